import { readGatesLink } from './devices.ts'

export const bollardsCapabilities = {
  readGatesLink,
}
