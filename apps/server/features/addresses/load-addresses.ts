import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import { mostNamedFaults } from '@dovolilnice/contract/addresses/load-addresses'
import type { loadAddresses } from '@dovolilnice/contract/addresses/load-addresses'
import type { TableRow } from '../../platform/csv/read-table.ts'
import { lockKeys } from '../../platform/database/advisory-lock.ts'
import type { Row, Trx } from '../../platform/database/tables.ts'
import type { PreparedHandler } from '../../platform/http/context.ts'
import { addressKey, readAddressRows } from './address-rows.ts'

/** Rows that are written at once; PostgreSQL takes 65,535 values in a statement. */
const block = 5000

const replaceAll = async (trx: Trx, addresses: readonly Row<'address'>[]): Promise<void> => {
  await trx.deleteFrom('address').execute()
  for (let at = 0; at < addresses.length; at += block)
    await trx
      .insertInto('address')
      .values(addresses.slice(at, at + block))
      .execute()
}

const countBy = (addresses: readonly Row<'address'>[]): { zone: string; addresses: number }[] => {
  const counts = new Map<string, number>()
  for (const { zone } of addresses) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  return [...counts].map(([zone, count]) => ({ zone, addresses: count })).toSorted((one, other) => other.addresses - one.addresses)
}

/** The list replaces the one before, so that a second load makes no doubles and a removed house goes. */
export const handleLoadAddresses: PreparedHandler<typeof loadAddresses, TableRow[]> = async ({ body }, context, rows) => {
  const { trx, locale, capabilities } = context
  const { municipality } = await capabilities.readParameters(trx)
  const zones = await trx.selectFrom('zone').select(['name', 'outline']).execute()
  const { addresses, faults, skipped } = readAddressRows(rows, zones, { municipality: municipality.name, locale })
  if (body.dry_run === 'no') {
    // An empty list would silently take the zone from every address.
    if (addresses.length === 0) throw new OperationError('validation', { fields: [fieldError('file', 'table_unusable', locale)] })
    await lockKeys(trx, ['addresses'])
  }
  const before = new Set(
    (await trx.selectFrom('address').select(['street_key', 'number', 'suffix', 'post_code', 'settlement_key']).execute()).map(addressKey),
  )
  const added = addresses.filter((one) => !before.has(addressKey(one))).length
  const counts = {
    addresses: addresses.length,
    streets: new Set(addresses.map(({ street_key: key, settlement_key: of }) => `${key}|${of}`)).size,
    added,
    removed: before.size - (addresses.length - added),
  }
  if (body.dry_run === 'no') {
    await replaceAll(trx, addresses)
    await context.recordAlso('addresses:load', { after: counts })
  }
  return { ...counts, skipped, zones: countBy(addresses), faults: faults.slice(0, mostNamedFaults), faulty: faults.length }
}
