import type { Feature } from '../../platform/http/feature.ts'
import { addressTables } from './address-tables.ts'
import { handleLoadAddresses, handleReadAddresses } from './load-addresses.ts'
import { handlePlaceAddress } from './place.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

/** Streets and house numbers of the municipality, and the zone of each. */
export const addressesFeature: Feature = {
  name: 'addresses',
  ...ownTables(addressTables),
  routes: [handleLoadAddresses, handleReadAddresses, handlePlaceAddress],
}
