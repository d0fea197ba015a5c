import { nextTimeOfDay } from '../primitives/local-day.ts'
import { readTime } from '../primitives/time-of-day.ts'

/** The ends that a person chooses from: a quarter of an hour, an hour, six in the evening, or a time of their own. */
export const holdEnds = ['15', '60', 'evening', 'time'] as const
export type HoldEnd = (typeof holdEnds)[number]

const minuteMs = 60_000
const evening = 18 * 60

/** Whole minutes, because a clock on a wall shows no seconds. */
const inMinutes = (minutes: number, now: Date): Date => new Date(Math.ceil((now.getTime() + minutes * minuteMs) / minuteMs) * minuteMs)

/** When a hold ends by this choice. @param typed the time of day for `time`, as people write it; undefined when it is not one */
export const endOfHold = (end: HoldEnd, typed: string, now: Date): Date | undefined => {
  if (end === 'evening') return nextTimeOfDay(evening, now)
  if (end !== 'time') return inMinutes(Number(end), now)
  const minutes = readTime(typed)
  return minutes === undefined ? undefined : nextTimeOfDay(minutes, now)
}

/** The choices that end within the hours that the town allows; one's own time always stands, and is checked when it is sent. */
export const holdEndsWithin = (hours: number, now: Date): HoldEnd[] =>
  holdEnds.filter((end) => end === 'time' || (endOfHold(end, '', now)?.getTime() ?? 0) - now.getTime() <= hours * 60 * minuteMs)
