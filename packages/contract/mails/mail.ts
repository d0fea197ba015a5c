import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/ids.ts'

/** A mail about a record, as shown on the record's screen. */
export const mailSchema = z.object({
  id: idSchema,
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  /** `written`: without a mail server it became a file, which nobody was sent. */
  status: z.enum(['queued', 'sent', 'written', 'failed']),
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
