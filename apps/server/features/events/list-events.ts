import type { z } from 'zod/mini'
import type { historyRowSchema } from '@dovolilnice/contract/history/history'
import { type Db, ifGiven, sql } from '../../platform/database/db.ts'
import { listEvents } from '@dovolilnice/contract/events/operations'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { listRows, writtenBy } from '../../platform/database/lists/list-query.ts'
import { implementList } from '../../platform/http/context.ts'

/** The most entries on a record's screen; the whole trail is on `/dogodki`. */
const mostRows = 200

const idPattern = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/i

/** Whose events belong to a record: its own, and those of its documents and invoices. A code, as a type of user has, is only itself. */
const subjectsOf = async (db: Db, recordId: string): Promise<string[]> => {
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

type Filters = OperationInput<typeof listEvents>['body']['filters']

const columns = [
  'id',
  'at',
  'action',
  'kind',
  'actor_id',
  'actor_name',
  'subject_type',
  'subject_id',
  'subject_label',
  'before',
  'after',
  'reason',
  'address',
] as const

const eventsQuery = (db: Db, filters: Filters, subjects: string[] | undefined) => {
  const { search, actor_id: actorId, action, subject_type: subjectType, kind, from, until } = filters
  const word = search ? `%${search.replace(/[\\%_]/g, '\\$&')}%` : undefined
  return db
    .selectFrom('event')
    .select([...columns])
    .$call(
      ifGiven(word, (query, word) =>
        query.where((is) => is.or([is('actor_name', 'ilike', word), is(sql<string>`coalesce(subject_label, '')`, 'ilike', word)])),
      ),
    )
    .$call(ifGiven(actorId, (query, actorId) => query.where('actor_id', '=', actorId)))
    .$call(ifGiven(action, (query, action) => query.where('action', '=', action)))
    .$call(ifGiven(subjectType, (query, subjectType) => query.where('subject_type', '=', subjectType)))
    .$call(ifGiven(subjects, (query, subjects) => query.where('subject_id', 'in', subjects)))
    .$call(ifGiven(kind, (query, kind) => query.where('kind', '=', kind)))
    .$call(ifGiven(from, (query, from) => query.where('at', '>=', new Date(from))))
    .$call(ifGiven(until, (query, until) => query.where('at', '<', new Date(until))))
}

export const handleListEvents = implementList(listEvents, async ({ body }, context) => {
  const { subject_id: recordId } = body.filters
  const subjects = recordId === undefined ? undefined : await subjectsOf(context.db, recordId)
  return listRows({
    db: context.db,
    query: writtenBy(eventsQuery, body.filters, subjects),
    request: body,
    sort: { at: 'at', action: 'action', actor_name: 'actor_name', subject_label: 'subject_label' },
    tieBreaker: 'id',
    growing: { table: 'event', column: 'event.at' },
  })
})
