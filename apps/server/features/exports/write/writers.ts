import { fillText, textIn, type Locale } from '@dovolilnice/contract/locale'
import { columnText } from '@dovolilnice/contract/columns/column-text'
import { instantText } from '@dovolilnice/contract/primitives/local-day'
import { finishPdf, startPdf, heading, paragraph } from '../../../platform/pdf/pdf-document.ts'
import { table, type TableColumn } from '../../../platform/pdf/tables.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import type { ExportWriter, FileColumn, FileHead } from './export-writer.ts'
import { csvBlock, csvCell, csvStart } from '@dovolilnice/contract/exports/csv'
import { byteBlocks } from './byte-blocks.ts'
import { type CellValue, cellWriters } from './cells.ts'
import { fastDayInWords, fastLocalDateTime } from './local-clock.ts'
import type { ExportFormat } from '@dovolilnice/contract/exports/export'
import { writeXlsx } from './xlsx-file.ts'

const made = { sl: 'Število zapisov: {rows}. Stanje ob {at}.', en: 'Number of records: {rows}. As of {at}.' }

const tableColumn = ({ column: { title, kind, wide } }: FileColumn, { locale }: FileHead): TableColumn => ({
  title: textIn(title, locale),
  share: wide === true ? 2 : kind === 'money' || kind === 'day' || kind === 'last-day' ? 1 : 1.4,
  align: kind === 'money' ? 'right' : 'left',
})

/** A paper for reading and filing. All of it is in memory, which is why its rows are few (`mostPdfRows`). */
const writePdf: ExportWriter = async function* (head, batches) {
  const { columns, locale, now, title, parameters } = head
  const rows: string[][] = []
  for await (const batch of batches)
    for (const row of batch) rows.push(columns.map(({ key, column }) => columnText(column, key, row, locale)))
  const { municipality } = parameters
  const pdf = startPdf({ title, author: municipality.name, locale, now, landscape: true, margin: 12, looks: await townLooks(parameters) })
  heading(pdf, 1, title)
  paragraph(pdf, fillText(textIn(made, locale), { rows: rows.length, at: instantText(now.toISOString(), locale) }))
  table(
    pdf,
    columns.map((column) => tableColumn(column, head)),
    rows,
  )
  yield await finishPdf(pdf, municipality.name)
}

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

export const writers: Record<ExportFormat, ExportWriter> = { csv: writeCsv, xlsx: writeXlsx, pdf: writePdf }

export const mediaTypes: Record<ExportFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
  pdf: 'application/pdf',
}
