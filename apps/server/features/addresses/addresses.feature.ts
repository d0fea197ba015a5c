import { loadAddresses } from '@dovolilnice/contract/addresses/load-addresses'
import { placeAddress } from '@dovolilnice/contract/addresses/place-address'
import { readAddresses } from '@dovolilnice/contract/addresses/read-addresses'
import { implement, implementPrepared, implementRead } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { addressTables } from './address-tables.ts'
import { handleLoadAddresses } from './load-addresses.ts'
import { handlePlaceAddress } from './place-address.ts'
import { readAddressFile } from './read-address-file.ts'
import { handleReadAddresses } from './read-addresses.ts'

/** Streets and house numbers of the municipality, and the zone of each. */
export const addressesFeature: Feature = {
  name: 'addresses',
  tables: addressTables,
  routes: [
    implementPrepared(loadAddresses, readAddressFile, handleLoadAddresses),
    implement(readAddresses, handleReadAddresses),
    implementRead(placeAddress, handlePlaceAddress),
  ],
}
