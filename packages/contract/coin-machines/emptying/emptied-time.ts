import { z } from 'zod/mini'
import { instantOn } from '../../primitives/local-day.ts'
import { readTime } from '../../primitives/time-of-day.ts'

const withSeconds = /^(\d{1,2}[:.]\d{2})[:.]([0-5]\d)$/

/** Minutes since midnight and seconds of a typed time: `9:30:15`, or as `readTime` has it. Undefined if it is none, and for the end of the day. */
const readParts = (typed: string): { minutes: number; seconds: number } | undefined => {
  const [, clock = typed, seconds = '0'] = withSeconds.exec(typed.trim()) ?? []
  const minutes = readTime(clock)
  return minutes === undefined || minutes === 1440 ? undefined : { minutes, seconds: Number(seconds) }
}

/** When a box was taken out, as it is typed: to the second, because a machine reports within the minute. */
export const emptiedTimeSchema = z.string({ error: 'time' }).check(
  z.trim(),
  z.refine((typed) => readParts(typed) !== undefined, 'time'),
)

/** The instant of a typed time on a local day; undefined for a time that is none. The day must exist. */
export const emptiedInstant = (day: string, typed: string): Date | undefined => {
  const parts = readParts(typed)
  if (parts === undefined) return undefined
  return new Date(instantOn(day, parts.minutes).getTime() + parts.seconds * 1000)
}
