import type { Clock } from '../clock/clock.ts'
import type { Trx } from '../database/tables.ts'
import type { SendJob } from '../jobs/job.ts'
import './mail-tables.ts'

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
export const queueMail = async (_trx: Trx, _jobs: { send: SendJob }, _mail: Mail, _clock: Clock): Promise<string> => ''
