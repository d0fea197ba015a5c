import { type Locale, textIn } from '@dovolilnice/contract/locale'
import { byteBlocks, sameBlock } from './byte-blocks.ts'
import { type CellValue, cellWriters } from './cells.ts'
import type { ExportWriter, FileColumn, FileHead, RowBatch } from './export-writer.ts'
import { fastLocalDateTime } from './local-clock.ts'
import { zipFile, type ZipPart } from './zip-file.ts'

/** The formats of cells, by their place in `styles`. */
const cellStyle = { plain: 0, title: 1, day: 2, instant: 3, money: 4, quoted: 5 } as const

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const relations = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const office = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

const each = (count: number, part: (number: number) => string): string =>
  Array.from({ length: count }, (_, index) => part(index + 1)).join('')

const styles = `${declaration}<styleSheet xmlns="${main}"><numFmts count="3"><numFmt numFmtId="164" formatCode="d\\.\\ m\\.\\ yyyy"/><numFmt numFmtId="165" formatCode="d\\.\\ m\\.\\ yyyy\\ hh:mm"/><numFmt numFmtId="166" formatCode="#,##0.00\\ &quot;€&quot;"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="6"><xf/><xf fontId="1" applyFont="1"/><xf numFmtId="164" applyNumberFormat="1"/><xf numFmtId="165" applyNumberFormat="1"/><xf numFmtId="166" applyNumberFormat="1"/><xf quotePrefix="1"/></cellXfs></styleSheet>`

/** Signs that the name of a sheet may not have, and its greatest length. */
const sheetName = (title: string, number: number, count: number): string => {
  const name = title.replace(/[\\/?*[\]:&<>"']/g, ' ').slice(0, 26)
  return count === 1 ? name : `${name} ${number}`
}

/** The parts of the package around its sheets, by their paths (ECMA-376). */
const packageParts = (title: string, sheets: number): [path: string, xml: string][] => [
  ['xl/styles.xml', styles],
  [
    'xl/workbook.xml',
    `${declaration}<workbook xmlns="${main}" xmlns:r="${relations}"><sheets>${each(sheets, (n) => `<sheet name="${sheetName(title, n, sheets)}" sheetId="${n}" r:id="rId${n}"/>`)}</sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships">${each(sheets, (n) => `<Relationship Id="rId${n}" Type="${relations}/worksheet" Target="worksheets/sheet${n}.xml"/>`)}<Relationship Id="rId${sheets + 1}" Type="${relations}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    '_rels/.rels',
    `${declaration}<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${relations}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    '[Content_Types].xml',
    `${declaration}<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${office}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${office}.styles+xml"/>${each(sheets, (n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${office}.worksheet+xml"/>`)}</Types>`,
  ],
]

/** The beginning of a sheet: the row of titles stays in sight. @param widths of the columns, in characters */
const sheetStart = (widths: readonly number[], titles: string): string =>
  `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${widths.map((width, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`).join('')}</cols><sheetData>${titles}`

const sheetEnd = '</sheetData></worksheet>'

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }

// oxlint-disable-next-line no-control-regex
const forbidden = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g

/** Most texts stay as they are, which is found out faster than they are written anew. */
// oxlint-disable-next-line no-control-regex
const needsCare = /[&<>\u0000-\u0008\u000B-\u001F\uD800-\uDFFF\uFFFE\uFFFF]/

const escaped = (text: string): string =>
  text
    .toWellFormed()
    .replace(forbidden, '')
    .replace(/[&<>]/g, (sign) => escapes[sign] ?? '')
    // A line break of Windows would become two in the sheet.
    .replaceAll('\r', '&#13;')

/** Text for XML; what XML cannot hold is left out. */
const xmlText = (text: string): string => (needsCare.test(text) ? escaped(text) : text)

/** Excel stores at most so many characters in a cell, and refuses a file with more. */
const mostCharacters = 32_767

/** Days since 30 December 1899, as sheets count them; the time of day is the fraction. */
const serialOf = (localTime: string): number => Date.parse(`${localTime}Z`) / 86_400_000 + 25_569

const number = (value: number, style: number): string => `<c s="${style}"><v>${value}</v></c>`

/**
 * A text is no formula here, whatever it begins with; but once a person edits its cell, or saves the sheet as CSV, it could become one. The mark
 * of a text that Excel itself sets for a leading apostrophe prevents that, and changes nothing of the text.
 */
const textCell = (text: string): string => {
  if (text === '') return '<c/>'
  const style = /^[=+\-@\t\r]/.test(text) ? ` s="${cellStyle.quoted}"` : ''
  return `<c${style} t="inlineStr"><is><t xml:space="preserve">${xmlText(text.slice(0, mostCharacters))}</t></is></c>`
}

const written = (value: CellValue): string => {
  if (typeof value === 'string') return textCell(value)
  if (typeof value === 'number') return number(value, cellStyle.plain)
  if ('cents' in value) return number(value.cents / 100, cellStyle.money)
  if ('day' in value) return number(serialOf(`${value.day}T00:00:00`), cellStyle.day)
  return number(serialOf(fastLocalDateTime(value.instant)), cellStyle.instant)
}

/** The rows of a sheet, some at a time; a row has a cell, if an empty one, for each column. A block holds until the next is asked for. */
const sheetRows = (columns: readonly FileColumn[], locale: Locale): ((rows: Iterable<object>) => Iterable<Buffer>) => {
  const cells = cellWriters(columns, locale, written)
  const blockOf = sameBlock()
  const rowXml = (row: object): string => {
    let xml = '<row>'
    for (const cell of cells) xml += cell(row)
    return `${xml}</row>`
  }
  return (rows) => byteBlocks(rows, rowXml, blockOf)
}

/** Rows of a sheet under its titles: the format's greatest number is 1,048,576. More go on in another sheet. */
const mostSheetRows = 1_048_000

/** Bytes of a sheet's XML, which the archive cannot hold many more of: wide rows go on in another sheet sooner. */
const mostSheetBytes = 4_000_000_000

const widthOf = ({ column: { kind, title, wide } }: FileColumn, { locale }: FileHead): number => {
  const usual =
    kind === 'instant' || kind === 'end' ? 18 : kind === 'day' || kind === 'last-day' || kind === 'money' ? 13 : wide === true ? 34 : 20
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
