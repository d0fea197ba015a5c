import { keysOf } from '@dovolilnice/contract/keys-of'
import { longestTitle, type StatementLayout, type StatementMapping } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { centsOf, decodeText, isBookable, type KeylessEntry, StatementError, type StatementFile, withKeys } from './statement.ts'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import { mostEntries } from './read-camt.ts'

/** The order of year, month and day in what the form's pattern finds. */
const dateForms: Record<StatementMapping['date_form'], { pattern: RegExp; order: readonly [number, number, number] }> = {
  'D.M.YYYY': { pattern: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/, order: [3, 2, 1] },
  'D/M/YYYY': { pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: [3, 2, 1] },
  'YYYY-MM-DD': { pattern: /^(\d{4})-(\d\d)-(\d\d)$/, order: [1, 2, 3] },
  YYYYMMDD: { pattern: /^(\d{4})(\d\d)(\d\d)$/, order: [1, 2, 3] },
}

/** The form in which a day is written; undefined for none that is known. */
export const dateFormOf = (written: string): StatementMapping['date_form'] | undefined =>
  keysOf(dateForms).find((form) => dateForms[form].pattern.test(written))

const dayOf = (written: string, form: StatementMapping['date_form']): string => {
  const { pattern, order } = dateForms[form]
  const found = pattern.exec(written)
  const day = order.map((part) => (found?.[part] ?? '').padStart(2, '0')).join('-')
  if (!isBookable(day)) throw new StatementError('statement_day', { day: written.slice(0, 40) })
  return day
}

/** An amount as people write it, with points or blanks between thousands; 0 for an empty cell. */
const amountOf = (written: string, decimalSign: ',' | '.'): number => {
  if (written === '') return 0
  const plain = written.replace(/[\s\u00a0']|€|EUR$/g, '')
  const [grouping, decimal] = decimalSign === ',' ? ['.', ','] : [',', '.']
  return centsOf(plain.replaceAll(grouping, '').replace(decimal, '.'))
}

/**
 * One line of a CSV export as a movement; undefined for a line without a day, as the totals below the table are.
 * @param cell the line's text in a column, by the column's title
 * @throws StatementError for an amount or a day that cannot be read
 */
const csvEntryOf = (cell: (title: string) => string, mapping: StatementMapping): KeylessEntry | undefined => {
  const { columns, decimal_sign: sign } = mapping
  const booked = cell(columns.booked_on)
  if (booked === '') return undefined
  const given = (title: string | undefined): string | null =>
    title === undefined ? null : cell(title).replaceAll('\0', '').slice(0, 1000) || null
  const out = columns.debit === undefined ? 0 : Math.abs(amountOf(cell(columns.debit), sign))
  const amount = amountOf(cell(columns.amount), sign) - out
  const reference = given(columns.bank_reference)?.slice(0, 140) ?? null
  return {
    direction: amount < 0 ? 'debit' : 'credit',
    cents: Math.abs(amount),
    currency: given(columns.currency)?.toUpperCase() ?? 'EUR',
    booked_on: dayOf(booked, mapping.date_form),
    value_on: null,
    payer_name: given(columns.payer_name)?.slice(0, 140) ?? null,
    payer_iban: given(columns.payer_iban)?.replace(/\s/g, '').slice(0, 34) ?? null,
    reference: given(columns.reference)?.slice(0, 140) ?? null,
    purpose: given(columns.purpose),
    reversal: false,
    bank_reference: reference,
    bank_references: reference === null ? [] : [reference],
    payer_mark: null,
    counterparty: null,
    batch_index: null,
  }
}

/** How text is divided into lines of cells, from the line with the titles on. */
export const csvOptions = ({ delimiter, skipped_lines: skipped }: Pick<StatementLayout, 'delimiter' | 'skipped_lines'>) => ({
  delimiter: delimiter === 'tab' ? '\t' : delimiter,
  bom: true,
  trim: true,
  skip_empty_lines: true,
  relax_column_count: true,
  relax_quotes: true,
  from_line: skipped + 1,
  max_record_size: 20_000,
})

/** The titles of the columns, as a mapping keeps them. */
export const titlesOf = (line: readonly string[]): string[] => line.map((title) => title.slice(0, longestTitle).trim())

/** The places of the mapped columns. @throws StatementError for a column that the file does not have */
const placesOf = (titles: readonly string[], { columns }: StatementMapping): Map<string, number> =>
  new Map(
    Object.values(columns).map((title) => {
      const place = titles.indexOf(title)
      if (place < 0) throw new StatementError('statement_column', { column: title })
      return [title, place]
    }),
  )

/** Reads the lines one after the other; the first names the columns. */
const collect = async (lines: AsyncIterable<string[]>, mapping: StatementMapping): Promise<KeylessEntry[]> => {
  const entries: KeylessEntry[] = []
  let places: Map<string, number> | undefined
  for await (const line of lines) {
    if (places === undefined) {
      places = placesOf(titlesOf(line), mapping)
      continue
    }
    const cells = places
    const entry = csvEntryOf((title) => line[cells.get(title) ?? -1] ?? '', mapping)
    if (entry !== undefined) entries.push(entry)
    if (entries.length > mostEntries) throw new StatementError('statement_too_large')
  }
  return entries
}

/**
 * Reads a bank's CSV export by its saved mapping. The file does not name the account, so `iban` is the town's own.
 * @throws StatementError with what is wrong with the file
 */
export const readCsv = async (parts: AsyncIterable<Uint8Array>, mapping: StatementMapping, iban: string): Promise<StatementFile> => {
  let entries: KeylessEntry[] = []
  try {
    await pipeline(
      Readable.from(decodeText(parts, () => mapping.encoding)),
      parse(csvOptions(mapping)),
      async (lines: AsyncIterable<string[]>) => void (entries = await collect(lines, mapping)),
    )
  } catch (error) {
    if (error instanceof CsvError) throw new StatementError('statement_csv')
    throw error
  }
  if (entries.length === 0) throw new StatementError('statement_empty')
  const statement = {
    bank_id: null,
    iban: null,
    currency: null,
    opening_cents: null,
    closing_cents: null,
    not_booked: 0,
    sequence_nr: null,
  }
  const days = entries.map(({ booked_on: day }) => day).toSorted()
  return {
    format: 'csv',
    statements: [{ ...statement, from_on: days.at(0) ?? null, until_on: days.at(-1) ?? null, entries: withKeys(iban, entries) }],
  }
}
