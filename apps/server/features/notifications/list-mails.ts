import type { listMails } from '@dovolilnice/contract/mails/list-mails'
import { ifGiven } from '../../platform/database/if-given.ts'
import { likePart } from '../../platform/database/like.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import type { ReadHandler } from '../../platform/http/context.ts'
import { isResendable } from '../../platform/mail/resendable.ts'

export const handleListMails: ReadHandler<typeof listMails> = async ({ body }, { db, record, now }) => {
  const { search, status } = body.filters
  record({ after: { filters: body.filters, page: body.page } })
  const query = db
    .selectFrom('mail')
    .select(['id', 'subject', 'recipient', 'status', 'failure', 'last_error', 'attempts', 'created_at'])
    // Written as in the index `mail_unsent`: almost all mails are sent.
    .where('status', '<>', 'sent')
    .where('status', 'in', ['queued', 'failed'])
    .$call(ifGiven(status, (mails, wanted) => mails.where('status', '=', wanted)))
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
  const items = page.items.flatMap((mail) =>
    mail.status === 'queued' || mail.status === 'failed' ? [{ ...mail, status: mail.status, resendable: isResendable(mail, now) }] : [],
  )
  return { ...page, items }
}
