import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/field-schemas.ts'
import { mailFailures } from './outbox/mail-failures.ts'
import { mailStatuses } from './outbox/mail-status.ts'

/** A mail about a record, as shown on the record's screen. */
export const mailSchema = z.object({
  id: idSchema,
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(mailStatuses),
  /** Why the last try failed; null for a mail of an earlier version too, whose reason is `last_error` alone. */
  failure: z.nullable(z.enum(mailFailures)),
  last_error: z.nullable(z.string()),
  created_at: instantSchema,
  sent_at: z.nullable(instantSchema),
  /** True when it failed permanently and its links still work: a clerk may send it again. */
  resendable: z.boolean(),
  /** The names of the files that went with it, in order. */
  attachments: z.array(z.string()),
})
export type Mail = z.output<typeof mailSchema>

/** Days for which the links of an undelivered mail keep working, and a clerk may send it again. */
export const resendableDays = 14
