import { OperationError } from '@dovolilnice/contract/errors'
import { isPermission, permissionsOf, roleOf, staffRoles } from '@dovolilnice/contract/permissions'
import type { Permission, Role } from '@dovolilnice/contract/permissions'
import type { UserStatus } from '@dovolilnice/contract/users/user'
import type { UserState } from '@dovolilnice/contract/users/user-actions'
import { sql } from 'kysely'
import { lockKeys } from '../../platform/database/advisory-lock.ts'
import type { Db, Row, Trx } from '../../platform/database/tables.ts'

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
  const user = await trx.selectFrom('app_user').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (user === undefined) throw new OperationError('not_found')
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

/** A person for the audit trail. */
export const auditValues = (user: UserRecord) => ({
  name: user.name,
  email: user.email,
  type: user.type,
  phone: user.phone,
  street: user.street,
  post_code: user.post_code,
  city: user.city,
  tax_number: user.tax_number,
  user_type_code: user.user_type_code,
  title: user.title,
  authorisation: user.authorisation,
  locale: user.locale,
  role: user.role,
  granted: user.granted,
  revoked: user.revoked,
})

export const subjectOf = (user: { id: string; name: string }) => ({ type: 'user' as const, id: user.id, label: user.name })
