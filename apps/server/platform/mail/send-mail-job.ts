import { type MailFailure, serverFailures } from '@dovolilnice/contract/mails/outbox/mail-failures'
import type { Db, Row, Trx } from '../database/db.ts'
import { errorMessage } from '../errors/error-facts.ts'
import { sql, type Updateable } from 'kysely'
import { buffer } from 'node:stream/consumers'
import { z } from 'zod/mini'
import { defineJob, type Job, type JobContext, type SendJob } from '../jobs/job.ts'
import { hastenEach } from '../jobs/failed-jobs.ts'
import type { Storage } from '../storage/storage.ts'
import type { MailAttachment, MailTable } from './mail-tables.ts'
import { townLooks } from '../pdf/town-looks.ts'
import { findRestrictions } from '../privacy/restrictions.ts'
import { failureOf } from './mail-failure.ts'
import { isRefusal } from './mailer.ts'
import { mailMark } from './returned/mail-report.ts'
import { isReturning } from './returned/returned-mails.ts'
import { countOlderWaiting, throttledUntil } from './unsent-mails.ts'
import { isUnsent, withoutSecrets } from './read-mails.ts'

const refusals: readonly MailFailure[] = ['sender', 'mailbox', 'policy', 'rejected', 'relay']
const windowMs = 10 * 60_000
/** So many addresses refused within the window, and no mail taken meanwhile. */
const manyAddresses = 5

/** As long as the mail server itself is tried for: a mail is not kept for ever by others that are refused after it. */
const keptMs = 3 * 86_400_000

const startOf = (now: Date): Date => new Date(now.getTime() - windowMs)

/**
 * Whether a refusal for good is the mail server's own trouble: a relay that is set up wrong refuses every address, and would end all that waits
 * within minutes. Call it after the refusal of this mail is noted.
 */
const isRelayTrouble = async (db: Db, failure: MailFailure, now: Date): Promise<boolean> => {
  if (!refusals.includes(failure)) return false
  const { addresses } = await db
    .selectFrom('mail')
    .select((of) => of.fn.count<number>('recipient').distinct().as('addresses'))
    .where('failure', 'in', refusals)
    .where('returned_at', 'is', null)
    .where('last_tried_at', '>', startOf(now))
    .where(({ eb, selectFrom, fn, val }) =>
      eb(
        'last_tried_at',
        '>',
        fn.coalesce(
          selectFrom('mail as sent').select((of) => of.fn.max('sent.sent_at').as('at')),
          val(new Date(0)),
        ),
      ),
    )
    .executeTakeFirstOrThrow()
  return addresses >= manyAddresses
}

/** Has the mails that this trouble has ended meanwhile wait again. @returns them, for a new try */
const keepRefused = async (trx: Trx, now: Date): Promise<Pick<Row<'mail'>, 'id' | 'template'>[]> =>
  trx
    .updateTable('mail')
    .set({ status: 'queued', failure: 'relay' })
    .where('status', '=', 'failed')
    .where('failure', 'in', refusals)
    .where('returned_at', 'is', null)
    .where('last_tried_at', '>', startOf(now))
    .where('created_at', '>', new Date(now.getTime() - keptMs))
    .returning(['id', 'template'])
    .execute()

/** Links that set a password or confirm an address, and news of the sign-in. */
const signingIn = /^(?:password|account|factor):/

/** What tells a holder that they blocked a card, a phone or a code themselves. */
const ownDeed = /^permit:(?:blocked|blocked_phone|new_code)$/

/** Whether the mail confirms what its recipient did: it goes also about a record that may only be stored, because the person asked for it. */
const confirmsOwnDeed = (template: string): boolean => ownDeed.test(template)

/**
 * Whether a mail is kept back because the last two that went to its address came back; the clerks see it among the unsent. Who signs in asks for the
 * mail themselves, and no clerk could send it for them.
 */
const isUndeliverable = async (db: Db, { template, recipient }: Pick<MailTable, 'template' | 'recipient'>): Promise<boolean> =>
  !signingIn.test(template) && (await isReturning(db, recipient))

/** Whether somebody waits for the mail at a screen: then it goes before all others, and no limit of an hour holds it back. */
const isAwaited = (template: string): boolean => signingIn.test(template) || template === 'application:submitted'

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

/** So long after its last try a mail is not tried before its time: a server that comes and goes must not use up its tries. */
const restedMs = 10 * 60_000

/** Mails that wait because the server was away go as soon as it has taken one: their next try may be as far off as the outage was long. */
const hastenWaiting = async ({ database, clock }: JobContext): Promise<void> => {
  const waiting = await database.kysely
    .selectFrom('mail')
    .select('id')
    .where(isUnsent)
    .where('status', '=', 'queued')
    .where('failure', 'in', serverFailures)
    .where('last_tried_at', '<', new Date(clock.now().getTime() - restedMs))
    .execute()
  const ids = waiting.map(({ id }) => id)
  if (ids.length > 0) await hastenEach(database.kysely, sendMailJob, 'mail_id', ids)
}

/** `anyway`: a person sends it, also to an address from which mails come back. */
const schema = z.object({ mail_id: z.uuid(), anyway: z.optional(z.boolean()) })

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
  handle: async (data, context) => {
    const { mail_id, anyway = false } = data
    const { database, services, mailer, clock, lastAttempt } = context
    const db = database.kysely
    if (await isPutOff(data, context)) return
    const mail = await beginTry(db, mail_id, clock.now())
    if (!mail) return
    const note = (values: Updateable<MailTable>) => db.updateTable('mail').set(values).where('id', '=', mail_id)
    // Stopped meanwhile: it stays so, unless the mail server took it.
    const noteFailure = (values: Updateable<MailTable>) => note(values).where('status', '<>', 'stopped').execute()
    if (await isHeldBack(db, mail)) return void (await noteFailure({ status: 'failed', failure: 'restricted', last_error: null }))
    if (!anyway && (await isUndeliverable(db, mail))) {
      return void (await noteFailure({ status: 'failed', failure: 'undeliverable', last_error: null }))
    }
    try {
      const { arms } = await townLooks(await services.capabilities.readParameters(db))
      await mailer.deliver({
        ...mail,
        mark: await mailMark(db, mail.id),
        arms,
        attachments: await readAttachments(services.storage, mail.attachments),
      })
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
    await hastenWaiting(context)
  },
})

/** Has a stored mail sent, in the caller's transaction. */
export const sendStoredMail = (
  trx: Trx,
  { send }: { send: SendJob },
  { id, template }: Pick<MailTable, 'id' | 'template'>,
  { anyway }: { anyway?: boolean } = {},
): Promise<void> => send(trx, sendMailJob, { mail_id: id, anyway }, { priority: isAwaited(template) ? 1 : 0 })
