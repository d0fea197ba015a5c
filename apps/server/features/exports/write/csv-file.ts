import { textIn } from '@dovolilnice/contract/in-language'
import type { Locale } from '@dovolilnice/contract/locale'
import { csvBlock, csvCell, csvStart } from '@dovolilnice/contract/exports/csv'
import { byteBlocks } from './byte-blocks.ts'
import type { CellValue } from './cell-value.ts'
import { cellWriters } from './cell-writers.ts'
import type { ExportWriter, FileColumn } from './export-writer.ts'
import { fastDayInWords, fastLocalDateTime } from './local-clock.ts'

/** Amounts stand without a sign of their currency, which some programs take for text; the title has it. */
const titleOf = ({ column: { title, kind } }: FileColumn, locale: Locale): string =>
  kind === 'money' ? `${textIn(title, locale)} (EUR)` : textIn(title, locale)

/** Decimal commas, whatever the language: how spreadsheets with Slovenian settings read numbers. */
const written = (value: CellValue, locale: Locale): string => {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return String(value).replace('.', ',')
  if ('cents' in value) return (value.cents / 100).toFixed(2).replace('.', ',')
  if ('day' in value) return fastDayInWords(value.day, locale)
  const local = fastLocalDateTime(value.instant)
  return `${fastDayInWords(local.slice(0, 10), locale)}, ${local.slice(11, 16)}`
}

export const writeCsv: ExportWriter = async function* ({ columns, locale }, batches) {
  yield csvStart + csvBlock([columns.map((column) => titleOf(column, locale))])
  const cells = cellWriters(columns, locale, (value) => csvCell(written(value, locale)))
  for await (const rows of batches) yield* byteBlocks(rows, (row) => lineOf(cells, row))
}

const lineOf = (cells: readonly ((row: object) => string)[], row: object): string => {
  let [line, between] = ['', '']
  for (const cell of cells) {
    line += between + cell(row)
    between = ';'
  }
  return `${line}\r\n`
}
