import { z } from 'zod/mini'
import { idSchema, instantSchema } from '../primitives/ids.ts'

/** A mail about a record, as its screen tells of it. */
export const mailSchema = z.object({
  id: idSchema,
  template: z.string(),
  recipient: z.string(),
  subject: z.string(),
  status: z.enum(['queued', 'sent', 'failed']),
  last_error: z.nullable(z.string()),
  created_at: instantSchema,
  sent_at: z.nullable(instantSchema),
  /** It failed for good, and its links have not been withdrawn yet: a clerk may try it again. */
  resendable: z.boolean(),
})
export type Mail = z.output<typeof mailSchema>

/** Days for which a mail that could not be delivered keeps its links, and may be tried again. */
export const resendableDays = 14
