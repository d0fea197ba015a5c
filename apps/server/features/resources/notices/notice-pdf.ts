import type { Text } from '@dovolilnice/contract/locale'
import {
  drawArms,
  drawArtifact,
  finishPdf,
  ink,
  mm,
  startPdf,
  type Pdf,
  fittingSize,
  placeText,
} from '../../../platform/pdf/pdf-document.ts'
import { drawQr, qrModules } from '../../../platform/pdf/payment-slip.ts'
import type { TownLooks } from '../../../platform/pdf/town-looks.ts'

/** One point of a notice: what it is about, and what it says. */
export interface NoticePoint {
  title: Text
  text: Text
}

/** What stands on a notice of one sheet. */
export interface NoticePaper {
  municipality: string
  title: Text
  points: readonly NoticePoint[]
  /** Where the whole notice is; also as a QR code. */
  url: string
  looks: TownLooks
}

/** Sizes of letters in points, read from some metres (`sign`) or in the hand (`letter`). */
const sizes = {
  sign: { title: 27, label: 10.5, text: 14.5, english: 9 },
  letter: { title: 19, label: 8.5, text: 10.5, english: 8 },
} as const
type Sizes = Record<keyof (typeof sizes)['sign'], number>

const gap = { line: 3, point: 10 }
const code = 34 * mm
const band = 24 * mm

const scaled = (from: Sizes, by: number): Sizes => ({
  title: from.title * by,
  label: from.label * by,
  text: from.text * by,
  english: from.english * by,
})

/** The lines of a point, each with its size and weight. The English one is smaller, and names and addresses are not said again in it. */
const linesOf = ({ title, text }: NoticePoint, { label, text: size, english }: Sizes) =>
  [
    { words: title.sl, size: label, bold: true, colour: 'accent', lang: 'sl-SI' },
    { words: text.sl, size, bold: false, colour: ink.text, lang: 'sl-SI' },
    { words: text.en === text.sl ? title.en : `${title.en}: ${text.en}`, size: english, bold: false, colour: ink.muted, lang: 'en-GB' },
  ] as const

const heightOf = ({ doc, width }: Pdf, point: NoticePoint, at: Sizes): number =>
  linesOf(point, at).reduce((sum, { words, size, bold }) => {
    doc.font(bold ? 'bold' : 'regular').fontSize(size)
    return sum + doc.heightOfString(words, { width, lineGap: 1 }) + gap.line
  }, gap.point)

const drawPoint = (pdf: Pdf, point: NoticePoint, at: Sizes): void => {
  const { doc, root, left, width, looks } = pdf
  for (const { words, size, bold, colour, lang } of linesOf(point, at)) {
    root.add(
      doc.struct('P', { lang }, () => {
        doc
          .font(bold ? 'bold' : 'regular')
          .fontSize(size)
          .fillColor(colour === 'accent' ? looks.accent : colour)
        doc.text(words, left, doc.y, { width, lineGap: 1 })
      }),
    )
    doc.y += gap.line
  }
  doc.y += gap.point
}

/** The town at the head, its arms on white, for a band may have their colours. */
const drawBand = (pdf: Pdf, { municipality }: NoticePaper): void => {
  const { doc, left, width, looks } = pdf
  drawArtifact(pdf, () => void doc.rect(0, 0, doc.page.width, band).fill(looks.accent))
  const indent = looks.arms === undefined ? 0 : 19 * mm
  if (looks.arms !== undefined) drawArtifact(pdf, () => void doc.roundedRect(left, 4 * mm, 14 * mm, 16 * mm, 4).fill('#ffffff'))
  drawArms(pdf, left + mm, 5 * mm, 12 * mm, 14 * mm)
  const size = fittingSize(pdf, municipality, width - indent, [20, 17, 15, 13, 11])
  placeText(pdf, municipality, { x: left + indent, y: band / 2 - size * 0.6, width: width - indent, size, bold: true, colour: '#ffffff' })
  doc.y = band + 9 * mm
}

const drawTitle = (pdf: Pdf, { title }: NoticePaper, at: Sizes): void => {
  const { doc, root, left, width } = pdf
  root.add(
    doc.struct('H1', {}, () => {
      doc.font('bold').fontSize(at.title).fillColor(ink.text)
      doc.text(title.sl, left, doc.y, { width })
    }),
  )
  root.add(
    doc.struct('P', { lang: 'en-GB' }, () => {
      doc
        .font('regular')
        .fontSize(at.english + 3)
        .fillColor(ink.muted)
      doc.text(title.en, left, doc.y + 2, { width })
    }),
  )
  doc.y += 14
}

/** The way to the whole notice: at the foot of the one sheet, and below the words where they go on to another. */
const drawLink = (pdf: Pdf, { url }: NoticePaper): void => {
  const { doc, left, width } = pdf
  const bottom = doc.page.height - doc.page.margins.bottom
  if (doc.y > bottom - code - gap.point) doc.addPage()
  const top = doc.bufferedPageRange().count > 1 ? doc.y : bottom - code
  drawQr(pdf, qrModules(url), { x: left + width - code, y: top, size: code, alt: `Koda QR: ${url}` })
  const place = { x: left, width: width - code - 8 * mm }
  const height = placeText(pdf, 'Celotno obvestilo', { ...place, y: top + 10, size: 11, bold: true, colour: pdf.looks.accent })
  placeText(pdf, 'The whole notice', { ...place, y: top + 10 + height, size: 8.5, colour: ink.muted })
  placeText(pdf, url, { ...place, y: top + 28 + height, size: 10, mono: true })
}

/** The largest letters with which all points stand above the link; where none are small enough there are two sheets, easier to read. */
const fitting = (pdf: Pdf, points: readonly NoticePoint[], from: Sizes): Sizes => {
  const { doc } = pdf
  const room = doc.page.height - doc.page.margins.bottom - code - 6 * mm - doc.y
  const tried = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7].map((by) => scaled(from, by))
  return tried.find((at) => points.reduce((sum, point) => sum + heightOf(pdf, point, at), 0) <= room) ?? scaled(from, 0.85)
}

/** A notice as PDF/A-2b, tagged, on one sheet A4 where its words fit: Slovenian, with English in small letters below each point. A point without words is left out. */
export const makeNoticePdf = async (paper: NoticePaper, reads: keyof typeof sizes, now: Date): Promise<Uint8Array> => {
  const { title, municipality, looks } = paper
  const pdf = startPdf({ title: title.sl, author: municipality, locale: 'sl', looks, now, margin: 16, archive: true })
  const points = paper.points.filter(({ text }) => text.sl.trim() !== '')
  drawBand(pdf, paper)
  drawTitle(pdf, paper, sizes[reads])
  const at = fitting(pdf, points, sizes[reads])
  for (const point of points) drawPoint(pdf, point, at)
  drawLink(pdf, paper)
  return finishPdf(pdf, null)
}
