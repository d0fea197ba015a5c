import { loadAddresses, placeAddress, readAddresses } from '@dovolilnice/contract/addresses/operations'
import { implement, implementPrepared, implementRead, type Feature } from '../../platform/http/feature.ts'
import { addressColumns, addressTables } from './address-tables.ts'
import { handleLoadAddresses, handleReadAddresses, readAddressFile } from './load-addresses.ts'
import { handlePlaceAddress } from './place.ts'

/** Streets and house numbers of the municipality, and the zone of each. */
export const addressesFeature: Feature = {
  name: 'addresses',
  tables: addressTables,
  columns: addressColumns,
  routes: [
    implementPrepared(loadAddresses, readAddressFile, handleLoadAddresses),
    implement(readAddresses, handleReadAddresses),
    implementRead(placeAddress, handlePlaceAddress),
  ],
}
