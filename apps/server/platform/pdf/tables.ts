import { drawArtifact, ensureRoom, ink, type Pdf } from './pdf-document.ts'

const padding = 3
const size = 10

const rule = (pdf: Pdf): void => {
  const { doc, left, width } = pdf
  const y = doc.y
  drawArtifact(
    pdf,
    () =>
      void doc
        .moveTo(left, y)
        .lineTo(left + width, y)
        .lineWidth(0.5)
        .strokeColor(ink.line)
        .stroke(),
  )
}

interface Cell {
  text: string
  x: number
  width: number
  tag: 'TH' | 'TD'
  scope?: 'Row' | 'Column'
  bold?: boolean
  muted?: boolean
  align?: 'left' | 'right'
}

const useFont = ({ doc }: Pdf, { bold, muted }: Cell): void =>
  void doc
    .font(bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(muted ? ink.muted : ink.text)

const rowHeight = (pdf: Pdf, cells: readonly Cell[]): number =>
  Math.max(
    ...cells.map((cell) => {
      useFont(pdf, cell)
      return pdf.doc.heightOfString(cell.text || ' ', { width: cell.width - 2 * padding, lineGap: 1 })
    }),
  ) +
  2 * padding

const drawRow = (pdf: Pdf, table: PDFKit.PDFStructureElement, cells: readonly Cell[]): void => {
  const { doc } = pdf
  const height = rowHeight(pdf, cells)
  const y = doc.y
  const row = doc.struct('TR')
  table.add(row)
  for (const cell of cells) {
    const options = cell.scope === undefined ? {} : { scope: cell.scope }
    row.add(
      doc.struct(cell.tag, options as object, () => {
        useFont(pdf, cell)
        doc.text(cell.text, cell.x + padding, y + padding, { width: cell.width - 2 * padding, align: cell.align ?? 'left', lineGap: 1 })
      }),
    )
  }
  row.end()
  doc.y = y + height
  rule(pdf)
}

/** Facts in two columns, name and value; rows whose value is empty are left out. A row is never torn between pages. */
export const facts = (pdf: Pdf, rows: readonly (readonly [name: string, value: string | null | undefined])[]): void => {
  const { doc, root, left, width } = pdf
  const nameWidth = width * 0.34
  const table = doc.struct('Table')
  root.add(table)
  rule(pdf)
  for (const [name, value] of rows) {
    if (value === null || value === undefined || value === '') continue
    const cells: Cell[] = [
      { text: name, x: left, width: nameWidth, tag: 'TH', scope: 'Row', muted: true },
      { text: value, x: left + nameWidth, width: width - nameWidth, tag: 'TD' },
    ]
    ensureRoom(pdf, rowHeight(pdf, cells))
    drawRow(pdf, table, cells)
  }
  table.end()
  doc.y += 8
}

export interface TableColumn {
  title: string
  /** The column's part of the width, relative to the sum of all shares. */
  share: number
  align?: 'left' | 'right'
}

/** A table with a heading row, which is repeated on each further page. */
export const table = (pdf: Pdf, columns: readonly TableColumn[], rows: readonly (readonly string[])[]): void => {
  const { doc, root, left, width } = pdf
  const total = columns.reduce((sum, { share }) => sum + share, 0)
  const widths = columns.map(({ share }) => (width * share) / total)
  const starts = widths.map((_, index) => left + widths.slice(0, index).reduce((sum, part) => sum + part, 0))
  const cellsOf = (texts: readonly string[], more: Partial<Cell>): Cell[] =>
    columns.map(({ align }, index) => ({
      text: texts[index] ?? '',
      x: starts[index] ?? left,
      width: widths[index] ?? width,
      tag: 'TD',
      align,
      ...more,
    }))
  const head = cellsOf(
    columns.map(({ title }) => title),
    { tag: 'TH', scope: 'Column', bold: true },
  )
  const element = doc.struct('Table')
  root.add(element)
  ensureRoom(pdf, rowHeight(pdf, head) + 20)
  drawRow(pdf, element, head)
  for (const texts of rows) {
    const cells = cellsOf(texts, {})
    if (ensureRoom(pdf, rowHeight(pdf, cells))) drawRow(pdf, element, head)
    drawRow(pdf, element, cells)
  }
  element.end()
  doc.y += 8
}
