import { listMails, readMailAttachment, resendMail, resendMails } from '@dovolilnice/contract/mails/operations'
import { ifGiven, likePart } from '../../platform/database/db.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import { type Context, implementList, implement } from '../../platform/http/context.ts'
import { isResendable, isUnsent, mailSubject, shownStatus } from '../../platform/mail/read-mails.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { type Resending, sendMailAgain } from '../../platform/mail/send-again.ts'

export const handleListMails = implementList(listMails, async ({ body }, { db, now }) => {
  const { search, status } = body.filters
  const query = db
    .selectFrom('mail')
    .select(['id', 'subject', 'recipient', 'status', 'failure', 'last_error', 'attempts', 'created_at', 'sent_at', 'returned_at'])
    .where(isUnsent)
    .where('status', 'in', ['queued', 'failed'])
    .$call(
      ifGiven(status, (mails, wanted) =>
        mails
          .where('status', '=', wanted === 'queued' ? wanted : 'failed')
          .where('returned_at', wanted === 'returned' ? 'is not' : 'is', null),
      ),
    )
    .$call(
      ifGiven(search || undefined, (mails, text) =>
        mails.where((is) => is.or([is('recipient', 'ilike', likePart(text)), is('subject', 'ilike', likePart(text))])),
      ),
    )
  const page = await listRows({
    db,
    query,
    request: body,
    sort: { created_at: 'created_at', recipient: 'recipient', status: 'status' },
    tieBreaker: 'id',
  })
  const items = page.items.flatMap((mail) => {
    const status = shownStatus(mail)
    return status === 'queued' || status === 'failed' || status === 'returned'
      ? [{ ...mail, status, resendable: isResendable(mail, now) }]
      : []
  })
  return { ...page, items }
})

/** The stored file itself. The record that it belongs to may have let it go meanwhile: then there is none. */
export const handleReadMailAttachment = implement(readMailAttachment, async ({ params }, { trx, storage, record }) => {
  const mail = await trx.selectFrom('mail').select(['id', 'subject', 'attachments']).where('id', '=', params.id).executeTakeFirst()
  const attachment = mail?.attachments[Number(params.place)]
  if (mail === undefined || attachment === undefined) throw new OperationError('not_found')
  const { storage_key: key, file_name, media_type } = attachment
  const stream = await storage.open(key).catch(() => {
    throw new OperationError('not_found')
  })
  record({ subject: { type: 'mail', id: mail.id, label: mail.subject }, after: { attachment: file_name } })
  return { stream, media_type, file_name }
})

/** Sends a mail once more, and records to whom it went and goes; errors as `sendMailAgain`. @returns the id of the mail that goes */
export const resendRecorded = async (context: Context, id: string, resending: Resending): Promise<string> => {
  const { mail, id: going, recipient } = await sendMailAgain(context.trx, context, id, resending)
  const before = recipient === mail.recipient ? {} : { before: { recipient: mail.recipient } }
  context.record({ subject: mailSubject(mail), ...before, after: { recipient } })
  return going
}

const right = 'notifications:send'

export const handleResendMail = implement(resendMail, async ({ params }, context) => {
  await resendRecorded(context, params.id, { right })
})

/** Whether it goes again; what it fails by is found before anything is written. */
const isResent = async (context: Context, id: string): Promise<boolean> => {
  try {
    await resendRecorded(context, id, { right })
    return true
  } catch (error) {
    if (error instanceof OperationError) return false
    throw error
  }
}

export const handleResendMails = implement(resendMails, async ({ body }, context) => {
  let queued = 0
  // In one order, so that two clerks who send the same mails do not wait for each other's rows for ever.
  for (const id of [...new Set(body.ids)].toSorted()) if (await isResent(context, id)) queued += 1
  if (queued === 0) throw new OperationError('illegal_transition')
  return { queued }
})
