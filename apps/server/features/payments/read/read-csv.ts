import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { CsvError, parse } from 'csv-parse'
import type { StatementMapping } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { csvEntryOf } from './csv-entry.ts'
import { csvOptions, titlesOf } from './csv-lines.ts'
import { decodeText } from './decode-text.ts'
import { withKeys } from './entry-key.ts'
import type { KeylessEntry } from './entry-key.ts'
import { mostEntries } from './read-camt.ts'
import { StatementError } from './statement.ts'
import type { StatementFile } from './statement.ts'

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
