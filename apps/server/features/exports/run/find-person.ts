import { isPermission, permissionsOf, roleOf } from '@dovolilnice/contract/permissions'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { Db } from '../../../platform/database/db.ts'

/**
 * A person with the rights that they have now, by id or address: who asked for the file, or who is told of it. Undefined for an account that is
 * closed. There is no session behind it.
 */
export const findPerson = async (db: Db, by: { id: string } | { email: string }): Promise<SessionUser | undefined> => {
  const person = await db
    .selectFrom('app_user')
    .select(['id', 'name', 'email', 'type', 'role', 'granted', 'revoked', 'locale'])
    .where((of) => of.and(by))
    .where('active', '=', true)
    .executeTakeFirst()
  if (person === undefined) return undefined
  const { granted, revoked, ...known } = person
  const role = roleOf(person.role)
  return {
    ...known,
    role,
    permissions: permissionsOf(role, { granted: granted.filter(isPermission), revoked: revoked.filter(isPermission) }),
    reset: false,
    second_factor_due: 'no',
    signed_in_by: 'password',
    last_seen: null,
    access_token: '',
  }
}
