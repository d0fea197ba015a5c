import { isDecision, isNote, type ActKind } from '@dovolilnice/contract/acts/act-kinds'
import type { ActWords } from '@dovolilnice/contract/acts/act-words'
import { type FurtherLocale, languageTags } from '@dovolilnice/contract/locale'
import { dayInWords } from '@dovolilnice/contract/primitives/local-day'
import type { ActCertificate } from '../../../platform/http/context.ts'
import { signatureLine } from '../../../platform/pdf/town-paper.ts'
import {
  ensureRoom,
  finishPdf,
  startPdf,
  type Pdf,
  heading,
  letterhead,
  paragraph,
  paragraphHeight,
  space,
} from '../../../platform/pdf/pdf-document.ts'
import { addSignature, signPdf } from '../../../platform/pdf/pdf-signature.ts'
import type { TownLooks } from '../../../platform/pdf/town-looks.ts'
import { authorisationIn, type ActLocale, phrasesOf } from '../text/act-phrases.ts'

/** An official as the act names them. */
export interface Official {
  name: string
  title: string
  /** The number of the authorisation with its day; empty where there is none. */
  authorisation: string
}

export interface WordedAct {
  parts: ActWords
  /** The points of the ruling; one may have more lines. */
  points: string[]
}

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
  /** The same words in the town's second language; absent: the act is Slovenian alone. */
  second?: WordedAct & { language: FurtherLocale }
  /** Whether an official wrote something into it. */
  hasFreeText: boolean
  conducted_by: Official
  decided_by: Official
  /** Who answers for an act that the program issued by itself: nobody else is named. Null: the town has named nobody; absent: a person issued it. */
  answers?: Official | null
  looks: TownLooks
}

/** Points of a heading with its room. */
const headingHeight = 34

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

/** A call or a hearing decides nothing: what it says has no numbers. */
const drawRuling = (pdf: Pdf, kind: ActKind, points: readonly string[]): void => {
  const isNumbered = points.length > 1 && isDecision(kind)
  for (const [index, point] of points.entries()) paragraph(pdf, isNumbered ? `${index + 1}. ${point}` : point, { bold: true })
}

const drawReasons = (pdf: Pdf, { claim, facts, provisions, assessment }: ActWords, title: string, note: string): void => {
  const reasons = [claim, facts, provisions, assessment].flatMap(linesOf)
  if (reasons.length > 0) heading(pdf, 2, title)
  for (const text of [...reasons, ...linesOf(note)]) paragraph(pdf, text)
}

/** Points of some paragraphs. */
const heightOf = (pdf: Pdf, texts: readonly string[]): number => texts.reduce((height, text) => height + paragraphHeight(pdf, text), 0)

interface WordsOptions {
  locale: ActLocale
  /** The paper says the same in two languages: beneath the remedy stands that both count. */
  isEqual?: boolean
  /** After the reasons. */
  note?: string
  /** Points of what must stand on the page on which the remedy is. */
  below?: number
}

/** What the act says, from its introduction to its remedy, in one language. */
const drawWords = (
  pdf: Pdf,
  kind: ActKind,
  { parts, points }: WordedAct,
  { locale, isEqual = false, note = '', below = 0 }: WordsOptions,
): void => {
  const { titles, reasons, remedy, advice, equal } = phrasesOf(locale)
  for (const text of linesOf(parts.introduction)) paragraph(pdf, text)
  space(pdf, 6)
  heading(pdf, 1, titles[kind])
  if (parts.subtitle !== '') paragraph(pdf, parts.subtitle, { bold: true })
  space(pdf, 4)
  drawRuling(pdf, kind, points)
  drawReasons(pdf, parts, reasons, note)
  const remedies = linesOf(parts.remedy)
  if (remedies.length === 0) return
  if (isEqual) remedies.push(equal)
  // A signature never stands alone on a page: the remedy goes there with it.
  ensureRoom(pdf, headingHeight + heightOf(pdf, remedies) + below)
  heading(pdf, 2, isDecision(kind) ? remedy : advice)
  for (const text of remedies) paragraph(pdf, text)
}

/** `Ana Žagar, svetovalka, pooblastilo št. 100-3/2026 z dne 3. 1. 2026` */
export const officialText = ({ name, title, authorisation }: Official, locale: ActLocale): string =>
  [name, title, authorisation && `${phrasesOf(locale).authorisation} ${authorisationIn(locale, authorisation)}`].filter(Boolean).join(', ')

/** Who conducted and decided. Of what the program issued by itself: that it did, who answers for it, and how to ask for a person. */
const officialLines = ({ conducted_by: conductor, decided_by: decider, answers, kind }: ActPaper, locale: ActLocale): string[] => {
  const { conducts, decides, notes, automated, answersFor, askPerson, askPersonOfNote } = phrasesOf(locale)
  if (answers !== undefined) {
    const answering = answers === null ? [] : [`${answersFor}: ${officialText(answers, locale)}`]
    return [automated, ...answering, isDecision(kind) ? askPerson : askPersonOfNote]
  }
  const line = (official: Official): string => officialText(official, locale)
  return [
    ...(conductor.name === decider.name ? [] : [`${conducts}: ${line(conductor)}`]),
    `${isNote(kind) ? notes : isDecision(kind) ? decides : conducts}: ${line(decider)}`,
  ]
}

