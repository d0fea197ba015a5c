import { ensureRoom } from './pdf-document.ts'
import type { Pdf } from './pdf-document.ts'
import { paragraph, paragraphHeight, space } from './text-blocks.ts'

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
