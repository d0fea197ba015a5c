import { fillText, textIn, languageTags, type Locale } from '@dovolilnice/contract/locale'
import { newPdf } from './new-pdf.ts'
import { registerFonts, type FontName } from './pdf-fonts.ts'
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

interface PdfOptions {
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

const writeFooters = (pdf: Pdf, footer: string, second?: Locale): void => {
  const { doc, left, width, locale } = pdf
  const locales = second === undefined ? [locale] : [locale, second]
  const room = 80 * locales.length
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    const bottom = doc.page.margins.bottom
    doc.page.margins.bottom = 0
    const page = locales.map((one) => fillText(textIn(pageOf, one), { page: index + 1, count })).join(' / ')
    const y = doc.page.height - bottom * 0.6
    drawArtifact(
      pdf,
      () => {
        doc.font('regular').fontSize(8.5).fillColor(ink.muted)
        doc.text(footer, left, y, { width: width - room, lineBreak: false, ellipsis: true, height: 10 })
        doc.text(page, left + width - room, y, { width: room, align: 'right', lineBreak: false })
      },
      'Pagination',
    )
    doc.page.margins.bottom = bottom
  }
}

/**
 * Ends the document. `footer` stands on every page beside its number; null leaves both out.
 * @param second a second language of the paper, in which the number of the page is said too
 */
