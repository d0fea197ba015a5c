import { languageTags } from '@dovolilnice/contract/locale'
import type { Locale } from '@dovolilnice/contract/locale'
import { csvBlock, csvStart } from '@dovolilnice/contract/exports/csv'
import { formatCents } from '@dovolilnice/contract/primitives/money'

/** A column of a table of figures, on the screen and in its CSV file. */
export interface FigureColumn<Row> {
  title: string
  /** A text, a number, or an amount in cents; null: nothing is known. */
  value: (row: Row) => string | number | null
  /** The number is an amount in cents. */
  cents?: true
}

/** A value as people read it. */
export const valueText = (value: string | number | null, cents: true | undefined, locale: Locale): string => {
  if (value === null) return '–'
  if (typeof value === 'string') return value
  return cents ? formatCents(value, locale) : value.toLocaleString(languageTags[locale], { maximumFractionDigits: 1 })
}

/** A value as a spreadsheet of that language takes it for a number: without groups and currency. */
const plainText = (value: string | number | null, cents: true | undefined, locale: Locale): string => {
  if (value === null) return ''
  if (typeof value === 'string') return value
  const digits = cents ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumFractionDigits: 1 }
  return (cents ? value / 100 : value).toLocaleString(languageTags[locale], { ...digits, useGrouping: false }).replace('\u2212', '-')
}

/** The table as a CSV file: the same columns, rows and numbers. */
export const figuresCsv = <Row>(columns: readonly FigureColumn<Row>[], rows: readonly Row[], locale: Locale): string =>
  csvStart +
  csvBlock([
    columns.map(({ title }) => title),
    ...rows.map((row) => columns.map(({ value, cents }) => plainText(value(row), cents, locale))),
  ])
