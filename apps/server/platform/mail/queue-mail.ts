import type { EventSubject } from '@dovolilnice/contract/events/event-words'
import { v7 } from 'uuid'
import type { Clock } from '../clock/clock.ts'
import type { Trx } from '../database/tables.ts'
import type { SendJob } from '../jobs/job.ts'
import type { MailAttachment } from './mail-tables.ts'
import { sendStoredMail } from './send-mail-job.ts'

export interface Mail {
  /** The template's name, `noun:verb`, for lists and statistics; the noun has words in `mail-kinds.ts`. */
  template: string
  recipient: string
  subject: string
  text: string
  html: string
  attachments?: readonly MailAttachment[]
  /** What the mail is about, for the record's history. */
  subjectType?: EventSubject
  subjectId?: string
}

/** Puts a mail into the outbox, in the caller's transaction; answers its id. */
export const queueMail = async (trx: Trx, jobs: { send: SendJob }, mail: Mail, clock: Clock): Promise<string> => {
  const id = v7()
  await trx
    .insertInto('mail')
    .values({
      id,
      template: mail.template,
      recipient: mail.recipient,
      subject: mail.subject,
      body_text: mail.text,
      body_html: mail.html,
      attachments: JSON.stringify(mail.attachments ?? []),
      subject_type: mail.subjectType ?? null,
      subject_id: mail.subjectId ?? null,
      created_at: clock.now(),
    })
    .execute()
  await sendStoredMail(trx, jobs, { id, template: mail.template })
  return id
}
