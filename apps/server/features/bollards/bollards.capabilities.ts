import { readGateClocks, readGatesLink } from './gates-link.ts'

export const bollardsCapabilities = {
  readGateClocks,
  readGatesLink,
}
