import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { addMonths, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { hashSecret } from '../../../platform/security/secret.ts'
import { type Db, type Trx, notFound, updateRow } from '../../../platform/database/db.ts'
import type { ApplicationRecord } from './application-record.ts'
import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import type { Context, FileAnswer, Services } from '../../../platform/http/context.ts'
import { rememberNetwork } from '../../../platform/http/limits/limits.ts'
import { findRestrictions, isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { isOfMailbox, mailApplicant } from '../mail/application-mail.ts'
import type { ActKind } from '@dovolilnice/contract/acts/act-kinds'

/** @throws OperationError `not_found` */
export const findApplication = async (trx: Trx, id: string): Promise<ApplicationRecord> => {
  const application = await trx.selectFrom('application').selectAll().where('id', '=', id).executeTakeFirstOrThrow(notFound)
  return application
}

/** Months after the end of an application during which its mailed links still work. */
const linkMonths = 12

/** The application of this number, while it still opens without signing in. */
const openApplication = (db: Db, number: string, now: Date) => {
  const oldest = startOfLocalDay(addMonths(localDayOf(now), -linkMonths))
  return db
    .selectFrom('application')
    .selectAll()
    .where('number', '=', number.trim().toUpperCase())
    .where('anonymised_at', 'is', null)
    .where(({ or, eb }) => or([eb('status', 'not in', [...endedStatuses]), eb('updated_at', '>=', oldest)]))
}

/**
 * The application of a mailed link. With a wrong secret the answer does not show whether the number exists.
 * @throws OperationError `not_found`
 */
export const findLinkedApplication = async (trx: Trx, link: { number: string; token: string }, now: Date): Promise<ApplicationRecord> => {
  const hash = hashSecret(link.token)
  const application = await openApplication(trx, link.number, now)
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('access_token_hash', '=', hash),
        exists(
          selectFrom('application_link')
            .select('token_hash')
            .whereRef('application_link.application_id', '=', 'application.id')
            .where('token_hash', '=', hash),
        ),
      ]),
    )
    .executeTakeFirstOrThrow(notFound)
  return application
}

/** The application with this number and this very address, and the hash of its short code; undefined for none. */
export const findApplicationOfAddress = (db: Db, { number, email }: { number: string; email: string }, now: Date) =>
  openApplication(db, number, now)
    .where('email', '=', email)
    .select(({ selectFrom }) =>
      selectFrom('application_code').select('code_hash').whereRef('application_code.application_id', '=', 'application.id').as('code_hash'),
    )
    .executeTakeFirst()

/** @throws OperationError `not_found`, also for another person's application */
export const findOwnApplication = async (trx: Trx, id: string, userId: string): Promise<ApplicationRecord> => {
  const application = await trx
    .selectFrom('application')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(notFound)
  return application
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
  await updateRow(trx, 'application', id, { email_confirmed_at: now })
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

/**
 * Assigns applications without an account to the account with their e-mail address, if that is confirmed: a stranger may have typed it.
 * Resolves with those applications.
 */
export const joinApplications = (trx: Trx, account: { id: string; email: string }): Promise<{ id: string; number: string }[]> =>
  trx
    .updateTable('application')
    .set({ user_id: account.id })
    .where('email', '=', account.email)
    .where('user_id', 'is', null)
    .where(isUnrestricted('application.id'))
    .where('email_confirmed_at', 'is not', null)
    .returning(['id', 'number'])
    .execute()

/** An account's applications with the address that it had get its new one. What opened them by mails to the old one ends. Resolves with them. */
export const moveApplications = async (
  trx: Trx,
  account: { id: string; email: string },
  from: string,
): Promise<{ id: string; number: string }[]> => {
  const moved = await trx
    .updateTable('application')
    .set((is) => ({ email: account.email, version: is('version', '+', 1) }))
    .where('user_id', '=', account.id)
    .where('email', '=', from)
    .where(isUnrestricted('application.id'))
    .returning(['id', 'number'])
    .execute()
  const ids = moved.map(({ id }) => id)
  if (ids.length === 0) return moved
  await trx.deleteFrom('application_link').where('application_id', 'in', ids).execute()
  await trx.deleteFrom('application_code').where('application_id', 'in', ids).execute()
  return moved
}

/** The acts that decide about an application; of several the newest holds. */
const kinds: readonly ActKind[] = ['grant', 'partial_grant', 'rejection', 'dismissal', 'inadmissibility', 'payment_lapse', 'replacement']

const matterOf = (id: string) => ({ application_id: id, permit_id: null })

/** The decision that was issued. @throws OperationError `not_found` while there is none, and for decisions older than stored acts */
export const readStoredDecision = (context: Context, id: string): Promise<FileAnswer> =>
  context.capabilities.readMatterAct(context.trx, context, matterOf(id), kinds)

/** Whether a decision about an application is stored, so that its paper can be offered. */
export const hasStoredDecision = (trx: Trx, { capabilities }: Pick<Services, 'capabilities'>, id: string): Promise<boolean> =>
  capabilities.hasAct(trx, matterOf(id), kinds)
