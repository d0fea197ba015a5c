import { z } from 'zod/mini'
import { ownHoursShape, tariffPeriodSchema } from '../../parking/permit-kind.ts'
import { localDaySchema, idSchema } from '../../primitives/field-schemas.ts'
import { holderSchema } from '../../primitives/holder-schemas.ts'
import { defineRead } from '../../operation.ts'

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

/**
 * The form data for renewing a permit, for a holder without an account: the reminder mail links here. This key differs from
 * the keys for the paper and for its check; a wrong one is `not_found`. The form is submitted with the key, which allows the renewal.
 */
export const readMailedRenewal = defineRead({
  name: 'read-mailed-renewal',
  path: 'v1/permits/renewal',
  access: 'public',
  summary: 'Begin the renewal of a permit by its mailed link',
  query: z.object({
    number: z.string().check(z.trim(), z.minLength(1), z.maxLength(20)),
    key: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  }),
  output: renewalSchema,
  errors: ['not_found', 'illegal_transition', 'duplicate', 'renewed'],
  rate: { windowSeconds: 600, perAddress: 60 },
  audit: { action: 'permit:read', kind: 'read' },
})

/** The form data for renewing one's own permit. `illegal_transition` when it cannot be renewed, `duplicate` when it is being renewed. */
export const readOwnRenewal = defineRead({
  name: 'read-own-renewal',
  path: 'v1/user/permits/{id}/renewal',
  access: 'session',
  summary: 'Begin the renewal of my permit',
  output: renewalSchema,
  errors: ['illegal_transition', 'duplicate', 'renewed'],
})

/** The form data for renewing a permit, for a clerk. */
export const readRenewal = defineRead({
  name: 'read-renewal',
  path: 'v1/admin/permits/{id}/renewal',
  access: 'permits:read',
  summary: 'Begin the renewal of a permit',
  output: renewalSchema,
  errors: ['illegal_transition', 'duplicate', 'renewed'],
  audit: { action: 'permit:read', kind: 'read' },
})
