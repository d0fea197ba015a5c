import { z } from 'zod/mini'
import { keysOf } from '../keys-of.ts'
import type { Text } from '../locale.ts'
import { localDaySchema, textSchema, idSchema } from '../primitives/field-schemas.ts'
import { exportFormats, exportStatuses } from './export.ts'

/** Which rows a scheduled export has: of the month before the day on which it runs, or whatever the filters leave on that day. */
export const schedulePeriodLabels = {
  previous_month: { sl: 'prejšnji mesec', en: 'the month before' },
  all: { sl: 'vse po filtrih', en: 'all that the filters leave' },
} as const satisfies Record<string, Text>
export const schedulePeriods = keysOf(schedulePeriodLabels)
export type SchedulePeriod = keyof typeof schedulePeriodLabels

/** How a scheduled file gets to its reader: never as an attachment, which nothing protects; the link leads to signing in. */
export const deliveryLabels = {
  link: { sl: 'po e-pošti s povezavo', en: 'by e-mail with a link' },
  folder: { sl: 'v mapo na strežniku', en: 'into a folder of the server' },
} as const satisfies Record<string, Text>
export const deliveries = keysOf(deliveryLabels)
export type Delivery = keyof typeof deliveryLabels

/** The days of a month on which every month has one. */
export const lastScheduleDay = 28

/** A list that is exported every month. */
export const exportScheduleSchema = z.object({
  id: idSchema,
  /** What the list is called. */
  data_group: textSchema,
  format: z.enum(exportFormats),
  period: z.enum(schedulePeriods),
  delivery: z.enum(deliveries),
  /** The address, or the folder. */
  target: z.string(),
  /** Who made it, with whose rights it runs. */
  user: z.string(),
  next_on: localDaySchema,
  last_on: z.nullable(localDaySchema),
  /** How its last export went; null before the first, and when that is forgotten. */
  last_outcome: z.nullable(z.enum(exportStatuses)),
})
