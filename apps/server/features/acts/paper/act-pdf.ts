import { callKinds } from '@dovolilnice/contract/acts/act-kinds'
import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import { languageTags } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import type { ActCertificate } from '../../../platform/http/context.ts'
import { ensureRoom, finishPdf, startPdf } from '../../../platform/pdf/pdf-document.ts'
import type { Pdf } from '../../../platform/pdf/pdf-document.ts'
import { addSignature, signPdf } from '../../../platform/pdf/pdf-signature.ts'
import { heading, letterhead, paragraph, space, textSize } from '../../../platform/pdf/text-blocks.ts'
import type { TownLooks } from '../../../platform/pdf/town-looks.ts'
import { freeTextNote, phrasesOf } from '../text/act-phrases.ts'
import type { ActLocale } from '../text/act-phrases.ts'

/** An official as the act names them. */
export interface Official {
  name: string
  title: string
  /** The number of the authorisation; empty where there is none. */
  authorisation: string
}

/** The words of an act in one language. */
export interface WordedAct {
  parts: ActWords
  /** The points of the ruling; one may have more lines. */
  points: string[]
}

/** What stands on the paper of an act. */
export interface ActPaper extends WordedAct {
  kind: ActKind
  /** Null: a draft, marked as such. */
  number: string | null
  issued_on: string
  place: string
  /** The body of first instance, one line each: the municipality, its administration, a department. */
  organ: string[]
  /** Address and contacts of the body. */
  contact: string[]
  /** The same words in Italian; absent: the act is Slovenian alone. */
  italian?: WordedAct
  /** Whether an official wrote something into it. */
  hasFreeText: boolean
  conducted_by: Official
  decided_by: Official
  looks: TownLooks
}

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

const placeLine = ({ number, issued_on: day, place }: ActPaper, locale: ActLocale): string => {
  const { number: numberWord, placeAndDay } = phrasesOf(locale)
  return [
    number === null ? '' : `${numberWord}: ${number}`,
    `${placeAndDay}: ${[place, dayInWords(day, locale)].filter(Boolean).join(', ')}`,
  ]
    .filter(Boolean)
    .join('\n')
}

const drawHead = (pdf: Pdf, paper: ActPaper): void => {
  const [name = '', ...departments] = paper.organ
  letterhead(pdf, name, [...departments, ...paper.contact])
  if (paper.number === null) {
    paragraph(pdf, 'OSNUTEK – akt še ni izdan', { bold: true, muted: true })
    paragraph(pdf, 'Številka: se določi ob izdaji')
  }
  paragraph(pdf, placeLine(paper, 'sl'))
  space(pdf, 6)
}

/** A call decides nothing: what it asks for has no numbers. */
const drawRuling = (pdf: Pdf, kind: ActKind, points: readonly string[]): void => {
  const isNumbered = points.length > 1 && !callKinds.includes(kind)
  for (const [index, point] of points.entries()) paragraph(pdf, isNumbered ? `${index + 1}. ${point}` : point, { bold: true })
}

const drawReasons = (pdf: Pdf, { claim, facts, provisions, assessment }: ActWords, title: string, note: string): void => {
  const paragraphs = [claim, facts, provisions, assessment, note].flatMap(linesOf)
  if (paragraphs.length === 0) return
  heading(pdf, 2, title)
  for (const text of paragraphs) paragraph(pdf, text)
}

/** What the act says, from its introduction to its remedy, in one language. */
const drawWords = (pdf: Pdf, kind: ActKind, { parts, points }: WordedAct, locale: ActLocale, note = ''): void => {
  const { titles, reasons, remedy } = phrasesOf(locale)
  for (const text of linesOf(parts.introduction)) paragraph(pdf, text)
  space(pdf, 6)
  heading(pdf, 1, titles[kind])
  if (parts.subtitle !== '') paragraph(pdf, parts.subtitle, { bold: true })
  space(pdf, 4)
  drawRuling(pdf, kind, points)
  drawReasons(pdf, parts, reasons, note)
  if (parts.remedy !== '') heading(pdf, 2, remedy)
  for (const text of linesOf(parts.remedy)) paragraph(pdf, text)
}

