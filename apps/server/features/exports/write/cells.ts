import { columnText } from '@dovolilnice/contract/columns/column-text'
import type { ListColumn } from '@dovolilnice/contract/list'
import type { Locale } from '@dovolilnice/contract/locale'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { FileColumn } from './export-writer.ts'
import { betweenFields } from '../../../platform/database/lists/walk-texts.ts'

/** A cell as programs read it: an amount in cents, a local day, an instant, a number; anything else as the words of the screen. */
export type CellValue = string | number | { cents: number } | { day: string } | { instant: string }

const typedValue = (kind: ListColumn['kind'], value: unknown, row: object): CellValue | undefined => {
  if (kind === 'money') return typeof value === 'number' ? { cents: value } : undefined
  if (typeof value === 'number') return kind === undefined || kind === 'text' ? value : undefined
  if (typeof value !== 'string' || value === '') return undefined
  if (kind === 'day') return { day: value }
  // With the hours of each day behind it, it is more than a day.
  if (kind === 'last-day') return ownWindow(row) === undefined ? { day: lastDayOf(value) } : undefined
  // An end stays words: no sheet knows 24:00.
  return kind === 'instant' ? { instant: value } : undefined
}

/**
 * What a cell holds. A column with words of its own is typed where they are the usual ones of its kind: an amount in another currency, or
 * `never` instead of an instant, stays text.
 */
export const cellValue = ({ key, column }: FileColumn, row: object, locale: Locale): CellValue => {
  const { kind, text, labels } = column
  if (labels !== undefined) return columnText(column, key, row, locale)
  const value = typedValue(kind, Reflect.get(row, key), row)
  if (value === undefined) return columnText(column, key, row, locale)
  if (text === undefined) return value
  const words = text(row, locale)
  const { text: _words, ...usual } = column
  return words === columnText(usual, key, row, locale) ? value : words
}

/** Where the fields are noted that are being read. */
let noted: Set<number> | undefined

/**
 * A row as the texts of its fields, by their places. A class for each list has the fields by their names, which are not the row's own: a copy
 * of it would be empty.
 */
export class TextRow {
  readonly #texts: readonly string[]

  constructor(texts: readonly string[]) {
    this.#texts = texts
  }

  /** The text of a field that somebody reads. */
  protected read(place: number): string {
    noted?.add(place)
    return this.#texts[place] ?? ''
  }

  textsAt(places: readonly number[]): string {
    const [only] = places
    if (places.length === 1 && only !== undefined) return this.#texts[only] ?? ''
    let texts = ''
    for (const place of places) texts += `${this.#texts[place]}${betweenFields}`
    return texts
  }
}

/** What `make` makes of a row; the places of all fields that it reads are added to `places`. */
const noteReads = <Row, Made>(places: Set<number>, make: (row: Row) => Made, row: Row): Made => {
  noted = places
  try {
    return make(row)
  } finally {
    noted = undefined
  }
}

/** Cells of a column. What each was made of stays in memory with it. */
const mostRemembered = 1_000

/**
 * Remembers the cells of a column by the texts of the fields that it reads of a row: a row in which these are the same has the same cell. Codes
 * and names of things come again and again, plates and phones often.
 */
const remembering = (write: (row: object) => string): ((row: object) => string) => {
  const cells = new Map<string, string>()
  const read = new Set<number>()
  let places: readonly number[] = []
  return (row) => {
    if (!(row instanceof TextRow)) return write(row)
    const known = cells.get(row.textsAt(places))
    if (known !== undefined) return known
    const cell = noteReads(read, write, row)
    // Another row made the column read more: what is remembered by fewer fields no longer says what it was made of.
    if (read.size !== places.length) {
      places = [...read]
      cells.clear()
    }
    if (cells.size < mostRemembered) cells.set(row.textsAt(places), cell)
    return cell
  }
}

/** For each column, what writes its cell of a row; `write` gives a cell's value the form of the file. */
export const cellWriters = (
  columns: readonly FileColumn[],
  locale: Locale,
  write: (value: CellValue) => string,
): ((row: object) => string)[] =>
  columns.map((column) => {
    const writeCell = (row: object): string => write(cellValue(column, row, locale))
    // Two rows seldom have the same instant.
    return column.column.kind === 'instant' || column.column.kind === 'end' ? writeCell : remembering(writeCell)
  })
