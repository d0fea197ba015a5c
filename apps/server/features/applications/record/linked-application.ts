import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { hashSecret } from '../../../platform/security/secret.ts'
import type { Context } from '../../../platform/http/context.ts'
import { rememberNetwork } from '../../../platform/http/limits/quota.ts'
import { findRestrictions } from '../../../platform/privacy/restrictions.ts'
import { mailApplicant } from '../mail/application-mail.ts'
import { isOfMailbox } from '../mail/unopened-mail.ts'
import type { ApplicationRecord } from './application-record.ts'
import { findApplication, findLinkedApplication } from './find-application.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    openLinkedApplication: typeof openLinkedApplication
    confirmApplicationAddress: typeof confirmApplicationAddress
  }
}

/**
 * Mails the oldest application of this mailbox whose first mail was held back. The others follow one by one, each when the link before it is
 * opened: a stranger who sent many with this address still cannot fill the mailbox.
 */
const mailNextHeldBack = async (context: Context, email: string): Promise<void> => {
  const next = await context.trx
    .selectFrom('application')
    .selectAll()
    .where(isOfMailbox(mailboxOf(email)))
    .where('email_confirmed_at', 'is', null)
    .where('status', '=', 'submitted')
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('application_link').select('token_hash').whereRef('application_link.application_id', '=', 'application.id'))),
    )
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  if (next !== undefined) await mailApplicant(context.trx, context, 'submitted', next)
}

/** Whoever has the mailed link reads the mails of that address: from now on the application is in the account with this address, if there is one. */
const confirmAddress = async (context: Context, application: ApplicationRecord): Promise<ApplicationRecord> => {
  const { trx, now, capabilities } = context
  const { id, email } = application
  // What may only be stored is shown and not changed: the address is confirmed by whoever opens a link after the end of the restriction.
  if ((await findRestrictions(trx, [id])).length > 0) return application
  await rememberNetwork(context)
  await trx.updateTable('application').set({ email_confirmed_at: now }).where('id', '=', id).execute()
  if (email !== null) {
    await capabilities.joinRecordsOfEmail(context, email)
    await mailNextHeldBack(context, email)
  }
  return findApplication(trx, id)
}

/**
 * The application of a link. One that was mailed confirms the address; the one that the page shows after sending does not, because whoever
 * sent the form has it, with whatever address they typed.
 * @throws OperationError `not_found`
 */
export const openLinkedApplication = async (context: Context, link: { number: string; token: string }): Promise<ApplicationRecord> => {
  const application = await findLinkedApplication(context.trx, link, context.now)
  const isMailed = application.access_token_hash !== hashSecret(link.token)
  return isMailed && application.email_confirmed_at === null ? confirmAddress(context, application) : application
}

/**
 * A link that was mailed to `email` for another purpose proves that address alike. An application that has got another address since, because a clerk
 * corrected it, stays unconfirmed: nobody has proved that one.
 */
export const confirmApplicationAddress = async (context: Context, id: string, email: string): Promise<void> => {
  const application = await context.trx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .where('email', '=', email)
    .where('email_confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (application !== undefined) await confirmAddress(context, application)
}
