import { forgottenTable, type TablesOf } from '../database/define-table.ts'
import type { EventSubject } from '@dovolilnice/contract/events/event-words'
import type { MailFailure } from '@dovolilnice/contract/mails/outbox/mail-failures'
import type { MailStatus } from '@dovolilnice/contract/mails/outbox/mail-status'
import type { ColumnType, Generated } from 'kysely'

/** A stored file that goes out with a mail. It is kept by the record whose file it is, and must be there until the mail is sent. */
export interface MailAttachment {
  storage_key: string
  file_name: string
  media_type: string
}

/** `written` and `returned` are not stored: the one is a `sent` mail without the time when it went, the other one that a server reported. */
export type StoredMailStatus = Exclude<MailStatus, 'written' | 'returned'>

export interface MailTable {
  id: string
  template: string
  recipient: string
  subject: string
  body_text: string
  body_html: string
  attachments: ColumnType<MailAttachment[], string | undefined, never>
  subject_type: EventSubject | null
  subject_id: string | null
  status: Generated<StoredMailStatus>
  attempts: Generated<number>
  last_error: string | null
  /** Why the last try failed; null for mails of before too. */
  failure: Generated<MailFailure | null>
  last_tried_at: Generated<Date | null>
  /** The mail that this one is a copy of. */
  copy_of: Generated<string | null>
  created_at: Date
  /** Null also for a `sent` mail that no mail server was set up for: it became a file. */
  sent_at: Date | null
  /** When a mail server reported that it did not arrive: then it counts as failed. */
  returned_at: Generated<Date | null>
}

declare module '../database/db.ts' {
  interface Tables extends TablesOf<typeof mailTables> {}
}

/** A mail is deleted with the record it is about, body and all; others after five years. */
export const mailTables = {
  mail: forgottenTable<MailTable>().processed('messages', { sl: 'Poslana sporočila', en: 'Mails' }, ['contact', 'message'], 'five_years'),
}
