import { locateAddress } from './place.ts'

export const addressesCapabilities = {
  locateAddress,
}
