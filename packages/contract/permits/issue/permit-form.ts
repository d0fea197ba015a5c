import { z } from 'zod'
import { tagSchema } from '../../primitives/credential.ts'
import type { ErrorCode } from '../../errors.ts'
import { localeSchema } from '../../locale.ts'
import { tariffPeriodSchema } from '../../parking/permit-kind.ts'
import { idSchema } from '../../primitives/ids.ts'
import { localDaySchema } from '../../primitives/local-day.ts'
import { phoneSchema } from '../../primitives/phone.ts'
import { plateSchema } from '../../primitives/plate.ts'
import { taxNumberSchema } from '../../primitives/tax-number.ts'
import { timeOfDaySchema } from '../../primitives/time-of-day.ts'
import { emailSchema, lineSchema, nameSchema, postCodeSchema, reasonSchema } from '../../primitives/text-fields.ts'

/** The version that the clerk looked at: when someone has changed the permit since, the step is refused with `conflict`. */
export const seenVersion = { version: z.coerce.number({ error: 'required' }).int().min(1) }

const holderFields = {
  user_type_code: z.string({ error: 'choice' }).min(1).max(40),
  name: nameSchema,
  street: lineSchema,
  post_code: postCodeSchema,
  city: lineSchema.max(80),
  /** People without e-mail or phone come to the office too. */
  email: emailSchema.optional(),
  phone: phoneSchema.optional(),
  tax_number: taxNumberSchema.optional(),
  locale: localeSchema.default('sl'),
}

const credentialFields = {
  plates: z.array(plateSchema).min(1, 'plate_missing').max(20),
  /** Numbers that open by a call, beside the holder's own phone. */
  phones: z.array(phoneSchema).max(10).default([]),
  tags: z.array(tagSchema).max(10).default([]),
}

const hoursFields = {
  /** The hours of each day, of a permit that is sold by the hour. */
  from_time: timeOfDaySchema.optional(),
  until_time: timeOfDaySchema.optional(),
}

/**
 * A permit that the office issues without an application. On the wire it is a flat multipart form: lists as `plates[]`, files as
 * `document.<type>`. Without `valid_until` the end follows from the kind's rule, the period and the count.
 */
export const permitFormSchema = z.object({
  permit_kind_id: idSchema,
  parking_lot_id: idSchema,
  ...holderFields,
  ...credentialFields,
  period: tariffPeriodSchema.optional(),
  period_count: z.coerce.number({ error: 'invalid' }).int('invalid').min(1).max(366).default(1),
  valid_from: localDaySchema,
  /** First day no longer valid. */
  valid_until: localDaySchema.optional(),
  ...hoursFields,
  /** When it was asked for on paper; absent: today. */
  received_on: localDaySchema.optional(),
  /** Why the permit is issued without an application. */
  reason: reasonSchema,
  idempotency_key: z.string().min(16).max(100).optional(),
})
export type PermitForm = z.output<typeof permitFormSchema>

/** A permit as a clerk changes it. Vehicles, phones and cards that hold for the whole of the permit are given whole; those with days of their own stay. */
export const permitUpdateSchema = z.object({
  ...seenVersion,
  parking_lot_id: idSchema,
  ...holderFields,
  ...credentialFields,
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...hoursFields,
  reason: reasonSchema,
})
export type PermitUpdate = z.output<typeof permitUpdateSchema>

/** The permit after a step. */
export const steppedPermitSchema = z.object({ id: idSchema, number: z.string(), version: z.number().int() })

export const conflictErrors = ['permit_exists', 'credential_taken', 'cap_reached'] as const satisfies readonly ErrorCode[]
/** `conflict` tells who changed what since: its details are `ConflictDetails` (events/conflict.ts). */
export const stepErrors = ['not_found', 'conflict', 'illegal_transition'] as const satisfies readonly ErrorCode[]
