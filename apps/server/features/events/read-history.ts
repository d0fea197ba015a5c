import type { z } from 'zod'
import type { historyRowSchema } from '@dovolilnice/contract/events/event'
import type { Db } from '../../platform/database/tables.ts'
import '../../platform/audit/event-tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    readHistory: typeof readHistory
  }
}

/** More than anyone scrolls through on a record's screen; the whole trail is on `/dogodki`. */
const mostRows = 200

/**
 * The changes of one record, newest first: for the history on its screen. Fits `historySchema` of the contract.
 * @param subjectId the id given to `context.record({ subject: { id } })`
 */
export const readHistory = (db: Db, subjectId: string): Promise<z.input<typeof historyRowSchema>[]> =>
  db
    .selectFrom('event')
    .select(['id', 'at', 'action', 'actor_name', 'before', 'after', 'reason'])
    .where('subject_id', '=', subjectId)
    .where('kind', '=', 'change')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostRows)
    .execute()
