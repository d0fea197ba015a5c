import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { userFieldsSchema } from './user.ts'
import { seenVersion } from '../history/seen-version.ts'

/**
 * Changes someone's data, role and permissions. `conflict` when the version is no longer the one that was read; `forbidden` for a role or
 * permission that the caller may not give; `in_use` when nobody would be left who may give roles.
 */
export const updateUser = defineOperation({
  name: 'update-user',
  method: 'POST',
  path: 'v1/admin/users/{id}/update',
  access: 'users:write',
  summary: 'Changes a person',
  params: idParams,
  body: z.extend(userFieldsSchema, seenVersion),
  output: z.object({ version: z.int() }),
  errors: ['not_found', 'conflict', 'email_taken', 'forbidden', 'in_use'],
  audit: { action: 'user:update', kind: 'change' },
})
