import { commandActionSchema, convoySchema, hasEnd } from '@dovolilnice/contract/bollards/gate-command'
import { endOfHold, type HoldEnd, holdEnds, type HoldLengths } from '@dovolilnice/contract/bollards/holds/holds'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { z } from 'zod/mini'

export interface HoldEndValues {
  hold_until: string
  time: string
}

export const isHoldEnd = (text: string): text is HoldEnd => holdEnds.some((end) => end === text)

const minuteMs = 60_000

/** What is wrong with a hold until this time of day: it has passed today, or is too far away. What is no time has a rule of its own. */
const brokenEnd = (lengths: HoldLengths, time: string): 'hold_past' | 'hold_too_long' | undefined => {
  const now = new Date()
  const end = endOfHold('time', time, now, lengths)
  if (end === undefined) return undefined
  const length = end.getTime() - now.getTime()
  if (length < minuteMs) return 'hold_past'
  if (length <= lengths.most * 60 * minuteMs) return undefined
  return localDayOf(end) === localDayOf(now) ? 'hold_too_long' : 'hold_past'
}

/** The rules of an end: a time of one's own must be one, not have passed, and be near enough. */
export const endRules = (lengths: HoldLengths) =>
  [
    z.refine<HoldEndValues>(({ hold_until, time }) => hold_until !== 'time' || readTime(time) !== undefined, {
      path: ['time'],
      error: 'time',
    }),
    z.superRefine<HoldEndValues>(({ hold_until, time }, context) => {
      const rule = hold_until === 'time' ? brokenEnd(lengths, time) : undefined
      if (rule !== undefined) context.addIssue({ code: 'custom', path: ['time'], message: rule, params: { hours: lengths.most } })
    }),
  ] as const

/** `hold_until` is a choice of its end, `time` a time of day of one’s own. @param lengths how long the town lets a bollard be held */
export const commandValuesSchema = (lengths: HoldLengths) =>
  z
    .object({
      device_code: z.string(),
      action: commandActionSchema,
      /** One of the usual reasons, where one is pressed; what is typed is added to it, or is the reason itself. */
      chip: z._default(z.string(), ''),
      reason: z._default(z.string().check(z.maxLength(2000)), ''),
      vehicle: z._default(z.string().check(z.maxLength(24)), ''),
      vehicles: z.optional(convoySchema),
      hold_until: z._default(z.string(), ''),
      time: z._default(z.string(), ''),
    })
    .check(
      z.refine(({ chip, reason, vehicle }) => [chip, reason, vehicle].some((said) => said.trim() !== ''), {
        path: ['reason'],
        error: 'required',
      }),
      z.refine(({ action, hold_until }) => !hasEnd(action) || isHoldEnd(hold_until), { path: ['hold_until'], error: 'required' }),
      ...endRules(lengths),
    )

export type CommandValues = z.output<ReturnType<typeof commandValuesSchema>>
