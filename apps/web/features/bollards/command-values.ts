import { commandActionSchema } from '@dovolilnice/contract/bollards/gate-command'
import { endOfHold, holdEnds } from '@dovolilnice/contract/bollards/hold-end'
import type { HoldEnd } from '@dovolilnice/contract/bollards/hold-end'
import { reasonSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { z } from 'zod/mini'

export const isHoldEnd = (text: string): text is HoldEnd => holdEnds.some((end) => end === text)

const minuteMs = 60_000

/** What is wrong with a hold until this time of day: it has passed today, or is too far away. What is no time has a rule of its own. */
const brokenEnd = (hours: number, time: string): 'hold_past' | 'hold_too_long' | undefined => {
  const now = new Date()
  const end = endOfHold('time', time, now)
  if (end === undefined) return undefined
  const length = end.getTime() - now.getTime()
  if (length < minuteMs) return 'hold_past'
  if (length <= hours * 60 * minuteMs) return undefined
  return localDayOf(end) === localDayOf(now) ? 'hold_too_long' : 'hold_past'
}

/**
 * The form of a command. `hold_until` is a choice of its end; `time` the time of day where the choice is one of one's own.
 * @param hours how long the town lets a bollard be held
 */
export const commandValuesSchema = (hours: number) =>
  z
    .object({
      device_code: z.string(),
      action: commandActionSchema,
      reason: reasonSchema,
      hold_until: z._default(z.string(), ''),
      time: z._default(z.string(), ''),
    })
    .check(
      z.refine(({ action, hold_until }) => action !== 'hold_lowered' || isHoldEnd(hold_until), { path: ['hold_until'], error: 'required' }),
      z.refine(({ hold_until, time }) => hold_until !== 'time' || readTime(time) !== undefined, { path: ['time'], error: 'time' }),
      z.superRefine(({ hold_until, time }, context) => {
        const rule = hold_until === 'time' ? brokenEnd(hours, time) : undefined
        if (rule !== undefined) context.addIssue({ code: 'custom', path: ['time'], message: rule, params: { hours } })
      }),
    )

export type CommandValues = z.output<ReturnType<typeof commandValuesSchema>>
