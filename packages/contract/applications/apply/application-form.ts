import { z } from 'zod'
import { localeSchema } from '../../locale.ts'
import { tariffPeriodSchema } from '../../parking/permit-kind.ts'
import { localDaySchema } from '../../primitives/local-day.ts'
import { phoneSchema } from '../../primitives/phone.ts'
import { plateSchema } from '../../primitives/plate.ts'
import { taxNumberSchema } from '../../primitives/tax-number.ts'
import { timeOfDaySchema } from '../../primitives/time-of-day.ts'
import { emailSchema, lineSchema, nameSchema, postCodeSchema } from '../../primitives/text-fields.ts'

/** The id of something that was chosen from a list. */
const chosenId = z.uuid({ error: 'choice' })

/**
 * What an application asks for. On the wire it is a flat multipart form: lists as `plates[]`, a document's last day as
 * `document_expires.<type>`, its files as `document.<type>`. What the fields mean together is said by `checkApplication`.
 */
export const applicationFieldsSchema = z.object({
  permit_kind_id: chosenId,
  applicant_type: z.enum(['person', 'company']),
  user_type_code: z.string({ error: 'choice' }).min(1).max(40),
  name: nameSchema,
  street: lineSchema,
  post_code: postCodeSchema,
  city: lineSchema.max(80),
  email: emailSchema,
  phone: phoneSchema,
  tax_number: taxNumberSchema.optional(),
  plates: z.array(plateSchema).min(1).max(20),
  parking_lot_id: chosenId,
  period: tariffPeriodSchema,
  /** How many periods, for kinds that are bought by the month, week or day; by the hour, how many days. */
  period_count: z.coerce.number({ error: 'invalid' }).int('invalid').min(1).max(366).default(1),
  valid_from: localDaySchema,
  /** The hours of each day; asked for, and kept, only by the hour. */
  from_time: timeOfDaySchema.optional(),
  until_time: timeOfDaySchema.optional(),
  remark: z.string().trim().max(2000).optional(),
  locale: localeSchema.default('sl'),
  /** The permit that the new one follows. */
  renews_permit_id: chosenId.optional(),
  /** From the mailed link, where the holder has no account. */
  renewal_key: z.string().max(80).optional(),
  document_expires: z.record(z.string(), localDaySchema).default({}),
})

/** The same as a clerk writes it down from paper: people without e-mail or phone apply too, and it was received on a day. */
export const paperFieldsSchema = applicationFieldsSchema.extend({
  email: emailSchema.optional(),
  phone: phoneSchema.optional(),
  /** Absent: today. */
  received_on: localDaySchema.optional(),
})
export type ApplicationFields = z.output<typeof paperFieldsSchema>

/** The whole form: with the consent, and with the key that makes a form sent twice one application. */
export const applicationFormSchema = applicationFieldsSchema.extend({
  consent: z.literal([true, 'true'], { error: 'consent' }),
  idempotency_key: z.string().min(16).max(100).optional(),
})

/** The whole form of a clerk: the consent is the one that the applicant signed. */
export const paperFormSchema = paperFieldsSchema.extend({
  consent: z.literal([true, 'true'], { error: 'consent_paper' }),
  idempotency_key: applicationFormSchema.shape.idempotency_key,
})
export type ApplicationForm = z.output<typeof paperFormSchema>

/** What the form holds while it is filled in. */
export type ApplicationFormInput = z.input<typeof applicationFormSchema>
