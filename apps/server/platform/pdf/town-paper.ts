import type { Locale } from '@dovolilnice/contract/locale'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { ensureRoom, finishPdf, type Pdf, startPdf, heading, letterhead, paragraph, paragraphHeight, space } from './pdf-document.ts'
import { townLooks } from './town-looks.ts'

interface TownPaper {
  title: string
  locale: Locale
  /** The creation date in the file: when the paper came to be, not when it is drawn. */
  madeAt: Date
  footer: string
  /** PDF/A-2b, for a paper that people keep. */
  archive?: boolean
}

/** A plain A4 paper of the town: its head, a title, and what `draw` puts below. */
export const townPaper = async (paper: TownPaper, parameters: Parameters, draw: (pdf: Pdf) => void): Promise<Uint8Array> => {
  const { municipality: town } = parameters
  const { title, locale, madeAt, footer, archive = false } = paper
  const pdf = startPdf({ title, author: town.name, locale, now: madeAt, looks: await townLooks(parameters), archive })
  letterhead(pdf, town.name, [town.street, `${town.post_code} ${town.city}`.trim(), town.email])
  heading(pdf, 1, title)
  draw(pdf)
  return finishPdf(pdf, footer)
}

/** The lines on which people sign. */
export const signatureLines = (pdf: Pdf, lines: readonly string[]): void => {
  space(pdf, 12)
  for (const line of lines) {
    space(pdf, 12)
    paragraph(pdf, line)
  }
}

/** Points before who conducts, and for a signature above its line. */
const gaps = { conducts: 14, signature: 22 }

/** The place for a signature by hand, and for a stamp, on a paper in Slovenian. */
export const signatureLine = 'Podpis: ______________________________          Žig:'

/** The end of a letter: who conducts the procedure and, on one that is signed by hand, the place for it. Both stand on one page. */
export const letterEnd = (pdf: Pdf, conducts: string, signature?: string): void => {
  const signed = signature === undefined ? 0 : gaps.signature + paragraphHeight(pdf, signature)
  ensureRoom(pdf, gaps.conducts + paragraphHeight(pdf, conducts) + signed)
  space(pdf, gaps.conducts)
  paragraph(pdf, conducts)
  if (signature === undefined) return
  space(pdf, gaps.signature)
  paragraph(pdf, signature)
}
