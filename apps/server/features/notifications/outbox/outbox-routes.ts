import { type Db, ifGiven, likePart, notFound, type Row, sql } from '../../../platform/database/db.ts'
import { dueJobs } from '../../../platform/jobs/failed-jobs.ts'
import { sendMailJob } from '../../../platform/mail/send-mail-job.ts'
import { isUnsent, shownStatus, withoutSecrets, mailSubject } from '../../../platform/mail/read-mails.ts'
import { serverFailures } from '@dovolilnice/contract/mails/outbox/mail-failures'
import {
  listOutbox,
  type outboxList,
  readMailSending,
  readOutboxMail,
  readOutboxPage,
  sendAgain,
  stopMail as stopMailOperation,
} from '@dovolilnice/contract/mails/outbox/outbox'
import type { ListRequest } from '@dovolilnice/contract/list'
import { type Handler, type ReadHandler, implement, type Route, implementList } from '../../../platform/http/context.ts'
import { mailsPerSecond } from '../../../platform/mail/mailer.ts'
import { countSentMails, countUnsentMails, throttledUntil } from '../../../platform/mail/unsent-mails.ts'
import { resendAddress, stopMail } from '../../../platform/mail/send-again.ts'
import type { MailStatus } from '@dovolilnice/contract/mails/outbox/mail-status'
import { listRows, writtenBy } from '../../../platform/database/lists/list-query.ts'
import { resendRecorded } from '../recorded-mails.ts'

/** When waiting mails are tried next, by their ids; one that is tried just now, or soon for the first time, is absent. */
const findNextTries = async (db: Db, ids: readonly string[]): Promise<Map<string, Date>> =>
  new Map((await dueJobs(db, sendMailJob, 'mail_id', ids)).map(({ data, at }) => [data.mail_id, at]))

/** The mails with what the list shows of them. */
const outboxRows = (db: Db) =>
  db
    .selectFrom('mail')
    .select(['mail.id', 'mail.subject', 'mail.recipient', 'mail.status', 'mail.failure', 'mail.subject_type', 'mail.subject_id'])
    .select(['mail.attempts', 'mail.created_at', 'mail.sent_at', 'mail.returned_at'])
    .select([
      sql<string>`split_part(mail.template, ':', 1)`.as('kind'),
      sql<string | null>`case mail.subject_type
        when 'application' then (select number from application where id = mail.subject_id)
        when 'permit' then (select number from permit where id = mail.subject_id)
      end`.as('subject_label'),
    ])

type Sent = Pick<Row<'mail'>, 'id' | 'status' | 'sent_at' | 'returned_at'>

/** The rows with the status for people and the time of the next try. */
const withNextTries = async <R extends Sent>(db: Db, rows: readonly R[]) => {
  const next = await findNextTries(
    db,
    rows.filter(({ status }) => status === 'queued').map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, status: shownStatus(row), next_try_at: next.get(row.id) ?? null }))
}

