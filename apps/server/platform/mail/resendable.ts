import { resendableDays } from '@dovolilnice/contract/mails/mail'
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'
import { secretInMail } from './without-secrets.ts'

/** Mails from this instant on still hold their links. */
export const resendableSince = (now: Date): Date => new Date(now.getTime() - resendableDays * 86_400_000)

/** Whether a mail failed for good and can be tried again. */
export const isResendable = ({ status, created_at: at }: { status: string; created_at: Date }, now: Date): boolean =>
  status === 'failed' && at >= resendableSince(now)

/** Removes the links from mails that will not be sent again: mails are kept for years, and their links must not work for a later reader. */
export const forgetFailedSecrets = async (db: Db, now: Date): Promise<void> => {
  const without = (column: 'body_text' | 'body_html') =>
    sql<string>`regexp_replace(${sql.ref(column)}, ${secretInMail.source}, '\\1\\2…', 'g')`
  await db
    .updateTable('mail')
    .set({ body_text: without('body_text'), body_html: without('body_html') })
    .where('status', 'in', ['failed', 'stopped'])
    .where('created_at', '<', resendableSince(now))
    .where(sql<boolean>`(body_text ~ ${secretInMail.source} or body_html ~ ${secretInMail.source})`)
    .execute()
}
