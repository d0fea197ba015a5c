import { z } from 'zod'
import { defineJob } from '../jobs/job.ts'
import './mailer.ts'

/** Delivers one mail of the outbox. Register it among the process's jobs. */
export const sendMailJob = defineJob({
  name: 'send-mail',
  schema: z.object({ mail_id: z.uuid() }),
  handle: async () => {},
})
