import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { instantSchema } from '../../primitives/ids.ts'
import { mailFailures } from './mail-failures.ts'

const sendingSchema = z.object({
  /** Where mails go: `host:port`; null where no mail server is set. */
  server: z.nullable(z.string()),
  waiting: z.int(),
  failed: z.int(),
  sent_last_hour: z.int(),
  sent_last_day: z.int(),
  /** The most that may go in an hour; null: as many as there are. */
  hourly_limit: z.nullable(z.int()),
  /** The most that may go in a second, of one process. */
  second_limit: z.int(),
  /** Until when nothing goes, because the limit of the hour is reached. */
  throttled_until: z.nullable(instantSchema),
  last_sent_at: z.nullable(instantSchema),
  /** Why the way to the mail server fails since the last mail that it took; null while it works. */
  trouble: z.nullable(z.object({ failure: z.enum(mailFailures), at: instantSchema })),
})
export type Sending = z.output<typeof sendingSchema>

export const readMailSending = defineOperation({
  name: 'read-mail-sending',
  method: 'GET',
  path: 'v1/admin/outbox/sending',
  access: 'mails:manage',
  summary: 'How many mails go, against the limits, and whether the mail server takes them',
  output: sendingSchema,
})
