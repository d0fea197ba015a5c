import { fillText } from '@dovolilnice/contract/fill-text'
import { textIn } from '@dovolilnice/contract/in-language'
import { columnText } from '@dovolilnice/contract/columns/column-text'
import { instantText } from '@dovolilnice/contract/primitives/time-in-words'
import { finishPdf, startPdf } from '../../../platform/pdf/pdf-document.ts'
import { table } from '../../../platform/pdf/tables.ts'
import type { TableColumn } from '../../../platform/pdf/tables.ts'
import { heading, paragraph } from '../../../platform/pdf/text-blocks.ts'
import { townLooks } from '../../../platform/pdf/town-looks.ts'
import type { ExportWriter, FileColumn, FileHead } from './export-writer.ts'

const made = { sl: 'Število zapisov: {rows}. Stanje ob {at}.', en: 'Number of records: {rows}. As of {at}.' }

const tableColumn = ({ column: { title, kind, wide } }: FileColumn, { locale }: FileHead): TableColumn => ({
  title: textIn(title, locale),
  share: wide === true ? 2 : kind === 'money' || kind === 'day' || kind === 'last-day' ? 1 : 1.4,
  align: kind === 'money' ? 'right' : 'left',
})

/** A paper for reading and filing. All of it is in memory, which is why its rows are few (`mostPdfRows`). */
export const writePdf: ExportWriter = async function* (head, batches) {
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
