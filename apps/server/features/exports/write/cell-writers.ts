import type { Locale } from '@dovolilnice/contract/locale'
import { cellValue } from './cell-value.ts'
import type { CellValue } from './cell-value.ts'
import type { FileColumn } from './export-writer.ts'
import { noteReads, TextRow } from './text-row.ts'

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
    return column.column.kind === 'instant' ? writeCell : remembering(writeCell)
  })
