import { type mailSchema, resendableDays } from '@dovolilnice/contract/mails/mail'
import { type Db, type Row, sql } from '../database/db.ts'
import type { MailStatus } from '@dovolilnice/contract/mails/outbox/mail-status'
import type { StoredMailStatus } from './mail-tables.ts'
import type { z } from 'zod/mini'

/** What stands before the secret of a mailed link. */
const beforeToken = 'ponastavitev-gesla/|potrditev=|token=|[?&](?:amp;)?key='
/** What stands before a mailed sign-in code, two groups of four digits. */
const beforeCode = '(?:Koda za prijavo|Sign-in code|Codice di accesso): '

/** Matches a secret in a mail after its fixed part, which is the first or the second group. The pattern must work in JavaScript and in PostgreSQL. */
const secretInMail = new RegExp(`(${beforeToken})[\\w%-]+|(${beforeCode})\\d{4} \\d{4}`, 'g')
const removedSecret = new RegExp(`(?:${beforeToken}|${beforeCode})…`)

export const holdsSecrets = (text: string): boolean => text.search(secretInMail) >= 0

/** Whether it held secrets that were removed. */
export const lacksSecrets = (text: string): boolean => text.search(removedSecret) >= 0

/** The text or HTML of a mail without the secrets of its links and its sign-in code. */
export const withoutSecrets = (text: string): string => text.replace(secretInMail, '$1$2…')

/** Among almost all that are: written as in the index `mail_unsent`, which a plan that is kept would not find by a parameter. */
export const isUnsent = sql<boolean>`mail.status <> 'sent'`

/** Mails from this instant on still hold their links. */
export const resendableSince = (now: Date): Date => new Date(now.getTime() - resendableDays * 86_400_000)

/** Whether a mail failed for good and can be tried again. */
export const isResendable = ({ status, created_at: at }: { status: string; created_at: Date }, now: Date): boolean =>
  status === 'failed' && at >= resendableSince(now)

/** Removes the links from mails that will not be sent again: mails are kept for years, and their links must not work for a later reader. */
export const forgetFailedSecrets = async (db: Db, now: Date): Promise<void> => {
  const without = (column: 'body_text' | 'body_html') =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${secretInMail.source}, '\\1\\2…', 'g')`
  await db
    .updateTable('mail')
    .set({ body_text: without('body_text'), body_html: without('body_html') })
    .where('status', 'in', ['failed', 'stopped'])
    .where('created_at', '<', resendableSince(now))
    .where(sql<boolean>`(body_text ~ ${secretInMail.source} or body_html ~ ${secretInMail.source})`)
    .execute()
}

interface Fate {
  status: StoredMailStatus
  sent_at: Date | null
  returned_at: Date | null
}

/** The status for people: without a mail server a mail is done when it is a file, which nobody was sent; one that came back stays so. */
export const shownStatus = ({ status, sent_at: sent, returned_at: returned }: Fate): MailStatus => {
  if (returned !== null) return 'returned'
  return status === 'sent' && sent === null ? 'written' : status
}

/** What an event about a mail is about: it stands in the history of the record that the mail is about. */
export const mailSubject = ({ id, subject, subject_type: type, subject_id: about }: Row<'mail'>) => ({
  type: type ?? ('mail' as const),
  id: about ?? id,
  label: subject,
})

/** More than anyone reads on a record's screen. */
const mostMails = 50

/** The mails about one record, newest first. */
export const readMails = async (db: Db, subjectId: string, now: Date): Promise<z.input<typeof mailSchema>[]> => {
  const mails = await db
    .selectFrom('mail')
    .select([
      'id',
      'template',
      'recipient',
      'subject',
      'status',
      'failure',
      'last_error',
      'created_at',
      'sent_at',
      'returned_at',
      'attachments',
    ])
    .where('subject_id', '=', subjectId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostMails)
    .execute()
  return mails.map((mail) => ({
    ...mail,
    status: shownStatus(mail),
    resendable: isResendable(mail, now),
    attachments: mail.attachments.map(({ file_name: name }) => name),
  }))
}
