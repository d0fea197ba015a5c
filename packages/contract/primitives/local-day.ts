import { lazy } from './lazy.ts'
import { languageTags, type Locale } from '../locale.ts'

/** Every local day of the product is a day in this zone; instants are UTC. */
export const timeZone = 'Europe/Ljubljana'

const hourMs = 3_600_000

const pattern = /^\d{4}-\d{2}-\d{2}$/
const dayParts = lazy(() => new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }))
const clockParts = lazy(
  () => new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', second: '2-digit', hourCycle: 'h23' }),
)

const exists = (day: string): boolean => pattern.test(day) && new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)

/** Whether a day is written `YYYY-MM-DD` and exists (no 30 February). Nothing here happened before 1900. */
export const isLocalDay = (day: string): boolean => pattern.test(day) && !Number.isNaN(Date.parse(day)) && exists(day) && day >= '1900'

/** For an hour of UTC, how far clocks here are ahead, in ms. Clocks change at whole hours of UTC. A month has 720, and a year 8,760. */
const aheadInHour = new Map<number, number>()

/** What the wall clock shows here, as if it were UTC. The table of time zones is asked once an hour of UTC: a question to it costs 4 µs. */
const onWallClock = (instant: Date): Date => {
  const hour = Math.floor(instant.getTime() / hourMs)
  let ahead = aheadInHour.get(hour)
  if (ahead === undefined) {
    const begin = new Date(hour * hourMs)
    ahead = Date.parse(`${dayParts().format(begin)}T${clockParts().format(begin)}Z`) - begin.getTime()
    if (aheadInHour.size > 10_000) aheadInHour.clear()
    aheadInHour.set(hour, ahead)
  }
  return new Date(instant.getTime() + ahead)
}

export const localDayOf = (instant: Date): string => onWallClock(instant).toISOString().slice(0, 10)

/** What the wall clock shows here at an instant: `2027-01-31T08:05:09`. */
export const localDateTimeOf = (instant: Date): string => onWallClock(instant).toISOString().slice(0, 19)

/** Minutes since local midnight, 0 to 1439, as the wall clock shows them. */
export const localMinutesOf = (instant: Date): number => {
  const clock = onWallClock(instant)
  return clock.getUTCHours() * 60 + clock.getUTCMinutes()
}

/** The day `count` days later (or earlier, when negative). */
export const addDays = (day: string, count: number): string => {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + count)
  return date.toISOString().slice(0, 10)
}

/** The last day of a half-open range. People name this day as the end; the database stores `until`, the day after it. */
export const lastDayOf = (until: string): string => addDays(until, -1)

/** `2027-01-31` as its numbers; the month from 1. */
const partsOfDay = (day: string): { year: number; month: number; date: number } => {
  const [year = Number.NaN, month = Number.NaN, date = Number.NaN] = day.split('-').map(Number)
  return { year, month, date }
}

/** The same day `count` months later; where that month is shorter, its last day (31 January + 1 month = 28 or 29 February). */
export const addMonths = (day: string, count: number): string => {
  const { year, month, date } = partsOfDay(day)
  const lastOfTarget = new Date(Date.UTC(year, month - 1 + count + 1, 0))
  const dateInTarget = Math.min(date, lastOfTarget.getUTCDate())
  return new Date(Date.UTC(lastOfTarget.getUTCFullYear(), lastOfTarget.getUTCMonth(), dateInTarget)).toISOString().slice(0, 10)
}

/**
 * The instant at which a local day begins: 23:00 UTC of the day before in winter, 22:00 in summer.
 * Clocks change at 02:00 or 03:00 here, so midnight always exists once.
 */
export const startOfLocalDay = (day: string): Date => {
  const utcMidnight = new Date(`${day}T00:00:00Z`)
  const offsetMinutes = localMinutesOf(utcMidnight)
  const guess = new Date(utcMidnight.getTime() - offsetMinutes * 60_000)
  const drift = localMinutesOf(guess)
  return drift === 0 ? guess : new Date(guess.getTime() + (drift > 720 ? 1440 - drift : -drift) * 60_000)
}

const minuteMs = 60_000

/** The instant of a time of day, in minutes since midnight, on a local day; 1440 is its end. Of a time that comes twice, as summer time ends, the first. */
export const instantOn = (day: string, minutes: number): Date => {
  const guess = new Date(startOfLocalDay(day).getTime() + minutes * minuteMs)
  // On the two days when the clocks change, a time after the change is an hour off; the last of the day in spring then seem to be tomorrow's first.
  const off = minutes - localMinutesOf(guess)
  return new Date(guess.getTime() + (off > 720 ? off - 1440 : off) * minuteMs)
}

/** The same time of day an hour later, in the night in which an hour comes twice. */
const secondOf = (first: Date): Date | undefined => {
  const second = new Date(first.getTime() + hourMs)
  return localMinutesOf(second) === localMinutesOf(first) ? second : undefined
}

/** The next instant at which clocks here show this time of day, in minutes since midnight: today, or tomorrow when it has passed. */
export const nextTimeOfDay = (minutes: number, now: Date): Date => {
  const today = localDayOf(now)
  const first = instantOn(today, minutes)
  if (first > now) return first
  const second = secondOf(first)
  return second !== undefined && second > now ? second : instantOn(addDays(today, 1), minutes)
}

/** The same of something that has happened: of a time that comes twice, as summer time ends, the last one that has passed. */
export const pastInstantOn = (day: string, minutes: number, now: Date): Date => {
  const first = instantOn(day, minutes)
  const second = secondOf(first)
  return second !== undefined && second <= now ? second : first
}

export const mondayOf = (day: string): string => addDays(day, -((new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7))

/** The number of local days in the half-open range from `from` up to, not including, `until`. */
export const daysBetween = (from: string, until: string): number =>
  Math.round((Date.parse(`${until}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)

const inWords = (locale: Locale) => lazy(() => new Intl.DateTimeFormat(languageTags[locale], { dateStyle: 'long', timeZone: 'UTC' }))
const formats = { en: inWords('en'), it: inWords('it'), hu: inWords('hu') }

/**
 * `2027-01-31` → `31. 1. 2027`, `31 January 2027` or `31 gennaio 2027`. In Slovenian the month stays a number: a name would have to follow the
 * sentence's case (`do 31. januarja`), which no formatter knows.
 */
export const dayInWords = (day: string, locale: Locale): string => {
  const { year, month, date } = partsOfDay(day)
  return locale === 'sl' ? `${date}. ${month}. ${year}` : formats[locale]().format(Date.UTC(year, month - 1, date))
}

/** An instant of the wire (UTC) on the town's clock: `21. 11. 2026, 14:05` or `21 November 2026, 14:05`. */
export const instantText = (instant: string, locale: Locale): string => {
  const [day = '', time = ''] = localDateTimeOf(new Date(instant)).split('T')
  return `${dayInWords(day, locale)}, ${time.slice(0, 5)}`
}