const lastSent = async (db: Db): Promise<Date | null> => {
  const mail = await db
    .selectFrom('mail')
    .select('sent_at')
    .where('sent_at', 'is not', null)
    .orderBy('sent_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail?.sent_at ?? null
}

/** The newest try since then that did not reach the mail server, or was not let in. */
const findTrouble = async (db: Db, since: Date | null) => {
  const mail = await db
    .selectFrom('mail')
    .select(['failure', 'last_tried_at'])
    .where(isUnsent)
    .where('failure', 'in', serverFailures)
    .where('last_tried_at', '>', since ?? new Date(0))
    .orderBy('last_tried_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail?.failure == null || mail.last_tried_at === null ? null : { failure: mail.failure, at: mail.last_tried_at }
}

const handleReadMailSending: ReadHandler<typeof readMailSending> = async (_, { db, config, now }) => {
  const { smtpUrl, mailsPerHour = null } = config
  const [sent, unsent, at] = [await countSentMails(db, now), await countUnsentMails(db, now), await lastSent(db)]
  return {
    server: smtpUrl === undefined ? null : new URL(smtpUrl).host,
    waiting: unsent.waiting,
    failed: unsent.failed,
    sent_last_hour: sent.hour,
    sent_last_day: sent.day,
    hourly_limit: mailsPerHour,
    second_limit: mailsPerSecond,
    throttled_until: (await throttledUntil(db, mailsPerHour, now)) ?? null,
    last_sent_at: at,
    trouble: await findTrouble(db, at),
  }
}

const findMail = async (db: Db, id: string) => {
  const mail = await outboxRows(db)
    .select(['mail.template', 'mail.last_error', 'mail.body_text', 'mail.body_html', 'mail.attachments'])
    .where('mail.id', '=', id)
    .executeTakeFirstOrThrow(notFound)
  return mail
}

const subjectOf = ({ id, subject }: { id: string; subject: string }) => ({ type: 'mail' as const, id, label: subject })

const handleReadOutboxMail: Handler<typeof readOutboxMail> = async ({ params }, { trx, record }) => {
  const found = await findMail(trx, params.id)
  record({ subject: subjectOf(found), after: { recipient: found.recipient } })
  const next = await findNextTries(trx, found.status === 'queued' ? [found.id] : [])
  return {
    ...found,
    status: shownStatus(found),
    next_try_at: next.get(found.id) ?? null,
    text: withoutSecrets(found.body_text),
    attachments: found.attachments.map(({ file_name: name }) => name),
    ...(await resendAddress(trx, found)),
    may_stop: found.status === 'queued',
  }
}

/** As the mail looks: a page for a frame, in which nothing runs and nothing is loaded. */
const handleReadOutboxPage: Handler<typeof readOutboxPage> = async ({ params }, { trx, record }) => {
  const mail = await findMail(trx, params.id)
  record({ subject: subjectOf(mail), after: { recipient: mail.recipient } })
  const page = Buffer.from(withoutSecrets(mail.body_html))
  return { stream: page, media_type: 'text/html; charset=utf-8', file_name: `${mail.id}.html`, framed: true }
}

/** The list shows of an address its first letter and its domain: whom a mail is for is seen, and recorded, where it is opened. */
const shortened = (address: string): string => address.replace(/^(.)[^@]*(?=@)/u, '$1…')

const withStatus = (rows: ReturnType<typeof outboxRows>, status: MailStatus) => {
  if (status === 'returned') return rows.where('mail.returned_at', 'is not', null)
  if (status !== 'sent' && status !== 'written') return rows.where('mail.status', '=', status).where('mail.returned_at', 'is', null)
  return rows.where('mail.status', '=', 'sent').where('mail.sent_at', status === 'sent' ? 'is not' : 'is', null)
}

const filtered = (db: Db, { search, status, kind, from, until }: ListRequest<typeof outboxList>['filters']) =>
  outboxRows(db)
    .$call(ifGiven(status, withStatus))
    .$call(ifGiven(kind, (mails, noun) => mails.where('mail.template', 'like', `${noun}:%`)))
    .$call(ifGiven(from, (mails, instant) => mails.where('mail.created_at', '>=', new Date(instant))))
    .$call(ifGiven(until, (mails, instant) => mails.where('mail.created_at', '<', new Date(instant))))
    .$call(
      // The address as a whole: by its parts one could find what the list does not show.
      ifGiven(search || undefined, (mails, text) =>
        mails.where((is) =>
          is.or([is(is.fn('lower', ['mail.recipient']), '=', text.toLowerCase()), is('mail.subject', 'ilike', likePart(text))]),
        ),
      ),
    )

const handleListOutbox: ReadHandler<typeof listOutbox> = async ({ body }, { db }) => {
  const sort = { created_at: 'mail.created_at', attempts: 'mail.attempts' } as const
  const page = await listRows({ db, query: writtenBy(filtered, body.filters), request: body, sort, tieBreaker: 'mail.id' })
  const items = await withNextTries(db, page.items)
  return { ...page, items: items.map((mail) => ({ ...mail, recipient: shortened(mail.recipient) })) }
}

const handleSendAgain: Handler<typeof sendAgain> = async ({ params, body }, context) => ({
  id: await resendRecorded(context, params.id, { right: 'mails:manage', recipient: body.recipient }),
})

const handleStopMail: Handler<typeof stopMailOperation> = async ({ params }, { trx, record }) => {
  const mail = await stopMail(trx, params.id)
  record({ subject: mailSubject(mail), after: { recipient: mail.recipient } })
}

/** What root, and who was granted it, sees of all mails. */
export const outboxRoutes: readonly Route[] = [
  implementList(listOutbox, handleListOutbox),
  implement(readMailSending, handleReadMailSending),
  implement(readOutboxMail, handleReadOutboxMail),
  implement(readOutboxPage, handleReadOutboxPage),
  implement(sendAgain, handleSendAgain),
  implement(stopMailOperation, handleStopMail),
]
