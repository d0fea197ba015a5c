import type { Locale } from '@dovolilnice/contract/locale'
import { cellValue } from './cell-value.ts'
import type { CellValue } from './cell-value.ts'
import type { FileColumn } from './export-writer.ts'

const mostRemembered = 500

/** Codes and names of things come again and again, and plates and phones often; words of a column's own, instants and the last day of a range may be others in each row. */
const repeats = ({ column: { kind, text } }: FileColumn): boolean => text === undefined && kind !== 'instant' && kind !== 'last-day'

const remembering = (key: string, write: (row: object) => string): ((row: object) => string) => {
  const written = new Map<string, string>()
  return (row) => {
    const value: unknown = Reflect.get(row, key)
    if (typeof value !== 'string') return write(row)
    const known = written.get(value)
    if (known !== undefined) return known
    const cell = write(row)
    if (written.size < mostRemembered) written.set(value, cell)
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
    return repeats(column) ? remembering(column.key, writeCell) : writeCell
  })
