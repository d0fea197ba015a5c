import type { MailStatus } from '@dovolilnice/contract/mails/outbox/mail-status'
import type { StoredMailStatus } from './mail-tables.ts'

/** The status for people: without a mail server a mail is done when it is a file, which nobody was sent. */
export const shownStatus = ({ status, sent_at: at }: { status: StoredMailStatus; sent_at: Date | null }): MailStatus =>
  status === 'sent' && at === null ? 'written' : status
