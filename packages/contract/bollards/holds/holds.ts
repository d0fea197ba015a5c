import { nextTimeOfDay } from '../../primitives/local-day.ts'
import { readTime } from '../../primitives/time-of-day.ts'
import { z } from 'zod/mini'
import { defineRead } from '../../operation.ts'
import { idSchema, instantSchema } from '../../primitives/field-schemas.ts'

/** The most hours for which a town may let a bollard be held; a gate ends every hold by then. */
export const longestHoldHours = 24

/** Minutes before its end from which a hold is warned of. */
const holdWarningMinutes = 10

/** The ends that a person chooses from: the town's usual length, a quarter of an hour, an hour, six in the evening, or a time of their own. */
export const holdEnds = ['usual', '15', '60', 'evening', 'time'] as const
export type HoldEnd = (typeof holdEnds)[number]

const minuteMs = 60_000
const evening = 18 * 60

/** Whole minutes, because a clock on a wall shows no seconds. */
const inMinutes = (minutes: number, now: Date): Date => new Date(Math.ceil((now.getTime() + minutes * minuteMs) / minuteMs) * minuteMs)

/** How long the town lets a bollard be held: usually, in minutes, and at most, in hours. */
export interface HoldLengths {
  usual: number
  most: number
}

/** When a hold ends by this choice. @param typed the time of day for `time`, as people write it; undefined when it is not one */
export const endOfHold = (end: HoldEnd, typed: string, now: Date, { usual }: HoldLengths): Date | undefined => {
  if (end === 'usual') return inMinutes(usual, now)
  if (end === 'evening') return nextTimeOfDay(evening, now)
  if (end !== 'time') return inMinutes(Number(end), now)
  const minutes = readTime(typed)
  return minutes === undefined ? undefined : nextTimeOfDay(minutes, now)
}

/** The choices that end within the hours that the town allows; one's own time always stands, and is checked when it is sent. */
export const holdEndsWithin = (lengths: HoldLengths, now: Date): HoldEnd[] =>
  holdEnds.filter((end) => {
    if (end === 'usual' || end === 'time') return true
    return (
      Number(end) !== lengths.usual && (endOfHold(end, '', now, lengths)?.getTime() ?? 0) - now.getTime() <= lengths.most * 60 * minuteMs
    )
  })

/** Whether a hold ends so soon that somebody should know. */
export const isHoldEnding = (until: Date, now: Date): boolean =>
  until > now && until.getTime() - now.getTime() <= holdWarningMinutes * minuteMs

/** A hold in force that the reader gave. */
const ownHoldSchema = z.object({
  device_code: z.string(),
  device_name: z.string(),
  /** The command to several bollards that it is part of; null for a hold of one. */
  group_id: z.nullable(idSchema),
  reason: z.string(),
  until: instantSchema,
})
export type OwnHold = z.output<typeof ownHoldSchema>

/** The holds that the reader gave, the nearest end first: every screen warns of an end that is near. */
export const listOwnHolds = defineRead({
  name: 'list-own-holds',
  path: 'v1/operator/data/own-holds',
  access: 'bollards:control',
  summary: 'The holds in force that the reader gave',
  output: z.object({ items: z.array(ownHoldSchema) }),
})