const drawOfficials = (pdf: Pdf, { conducted_by: conductor, decided_by: decider, kind }: ActPaper, locale: ActLocale): void => {
  const { conducts, decides, authorisation: number } = phrasesOf(locale)
  const line = ({ name, title, authorisation }: Official): string =>
    [name, title, authorisation && `${number} ${authorisation}`].filter(Boolean).join(', ')
  if (conductor.name !== decider.name) paragraph(pdf, `${conducts}: ${line(conductor)}`)
  paragraph(pdf, `${callKinds.includes(kind) ? conducts : decides}: ${line(decider)}`)
}

/** The same act in Italian, as a part of the paper with a language of its own for whoever has it read aloud. */
const drawItalian = (pdf: Pdf, paper: ActPaper): void => {
  const { italian, kind, hasFreeText } = paper
  if (italian === undefined) return
  const part = pdf.doc.struct('Sect', { lang: languageTags.it })
  pdf.root.add(part)
  const inPart = { ...pdf, root: part }
  space(inPart, 16)
  paragraph(inPart, placeLine(paper, 'it'))
  drawWords(inPart, kind, italian, 'it', hasFreeText ? freeTextNote : '')
  space(inPart, 6)
  drawOfficials(inPart, paper, 'it')
  part.end()
}

/** Points: two officials and the place for a signature. */
const officialsHeight = 110

/** Who decided, their signature and whom it is served to stand on one page. */
const drawEnd = (pdf: Pdf, paper: ActPaper, isSigned: boolean): void => {
  const { service } = paper.parts
  const served = `Vročiti:\n${linesOf(service)
    .map((line) => `– ${line}`)
    .join('\n')}`
  ensureRoom(
    pdf,
    officialsHeight + (service === '' ? 0 : pdf.doc.font('regular').fontSize(textSize).heightOfString(served, { width: pdf.width })),
  )
  space(pdf, 12)
  drawOfficials(pdf, paper, 'sl')
  if (isSigned) paragraph(pdf, 'Akt je elektronsko podpisan s potrdilom organa.', { muted: true })
  else {
    space(pdf, 22)
    paragraph(pdf, 'Podpis: ______________________________          Žig:')
  }
  if (service === '') return
  space(pdf, 10)
  paragraph(pdf, served)
}

/**
 * An act as an A4 letter, tagged, with its fonts and colours inside (PDF/A-2b): Slovenian first, and beneath it the same in Italian where the
 * town's statute says so (ZUP, art. 62). It has one number and is signed once: with a certificate, otherwise it has a place for signature and stamp.
 */
export const makeActPdf = async (paper: ActPaper, now: Date, certificate?: ActCertificate): Promise<Uint8Array> => {
  const { kind, number, organ, looks } = paper
  const [town = ''] = organ
  const title = phrasesOf('sl').titles[kind]
  const pdf = startPdf({ title: [title, number].filter(Boolean).join(' '), author: town, locale: 'sl', looks, now, archive: true })
  drawHead(pdf, paper)
  drawWords(pdf, kind, paper, 'sl')
  drawItalian(pdf, paper)
  // By a certificate that has ended nothing is signed: the paper then has its place for a hand.
  const signs = certificate !== undefined && certificate.endsAt > now ? certificate : undefined
  drawEnd(pdf, paper, signs !== undefined)
  if (signs !== undefined) addSignature(pdf, { name: organ.join(', '), reason: [title, number].filter(Boolean).join(' '), now })
  const file = await finishPdf(pdf, [town, number].filter(Boolean).join(' · '))
  return signs === undefined ? file : signPdf(file, signs)
}
