import { errorMessage } from '../errors/error-facts.ts'
import { sql } from 'kysely'
import type { Updateable } from 'kysely'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod/mini'
import type { Db, Trx } from '../database/tables.ts'
import { defineJob } from '../jobs/job.ts'
import type { Job, JobContext, SendJob } from '../jobs/job.ts'
import type { Storage } from '../storage/storage.ts'
import type { MailAttachment, MailTable } from './mail-tables.ts'
import { townLooks } from '../pdf/town-looks.ts'
import { findRestrictions } from '../privacy/restrictions.ts'
import { confirmsOwnDeed, isAwaited } from './awaited.ts'
import { failureOf } from './mail-failure.ts'
import { isRefusal } from './mailer.ts'
import { isRelayTrouble, keepRefused } from './relay-trouble.ts'
import { countOlderWaiting, throttledUntil } from './sent-counts.ts'
import { withoutSecrets } from './without-secrets.ts'

/** Counts the attempt before it is made, so that an attempt that crashes the process counts too. Undefined for a mail that went or was stopped. */
const beginTry = (db: Db, id: string, now: Date) =>
  db
    .updateTable('mail')
    .set({ attempts: sql<number>`attempts + 1`, last_tried_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'failed'])
    .returning([
      'id',
      'template',
      'subject_type',
      'subject_id',
      'recipient',
      'subject',
      'body_text as text',
      'body_html as html',
      'attachments',
    ])
    .executeTakeFirst()

const readAttachments = (storage: Storage, attachments: readonly MailAttachment[]) =>
  Promise.all(
    attachments.map(async ({ storage_key: key, file_name, media_type }) => {
      return { file_name, media_type, content: await buffer(await storage.open(key)) }
    }),
  )

/** A mail about an application or a permit that may only be stored; what confirms the recipient's own deed goes all the same. */
const isHeldBack = async (
  db: Db,
  { template, subject_type: type, subject_id: id }: Pick<MailTable, 'template' | 'subject_type' | 'subject_id'>,
): Promise<boolean> =>
  !confirmsOwnDeed(template) &&
  (type === 'application' || type === 'permit') &&
  id !== null &&
  (await findRestrictions(db, [id])).length > 0

const longestError = 500
/** Until mails that were refused for good while the relay was in trouble are tried again. */
const relayPauseMs = 10 * 60_000

const schema = z.object({ mail_id: z.uuid() })

/**
 * Puts the mail off while the limit of the hour is reached, or older ones take what is left of it; that is no try. Each gets the time at which its turn
 * comes, so that it is put off once and not every hour. A mail that somebody waits for is not put off.
 */
const isPutOff = async (data: z.output<typeof schema>, { database, mailer, clock, send }: JobContext): Promise<boolean> => {
  const { kysely: db } = database
  if (mailer.hourlyLimit === null) return false
  const mail = await db.selectFrom('mail').select(['id', 'template', 'created_at']).where('id', '=', data.mail_id).executeTakeFirst()
  if (mail === undefined || isAwaited(mail.template)) return false
  const until = await throttledUntil(db, mailer.hourlyLimit, clock.now(), await countOlderWaiting(db, mail))
  if (until !== undefined) await database.transaction((trx) => send(trx, sendMailJob, data, { startAfter: until }))
  return until !== undefined
}

/** Keeps the mails that a relay's trouble has ended: this one by the retry of its own job, each other by a new one. */
const keepAll = ({ database, clock, send }: JobContext, own: string): Promise<void> =>
  database.transaction(async (trx) => {
    const startAfter = new Date(clock.now().getTime() + relayPauseMs)
    for (const { id, template } of await keepRefused(trx, clock.now()))
      if (id !== own) await send(trx, sendMailJob, { mail_id: id }, { priority: isAwaited(template) ? 1 : 0, startAfter })
  })

/** Delivers one mail of the outbox and stores the outcome in its row. */
export const sendMailJob: Job<typeof schema> = defineJob({
  name: 'send-mail',
  schema,
  // With pauses of 5 to 10 s, doubling up to four hours, the last try is about three days after the first: a weekend's outage of the mail server.
  retryLimit: 29,
  retrySeconds: 5,
  longestRetrySeconds: 4 * 3600,
  // A mail whose worker died waits no longer than needed: it may be a link that somebody waits for.
  heartbeatSeconds: 10,
  handle: async ({ mail_id }, context) => {
    const { database, services, mailer, clock, lastAttempt } = context
    const db = database.kysely
    if (await isPutOff({ mail_id }, context)) return
    const mail = await beginTry(db, mail_id, clock.now())
    if (!mail) return
    const note = (values: Updateable<MailTable>) => db.updateTable('mail').set(values).where('id', '=', mail_id)
    // Stopped meanwhile: it stays so, unless the mail server took it.
    const noteFailure = (values: Updateable<MailTable>) => note(values).where('status', '<>', 'stopped').execute()
    if (await isHeldBack(db, mail)) return void (await noteFailure({ status: 'failed', failure: 'restricted', last_error: null }))
    try {
      const { arms } = await townLooks(await services.capabilities.readParameters(db))
      await mailer.deliver({ ...mail, arms, attachments: await readAttachments(services.storage, mail.attachments) })
    } catch (error) {
      const refused = isRefusal(error)
      const [failure, last_error] = [failureOf(error), errorMessage(error).slice(0, longestError)]
      await noteFailure({ status: refused || lastAttempt ? 'failed' : 'queued', failure, last_error })
      if (refused && (lastAttempt || !(await isRelayTrouble(db, failure, clock.now())))) return
      if (refused) await keepAll(context, mail_id)
      throw error
    }
    // The row is kept for years, and its links must not work for a later reader.
    const redacted = { body_text: withoutSecrets(mail.text), body_html: withoutSecrets(mail.html) }
    const sent_at = mailer.sends ? clock.now() : null
    await note({ status: 'sent', failure: null, last_error: null, sent_at, ...redacted }).execute()
  },
})

/** Has a stored mail sent, in the caller's transaction. */
export const sendStoredMail = (
  trx: Trx,
  { send }: { send: SendJob },
  { id, template }: Pick<MailTable, 'id' | 'template'>,
): Promise<void> => send(trx, sendMailJob, { mail_id: id }, { priority: isAwaited(template) ? 1 : 0 })
