import { userTables } from './user-tables.ts'
import { isPermission, type Permission, permissionsOf, type Role, roleOf, staffRoles } from '@dovolilnice/contract/permissions'
import type { UserStatus } from '@dovolilnice/contract/users/user'
import { userStatusLabels } from '@dovolilnice/contract/users/user-labels'
import type { UserState } from '@dovolilnice/contract/users/user-actions'
import { lockKeys } from '../../platform/database/session.ts'
import { type Db, type Row, type Trx, ifGiven, notFound, sql } from '../../platform/database/db.ts'
import { findNearest, holdsAddress, holdsTextOrName, inOrder, type SearchSource } from '../../platform/search/search-text.ts'
import type { OperationInput } from '@dovolilnice/contract/operation'
import { listUsers } from '@dovolilnice/contract/users/operations'
import { listRows, writtenBy } from '../../platform/database/lists/list-query.ts'
import { type Context, implementList } from '../../platform/http/context.ts'

export type UserRecord = Row<'app_user'>

const listed = sql.join(staffRoles.map((role) => sql.lit(role)))
/** A stored role that is not one of the known ones counts as regular. */
export const storedRole = sql<Role>`case when app_user.role in (${listed}) then app_user.role else 'regular' end`

export const storedStatus = sql<UserStatus>`case
  when app_user.anonymised_at is not null then 'deleted'
  when not app_user.active then 'inactive'
  when app_user.password_hash is null and app_user.last_seen is null then 'invited'
  else 'active' end`

/** The person, locked until the transaction ends. @throws OperationError `not_found` */
export const lockUser = async (trx: Trx, id: string): Promise<UserRecord> => {
  const user = await trx.selectFrom('app_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  return user
}

export const overridesOf = (user: UserRecord): { granted: Permission[]; revoked: Permission[] } => ({
  granted: user.granted.filter(isPermission),
  revoked: user.revoked.filter(isPermission),
})

/** What the rules of `user-actions` need to know of a person. */
export const stateOf = (user: UserRecord): UserState => {
  const role = roleOf(user.role)
  return {
    id: user.id,
    role,
    permissions: permissionsOf(role, overridesOf(user)),
    active: user.active,
    deleted: user.anonymised_at !== null,
  }
}

/** Whether no other active root account is left beside this one. */
export const isLastRoot = async (trx: Trx, user: UserRecord): Promise<boolean> => {
  if (user.role !== 'root') return false
  // Nobody may be left who can give roles: whoever takes a role away waits here for whoever else does.
  await lockKeys(trx, ['roles'])
  return !(await hasOtherRoot(trx, user.id))
}

/** Looks without locking, for showing. */
export const hasOtherRoot = async (db: Db, id: string): Promise<boolean> => {
  const others = await db
    .selectFrom('app_user')
    .select(['id', 'role', 'granted', 'revoked'])
    .where('role', '=', 'root')
    .where('active', '=', true)
    .where('id', '!=', id)
    .execute()
  return others.some((other) => !other.revoked.includes('users:roles') && !other.revoked.includes('users:write'))
}

export const { auditValues } = userTables.app_user

export const subjectOf = (user: { id: string; name: string }) => ({ type: 'user' as const, id: user.id, label: user.name })

/** People for the search: by name, address, e-mail address or phone. */
export const userSearch: SearchSource = {
  group: 'users',
  permission: 'users:read',
  find: async (db, asked) => {
    const ids = await findNearest(db, [{ table: 'app_user', key: 'id', address: true }], asked)
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('app_user')
      .select(['id', 'name', 'email', storedStatus.as('status')])
      .where('id', 'in', ids)
      .execute()
    return inOrder(ids, rows).map(({ id, name, email, status }) => ({
      ...{ id, title: name, about: { sl: email, en: email } },
      state: userStatusLabels[status],
    }))
  },
}

type Filters = OperationInput<typeof listUsers>['body']['filters']

/** Deleted people are not listed: their rows stay only because kept records point at them. */
const usersQuery = (db: Db, { search, role, type, active }: Filters) =>
  db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'phone', 'type', 'last_seen', 'created_at', storedRole.as('role'), storedStatus.as('status')])
    .where('anonymised_at', 'is', null)
    .$call(
      ifGiven(search || undefined, (query, search) =>
        query.where((is) => is.or([holdsTextOrName({ text: 'search_text', name: 'name' }, search), holdsAddress('app_user', search)])),
      ),
    )
    .$call(ifGiven(role, (query, role) => query.where(storedRole, '=', role)))
    .$call(ifGiven(type, (query, type) => query.where('type', '=', type)))
    .$call(ifGiven(active, (query, active) => query.where('active', '=', active)))

export const handleListUsers = implementList(listUsers, async ({ body }, context) => {
  return listRows({
    db: context.db,
    query: writtenBy(usersQuery, body.filters),
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
})

/**
 * Gives an account what was sent without login from the same address. Call it only once the address is proved to be the person's: after a
 * link mailed to it was used. Each record's history tells of it.
 */
export const joinRecords = async (context: Context, account: { id: string; name: string; email: string }): Promise<void> => {
  const { trx, capabilities } = context
  const joined = [
    { type: 'application', action: 'application:join', records: await capabilities.joinApplications(trx, account) },
    { type: 'permit', action: 'permit:join', records: await capabilities.joinPermits(trx, account) },
  ] as const
  for (const { type, action, records } of joined)
    for (const { id, number } of records)
      await context.recordAlso(action, {
        actor: { id: account.id, name: account.name },
        subject: { type, id, label: number },
        after: { account: account.name },
      })
}

/** What an account has under its earlier address is told to it under the new one, which it has proved. Each record's history tells of it. */
export const moveRecords = async (context: Context, account: { id: string; name: string; email: string }, from: string): Promise<void> => {
  const { trx, capabilities } = context
  const moved = [
    { type: 'application', action: 'application:update', records: await capabilities.moveApplications(trx, account, from) },
    { type: 'permit', action: 'permit:update', records: await capabilities.movePermits(trx, account, from) },
  ] as const
  for (const { type, action, records } of moved)
    for (const { id, number } of records)
      await context.recordAlso(action, {
        actor: { id: account.id, name: account.name },
        subject: { type, id, label: number },
        before: { email: from },
        after: { email: account.email },
      })
}

/** The account of an address: the active one that has proved it. */
export const findAccountOfEmail = async (trx: Trx, email: string): Promise<string | null> => {
  const account = await trx
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('active', '=', true)
    .executeTakeFirst()
  return account?.id ?? null
}

/** Gives the account of an address, if there is one, what was sent without login from it. Call it when the address was proved by a mailed link. */
export const joinRecordsOfEmail = async (context: Context, email: string): Promise<void> => {
  const id = await findAccountOfEmail(context.trx, email)
  if (id === null) return
  const { name } = await context.trx.selectFrom('app_user').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await joinRecords(context, { id, name, email })
}
