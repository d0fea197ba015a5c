import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale, Text } from '@dovolilnice/contract/locale'
import type { Outline } from '@dovolilnice/contract/zones/outline'
import { isInOutline } from '@dovolilnice/contract/zones/overlap'
import type { TableRow } from '../../platform/csv/read-table.ts'
import type { Row } from '../../platform/database/tables.ts'
import { streetKey } from './house.ts'
import { fromNational } from './place.ts'

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

export interface KnownZone {
  name: string
  outline: Outline | null
}

export interface ReadAddresses {
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
export const addressKey = (one: Omit<Row<'address'>, 'street' | 'settlement' | 'zone'>): string =>
  [one.street_key, one.number, one.suffix, one.post_code, one.settlement_key].join('|')

/** The addresses of a file; rows of other municipalities are skipped, those with faults are named and left out. */
export const readAddressRows = (
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
