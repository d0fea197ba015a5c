import { OperationError } from '@dovolilnice/contract/errors'
import type { readOutboxMail, readOutboxPage } from '@dovolilnice/contract/mails/outbox/read-outbox-mail'
import type { Db } from '../../../platform/database/tables.ts'
import type { Handler } from '../../../platform/http/context.ts'
import { findNextTries } from '../../../platform/mail/next-tries.ts'
import { resendAddress } from '../../../platform/mail/resend-address.ts'
import { shownStatus } from '../../../platform/mail/shown-status.ts'
import { withoutSecrets } from '../../../platform/mail/without-secrets.ts'
import { outboxRows } from './outbox-rows.ts'

const findMail = async (db: Db, id: string) => {
  const mail = await outboxRows(db)
    .select(['mail.template', 'mail.last_error', 'mail.body_text', 'mail.body_html', 'mail.attachments'])
    .where('mail.id', '=', id)
    .executeTakeFirst()
  if (mail === undefined) throw new OperationError('not_found')
  return mail
}

const subjectOf = ({ id, subject }: { id: string; subject: string }) => ({ type: 'mail' as const, id, label: subject })

export const handleReadOutboxMail: Handler<typeof readOutboxMail> = async ({ params }, { trx, record }) => {
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
export const handleReadOutboxPage: Handler<typeof readOutboxPage> = async ({ params }, { trx, record }) => {
  const mail = await findMail(trx, params.id)
  record({ subject: subjectOf(mail), after: { recipient: mail.recipient } })
  const page = Buffer.from(withoutSecrets(mail.body_html))
  return { stream: page, media_type: 'text/html; charset=utf-8', file_name: `${mail.id}.html`, framed: true }
}
