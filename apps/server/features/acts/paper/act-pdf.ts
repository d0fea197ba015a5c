import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import type { ActCertificate } from '../../../platform/http/context.ts'
import { finishPdf, startPdf } from '../../../platform/pdf/pdf-document.ts'
import type { Pdf } from '../../../platform/pdf/pdf-document.ts'
import { addSignature, signPdf } from '../../../platform/pdf/pdf-signature.ts'
import { heading, letterhead, paragraph, space } from '../../../platform/pdf/text-blocks.ts'
import type { TownLooks } from '../../../platform/pdf/town-looks.ts'

/** An official as the act names them. */
export interface Official {
  name: string
  title: string
  /** The number of the authorisation; empty where there is none. */
  authorisation: string
}

/** What stands on the paper of an act. */
export interface ActPaper {
  kind: ActKind
  /** Null: a draft, marked as such. */
  number: string | null
  issued_on: string
  place: string
  /** The body of first instance, one line each: the municipality, its administration, a department. */
  organ: string[]
  /** Address and contacts of the body. */
  contact: string[]
  parts: ActWords
  /** The points of the ruling; one may have more lines. */
  points: string[]
  conducted_by: Official
  decided_by: Official
  looks: TownLooks
}

/** What each kind of act is called at its head (ZUP, art. 212 and 226). */
const titles: Readonly<Record<ActKind, string>> = {
  grant: 'ODLOČBA',
  rejection: 'ODLOČBA',
  dismissal: 'SKLEP',
  discontinuation: 'SKLEP',
  supplement_call: 'POZIV K DOPOLNITVI VLOGE',
  revocation: 'ODLOČBA',
  suspension: 'ODLOČBA',
  appeal_dismissal: 'SKLEP',
  replacement: 'NADOMESTNA ODLOČBA',
  order_reversal: 'SKLEP',
  hearing: 'SEZNANITEV Z UGOTOVITVAMI IN POZIV K IZJAVI',
  payment_lapse: 'SKLEP',
  dismissal_withdrawal: 'SKLEP',
  correction: 'POPRAVNI SKLEP',
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

const drawHead = (pdf: Pdf, { number, issued_on: day, place, organ, contact }: ActPaper): void => {
  const [name = '', ...departments] = organ
  letterhead(pdf, name, [...departments, ...contact])
  if (number === null) paragraph(pdf, 'OSNUTEK – akt še ni izdan', { bold: true, muted: true })
  paragraph(
    pdf,
    `Številka: ${number ?? 'se določi ob izdaji'}\nKraj in datum: ${[place, dayInWords(day, 'sl')].filter(Boolean).join(', ')}`,
  )
  space(pdf, 6)
}

/** A call decides nothing: what it asks for has no numbers. */
const drawRuling = (pdf: Pdf, { kind, points }: ActPaper): void => {
  const isNumbered = points.length > 1 && kind !== 'supplement_call'
  for (const [index, point] of points.entries()) paragraph(pdf, isNumbered ? `${index + 1}. ${point}` : point, { bold: true })
}

const drawReasons = (pdf: Pdf, { claim, facts, provisions, assessment }: ActWords): void => {
  const paragraphs = [claim, facts, provisions, assessment].flatMap(linesOf)
  if (paragraphs.length === 0) return
  heading(pdf, 2, 'Obrazložitev')
  for (const text of paragraphs) paragraph(pdf, text)
}

const officialLine = ({ name, title, authorisation }: Official): string =>
  [name, title, authorisation && `pooblastilo št. ${authorisation}`].filter(Boolean).join(', ')

const drawEnd = (pdf: Pdf, { conducted_by: conductor, decided_by: decider, kind, parts }: ActPaper, isSigned: boolean): void => {
  space(pdf, 12)
  if (conductor.name !== decider.name) paragraph(pdf, `Postopek vodi: ${officialLine(conductor)}`)
  paragraph(pdf, `${kind === 'supplement_call' ? 'Postopek vodi' : 'Odloča'}: ${officialLine(decider)}`)
  if (isSigned) paragraph(pdf, 'Akt je elektronsko podpisan s potrdilom organa.', { muted: true })
  else {
    space(pdf, 22)
    paragraph(pdf, 'Podpis: ______________________________          Žig:')
  }
  if (parts.service === '') return
  space(pdf, 10)
  paragraph(
    pdf,
    `Vročiti:\n${linesOf(parts.service)
      .map((line) => `– ${line}`)
      .join('\n')}`,
  )
}

/**
 * An act as an A4 letter, tagged, with its fonts and colours inside (PDF/A-2b). It is Slovenian whatever the party reads (ZUP, art. 62).
 * With a certificate it is signed, otherwise it has a place for signature and stamp.
 */
export const makeActPdf = async (paper: ActPaper, now: Date, certificate?: ActCertificate): Promise<Uint8Array> => {
  const { kind, number, parts, organ, looks } = paper
  const [town = ''] = organ
  const title = titles[kind]
  const pdf = startPdf({ title: [title, number].filter(Boolean).join(' '), author: town, locale: 'sl', looks, now, archive: true })
  drawHead(pdf, paper)
  for (const text of linesOf(parts.introduction)) paragraph(pdf, text)
  space(pdf, 6)
  heading(pdf, 1, title)
  if (parts.subtitle !== '') paragraph(pdf, parts.subtitle, { bold: true })
  space(pdf, 4)
  drawRuling(pdf, paper)
  drawReasons(pdf, parts)
  if (parts.remedy !== '') heading(pdf, 2, 'Pouk o pravnem sredstvu')
  for (const text of linesOf(parts.remedy)) paragraph(pdf, text)
  // By a certificate that has ended nothing is signed: the paper then has its place for a hand.
  const signs = certificate !== undefined && certificate.endsAt > now ? certificate : undefined
  drawEnd(pdf, paper, signs !== undefined)
  if (signs !== undefined) addSignature(pdf, { name: organ.join(', '), reason: [title, number].filter(Boolean).join(' '), now })
  const file = await finishPdf(pdf, [town, number].filter(Boolean).join(' · '))
  return signs === undefined ? file : signPdf(file, signs)
}
