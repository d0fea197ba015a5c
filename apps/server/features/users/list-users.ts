import type { OperationInput } from '@dovolilnice/contract/operation'
import type { listUsers } from '@dovolilnice/contract/users/list-users'
import { sql } from 'kysely'
import { ifGiven } from '../../platform/database/if-given.ts'
import { listRows } from '../../platform/database/lists/list-query.ts'
import type { Db } from '../../platform/database/tables.ts'
import type { ReadHandler } from '../../platform/http/context.ts'
import { holdsTextOrName } from '../../platform/search/search-text.ts'
import { storedRole, storedStatus } from './user-queries.ts'

type Filters = OperationInput<typeof listUsers>['body']['filters']

/** Deleted people are not listed: their rows stay only because kept records point at them. */
const usersQuery = (db: Db, { search, role, type, active }: Filters) =>
  db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'phone', 'type', 'last_seen', 'created_at', storedRole.as('role'), storedStatus.as('status')])
    .where('anonymised_at', 'is', null)
    .$call(ifGiven(search || undefined, (query, search) => query.where(holdsTextOrName({ text: 'search_text', name: 'name' }, search))))
    .$call(ifGiven(role, (query, role) => query.where(storedRole, '=', role)))
    .$call(ifGiven(type, (query, type) => query.where('type', '=', type)))
    .$call(ifGiven(active, (query, active) => query.where('active', '=', active)))

export const handleListUsers: ReadHandler<typeof listUsers> = async ({ body }, context) => {
  context.record({ after: { filters: body.filters, page: body.page } })
  return listRows({
    db: context.db,
    query: usersQuery(context.db, body.filters),
    request: body,
    sort: {
      name: 'name',
      email: 'email',
      role: storedRole,
      // Whoever was never here stands before everyone who was.
      last_seen: sql`coalesce(app_user.last_seen, '-infinity')`,
      created_at: 'created_at',
    },
    tieBreaker: 'id',
  })
}
