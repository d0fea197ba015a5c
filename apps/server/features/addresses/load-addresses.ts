import { textIn, type Locale, type Text } from '@dovolilnice/contract/locale'
import { isInOutline, type Outline } from '@dovolilnice/contract/zones/outline'
import { TableError } from '../../platform/csv/read-sheet.ts'
import { readTable, type TableRow } from '../../platform/csv/read-table.ts'
import { type Row, type Trx, insertRow, sql } from '../../platform/database/db.ts'
import { fromNational, streetKey } from './place.ts'
import { invalidField } from '@dovolilnice/contract/errors'
import { loadAddresses, mostAddresses, mostNamedFaults, readAddresses } from '@dovolilnice/contract/addresses/operations'
import { lockKeys } from '../../platform/database/session.ts'
import { type Prepare, implementPrepared, implement } from '../../platform/http/context.ts'

/**
 * The columns of a list of addresses: of the municipality's own, and of the register of addresses of GURS (RN, *register_naslovov*), in which the
 * coordinates E and N (D96/TM, metres) decide the zone by its outline.
 */
const addressColumns = [
  { key: 'street', titles: ['ulica', 'ULICA_NAZIV', 'street'] },
  { key: 'settlement', titles: ['naselje', 'NASELJE_NAZIV'] },
  { key: 'number', titles: ['hišna številka', 'HS_STEVILKA', 'number'], required: true },
  { key: 'suffix', titles: ['dodatek', 'HS_DODATEK'] },
  { key: 'post_code', titles: ['pošta', 'poštna številka', 'POSTNI_OKOLIS_SIFRA', 'post code'], required: true },
  { key: 'municipality', titles: ['občina', 'OBCINA_NAZIV'] },
  { key: 'zone', titles: ['območje', 'cona', 'zone'] },
  { key: 'east', titles: ['E'] },
  { key: 'north', titles: ['N'] },
] as const

const sentences = {
  street: { sl: 'Manjka ulica ali naselje.', en: 'The street or the settlement is missing.' },
  number: { sl: 'Hišna številka mora biti število od 1 do 9999.', en: 'The house number must be a number from 1 to 9999.' },
  post_code: { sl: 'Poštna številka mora imeti štiri števke.', en: 'The post code must have four digits.' },
  zone: {
    sl: 'Takega območja ni. Vpišite ga tako, kakor je imenovano pri parkiriščih.',
    en: 'There is no such zone. Write it as the lots call it.',
  },
  twice: { sl: 'Ta naslov je v datoteki že prej.', en: 'This address is already in the file.' },
} as const satisfies Record<string, Text>

interface KnownZone {
  name: string
  outline: Outline | null
}

interface ReadAddresses {
  addresses: Row<'address'>[]
  faults: { line: number; note: string }[]
  skipped: number
}

const plainMunicipality = (name: string): string => streetKey(name).replace(/^(mestna )?obcina /, '')

/** The zone that a row names, or in whose outline its coordinates lie; undefined for a name that no zone has. */
const zoneOf = ({ zone = '', east = '', north = '' }: Record<string, string>, zones: readonly KnownZone[]): string | undefined => {
  if (zone !== '') return zones.find(({ name }) => name.toLowerCase() === zone.toLowerCase())?.name
  const [e, n] = [Number(east.replace(',', '.')), Number(north.replace(',', '.'))]
  if (!(e > 0 && n > 0)) return ''
  const place = fromNational(e, n)
  return zones.find(({ outline }) => outline !== null && isInOutline(place, outline))?.name ?? ''
}

const readRow = (cells: Record<string, string>, zones: readonly KnownZone[]): Row<'address'> | keyof typeof sentences => {
  const street = [cells.street, cells.settlement].find((name = '') => name !== '')?.slice(0, 160)
  if (street === undefined || streetKey(street) === '') return 'street'
  const [, number, joined = ''] = /^(\d{1,4})\s*[-/]?\s*(\p{Letter}?)$/u.exec(cells.number ?? '') ?? []
  if (number === undefined || Number(number) === 0) return 'number'
  if (!/^\d{4}$/.test(cells.post_code ?? '')) return 'post_code'
  const zone = zoneOf(cells, zones)
  if (zone === undefined) return 'zone'
  const suffix = (cells.suffix || joined).toLowerCase().slice(0, 4)
  const settlement = (cells.settlement ?? '').slice(0, 160)
  const names = { street, street_key: streetKey(street), settlement, settlement_key: streetKey(settlement) }
  return { ...names, number: Number(number), suffix, post_code: cells.post_code ?? '', zone }
}

