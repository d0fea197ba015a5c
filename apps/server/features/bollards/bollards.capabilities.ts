import { readGatesLink } from './gates-link.ts'

export const bollardsCapabilities = {
  readGatesLink,
}
