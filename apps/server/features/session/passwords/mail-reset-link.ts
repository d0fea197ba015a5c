import { emailSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { type Counter, countOne } from '../../../platform/http/limits/limits.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { sendPasswordLink } from './send-password-link.ts'

/** More mails than this a person gets in no hour; the links of earlier ones go on working. */
const resetMails: Counter = { name: 'reset-mail', limit: 5, windowSeconds: 3600 }

/** Mails the link for which somebody asked, when an active account has this address. The one who asked has had their answer. */
export const mailResetLink = defineJob({
  name: 'mail-reset-link',
  schema: z.object({ email: emailSchema }),
  // The address may be of somebody who has no account here.
  keepSeconds: 3600,
  handle: ({ email }, { database, services, clock }) =>
    database.transaction(async (trx) => {
      const person = await trx
        .selectFrom('app_user')
        .select(['id', 'name', 'email', 'locale'])
        .where('email', '=', email)
        .where('active', '=', true)
        .executeTakeFirst()
      if (person === undefined) return
      if ((await countOne(trx, resetMails, [person.id], clock.now())) > resetMails.limit) return
      await sendPasswordLink(trx, services, person, 'reset')
    }),
})
