import { staffRoleOf } from '@dovolilnice/contract/permissions'
import type { PersonFields } from '@dovolilnice/contract/users/user'
import { v7 } from 'uuid'
import { type Db, type Trx, insertRow } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'
import { idsOf } from '../../../platform/privacy/owner.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'
import { lockUser } from '../user-queries.ts'
import { personColumns, refusingTakenEmail } from '../write-user.ts'

/** Addresses that are asked for at once. */
const block = 1000

/** Accounts with these addresses, as far as an import judges them. */
export const findPeopleByEmail = async (db: Db, emails: readonly string[]) => {
  const found = []
  for (let at = 0; at < emails.length; at += block)
    found.push(
      ...(await db
        .selectFrom('app_user')
        .select(['id', 'email', 'role', 'granted', 'name', 'type', 'phone', 'street', 'post_code', 'city', 'tax_number', 'active'])
        .where('email', 'in', emails.slice(at, at + block))
        .execute()),
    )
  return found
}

/** Opens an account without an invitation: the person asks for a password when they need one. @throws OperationError `email_taken` */
export const addPerson = async (trx: Trx, { email, ...fields }: PersonFields & { email: string }, now: Date): Promise<string> => {
  const id = v7()
  const row = { id, email, ...personColumns(fields), role: 'regular', created_at: now }
  await refusingTakenEmail(() => insertRow(trx, 'app_user', row))
  return id
}

/**
 * Changes what the file says of a person; what it leaves empty stays. Looks again whose account it is: it may be a colleague's since the file was
 * judged.
 * @returns whether it was changed: accounts of staff and those that are not active never are
 */
export const changePerson = async (trx: Trx, id: string, changes: Partial<Omit<PersonFields, 'locale'>>): Promise<boolean> => {
  const user = await lockUser(trx, id)
  if (!user.active || staffRoleOf({ ...user, revoked: [] }) !== 'regular') return false
  await trx
    .updateTable('app_user')
    .set(({ eb }) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
  return true
}

/**
 * Ends accounts that nobody has used, as people are deleted: no password, no sign-in, no change, no record of theirs, no restriction.
 * @returns those that it ended
 */
export const removeUnusedPeople = async (
  trx: Trx,
  { owners }: Pick<Services, 'owners'>,
  ids: readonly string[],
  now: Date,
): Promise<string[]> => {
  const rows = await trx
    .selectFrom('app_user')
    .select('id')
    .where('id', 'in', ids)
    .where('version', '=', 1)
    .where('password_hash', 'is', null)
    .where('last_seen', 'is', null)
    .where('anonymised_at', 'is', null)
    .where(isUnrestricted('app_user.id'))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('application').select('id').whereRef('user_id', '=', 'app_user.id'))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('permit').select('id').whereRef('user_id', '=', 'app_user.id'))))
    .where(({ not, exists, selectFrom }) => not(exists(selectFrom('document').select('id').whereRef('user_id', '=', 'app_user.id'))))
    .forUpdate()
    .execute()
  const unused = idsOf(rows)
  if (unused.length > 0) for (const { privacy } of owners) await privacy?.forget?.(trx, unused, now)
  return unused
}
