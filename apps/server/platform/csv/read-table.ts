import { invalidField } from '@dovolilnice/contract/errors'
import type { Locale } from '@dovolilnice/contract/locale'
import { CsvError, parse } from 'csv-parse/sync'
import { buffer } from 'node:stream/consumers'
import { TextDecoder } from 'node:util'
import type { ReceivedFile, Services } from '../http/context.ts'
import { readSheet, type SheetRows, TableError, workbookTypeOf } from './read-sheet.ts'

/** A row of a table with its line in the file. */
export interface TableRow {
  line: number
  cells: Record<string, string>
}

export interface Column {
  key: string
  /** Titles by which it is known, in any letters and with or without carons. */
  titles: readonly string[]
  required?: true
  /** Needed only where the file has not this one. */
  unless?: string
}

export interface Table {
  rows: TableRow[]
  /** Titles that no column has. */
  unread: string[]
  /** Keys of the columns that the file has. */
  keys: string[]
}

/** A file as it is, before its columns mean anything. */
export interface FoundTable {
  titles: string[]
  rows: SheetRows['rows']
}

/** Excel on Slovenian Windows writes windows-1250; everything else is UTF-8. */
const decode = (bytes: Uint8Array): string => {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1250').decode(bytes)
  }
}

/** A title above the table has none of them, so the first lines are looked at together. */
const delimiterOf = (text: string): string => {
  const first = text.split('\n', 5).join('\n')
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

const readCsv = (bytes: Uint8Array): SheetRows => {
  const rows = linesOf(decode(bytes)).flatMap((cells, index) => (cells.every((cell) => cell === '') ? [] : [{ line: index + 1, cells }]))
  return { rows, count: rows.length }
}

const mostColumns = 200
/** Lines among which the titles are: a list of an older program may begin with its name and its day. */
const titleLines = 10

/**
 * A file (CSV, XLSX or ODS) as its titles and the rows below them: the titles are the first line with two texts. Empty lines are left out, but counted.
 * @param most rows at most
 * @throws TableError for a file that is no table, has no rows, or too many
 */
export const readFound = async (content: AsyncIterable<Uint8Array>, most: number): Promise<FoundTable> => {
  const bytes = await buffer(content)
  const { rows, count } = workbookTypeOf(bytes) !== undefined ? await readSheet(bytes, most + titleLines) : readCsv(bytes)
  const titlesAt = rows.slice(0, titleLines).findIndex(({ cells }) => cells.filter((cell) => cell !== '').length > 1)
  const above = Math.max(titlesAt, 0) + 1
  const named = rows[above - 1]?.cells ?? []
  const titles = named.slice(0, named.findLastIndex((title) => title !== '') + 1)
  if (titles.length > mostColumns) throw new TableError('table_wide', { most: mostColumns })
  if (rows.length <= above) throw new TableError('table_empty')
  if (count - above > most) throw new TableError('table_too_long', { rows: count - above, most })
  return { titles, rows: rows.slice(above) }
}

/** What each column is by its title; the first one that has it. */
export const keysOfTitles = (titles: readonly string[], columns: readonly Column[]): (string | undefined)[] => {
  const keys = titles.map((title) => columns.find(({ titles: known }) => known.map(plainTitle).includes(plainTitle(title)))?.key)
  return keys.map((key, at) => (keys.indexOf(key) === at ? key : undefined))
}

/** A row by its keys. What stands in several columns of one meaning is put together. */
const cellsOf = (cells: readonly string[], keys: readonly (string | undefined)[]): Record<string, string> => {
  const found = new Map<string, string>()
  keys.forEach((key, at) => {
    if (key !== undefined) found.set(key, [found.get(key), cells[at]].filter(Boolean).join(', '))
  })
  return Object.fromEntries(found)
}

/** Rows by the keys of their columns. @throws TableError when a required column is missing */
export const tableOf = ({ titles, rows }: FoundTable, keys: readonly (string | undefined)[], columns: readonly Column[]): Table => {
  const needed = columns.filter(({ required, unless }) => required === true && (unless === undefined || !keys.includes(unless)))
  const missing = needed.filter(({ key }) => !keys.includes(key))
  if (missing.length > 0) throw new TableError('table_columns', { columns: missing.map(({ titles: [own] }) => own).join(', ') })
  return {
    rows: rows.map(({ line, cells }) => ({ line, cells: cellsOf(cells, keys) })),
    unread: titles.filter((title, at) => keys[at] === undefined && title !== '').map((title) => title.slice(0, 60)),
    keys: keys.filter((key) => key !== undefined),
  }
}

/** A file as rows by the keys of its columns. @throws TableError as the steps above do */
export const readTable = async (content: AsyncIterable<Uint8Array>, columns: readonly Column[], most: number): Promise<Table> => {
  const found = await readFound(content, most)
  return tableOf(found, keysOfTitles(found.titles, columns), columns)
}

/** Reads an uploaded file before the transaction. @throws OperationError `validation` at the file, with what is wrong */
export const readUpload = async <T>(
  { files, storage, locale }: { files: readonly ReceivedFile[]; storage: Services['storage']; locale: Locale },
  most: number,
  read: (found: FoundTable, file: ReceivedFile) => T,
): Promise<T> => {
  const refuse = ({ rule, values }: TableError) => invalidField('file', rule, locale, values)
  const [file] = files
  if (file === undefined) throw refuse(new TableError('table_missing'))
  try {
    return read(await readFound(await storage.open(file.storage_key), most), file)
  } catch (error) {
    throw error instanceof TableError ? refuse(error) : error
  }
}
