import { z } from 'zod/mini'
import { ownHoursShape, tariffPeriodSchema } from '../../parking/permit-kind.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { holderSchema } from '../../primitives/holder-schemas.ts'
import { idSchema } from '../../primitives/ids.ts'

/** The form data of a renewal: the fields of an application, filled from the last permit. The new permit begins where the old one ends. */
export const renewalSchema = z.object({
  renews_permit_id: idSchema,
  number: z.string(),
  permit_kind_id: idSchema,
  applicant_type: z.enum(['person', 'company']),
  ...z.omit(holderSchema, { locale: true }).shape,
  plates: z.array(z.string()),
  parking_lot_id: idSchema,
  period: z.nullable(tariffPeriodSchema),
  period_count: z.int(),
  valid_from: localDaySchema,
  ...ownHoursShape,
  /** Documents of the permit that still hold when the new one begins: they are not asked for again while what they prove stays the same. */
  kept_documents: z.array(z.object({ type: z.string(), expires_on: z.nullable(localDaySchema) })),
})
export type Renewal = z.output<typeof renewalSchema>
