import { z } from 'zod/mini'
import { tariffPeriods } from '../../parking/period-labels.ts'
import { emailSchema, localDaySchema, phoneSchema, plateSchema, timeOfDaySchema } from '../../primitives/field-schemas.ts'
import { holderFields } from '../../primitives/holder-schemas.ts'

/** The id of something that was chosen from a list. */
const chosenId = z.uuid({ error: 'choice' })

/**
 * The fields of an application. It is sent as a flat multipart form: lists as `plates[]`, a document's last day as
 * `document_expires.<type>`, its files as `document.<type>`. Rules about several fields are in `checkApplication`.
 */
export const applicationFieldsSchema = z.object({
  permit_kind_id: chosenId,
  applicant_type: z.enum(['person', 'company']),
  ...holderFields,
  email: emailSchema,
  phone: phoneSchema,
  plates: z.array(plateSchema).check(z.minLength(1), z.maxLength(20)),
  parking_lot_id: chosenId,
  period: z.enum(tariffPeriods),
  /** The number of periods, for kinds sold by the month, week or day; the number of days, for kinds sold by the hour. */
  period_count: z._default(z.coerce.number({ error: 'invalid' }).check(z.int('invalid'), z.minimum(1), z.maximum(366)), 1),
  valid_from: localDaySchema,
  /** The hours of each day, only for kinds sold by the hour. */
  from_time: z.optional(timeOfDaySchema),
  until_time: z.optional(timeOfDaySchema),
  /** A card or a remote control, where the kind sells one. */
  wants_device: z._default(
    z.pipe(
      z.literal([true, false, 'true', 'false']),
      z.transform((ticked) => ticked === true || ticked === 'true'),
    ),
    false,
  ),
  remark: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  /** Code of the ground on which the applicant claims to be exempt from the administrative fee. */
  fee_exemption: z.optional(z.string().check(z.maxLength(40))),
  renews_permit_id: z.optional(chosenId),
  /** The key from the mailed link, for a holder without an account. */
  renewal_key: z.optional(z.string().check(z.maxLength(80))),
  document_expires: z._default(z.record(z.string(), localDaySchema), {}),
})

/** The same form for a clerk who enters a paper application: e-mail and phone may be absent, and there is a day of receipt. */
export const paperFieldsSchema = z.extend(applicationFieldsSchema, {
  email: holderFields.email,
  phone: holderFields.phone,
  /** Absent: today. */
  received_on: z.optional(localDaySchema),
})
export type ApplicationFields = z.output<typeof paperFieldsSchema>

/** The whole form, with the consent and with the key that makes a form submitted twice one application. */
export const applicationFormSchema = z.extend(applicationFieldsSchema, {
  /** Of a renewal: the types of documents that the office has from the permit and takes over. One that no longer holds counts as not sent. */
  kept_documents: z._default(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(40)), []),
  consent: z.literal([true, 'true'], { error: 'consent' }),
  idempotency_key: z.optional(z.string().check(z.minLength(16), z.maxLength(100))),
})
export type SentApplicationForm = z.output<typeof applicationFormSchema>

/** The clerk's whole form: `consent` means that the applicant signed it on paper. */
export const paperFormSchema = z.extend(paperFieldsSchema, {
  consent: z.literal([true, 'true'], { error: 'consent_paper' }),
  idempotency_key: applicationFormSchema.shape.idempotency_key,
})
export type ApplicationForm = z.output<typeof paperFormSchema>
