import type { Locale } from '@dovolilnice/contract/locale'
import type { Parameters } from '@dovolilnice/contract/resources/read-parameters'
import { finishPdf, startPdf } from './pdf-document.ts'
import type { Pdf } from './pdf-document.ts'
import { heading, letterhead, paragraph, space } from './text-blocks.ts'
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
