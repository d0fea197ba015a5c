import { languageTags, textIn, type Locale } from '../locale.ts'
import { addDays, localDayOf, localMinutesOf } from '../primitives/local-day.ts'
import { clockTime } from '../primitives/time-of-day.ts'
import { type DayKind, dayKinds, type TimeWindow } from './permit-kind.ts'

/** The days of a window; undefined: every day. */
export const daysOf = ({ days = [] }: TimeWindow): DayKind[] | undefined => {
  const named = dayKinds.filter((kind) => days.includes(kind))
  return named.length === 0 || named.length === dayKinds.length ? undefined : named
}

/** A work-free day is a holiday, whatever day of the week it is. */
export const dayKindOf = (day: string, workFree: ReadonlySet<string>): DayKind =>
  workFree.has(day) ? 'holiday' : (dayKinds[(new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7] ?? 'holiday')

/** A moment as windows ask for it. */
export interface Moment {
  /** Since midnight, as clocks here show them. */
  minutes: number
  /** Undefined: nobody has said which days are work-free. A window with days does not count then. */
  day: DayKind | undefined
}

export const momentOf = (now: Date, workFree: ReadonlySet<string> | undefined): Moment => ({
  minutes: localMinutesOf(now),
  day: workFree && dayKindOf(localDayOf(now), workFree),
})

const counts = (window: TimeWindow, { minutes, day }: Moment): boolean => {
  if (minutes < window.from || minutes >= window.until) return false
  const days = daysOf(window)
  return days === undefined || (day !== undefined && days.includes(day))
}

/** The first window that counts at a moment. */
export const windowAt = (windows: readonly TimeWindow[], moment: Moment): TimeWindow | undefined =>
  windows.find((window) => counts(window, moment))

/** Whether a moment lies in one of the hours; without any it always does. */
export const isWithin = (windows: readonly TimeWindow[], moment: Moment): boolean =>
  windows.length === 0 || windowAt(windows, moment) !== undefined

/** Whether some day of a half-open range of local days is a day of one of the hours. */
export const hasOpeningDay = (
  windows: readonly TimeWindow[],
  { valid_from: from, valid_until: until }: { valid_from: string; valid_until: string },
  workFree: ReadonlySet<string>,
): boolean => {
  const wanted = windows.map(daysOf)
  if (wanted.length === 0 || wanted.includes(undefined)) return true
  for (let day = from; day < until; day = addDays(day, 1)) if (wanted.some((days) => days?.includes(dayKindOf(day, workFree)))) return true
  return false
}

const meet = (one: TimeWindow, other: TimeWindow): boolean => {
  const [days, others] = [daysOf(one), daysOf(other)]
  const onOneDay = days === undefined || others === undefined || days.some((day) => others.includes(day))
  return onOneDay && one.from < other.until && other.from < one.until
}

/** Whether no two of them count at one moment. */
export const isApart = (windows: readonly TimeWindow[]): boolean =>
  windows.every((one, index) => windows.slice(index + 1).every((other) => !meet(one, other)))

const words = {
  holidays: { sl: 'prazniki', en: 'holidays' },
  noHolidays: { sl: 'razen praznikov', en: 'except holidays' },
}

/** `pon.`, `prazniki`. */
export const dayKindName = (kind: DayKind, locale: Locale): string => {
  if (kind === 'holiday') return textIn(words.holidays, locale)
  // 1 January 2024 was a Monday.
  const day = Date.UTC(2024, 0, 1 + dayKinds.indexOf(kind))
  return new Intl.DateTimeFormat(languageTags[locale], { weekday: 'short', timeZone: 'UTC' }).format(day)
}

/** `pon.`–`pet.`, `ned.` of the numbers 0 to 4 and 6. */
const rangesOf = (numbers: readonly number[]): [first: number, last: number][] => {
  const ranges: [number, number][] = []
  for (const number of numbers) {
    const last = ranges.at(-1)
    if (last?.[1] === number - 1) last[1] = number
    else ranges.push([number, number])
  }
  return ranges
}

/** `pon.–pet., razen praznikov`; `sob.–ned., prazniki`. */
export const daysInWords = (days: readonly DayKind[], locale: Locale): string => {
  const numbers = dayKinds.flatMap((kind, index) => (kind !== 'holiday' && days.includes(kind) ? [index] : []))
  const onHolidays = days.includes('holiday')
  const nameOf = (number: number): string => dayKindName(dayKinds[number] ?? 'holiday', locale)
  const ranges = rangesOf(numbers).map(([first, last]) => (first === last ? nameOf(first) : `${nameOf(first)}–${nameOf(last)}`))
  return [...ranges, textIn(onHolidays ? words.holidays : words.noHolidays, locale)].join(', ')
}

/** `5:00–10:00`, `5:00–10:00 (pon.–pet., razen praznikov)`. */
export const windowInWords = (window: TimeWindow, locale: Locale): string => {
  const hours = `${clockTime(window.from)}–${clockTime(window.until)}`
  const days = daysOf(window)
  return days === undefined ? hours : `${hours} (${daysInWords(days, locale)})`
}

/** `5:00–10:00 (sob.–ned., prazniki), 15:00–17:00`; empty for the whole day. */
export const hoursInWords = (windows: readonly TimeWindow[], locale: Locale): string =>
  windows.map((window) => windowInWords(window, locale)).join(', ')
