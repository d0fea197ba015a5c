import { textIn } from '../locale.ts'
import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { instantText } from '../primitives/local-day.ts'
import { roleSchema, userDetailsSchema, userFieldsSchema, userRowSchema, userTypes } from './user.ts'
import { roleLabels, userStatusLabels, userTypeLabels } from './user-labels.ts'
import { defineOperation, defineRead } from '../operation.ts'
import { idSchema, reasonSchema } from '../primitives/field-schemas.ts'
import { seenVersion } from '../history/seen-version.ts'

const never = { sl: 'še nikoli', en: 'never' }

const userList = defineList({
  title: { sl: 'Uporabniki', en: 'Users' },
  row: userRowSchema,
  columns: {
    name: { title: { sl: 'Ime', en: 'Name' } },
    email: { title: { sl: 'E-poštni naslov', en: 'E-mail address' }, wide: true },
    phone: { title: { sl: 'Telefon', en: 'Phone' }, kind: 'phone' },
    type: { title: { sl: 'Vrsta osebe', en: 'Type of person' }, labels: userTypeLabels, hidden: true },
    role: { title: { sl: 'Sistemska vloga', en: 'Role' }, labels: roleLabels },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: userStatusLabels },
    last_seen: {
      title: { sl: 'Zadnja dejavnost', en: 'Last seen' },
      kind: 'instant',
      text: ({ last_seen: at }, locale) => (at === null ? textIn(never, locale) : instantText(at, locale)),
    },
    created_at: { title: { sl: 'Ustvarjen', en: 'Created' }, kind: 'instant', hidden: true },
  },
  sortable: ['name', 'email', 'role', 'last_seen', 'created_at'],
  defaultSort: { key: 'name', order: 'asc' },
  filters: z.object({
    /** A part of the name, e-mail address or phone number. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    role: roleSchema,
    type: z.enum(userTypes),
    /** Also as the text of a choice: `true`, `false`. */
    active: z.union([
      z.boolean(),
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((given) => given === 'true'),
      ),
    ]),
  }),
})

/** Lets a person whose account was closed sign in again. */
export const activateUser = defineOperation({
  name: 'activate-user',
  path: 'v1/admin/users/{id}/activate',
  access: 'users:write',
  summary: 'Opens a closed account again',
  output: z.object({ active: z.literal(true) }),
  errors: ['forbidden', 'illegal_transition'],
  audit: { action: 'user:activate', kind: 'change' },
})

/** Opens an account and mails the person an invitation to set a password. Other roles than regular need `users:roles`. */
export const createUser = defineOperation({
  name: 'create-user',
  path: 'v1/admin/users/create',
  access: 'users:write',
  summary: 'Opens an account and mails an invitation',
  body: userFieldsSchema,
  output: z.object({ id: idSchema }),
  errors: ['email_taken', 'forbidden'],
  audit: { action: 'user:create', kind: 'change' },
})

/** Closes an account: its sessions end at once and it cannot sign in. Permits stay as they are. */
export const deactivateUser = defineOperation({
  name: 'deactivate-user',
  path: 'v1/admin/users/{id}/deactivate',
  access: 'users:write',
  summary: 'Closes an account',
  body: z.object({ reason: reasonSchema }),
  output: z.object({ active: z.literal(false) }),
  errors: ['forbidden', 'illegal_transition', 'in_use'],
  audit: { action: 'user:deactivate', kind: 'change' },
})

/**
 * Anonymises a person. Refused with `in_use` while open permits or applications refer to them, or records that must be kept
 * for five years; `details.blocks` are the deletion blocks.
 */
export const deleteUser = defineOperation({
  name: 'delete-user',
  method: 'GET',
  path: 'v1/admin/users/{id}/delete',
  access: 'users:write',
  summary: 'Deletes a person',
  changesState: true,
  errors: ['forbidden', 'in_use'],
  audit: { action: 'user:delete', kind: 'change' },
})

export const listUsers = defineListOperation(userList, {
  name: 'list-users',
  path: 'v1/admin/users',
  access: 'users:read',
  summary: 'People with an account',
  audit: { action: 'user:list', kind: 'read' },
})

export const readUser = defineRead({
  name: 'read-user',
  path: 'v1/admin/users/{id}',
  access: 'users:read',
  summary: 'One person with an account',
  output: userDetailsSchema,
  audit: { action: 'user:read', kind: 'read' },
})

/** Takes every second factor off another person's account, for instance after the phone was lost; their sessions end and a mail tells them. */
export const removeUserFactors = defineOperation({
  name: 'remove-user-factors',
  path: 'v1/admin/users/{id}/factors/remove',
  access: 'users:roles',
  summary: 'Removes the second factors of another account',
  body: z.object({ reason: reasonSchema }),
  output: z.object({ removed: z.int() }),
  errors: ['forbidden', 'illegal_transition'],
  audit: { action: 'user:remove_factors', kind: 'change' },
})

/**
 * Mails the person a link with which to set a new password (an invitation when there is none yet) and ends their sessions. No
 * administrator ever knows or sets another's password.
 */
export const resetUserPassword = defineOperation({
  name: 'reset-user-password',
  path: 'v1/admin/users/{id}/password/update',
  access: 'users:write',
  summary: 'Mails a person a link with which to set a new password',
  output: z.object({ purpose: z.enum(['reset', 'invitation']) }),
  errors: ['forbidden', 'illegal_transition'],
  audit: { action: 'user:reset_password', kind: 'change' },
})

/**
 * Changes someone's data, role and permissions. `conflict` when the version is no longer the one that was read; `forbidden` for a role or
 * permission that the caller may not give; `in_use` when nobody would be left who may give roles.
 */
export const updateUser = defineOperation({
  name: 'update-user',
  path: 'v1/admin/users/{id}/update',
  access: 'users:write',
  summary: 'Changes a person',
  body: z.extend(userFieldsSchema, seenVersion),
  output: z.object({ version: z.int() }),
  errors: ['conflict', 'email_taken', 'forbidden', 'in_use'],
  audit: { action: 'user:update', kind: 'change' },
})