/** Points before the second part, and of its title with the first lines beneath. */
const beforeSecond = 16
const titleHeight = 100

/** Points between the remedy and who decided. */
const beforeOfficials = 6

/** The same act in the town's second language, as a part of the paper with a language of its own for whoever has it read aloud. */
const drawSecond = (pdf: Pdf, paper: ActPaper, below: number): void => {
  const { second, kind, hasFreeText } = paper
  if (second === undefined) return
  const { language } = second
  const part = pdf.doc.struct('Sect', { lang: languageTags[language] })
  pdf.root.add(part)
  const inPart = { ...pdf, root: part }
  const place = placeLine(paper, language)
  // What introduces the decision stands with its title.
  ensureRoom(pdf, beforeSecond + heightOf(pdf, [place, ...linesOf(second.parts.introduction)]) + titleHeight)
  space(inPart, beforeSecond)
  paragraph(inPart, place)
  const officials = [...officialLines(paper, language), servedTo(second, language)].filter(Boolean)
  const under = beforeOfficials + heightOf(pdf, officials) + below
  drawWords(inPart, kind, second, {
    locale: language,
    isEqual: !hasFreeText,
    note: hasFreeText ? phrasesOf(language).freeTextNote : '',
    below: under,
  })
  space(inPart, beforeOfficials)
  for (const line of officials) paragraph(inPart, line)
  part.end()
}

/** Points around the officials: before them, the place for a signature, and before those to whom the act is served. */
const endGaps = { officials: 12, signature: 22, served: 10 }

/** To whom the act is served; empty where it says nobody. */
const servedTo = ({ parts: { service } }: WordedAct, locale: ActLocale): string =>
  service === ''
    ? ''
    : `${phrasesOf(locale).serve}:\n${linesOf(service)
        .map((line) => `– ${line}`)
        .join('\n')}`

/** What stands at the signature, in each language of the paper. */
const signatureNotes = ({ second }: ActPaper, says: 'signed' | 'unsigned'): string[] =>
  (second === undefined ? (['sl'] as const) : (['sl', second.language] as const)).map((locale) => phrasesOf(locale)[says])

/** With a certificate it takes less. */
const endHeight = (pdf: Pdf, paper: ActPaper): number =>
  endGaps.officials +
  endGaps.signature +
  endGaps.served +
  heightOf(pdf, [...officialLines(paper, 'sl'), signatureLine, servedTo(paper, 'sl'), ...signatureNotes(paper, 'unsigned')])

/** Who decided, their signature and whom it is served to stand on one page. */
const drawEnd = (pdf: Pdf, paper: ActPaper, isSigned: boolean): void => {
  const served = servedTo(paper, 'sl')
  ensureRoom(pdf, endHeight(pdf, paper))
  space(pdf, endGaps.officials)
  for (const line of officialLines(paper, 'sl')) paragraph(pdf, line)
  if (isSigned) for (const note of signatureNotes(paper, 'signed')) paragraph(pdf, note, { muted: true })
  else {
    space(pdf, endGaps.signature)
    paragraph(pdf, signatureLine)
    if (paper.number !== null) for (const note of signatureNotes(paper, 'unsigned')) paragraph(pdf, note, { size: 8.5, muted: true })
  }
  if (served === '') return
  space(pdf, endGaps.served)
  paragraph(pdf, served)
}

/**
 * An act as an A4 letter, tagged, with its fonts and colours inside (PDF/A-2b): Slovenian first, and beneath it the same in the second language where the
 * town's statute says so (ZUP, art. 62). It has one number and is signed once: with a certificate, otherwise it has a place for signature and stamp.
 */
export const makeActPdf = async (paper: ActPaper, now: Date, certificate?: ActCertificate): Promise<Uint8Array> => {
  const { kind, number, organ, looks } = paper
  const [town = ''] = organ
  const title = phrasesOf('sl').titles[kind]
  const pdf = startPdf({ title: [title, number].filter(Boolean).join(' '), author: town, locale: 'sl', looks, now, archive: true })
  drawHead(pdf, paper)
  const below = endHeight(pdf, paper)
  drawWords(pdf, kind, paper, {
    locale: 'sl',
    isEqual: paper.second !== undefined && !paper.hasFreeText,
    below: paper.second === undefined ? below : 0,
  })
  drawSecond(pdf, paper, below)
  // By a certificate that has ended nothing is signed: the paper then has its place for a hand.
  const signs = certificate !== undefined && certificate.endsAt > now ? certificate : undefined
  drawEnd(pdf, paper, signs !== undefined)
  if (signs !== undefined) addSignature(pdf, { name: organ.join(', '), reason: [title, number].filter(Boolean).join(' '), now })
  const file = await finishPdf(pdf, [town, number].filter(Boolean).join(' · '), paper.second?.language)
  return signs === undefined ? file : signPdf(file, signs)
}
