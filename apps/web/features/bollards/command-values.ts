import { commandActionSchema } from '@dovolilnice/contract/bollards/gate-command'
import { holdEnds } from '@dovolilnice/contract/bollards/hold-end'
import type { HoldEnd } from '@dovolilnice/contract/bollards/hold-end'
import { reasonSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { readTime } from '@dovolilnice/contract/primitives/time-of-day'
import { z } from 'zod/mini'

export const isHoldEnd = (text: string): text is HoldEnd => holdEnds.some((end) => end === text)

/** The form of a command. `hold_until` is a choice of its end; `time` the time of day where the choice is one of one's own. */
export const commandValuesSchema = z
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
  )

export type CommandValues = z.output<typeof commandValuesSchema>
