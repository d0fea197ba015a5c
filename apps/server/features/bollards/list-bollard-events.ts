import type { bollardHistoryList } from '@dovolilnice/contract/bollards/bollard-history-list'
import type { ListRequest } from '@dovolilnice/contract/list'
import { ifGiven } from '../../platform/database/if-given.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Context, Reading } from '../../platform/http/context.ts'
import { withNotes } from './bollard-notes.ts'

type Request = ListRequest<typeof bollardHistoryList>

const filtered = (db: Db, { filters }: Request) => {
  const person = filters.person?.trim().replace(/[\\%_]/g, '\\$&')
  return db
    .selectFrom('bollard_history')
    .selectAll()
    .$call(ifGiven(filters.device_code, (query, code) => query.where('device_code', '=', code)))
    .$call(ifGiven(filters.event_name, (query, name) => query.where('event_name', '=', name)))
    .$call(ifGiven(filters.action, (query, action) => query.where('action', '=', action)))
    .$call(ifGiven(filters.status, (query, status) => query.where('status', '=', status)))
    .$if(person !== undefined && person !== '', (query) => query.where('person', 'ilike', `%${person}%`))
    .$call(ifGiven(filters.from, (query, from) => query.where('at', '>=', new Date(from))))
    .$call(ifGiven(filters.until, (query, until) => query.where('at', '<', new Date(until))))
}

/** Answers administrators and operators alike; both operations have one list. */
export const handleListBollardEvents = async ({ body }: { body: Request }, { db }: Reading<Context>) => {
  const page = await listRows({
    db,
    query: filtered(db, body),
    request: body,
    sort: { at: 'at', device_code: 'device_code', event_name: 'event_name', person: 'person' },
    tieBreaker: 'id',
  })
  return { ...page, items: await withNotes(db, page.items) }
}
