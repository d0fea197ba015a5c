import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { sql } from 'kysely'
import { lockKeys } from '../../../platform/database/advisory-lock.ts'
import type { Trx } from '../../../platform/database/tables.ts'

/** The applications of a mailbox, however its address is spelled; as in the index `application_unconfirmed`. */
export const isOfMailbox = (mailbox: string) => sql<boolean>`regexp_replace(application.email, '\\+[^@]*@', '@') = ${mailbox}`

/** Days after which a mail that nobody has opened no longer holds back the next one. */
const unopenedDays = 7

/**
 * Whether a link to an unconfirmed application has been mailed to this mailbox and not been opened. Then no second one is mailed: with a
 * stranger's address the form would otherwise be a way to fill their mailbox. Locks the mailbox until the transaction ends.
 */
export const hasUnopenedMail = async (trx: Trx, email: string, now: Date): Promise<boolean> => {
  const mailbox = mailboxOf(email)
  await lockKeys(trx, [`unopened mail ${mailbox}`])
  const found = await trx
    .selectFrom('application')
    .innerJoin('application_link', 'application_link.application_id', 'application.id')
    .select('application.id')
    .where(isOfMailbox(mailbox))
    .where('application.email_confirmed_at', 'is', null)
    .where('application_link.created_at', '>', new Date(now.getTime() - unopenedDays * 86_400_000))
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}
