import { localDaySchema } from '../primitives/field-schemas.ts'

/** Letters and digits alone, in lower case, without the marks of č, š and ž: `ČEVLJARSKA` is `cevljarska`, `Novak-Hribar` is `novakhribar`. */
export const folded = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('đ', 'd')
    .replace(/[^\p{L}\p{N}]/gu, '')

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

/** Dates of a line that are looked at, and letters before each: a line of a stranger may be made of nothing else. */
const mostDays = 50
const mostBefore = 60

interface WrittenDay {
  day: string
  /** Where it stands in its line. */
  from: number
  to: number
  /** What stands shortly before it, folded. */
  before: string
}

/** The dates of a line. */
export const daysIn = (line: string): WrittenDay[] =>
  [...line.matchAll(written)].slice(0, mostDays).flatMap((match) => {
    const [all, day, month, year, wordDay, wordMonth, wordYear, isoYear, isoMonth, isoDay] = match
    const found = dayOf(year ?? wordYear ?? isoYear ?? '', monthOf(month ?? wordMonth ?? isoMonth ?? ''), day ?? wordDay ?? isoDay ?? '')
    if (found === undefined) return []
    const [from, to] = [match.index, match.index + all.length]
    return [{ day: found, from, to, before: folded(line.slice(Math.max(0, from - mostBefore), from)) }]
  })

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
/** Whether these folded words say that a day behind them is the last one; `veljavnost od` says that it is the first. */
export const isEnd = (text: string): boolean => endWords.some((words) => text.includes(words)) && !/(?:od|from)$/.test(text)

/** The day on which a document ends, as its lines say: behind the words of an end, or alone under them. */
export const endDayIn = (lines: readonly string[]): string | undefined =>
  lines
    .flatMap((line, at) => daysIn(line).filter(({ before }) => isEnd(before === '' ? folded(lines[at - 1] ?? '') : before)))
    .map(({ day }) => day)[0]
