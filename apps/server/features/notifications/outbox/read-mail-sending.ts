import { serverFailures } from '@dovolilnice/contract/mails/outbox/mail-failures'
import type { readMailSending } from '@dovolilnice/contract/mails/outbox/read-mail-sending'
import type { Db } from '../../../platform/database/tables.ts'
import type { ReadHandler } from '../../../platform/http/context.ts'
import { mailsPerSecond } from '../../../platform/mail/mailer.ts'
import { countSentMails, throttledUntil } from '../../../platform/mail/sent-counts.ts'
import { countUnsentMails } from '../../../platform/mail/unsent-mails.ts'

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
    .where('status', '<>', 'sent')
    .where('failure', 'in', serverFailures)
    .where('last_tried_at', '>', since ?? new Date(0))
    .orderBy('last_tried_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return mail?.failure == null || mail.last_tried_at === null ? null : { failure: mail.failure, at: mail.last_tried_at }
}

export const handleReadMailSending: ReadHandler<typeof readMailSending> = async (_, { db, config, now }) => {
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
