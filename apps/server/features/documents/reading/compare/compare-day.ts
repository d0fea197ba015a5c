import { daysIn, folded, isEnd } from '@dovolilnice/contract/documents/end-day'
import type { ReadFact } from '@dovolilnice/contract/documents/document-reading'
import { type Comparison, linesOf, notFound, placesOf, type ReadWords, textOf, type Word } from './words.ts'

/** A picture's O and l among digits are a zero and a one. */
const withDigits = (word: string): string => (/\d/.test(word) ? word.replace(/[Oo]/g, '0').replace(/[Il|](?=[\d.])/g, '1') : word)

export interface FoundDay {
  day: string
  words: Word[]
  /** What stands shortly before it in its line, folded. */
  before: string
}

const daysOfLine = (line: readonly Word[], recognised: boolean): FoundDay[] => {
  const texts = line.map(({ text }) => (recognised ? withDigits(text) : text))
  const starts: number[] = []
  let length = 0
  for (const text of texts) {
    starts.push(length)
    length += text.length + 1
  }
  const sentence = texts.join(' ')
  return daysIn(sentence).map(({ day, from, to, before }) => {
    const words = line.filter((_, index) => (starts[index] ?? 0) < to && (starts[index] ?? 0) + (texts[index] ?? '').length > from)
    return { day, words, before }
  })
}

/** Every date on the pages. */
export const findDays = ({ words, recognised }: ReadWords): FoundDay[] => linesOf(words).flatMap((line) => daysOfLine(line, recognised))

/** The words over a date that stands alone in its line. */
const ends = (lines: readonly Word[][], found: FoundDay): boolean => {
  if (isEnd(found.before)) return true
  const at = lines.findIndex((line) => line.some((word) => word === found.words[0]))
  const above = lines[at - 1]
  return found.before === '' && above !== undefined && isEnd(folded(textOf(above)))
}

const agreement = (fact: ReadFact, own: string, { day, words }: FoundDay): Comparison => ({
  ...{ fact, own, outcome: 'agrees', found: day, places: placesOf(words) },
})

/** The day on which the document ends, as the applicant gave it. */
export const compareEnd = (own: string, read: ReadWords): Comparison => {
  const days = findDays(read)
  const lines = linesOf(read.words)
  const match = days.find(({ day }) => day === own)
  if (match !== undefined) return agreement('expires_on', own, match)
  const end = days.find((found) => ends(lines, found))
  if (end === undefined) return notFound('expires_on', own)
  return { fact: 'expires_on', own, outcome: 'differs', found: end.day, places: placesOf(end.words) }
}

/** The day for which the permit is asked. A document has many dates: that another stands there says nothing. */
export const compareStart = (own: string, read: ReadWords): Comparison => {
  const match = findDays(read).find(({ day }) => day === own)
  return match === undefined ? notFound('valid_from', own) : agreement('valid_from', own, match)
}
