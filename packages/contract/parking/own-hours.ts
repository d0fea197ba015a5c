import { type Locale, textIn } from '../locale.ts'
import { addDays, daysBetween } from '../primitives/local-day.ts'
import { clockTime, readTime } from '../primitives/time-of-day.ts'
import type { TimeWindow } from './permit-kind.ts'
import type { Validity } from './validity.ts'

/** Hours as stored or as typed. They are half-open: "until 13:00" ends with 12:59. */
export interface OwnHours {
  from_time?: string | null
  until_time?: string | null
}

/** The hours as a window of the day; undefined when one is absent or not a time, or when they end before they begin. */
export const ownWindow = ({ from_time: begin, until_time: end }: OwnHours): TimeWindow | undefined => {
  const [from, until] = [readTime(begin ?? ''), readTime(end ?? '')]
  return from === undefined || until === undefined || until <= from ? undefined : { from, until }
}

/** Minutes of each day; without usable hours of its own the whole day. */
export const ownMinutes = (hours: OwnHours): number => {
  const { from, until } = ownWindow(hours) ?? { from: 0, until: 1440 }
  return until - from
}

/** The number of hours paid for on each day; a begun hour counts whole. Local clock hours, so the days of clock change cost the same. */
export const startedHours = ({ from, until }: TimeWindow): number => Math.ceil((until - from) / 60)

/**
 * When a permit opens: the hours that are both its kind's and its own.
 * @returns empty: the whole day; undefined: never, because no hour is left
 */
export const openingWindows = (ofKind: readonly TimeWindow[], own: TimeWindow | undefined): TimeWindow[] | undefined => {
  if (own === undefined) return [...ofKind]
  if (ofKind.length === 0) return [own]
  const left = ofKind
    .map((window) => ({ ...window, from: Math.max(window.from, own.from), until: Math.min(window.until, own.until) }))
    .filter(({ from, until }) => from < until)
  return left.length === 0 ? undefined : left
}

/** The hours for paper and screens: those in which it opens, or its own hours when the kind's hours leave none of them. */
export const shownWindows = (ofKind: readonly TimeWindow[], hours: OwnHours): TimeWindow[] => {
  const own = ownWindow(hours)
  return openingWindows(ofKind, own) ?? (own === undefined ? [] : [own])
}

/** Whether the last of its hours has passed. A permit without own hours is valid until its last day ends. */
export const hoursAreOver = (permit: Pick<Validity, 'valid_until'> & OwnHours, today: string, minutes: number): boolean => {
  const own = ownWindow(permit)
  return own !== undefined && permit.valid_until === addDays(today, 1) && own.until <= minutes
}

/** `5:00–10:00, 15:00–17:00`, whatever the days; empty for the whole day. */
export const windowsText = (windows: readonly TimeWindow[]): string =>
  windows.map(({ from, until }) => `${clockTime(from)}–${clockTime(until)}`).join(', ')

/** The text after the days of a permit with own hours: `, vsak dan 9:00–13:00`, for a single day `, 9:00–13:00`; otherwise empty. */
export const afterDays = ({ valid_from: from, valid_until: until, ...hours }: Validity & OwnHours, locale: Locale): string => {
  const window = ownWindow(hours)
  if (window === undefined) return ''
  const daily = daysBetween(from, until) === 1 ? '' : `${textIn({ sl: 'vsak dan', en: 'daily' }, locale)} `
  return `, ${daily}${windowsText([window])}`
}
