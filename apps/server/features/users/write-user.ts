import { createRow } from '../../platform/database/db.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { type Permission, permissionsOf, type Role } from '@dovolilnice/contract/permissions'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { PersonFields, UserFields } from '@dovolilnice/contract/users/user'
import { mayAdminister } from '@dovolilnice/contract/users/user-actions'
import { isUniqueViolation } from '../../platform/database/database-errors.ts'
import { createUser } from '@dovolilnice/contract/users/operations'
import { v7 } from 'uuid'
import { authorityAfter, noAuthority } from './authority.ts'
import { auditValues, subjectOf } from './user-queries.ts'
import { implement } from '../../platform/http/context.ts'

/** What a person may set about themselves, as columns: an absent field is emptied. */
export const personColumns = (fields: PersonFields) => ({
  name: fields.name,
  type: fields.type,
  phone: fields.phone ?? null,
  street: fields.street ?? null,
  post_code: fields.post_code ?? null,
  city: fields.city ?? null,
  tax_number: fields.tax_number ?? null,
  locale: fields.locale,
})

export interface Rights {
  role: Role
  granted: Permission[]
  revoked: Permission[]
}

const sameSet = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && a.every((one) => b.includes(one))
const unique = <T>(list: readonly T[]): T[] => [...new Set(list)]

/** Role and overrides as the form leaves them; an absent field stays as it was. */
export const rightsAfter = (before: Rights, fields: UserFields): Rights => ({
  role: fields.role ?? before.role,
  granted: unique(fields.granted ?? before.granted),
  revoked: unique(fields.revoked ?? before.revoked),
})

export const sameRights = (a: Rights, b: Rights): boolean =>
  a.role === b.role && sameSet(a.granted, b.granted) && sameSet(a.revoked, b.revoked)

/**
 * Giving needs `users:roles`. Nobody gives a permission that they do not hold, nor changes the rights of somebody more powerful.
 * @throws OperationError `forbidden`
 */
export const requireMayGive = (actor: SessionUser, before: Rights, after: Rights): void => {
  const held = permissionsOf(before.role, before)
  const added = permissionsOf(after.role, after).filter((permission) => !held.includes(permission))
  const mayGive = added.every((permission) => actor.permissions.includes(permission))
  if (!actor.permissions.includes('users:roles') || !mayGive || !mayAdminister(actor, held)) throw new OperationError('forbidden')
}

/** Runs a write of an account. @throws OperationError `email_taken` */
export const refusingTakenEmail = async <T>(write: () => Promise<T>): Promise<T> => {
  try {
    return await write()
  } catch (error) {
    if (isUniqueViolation(error, 'app_user_email')) throw new OperationError('email_taken')
    throw error
  }
}

const regular: Rights = { role: 'regular', granted: [], revoked: [] }

export const handleCreateUser = implement(createUser, async ({ body }, context) => {
  const rights = rightsAfter(regular, body)
  if (!sameRights(regular, rights)) requireMayGive(context.user, regular, rights)
  const row = {
    id: v7(),
    email: body.email,
    ...personColumns(body),
    ...rights,
    user_type_code: body.user_type_code ?? null,
    ...authorityAfter(context.user, noAuthority, body),
    created_at: context.now,
  }
  const user = await refusingTakenEmail(() => createRow(context.trx, 'app_user', row))
  await context.capabilities.sendPasswordLink(context.trx, context, user, 'invitation')
  context.record({ subject: subjectOf(user), after: auditValues(user) })
  return { id: user.id }
})
