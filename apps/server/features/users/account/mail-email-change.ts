import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { mailEmailLink, mailEmailTaken } from './email-mail.ts'

/**
 * Mails the link that takes a new e-mail address into use; an address that has an account already is told of it instead. `change` is the key of
 * the row that waits; the link's own secret takes its place, so that a second run finds nothing to do.
 */
export const mailEmailChange = defineJob({
  name: 'mail-email-change',
  schema: z.object({ change: z.string() }),
  handle: ({ change }, { database, services }) =>
    database.transaction(async (trx) => {
      const token = newSecret()
      const waiting = await trx
        .updateTable('email_change')
        .set({ token_hash: hashSecret(token) })
        .where('token_hash', '=', change)
        .where('used_at', 'is', null)
        .returning(['user_id', 'email'])
        .executeTakeFirst()
      if (waiting === undefined) return
      const owner = await trx.selectFrom('app_user').selectAll().where('email', '=', waiting.email).executeTakeFirst()
      if (owner !== undefined) return mailEmailTaken(trx, services, owner)
      const user = await trx.selectFrom('app_user').selectAll().where('id', '=', waiting.user_id).executeTakeFirstOrThrow()
      await mailEmailLink(trx, services, user, waiting.email, token)
    }),
})
