import { localDaySchema } from '@dovolilnice/contract/primitives/field-schemas'
import type { ReadFact } from '@dovolilnice/contract/documents/document-reading'
import { type Comparison, folded, linesOf, notFound, placesOf, type ReadWords, textOf, type Word } from './words.ts'

/** The beginnings of the months' names in every case: `marec`, `marca`, `marcu`. */
const months = ['januar', 'februar', 'mar', 'april', 'maj', 'juni', 'juli', 'avgust', 'septemb', 'oktob', 'novemb', 'decemb']

const monthOf = (text: string): number =>
  /^\d/.test(text) ? Number(text) : months.findIndex((month) => folded(text).startsWith(month)) + 1

const dayOf = (year: string, month: number, day: string): string | undefined => {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  return localDaySchema.safeParse(written).success ? written : undefined
}

/** `14. 12. 2026`, `14.12.2026`, `14/12/2026`, `14-12-2026`, `14. decembra 2026`, and `2026-12-14`. */
const written =
  /(?<![\d.])(?:(\d{1,2})\s?[./-]\s?(\d{1,2})\s?[./-]\s?((?:19|20)\d\d)|(\d{1,2})\.?\s+(\p{L}{3,10})\.?\s+((?:19|20)\d\d)|((?:19|20)\d\d)-(\d\d)-(\d\d))(?!\d)/gu

/** A picture's O and l among digits are a zero and a one. */
const withDigits = (word: string): string => (/\d/.test(word) ? word.replace(/[Oo]/g, '0').replace(/[Il|](?=[\d.])/g, '1') : word)

export interface FoundDay {
  day: string
  words: Word[]
  /** What stands shortly before it in its line, folded. */
  before: string
}

/** Dates of a line that are looked at, and letters before each: a line of a stranger may be made of nothing else. */
const mostDays = 50
const mostBefore = 60

const daysOfLine = (line: readonly Word[], recognised: boolean): FoundDay[] => {
  const texts = line.map(({ text }) => (recognised ? withDigits(text) : text))
  const starts: number[] = []
  let length = 0
  for (const text of texts) {
    starts.push(length)
    length += text.length + 1
  }
  const sentence = texts.join(' ')
  return [...sentence.matchAll(written)].slice(0, mostDays).flatMap((match) => {
    const [all, day, month, year, wordDay, wordMonth, wordYear, isoYear, isoMonth, isoDay] = match
    const found = dayOf(year ?? wordYear ?? isoYear ?? '', monthOf(month ?? wordMonth ?? isoMonth ?? ''), day ?? wordDay ?? isoDay ?? '')
    if (found === undefined) return []
    const [from, to] = [match.index, match.index + all.length]
    const words = line.filter((_, index) => (starts[index] ?? 0) < to && (starts[index] ?? 0) + (texts[index] ?? '').length > from)
    return [{ day: found, words, before: folded(sentence.slice(Math.max(0, from - mostBefore), from)) }]
  })
}

/** Every date on the pages. */
export const findDays = ({ words, recognised }: ReadWords): FoundDay[] => linesOf(words).flatMap((line) => daysOfLine(line, recognised))

/** What stands before the day on which a document ends. */
const endWords = [
  'veljado',
  'veljavnodo',
  'veljavnado',
  'veljavendo',
  'veljavnost',
  'potece',
  'datumpoteka',
  'datumizteka',
  'izteka',
  'expiry',
  'validuntil',
  'prebivaliscedo',
]
const isEnd = (text: string): boolean => endWords.some((words) => text.includes(words))

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
