import { locateAddress } from './locate-address.ts'

export const addressesCapabilities = {
  locateAddress,
}
