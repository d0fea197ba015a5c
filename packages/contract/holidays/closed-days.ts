import { z } from 'zod/mini'
import { localDaySchema } from '../primitives/field-schemas.ts'

/** Days on which this municipality does not work though the state does, each with why. */
export const closedDaysSchema = z.array(
  z.object({ day: localDaySchema, name: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(80)) }),
)
export type ClosedDay = z.output<typeof closedDaysSchema>[number]

/** As they are set: at most 200, each day once. */
export const closedDayChangesSchema = closedDaysSchema.check(
  z.maxLength(200),
  z.superRefine((days, context) => {
    for (const [index, { day }] of days.entries())
      if (days.findIndex((one) => one.day === day) < index)
        context.addIssue({ code: 'custom', message: 'closed_day_twice', path: [index, 'day'] })
  }),
)
