import { fillText } from '@dovolilnice/contract/fill-text'
import { textIn } from '@dovolilnice/contract/in-language'
import { languageTags } from '@dovolilnice/contract/locale'
import type { Locale } from '@dovolilnice/contract/locale'
import { newPdf } from './new-pdf.ts'
import { registerFonts } from './pdf-fonts.ts'
import type { TownLooks } from './town-looks.ts'

/** Points of a millimetre. */
export const mm = 72 / 25.4

export const ink = { text: '#1b2733', muted: '#55626f', line: '#c9d3dc', shade: '#f1f5f9' }

/** A PDF being written: `doc` takes the drawing, `root` the tagged structure. */
export interface Pdf {
  doc: PDFKit.PDFDocument
  root: PDFKit.PDFStructureElement
  /** Left edge and width of the text, in points. */
  left: number
  width: number
  locale: Locale
  looks: TownLooks
}

export interface PdfOptions {
  title: string
  author: string
  locale: Locale
  /** `townLooks`; absent: the product's own colour, no arms. */
  looks?: TownLooks
  now: Date
  size?: 'A4' | 'A5' | 'A6'
  landscape?: boolean
  /** Margin in millimetres; 20 when absent. */
  margin?: number
  /** A paper for the archive: PDF/A-2b (ISO 19005-2), with all that a reader of later years needs inside. */
  archive?: boolean
}

/** Begins a tagged PDF 1.7 with its language, its title and its first page. */
export const startPdf = ({
  title,
  author,
  locale,
  looks = { accent: '#14508c' },
  now,
  size = 'A4',
  landscape = false,
  margin = 20,
  archive = false,
}: PdfOptions): Pdf => {
  const doc = newPdf({
    size,
    layout: landscape ? 'landscape' : 'portrait',
    margin: margin * mm,
    pdfVersion: '1.7',
    tagged: true,
    displayTitle: true,
    lang: languageTags[locale],
    bufferPages: true,
    ...(archive && { subset: 'PDF/A-2b' as const }),
    // The standard font Helvetica has no čšž, so it is never used.
    font: null as unknown as string,
    info: { Title: title, Author: author, CreationDate: now, ModDate: now, Producer: 'Dovolilnice', Creator: 'Dovolilnice' },
  })
  registerFonts(doc)
  doc.font('regular').fontSize(10).fillColor(ink.text)
  const root = doc.struct('Document')
  doc.addStructure(root)
  const left = doc.page.margins.left
  return { doc, root, left, width: doc.page.width - left - doc.page.margins.right, locale, looks }
}

/** Draws decoration (lines, backgrounds, page numbers) that a screen reader skips. */
export const drawArtifact = ({ doc }: Pdf, draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void => {
  doc.markContent('Artifact', { type })
  draw()
  doc.endMarkedContent()
}

/** Draws the town's arms into a box, where it has any. Decoration: its name stands beside them. */
export const drawArms = (pdf: Pdf, x: number, y: number, width: number, height: number): void => {
  const { arms } = pdf.looks
  if (arms === undefined) return
  const fit: [number, number] = [width, height]
  // A broken picture costs the paper its arms, not its words.
  drawArtifact(pdf, () => {
    try {
      pdf.doc.image(Buffer.from(arms), x, y, { fit, align: 'center', valign: 'center' })
    } catch {
      pdf.looks = { accent: pdf.looks.accent }
    }
  })
}

/** Begins a new page where less than `height` points are left on this one. Answers whether it did. */
export const ensureRoom = ({ doc }: Pdf, height: number): boolean => {
  const bottom = doc.page.height - doc.page.margins.bottom
  if (doc.y + height <= bottom || doc.y <= doc.page.margins.top) return false
  doc.addPage()
  return true
}

const pageOf = { sl: 'Stran {page} od {count}', en: 'Page {page} of {count}' }

const writeFooters = (pdf: Pdf, footer: string): void => {
  const { doc, left, width, locale } = pdf
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    const bottom = doc.page.margins.bottom
    doc.page.margins.bottom = 0
    const page = fillText(textIn(pageOf, locale), { page: index + 1, count })
    const y = doc.page.height - bottom * 0.6
    drawArtifact(
      pdf,
      () => {
        doc.font('regular').fontSize(8.5).fillColor(ink.muted)
        doc.text(footer, left, y, { width: width - 80, lineBreak: false, ellipsis: true, height: 10 })
        doc.text(page, left + width - 80, y, { width: 80, align: 'right', lineBreak: false })
      },
      'Pagination',
    )
    doc.page.margins.bottom = bottom
  }
}

/** Ends the document. `footer` stands on every page beside its number; null leaves both out. */
export const finishPdf = async (pdf: Pdf, footer: string | null): Promise<Uint8Array> => {
  if (footer !== null) writeFooters(pdf, footer)
  const chunks: Buffer[] = []
  const ended = new Promise<void>((resolve, reject) => {
    pdf.doc.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.doc.on('end', resolve)
    pdf.doc.on('error', reject)
  })
  pdf.doc.end()
  await ended
  return Buffer.concat(chunks)
}
