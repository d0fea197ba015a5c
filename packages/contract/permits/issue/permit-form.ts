import { z } from 'zod/mini'
import { tagSchema } from '../../primitives/credential.ts'
import type { ErrorCode } from '../../errors.ts'
import { tariffPeriodSchema } from '../../parking/permit-kind.ts'
import { localDaySchema, phoneSchema, plateSchema, reasonSchema, timeOfDaySchema, idSchema } from '../../primitives/field-schemas.ts'
import { holderFields } from '../../primitives/holder-schemas.ts'
import { seenVersionInForm } from '../../history/seen-version.ts'

const credentialFields = {
  plates: z.array(plateSchema).check(z.minLength(1, 'plate_missing'), z.maxLength(20)),
  /** Phone numbers that open the gate by a call, beside the holder's own. */
  phones: z._default(z.array(phoneSchema).check(z.maxLength(10)), []),
  tags: z._default(z.array(tagSchema).check(z.maxLength(10)), []),
}

const hoursFields = {
  /** The hours of each day, for a kind sold by the hour. */
  from_time: z.optional(timeOfDaySchema),
  until_time: z.optional(timeOfDaySchema),
}

/**
 * A permit that the office issues without an application. It is sent as a flat multipart form: lists as `plates[]`, files as
 * `document.<type>`. Without `valid_until` the end follows from the kind's rule, the period and the count.
 */
export const permitFormSchema = z.object({
  permit_kind_id: idSchema,
  parking_lot_id: idSchema,
  ...holderFields,
  ...credentialFields,
  period: z.optional(tariffPeriodSchema),
  period_count: z._default(z.coerce.number({ error: 'invalid' }).check(z.int('invalid'), z.minimum(1), z.maximum(366)), 1),
  valid_from: localDaySchema,
  /** First day no longer valid. */
  valid_until: z.optional(localDaySchema),
  ...hoursFields,
  /** The day on which it was requested on paper; absent: today. */
  received_on: z.optional(localDaySchema),
  /** Why the permit is issued without an application. */
  reason: reasonSchema,
  idempotency_key: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
})
export type PermitForm = z.output<typeof permitFormSchema>

/** A permit as a clerk changes it. The lists replace all vehicles, phones and cards without own days; those with own days stay. */
export const permitUpdateSchema = z.object({
  ...seenVersionInForm,
  parking_lot_id: idSchema,
  ...holderFields,
  ...credentialFields,
  valid_from: localDaySchema,
  valid_until: localDaySchema,
  ...hoursFields,
  reason: reasonSchema,
})

/** The permit after a step. */
export const steppedPermitSchema = z.object({ id: idSchema, number: z.string(), version: z.int() })

export const conflictErrors = ['permit_exists', 'credential_taken', 'cap_reached'] as const satisfies readonly ErrorCode[]
