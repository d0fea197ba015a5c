import { v7 } from 'uuid'
import type { Clock } from '../clock/clock.ts'
import type { Trx } from '../database/tables.ts'
import type { SendJob } from '../jobs/job.ts'
import './mail-tables.ts'
import { sendMailJob } from './send-mail-job.ts'

export interface Mail {
  /** The template's name, `noun:verb`, for lists and statistics. */
  template: string
  recipient: string
  subject: string
  text: string
  html: string
  /** What the mail is about, for the record's history. */
  subjectType?: string
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
      subject_type: mail.subjectType ?? null,
      subject_id: mail.subjectId ?? null,
      created_at: clock.now(),
    })
    .execute()
  await jobs.send(trx, sendMailJob, { mail_id: id })
  return id
}

/** Tries a failed mail again; nothing for one that was sent or waits. Answers whether it did. */
export const requeueMail = async (trx: Trx, jobs: { send: SendJob }, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await trx
    .updateTable('mail')
    .set({ status: 'queued', last_error: null })
    .where('id', '=', id)
    .where('status', '=', 'failed')
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return false
  await jobs.send(trx, sendMailJob, { mail_id: id })
  return true
}