/** An address as one text, by which two are compared. */
const addressKey = (one: Omit<Row<'address'>, 'street' | 'settlement' | 'zone'>): string =>
  [one.street_key, one.number, one.suffix, one.post_code, one.settlement_key].join('|')

/** The addresses of a file; rows of other municipalities are skipped, those with faults are named and left out. */
const readAddressRows = (
  rows: readonly TableRow[],
  zones: readonly KnownZone[],
  { municipality, locale }: { municipality: string; locale: Locale },
): ReadAddresses => {
  const read: ReadAddresses = { addresses: [], faults: [], skipped: 0 }
  const seen = new Set<string>()
  for (const { line, cells } of rows) {
    const of = cells.municipality ?? ''
    if (of !== '' && plainMunicipality(of) !== plainMunicipality(municipality)) {
      read.skipped += 1
      continue
    }
    const found = readRow(cells, zones)
    const fault = typeof found === 'string' ? found : seen.has(addressKey(found)) ? 'twice' : undefined
    if (fault !== undefined) read.faults.push({ line, note: textIn(sentences[fault], locale) })
    else if (typeof found !== 'string') {
      seen.add(addressKey(found))
      read.addresses.push(found)
    }
  }
  return read
}

/** Rows that are written at once; PostgreSQL takes 65,535 values in a statement. */
const block = 5000

const replaceAll = async (trx: Trx, addresses: readonly Row<'address'>[]): Promise<void> => {
  await trx.deleteFrom('address').execute()
  for (let at = 0; at < addresses.length; at += block) await insertRow(trx, 'address', addresses.slice(at, at + block))
}

const countBy = (addresses: readonly Row<'address'>[]): { zone: string; addresses: number }[] => {
  const counts = new Map<string, number>()
  for (const { zone } of addresses) counts.set(zone, (counts.get(zone) ?? 0) + 1)
  return [...counts].map(([zone, count]) => ({ zone, addresses: count })).toSorted((one, other) => other.addresses - one.addresses)
}

/** Reads the file before the transaction, and removes it: the list is what is kept. @throws OperationError `validation` at the file */
const readAddressFile: Prepare<typeof loadAddresses, TableRow[]> = async (_, { files: [file], storage, locale }) => {
  const refuse = ({ rule, values }: TableError) => invalidField('file', rule, locale, values)
  if (file === undefined) throw refuse(new TableError('table_missing'))
  try {
    const { rows } = await readTable(await storage.open(file.storage_key), addressColumns, mostAddresses)
    await storage.remove(file.storage_key)
    return rows
  } catch (error) {
    throw error instanceof TableError ? refuse(error) : error
  }
}

/** Streets that one answer names. */
const shownStreets = 50

export const handleReadAddresses = implement(readAddresses, async ({ body: { search } }, { trx }) => {
  const counts = await trx
    .selectFrom('address')
    .select((of) => [
      of.fn.countAll<number>().as('addresses'),
      sql<number>`count(distinct (street_key, settlement_key))::int`.as('streets'),
    ])
    .executeTakeFirstOrThrow()
  const found = await trx
    .selectFrom('address')
    .select(['street', 'settlement', 'post_code'])
    .select(sql<string>`min(number) || '–' || max(number)`.as('numbers'))
    .select(sql<string[]>`array_agg(distinct zone order by zone)`.as('zones'))
    .where(sql<boolean>`starts_with(street_key, ${streetKey(search)})`)
    .groupBy(['street', 'street_key', 'settlement', 'settlement_key', 'post_code'])
    .orderBy('street_key')
    .orderBy('settlement_key')
    .limit(shownStreets)
    .execute()
  return { ...counts, found }
})

/** The list replaces the one before, so that a second load makes no doubles and a removed house goes. */
export const handleLoadAddresses = implementPrepared(loadAddresses, readAddressFile, async ({ body }, context, rows) => {
  const { trx, locale, capabilities } = context
  const { municipality } = await capabilities.readParameters(trx)
  const zones = await trx.selectFrom('zone').select(['name', 'outline']).execute()
  const { addresses, faults, skipped } = readAddressRows(rows, zones, { municipality: municipality.name, locale })
  if (body.dry_run === 'no') {
    // An empty list would silently take the zone from every address.
    if (addresses.length === 0) throw invalidField('file', 'table_unusable', locale)
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
})
