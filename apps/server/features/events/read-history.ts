import type { z } from 'zod/mini'
import type { historyRowSchema } from '@dovolilnice/contract/history/history'
import type { Db } from '../../platform/database/tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    readHistory: typeof readHistory
  }
}

/** The most entries on a record's screen; the whole trail is on `/dogodki`. */
const mostRows = 200

const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whose events belong to a record: its own, and those of its documents and invoices. A code, as a type of user has, is only itself. */
export const subjectsOf = async (db: Db, recordId: string): Promise<string[]> => {
  if (!idPattern.test(recordId)) return [recordId]
  const documents = await db
    .selectFrom('document')
    .select('id')
    .where((is) => is.or([is('application_id', '=', recordId), is('permit_id', '=', recordId)]))
    .execute()
  const invoices = await db.selectFrom('invoice').select('id').where('application_id', '=', recordId).execute()
  return [recordId, ...[...documents, ...invoices].map(({ id }) => id)]
}

/**
 * The changes of one record, its documents and invoices, newest first: for the history on its screen. Fits `historySchema` of the contract.
 * @param subjectId the id given to `context.record({ subject: { id } })`
 */
export const readHistory = async (db: Db, subjectId: string): Promise<z.input<typeof historyRowSchema>[]> =>
  db
    .selectFrom('event')
    .select(['id', 'at', 'action', 'actor_name', 'subject_type', 'before', 'after', 'reason'])
    .where('subject_id', 'in', await subjectsOf(db, subjectId))
    .where('kind', '=', 'change')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute()
