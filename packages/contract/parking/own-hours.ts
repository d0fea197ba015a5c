import type { Locale } from '../locale.ts'
import { addDays, daysBetween } from '../primitives/local-day.ts'
import { clockTime, readTime } from '../primitives/time-of-day.ts'
import type { TimeWindow } from './permit-kind.ts'
import type { Validity } from './validity.ts'

/** Hours as they are stored, or as they are typed; half-open: until 13:00 is the last time at 12:59. */
export interface OwnHours {
  from_time?: string | null
  until_time?: string | null
}

/** The hours as a part of the day; undefined where there are none, where one is no time, and where they end before they begin. */
export const ownWindow = ({ from_time: begin, until_time: end }: OwnHours): TimeWindow | undefined => {
  const [from, until] = [readTime(begin ?? ''), readTime(end ?? '')]
  return from === undefined || until === undefined || until <= from ? undefined : { from, until }
}

/** The hours that are paid for on each day: begun ones count. On the wall clock, so a day on which the clock changes costs what others do. */
export const startedHours = ({ from, until }: TimeWindow): number => Math.ceil((until - from) / 60)

/**
 * When a permit opens: in the hours of its kind that are also its own.
 * @returns empty: the whole day; undefined: never, because no hour is left
 */
export const openingWindows = (ofKind: readonly TimeWindow[], own: TimeWindow | undefined): TimeWindow[] | undefined => {
  if (own === undefined) return [...ofKind]
  if (ofKind.length === 0) return [own]
  const left = ofKind
    .map(({ from, until }) => ({ from: Math.max(from, own.from), until: Math.min(until, own.until) }))
    .filter(({ from, until }) => from < until)
  return left.length === 0 ? undefined : left
}

/** The hours as paper and screens show them: those in which it opens; its own where its kind's have left none of them. */
export const shownWindows = (ofKind: readonly TimeWindow[], hours: OwnHours): TimeWindow[] => {
  const own = ownWindow(hours)
  return openingWindows(ofKind, own) ?? (own === undefined ? [] : [own])
}

/** Whether the last of its hours has passed; what has no hours of its own holds until its last day ends. */
export const hoursAreOver = (permit: Pick<Validity, 'valid_until'> & OwnHours, today: string, minutes: number): boolean => {
  const own = ownWindow(permit)
  return own !== undefined && permit.valid_until === addDays(today, 1) && own.until <= minutes
}

/** Whether a minute of the day lies in one of the hours; without any it always does. */
export const isWithin = (windows: readonly TimeWindow[], minutes: number): boolean =>
  windows.length === 0 || windows.some(({ from, until }) => minutes >= from && minutes < until)

/** `5:00–10:00, 15:00–17:00`; empty for the whole day. */
export const windowsText = (windows: readonly TimeWindow[]): string =>
  windows.map(({ from, until }) => `${clockTime(from)}–${clockTime(until)}`).join(', ')

/** What follows the days of a permit with hours of its own: `, vsak dan 9:00–13:00`, on a single day `, 9:00–13:00`; else nothing. */
export const afterDays = ({ valid_from: from, valid_until: until, ...hours }: Validity & OwnHours, locale: Locale): string => {
  const window = ownWindow(hours)
  if (window === undefined) return ''
  const daily = daysBetween(from, until) === 1 ? '' : locale === 'sl' ? 'vsak dan ' : 'daily '
  return `, ${daily}${windowsText([window])}`
}
