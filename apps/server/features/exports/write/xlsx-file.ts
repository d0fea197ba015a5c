import { textIn } from '@dovolilnice/contract/in-language'
import type { ExportWriter, FileColumn, FileHead, RowBatch } from './export-writer.ts'
import { sheetRows, xmlText } from './xlsx-cells.ts'
import { cellStyle, packageParts, sheetEnd, sheetStart } from './xlsx-parts.ts'
import { zipFile } from './zip-file.ts'
import type { ZipPart } from './zip-file.ts'

/** Rows of a sheet under its titles: the format's greatest number is 1,048,576. More go on in another sheet. */
const mostSheetRows = 1_048_000

/** Bytes of a sheet's XML, which the archive cannot hold many more of: wide rows go on in another sheet sooner. */
const mostSheetBytes = 4_000_000_000

const widthOf = ({ column: { kind, title, wide } }: FileColumn, { locale }: FileHead): number => {
  const usual = kind === 'instant' ? 18 : kind === 'day' || kind === 'last-day' || kind === 'money' ? 13 : wide === true ? 34 : 20
  return Math.max(usual, textIn(title, locale).length + 2)
}

const titleRow = ({ columns, locale }: FileHead): string => {
  const cells = columns.map(
    ({ column }) => `<c s="${cellStyle.title}" t="inlineStr"><is><t>${xmlText(textIn(column.title, locale))}</t></is></c>`,
  )
  return `<row>${cells.join('')}</row>`
}

/** The batches that are left; a sheet takes as many as it may hold. */
interface Left {
  batches: AsyncIterator<RowBatch>
  ended: boolean
}

async function* sheetXml(head: FileHead, left: Left): AsyncGenerator<Buffer> {
  const widths = head.columns.map((column) => widthOf(column, head))
  const written = sheetRows(head.columns, head.locale)
  yield Buffer.from(sheetStart(widths, titleRow(head)))
  let bytes = 0
  for (let rows = 0; rows < mostSheetRows && bytes < mostSheetBytes;) {
    const next = await left.batches.next()
    if (next.done === true) {
      left.ended = true
      break
    }
    rows += next.value.length
    for (const block of written(next.value)) {
      bytes += block.length
      yield block
    }
  }
  yield Buffer.from(sheetEnd)
}

async function* workbookParts(head: FileHead, left: Left): AsyncGenerator<ZipPart> {
  let sheets = 0
  while (!left.ended) {
    sheets += 1
    yield { path: `xl/worksheets/sheet${sheets}.xml`, content: sheetXml(head, left) }
  }
  for (const [path, xml] of packageParts(head.title, sheets)) yield { path, content: [Buffer.from(xml)] }
}

/** A workbook (ECMA-376): amounts are numbers, days and instants are dates on the town's clock. */
export const writeXlsx: ExportWriter = async function* (head, batches) {
  const left: Left = { batches: batches[Symbol.asyncIterator](), ended: false }
  try {
    yield* zipFile(workbookParts(head, left), head.now)
  } finally {
    await left.batches.return?.()
  }
}
