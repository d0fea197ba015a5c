import { expect, test } from 'vitest'
import { permissionsOf, roles, type PermissionOverrides, type Role } from '../permissions.ts'
import { allowedUserActions, mayChangeSignIn } from './user-actions.ts'

const some = (role: Role, overrides?: PermissionOverrides) => ({ id: role, role, permissions: permissionsOf(role, overrides) })
const lesser = some('admin', { granted: [], revoked: ['exports:read'] })
const further = some('regular', { granted: ['privacy:read'], revoked: [] })

test.each([
  { actor: some('root'), over: ['root', 'admin', 'operator', 'warden', 'host', 'regular', 'lesser', 'further'] },
  { actor: some('admin'), over: ['operator', 'host', 'regular', 'lesser'] },
  { actor: lesser, over: ['operator', 'host', 'regular'] },
  { actor: some('admin', { granted: ['users:roles'], revoked: [] }), over: ['admin', 'operator', 'host', 'regular', 'lesser'] },
])('what leads into an account is changed by root or who has strictly more rights: $over', ({ actor, over }) => {
  const accounts = [
    ...roles.map((role) => ({ name: role as string, of: some(role) })),
    { name: 'lesser', of: lesser },
    { name: 'further', of: further },
  ]
  expect(accounts.flatMap(({ name, of }) => (mayChangeSignIn(actor, of.permissions) ? [name] : []))).toEqual(over)
})

test('nobody changes what leads into their own account by the list of people', () => {
  const root = some('root')
  expect(allowedUserActions(root, { ...root, active: true, deleted: false })).toEqual(['update'])
})
