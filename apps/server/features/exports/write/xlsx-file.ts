import { textIn } from '@dovolilnice/contract/in-language'
import { once } from 'node:events'
import { PassThrough, Readable } from 'node:stream'
import { ZipFile } from 'yazl'
import type { ExportWriter, FileColumn, FileHead, RowBatch } from './export-writer.ts'
import { sheetRows, xmlText } from './xlsx-cells.ts'
import { cellStyle, packageParts, sheetEnd, sheetStart } from './xlsx-parts.ts'

/** Rows of a sheet under its titles: the format's greatest number is 1,048,576. More go on in another sheet. */
const mostSheetRows = 1_048_000

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
  for (let rows = 0; rows < mostSheetRows;) {
    const next = await left.batches.next()
    if (next.done === true) {
      left.ended = true
      break
    }
    rows += next.value.length
    yield* written(next.value)
  }
  yield Buffer.from(sheetEnd)
}

const addParts = async (zip: ZipFile, head: FileHead, left: Left): Promise<void> => {
  let sheets = 0
  while (!left.ended) {
    sheets += 1
    const sheet = Readable.from(sheetXml(head, left), { objectMode: false })
    const ended = once(sheet, 'end')
    // A level above costs half as much time again and saves a tenth of the size.
    zip.addReadStream(sheet, `xl/worksheets/sheet${sheets}.xml`, { mtime: head.now, compressionLevel: 3 })
    await ended
  }
  for (const [path, xml] of packageParts(head.title, sheets)) zip.addBuffer(Buffer.from(xml), path, { mtime: head.now })
  zip.end()
}

/** A workbook (ECMA-376): amounts are numbers, days and instants are dates on the town's clock. */
export const writeXlsx: ExportWriter = async function* (head, batches) {
  const zip = new ZipFile()
  const output = new PassThrough()
  zip.outputStream.pipe(output)
  const left: Left = { batches: batches[Symbol.asyncIterator](), ended: false }
  const fail = (error: unknown): void => void output.destroy(error instanceof Error ? error : new Error(String(error)))
  zip.on('error', fail)
  addParts(zip, head, left).catch(fail)
  try {
    for await (const part of output) yield part
  } finally {
    await left.batches.return?.()
  }
}
