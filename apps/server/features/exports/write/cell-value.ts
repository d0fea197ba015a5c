import { columnText } from '@dovolilnice/contract/columns/column-text'
import type { ListColumn } from '@dovolilnice/contract/list'
import type { Locale } from '@dovolilnice/contract/locale'
import { ownWindow } from '@dovolilnice/contract/parking/own-hours'
import { lastDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { FileColumn } from './export-writer.ts'

/** A cell as programs read it: an amount in cents, a local day, an instant, a number; anything else as the words of the screen. */
export type CellValue = string | number | { cents: number } | { day: string } | { instant: string }

const typedValue = (kind: ListColumn['kind'], value: unknown, row: object): CellValue | undefined => {
  if (kind === 'money') return typeof value === 'number' ? { cents: value } : undefined
  if (typeof value === 'number') return kind === undefined || kind === 'text' ? value : undefined
  if (typeof value !== 'string' || value === '') return undefined
  if (kind === 'day') return { day: value }
  // With the hours of each day behind it, it is more than a day.
  if (kind === 'last-day') return ownWindow(row) === undefined ? { day: lastDayOf(value) } : undefined
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
