import { z } from 'zod'
import { ownHoursShape } from '../../parking/own-hours.ts'
import { tariffPeriodSchema } from '../../parking/permit-kind.ts'
import { idSchema } from '../../primitives/ids.ts'
import { localDaySchema } from '../../primitives/local-day.ts'

/** What the form of a renewal begins with: the fields of an application, filled from the last permit; the new one begins where the old one ends. */
export const renewalSchema = z.object({
  renews_permit_id: idSchema,
  number: z.string(),
  permit_kind_id: idSchema,
  applicant_type: z.enum(['person', 'company']),
  user_type_code: z.string(),
  name: z.string(),
  street: z.string(),
  post_code: z.string(),
  city: z.string(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  tax_number: z.string().nullable(),
  plates: z.array(z.string()),
  parking_lot_id: idSchema,
  period: tariffPeriodSchema.nullable(),
  period_count: z.number().int(),
  valid_from: localDaySchema,
  ...ownHoursShape,
})
export type Renewal = z.output<typeof renewalSchema>
