import { sql } from 'kysely'
import type { Db } from '../../../platform/database/tables.ts'
import { findNextTries } from '../../../platform/mail/next-tries.ts'
import { shownStatus } from '../../../platform/mail/shown-status.ts'
import type { StoredMailStatus } from '../../../platform/mail/mail-tables.ts'

/** The mails with what the list shows of them. */
export const outboxRows = (db: Db) =>
  db
    .selectFrom('mail')
    .select(['mail.id', 'mail.subject', 'mail.recipient', 'mail.status', 'mail.failure', 'mail.subject_type', 'mail.subject_id'])
    .select(['mail.attempts', 'mail.created_at', 'mail.sent_at'])
    .select([
      sql<string>`split_part(mail.template, ':', 1)`.as('kind'),
      sql<string | null>`case mail.subject_type
        when 'application' then (select number from application where id = mail.subject_id)
        when 'permit' then (select number from permit where id = mail.subject_id)
      end`.as('subject_label'),
    ])

interface Row {
  id: string
  status: StoredMailStatus
  sent_at: Date | null
}

/** The rows with the status for people and the time of the next try. */
export const withNextTries = async <R extends Row>(db: Db, rows: readonly R[]) => {
  const next = await findNextTries(
    db,
    rows.filter(({ status }) => status === 'queued').map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, status: shownStatus(row), next_try_at: next.get(row.id) ?? null }))
}
