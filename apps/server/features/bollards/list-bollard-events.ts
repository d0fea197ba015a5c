import type { bollardHistoryList } from '@dovolilnice/contract/bollards/bollard-history-list'
import type { ListRequest } from '@dovolilnice/contract/list'
import { listRows } from '../../platform/database/list-query.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/http/context.ts'

type Request = ListRequest<typeof bollardHistoryList>

const filtered = (db: Db, { filters }: Request) => {
  const person = filters.person?.trim().replace(/[\\%_]/g, '\\$&')
  return db
    .selectFrom('bollard_history')
    .selectAll()
    .$if(filters.device_code !== undefined, (query) => query.where('device_code', '=', filters.device_code!))
    .$if(filters.event_name !== undefined, (query) => query.where('event_name', '=', filters.event_name!))
    .$if(filters.action !== undefined, (query) => query.where('action', '=', filters.action!))
    .$if(filters.status !== undefined, (query) => query.where('status', '=', filters.status!))
    .$if(person !== undefined && person !== '', (query) => query.where('person', 'ilike', `%${person}%`))
    .$if(filters.from !== undefined, (query) => query.where('at', '>=', new Date(filters.from!)))
    .$if(filters.until !== undefined, (query) => query.where('at', '<', new Date(filters.until!)))
}

/** Answers administrators and operators alike; both operations have one list. */
export const handleListBollardEvents = async ({ body }: { body: Request }, { trx }: Context) =>
  listRows({
    db: trx,
    query: filtered(trx, body),
    request: body,
    sort: { at: 'at', device_code: 'device_code', event_name: 'event_name', person: 'person' },
    tieBreaker: 'id',
  })
