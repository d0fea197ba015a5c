import type { Db } from '../database/db.ts'
import { dueJobs } from '../jobs/failed-jobs.ts'
import { sendMailJob } from './send-mail-job.ts'

/** When waiting mails are tried next, by their ids; one that is tried just now, or soon for the first time, is absent. */
export const findNextTries = async (db: Db, ids: readonly string[]): Promise<Map<string, Date>> =>
  new Map((await dueJobs(db, sendMailJob, 'mail_id', ids)).map(({ data, at }) => [data.mail_id, at]))
