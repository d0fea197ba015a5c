import type { mailSchema } from '@dovolilnice/contract/mails/mail'
import type { z } from 'zod/mini'
import type { Db } from '../database/tables.ts'
import { isResendable } from './resendable.ts'
import { shownStatus } from './shown-status.ts'

/** More than anyone reads on a record's screen. */
const mostMails = 50

/** The mails about one record, newest first. */
export const readMails = async (db: Db, subjectId: string, now: Date): Promise<z.input<typeof mailSchema>[]> => {
  const mails = await db
    .selectFrom('mail')
    .select(['id', 'template', 'recipient', 'subject', 'status', 'failure', 'last_error', 'created_at', 'sent_at', 'attachments'])
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
