import type { listOutbox } from '@dovolilnice/contract/mails/outbox/outbox-list'
import type { MailStatus } from '@dovolilnice/contract/mails/outbox/mail-status'
import { ifGiven } from '../../../platform/database/if-given.ts'
import { likePart } from '../../../platform/database/like.ts'
import { listRows } from '../../../platform/database/lists/list-query.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { outboxRows, withNextTries } from './outbox-rows.ts'

/** The list shows of an address its first letter and its domain: whom a mail is for is seen, and recorded, where it is opened. */
const shortened = (address: string): string => address.replace(/^(.)[^@]*(?=@)/u, '$1…')

const withStatus = (rows: ReturnType<typeof outboxRows>, status: MailStatus) => {
  if (status !== 'sent' && status !== 'written') return rows.where('mail.status', '=', status)
  return rows.where('mail.status', '=', 'sent').where('mail.sent_at', status === 'sent' ? 'is not' : 'is', null)
}

export const handleListOutbox: ReadHandler<typeof listOutbox> = async ({ body }, { db, record }) => {
  const { search, status, kind, from, until } = body.filters
  record({ after: { filters: body.filters, page: body.page } })
  const query = outboxRows(db)
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
  const sort = { created_at: 'mail.created_at', attempts: 'mail.attempts' } as const
  const page = await listRows({ db, query, request: body, sort, tieBreaker: 'mail.id' })
  const items = await withNextTries(db, page.items)
  return { ...page, items: items.map((mail) => ({ ...mail, recipient: shortened(mail.recipient) })) }
}
