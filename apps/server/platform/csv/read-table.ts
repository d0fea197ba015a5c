import { CsvError, parse } from 'csv-parse/sync'
import { buffer } from 'node:stream/consumers'
import { TextDecoder } from 'node:util'
import type { RuleName } from '@dovolilnice/contract/field-rules'

/** Why a file cannot be read as a table at all; its rule has a sentence. */
export class TableError extends Error {
  readonly rule: RuleName
  readonly values: Record<string, unknown>

  constructor(rule: RuleName, values: Record<string, unknown> = {}) {
    super(rule)
    this.rule = rule
    this.values = values
  }
}

/** A row of a table with its place in the file; the titles are line 1. */
export interface TableRow {
  line: number
  cells: Record<string, string>
}

export interface Column {
  key: string
  /** Titles by which it is known, in any letters and with or without carons. */
  titles: readonly string[]
  required?: true
}

export interface Table {
  rows: TableRow[]
  /** Titles that no column has. */
  unread: string[]
  /** Keys of the columns that the file has. */
  keys: string[]
}

/** Excel on Slovenian Windows writes windows-1250; everything else is UTF-8. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

const delimiterOf = (text: string): string => {
  const first = text.slice(0, text.indexOf('\n') >>> 0)
  const [found = ';'] = [';', '\t', ','].toSorted((one, other) => first.split(other).length - first.split(one).length)
  return found
}

const plainTitle = (title: string): string =>
  title
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const linesOf = (text: string): string[][] => {
  try {
    return parse(text, {
      delimiter: delimiterOf(text),
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
      max_record_size: 20_000,
    })
  } catch (error) {
    if (!(error instanceof CsvError)) throw error
    throw new TableError('table_unreadable', { line: error.lines ?? 1 })
  }
}

/**
 * A CSV file as rows by the keys of its columns. Empty lines are left out, but counted.
 * @param most rows at most
 * @throws TableError for a file that is no table, lacks a column, or has too many rows
 */
export const readTable = async (content: AsyncIterable<Uint8Array>, columns: readonly Column[], most: number): Promise<Table> => {
  const bytes = await buffer(content)
  const [titles = [], ...lines] = linesOf(decode(bytes))
  const keys = titles.map((title) => columns.find(({ titles: known }) => known.map(plainTitle).includes(plainTitle(title)))?.key)
  const missing = columns.filter(({ key, required }) => required === true && !keys.includes(key))
  if (missing.length > 0) throw new TableError('table_columns', { columns: missing.map(({ titles: [own] }) => own).join(', ') })
  const rows = lines.flatMap((cells, index) => {
    if (cells.every((cell) => cell === '')) return []
    return [{ line: index + 2, cells: Object.fromEntries(keys.flatMap((key, at) => (key === undefined ? [] : [[key, cells[at] ?? '']]))) }]
  })
  if (rows.length === 0) throw new TableError('table_empty')
  if (rows.length > most) throw new TableError('table_too_long', { rows: rows.length, most })
  return {
    rows,
    unread: titles.filter((title, at) => keys[at] === undefined && title !== '').map((title) => title.slice(0, 60)),
    keys: keys.filter((key) => key !== undefined),
  }
}