export const finishPdf = async (pdf: Pdf, footer: string | null, second?: Locale): Promise<Uint8Array> => {
  if (footer !== null) writeFooters(pdf, footer, second)
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

const headingSizes = { 1: 20, 2: 13, 3: 11.5 } as const
/** The serif names a paper, as it names a page on the web. */
const headingFont = (level: 1 | 2 | 3): FontName => (level === 1 ? 'serif' : 'bold')

/** A plate, number or address that must stay on one line. It is read, copied and searched as written: see `registerFonts`. */
export const unbroken = (text: string): string => text.replace(/ /g, '\u00a0').replace(/-/g, '\u2011')

/** What a letter does not break: days, accounts with their references, a number and the word before it, an article and its number, a post code and its town, a street and its house number, the parts of `d. o. o.` and `s. p.`, and a word of one letter, which goes to the next line with the word it is about. */
const boundWords = (text: string): string =>
  text
    .replace(/\bSI\d{2}(?: [\d-]*\d)+/g, unbroken)
    .replace(/\b(\d{1,2}\.) (\d{1,2}\.) (\d{4})/g, '$1\u00a0$2\u00a0$3')
    .replace(/(?<![\p{L}\p{N}])(št\.|čl\.|No\.|n\.) (?=[\p{Lu}\d])/gu, '$1\u00a0')
    .replace(/(?<=\d\.) (?=(?:člen|odstav|točk|cikk))/gu, '\u00a0')
    .replace(/\b(\d{4}\.|\d{1,2}) (\p{Ll}{3,10}) (?=\d{4}\b|\d{1,2}\.)/gu, '$1\u00a0$2\u00a0')
    .replace(/(?<![\p{L}\p{N}])(\d{4}) (?=\p{Lu})/gu, '$1\u00a0')
    .replace(/(?<=\p{L}) (?=\d{1,3} ?[a-zčšž]?(?:,|\n|$))/giu, '\u00a0')
    .replace(/(?<![\p{L}])(d\. (?=o\. o\.|d\.)|o\. (?=o\.)|s\. (?=p\.))/gu, (part) => `${part.trim()}\u00a0`)
    .replace(/(?<![\p{L}\p{N}])([aikosuvzh]) (?=\S)/giu, '$1\u00a0')

/** A heading; it never stands alone at the foot of a page. */
export const heading = (pdf: Pdf, level: 1 | 2 | 3, words: string): void => {
  const { doc, root, left, width, looks } = pdf
  const text = boundWords(words)
  doc.font(headingFont(level)).fontSize(headingSizes[level])
  // Points: its own room above and below, and two lines of a paragraph, or the head of a table with its first row.
  ensureRoom(pdf, doc.heightOfString(text, { width }) + 60)
  if (level > 1) doc.y += 8
  root.add(
    doc.struct(`H${level}`, {}, () => {
      doc.font(headingFont(level)).fontSize(headingSizes[level]).fillColor(looks.accent)
      doc.text(text, left, doc.y, { width })
    }),
  )
  doc.y += level === 1 ? 8 : 4
}

/** Points of a letter's text, and of the room after a paragraph. */
const textSize = 10.5
const paragraphGap = 5

interface ParagraphOptions {
  size?: number
  bold?: boolean
  muted?: boolean
  align?: 'left' | 'center' | 'right' | 'justify'
}

/** A paragraph across the page; a line break in the text is one. */
export const paragraph = (
  pdf: Pdf,
  text: string,
  { size = textSize, bold = false, muted = false, align = 'left' }: ParagraphOptions = {},
): void => {
  const { doc, root, left, width } = pdf
  root.add(
    doc.struct('P', {}, () => {
      doc
        .font(bold ? 'bold' : 'regular')
        .fontSize(size)
        .fillColor(muted ? ink.muted : ink.text)
      doc.text(boundWords(text), left, doc.y, { width, align })
    }),
  )
  doc.y += paragraphGap
}

/** Points that a paragraph of the letter's text takes, with the room after it. */
export const paragraphHeight = ({ doc, width }: Pdf, text: string): number =>
  doc.font('regular').fontSize(textSize).heightOfString(boundWords(text), { width }) + paragraphGap

const bulletIndent = 14

/** A list, one bullet for each item. */
export const bullets = (pdf: Pdf, items: readonly string[]): void => {
  const { doc, root, left, width } = pdf
  const list = doc.struct('L')
  root.add(list)
  for (const item of items) {
    doc.font('regular').fontSize(textSize).fillColor(ink.text)
    ensureRoom(pdf, 14)
    const y = doc.y
    const entry = doc.struct('LI')
    list.add(entry)
    entry.add(doc.struct('Lbl', {}, () => void doc.text('•', left, y, { width: bulletIndent, lineBreak: false })))
    entry.add(doc.struct('LBody', {}, () => void doc.text(item, left + bulletIndent, y, { width: width - bulletIndent })))
    entry.end()
    doc.y += 2
  }
  list.end()
  doc.y += 4
}

/** Empty room of some points. */
export const space = ({ doc }: Pdf, points: number): void => void (doc.y += points)

/** Points: the arms at the head of a letter. */
const arms = { width: 34, height: 40 }

/** The parts with dots between them, as few lines as there is room for: no part is broken, and no line begins or ends with a dot. */
const dottedLines = ({ doc }: Pdf, parts: readonly string[], width: number): string => {
  const lines: string[] = []
  for (const part of parts) {
    const longer = [...lines.slice(-1), part].join(' · ')
    if (lines.length > 0 && doc.widthOfString(longer) <= width) lines[lines.length - 1] = longer
    else lines.push(part)
  }
  return lines.join('\n')
}

/** The municipality at the head of a letter: arms, name, address, a rule below. */
export const letterhead = (pdf: Pdf, name: string, lines: readonly string[]): void => {
  const { doc, root, left: edge, width: whole, looks } = pdf
  const top = doc.y
  drawArms(pdf, edge, top, arms.width, arms.height)
  const indent = looks.arms === undefined ? 0 : arms.width + 10
  const [left, width] = [edge + indent, whole - indent]
  doc.y = top + (indent > 0 ? 7 : 0)
  const head = doc.struct('Sect')
  root.add(head)
  head.add(doc.struct('P', {}, () => void doc.font('serif').fontSize(13).fillColor(looks.accent).text(name, left, doc.y, { width })))
  const filled = lines.filter((line) => line.trim() !== '')
  if (filled.length > 0)
    head.add(
      doc.struct('P', {}, () => {
        doc.font('regular').fontSize(9).fillColor(ink.muted)
        doc.text(dottedLines(pdf, filled, width), left, doc.y + 2, { width })
      }),
    )
  head.end()
  doc.y = Math.max(doc.y, indent > 0 ? top + arms.height : 0) + 8
  drawArtifact(
    pdf,
    () =>
      void doc
        .moveTo(edge, doc.y)
        .lineTo(edge + whole, doc.y)
        .lineWidth(1.2)
        .strokeColor(looks.accent)
        .stroke(),
  )
  doc.y += 18
}

interface PlacedText {
  x: number
  y: number
  width: number
  size: number
  bold?: boolean
  mono?: boolean
  colour?: string
  align?: 'left' | 'center' | 'right'
  /** At most so many points high; what does not fit ends with an ellipsis. */
  height?: number
}

/** Draws a text at a fixed place, for cards and forms. Returns its height in points. */
export const placeText = ({ doc, root }: Pdf, text: string, place: PlacedText): number => {
  const { x, y, width, size, bold = false, mono = false, colour = ink.text, align = 'left', height } = place
  doc
    .font(mono ? 'mono' : bold ? 'bold' : 'regular')
    .fontSize(size)
    .fillColor(colour)
  const options = { width, align, ...(height !== undefined && { height, ellipsis: true }) }
  const drawn = Math.min(doc.heightOfString(text, options), height ?? Number.POSITIVE_INFINITY)
  root.add(doc.struct('P', {}, () => void doc.text(text, x, y, options)))
  return drawn
}

/** The largest of these sizes at which a text fits into one line. */
export const fittingSize = ({ doc }: Pdf, text: string, width: number, sizes: readonly number[], bold = true): number => {
  doc.font(bold ? 'bold' : 'regular')
  return sizes.find((size) => doc.fontSize(size).widthOfString(text) <= width) ?? sizes.at(-1) ?? 10
}
