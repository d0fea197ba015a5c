import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/** Lets a person whose account was closed sign in again. */
export const activateUser = defineOperation({
  name: 'activate-user',
  method: 'POST',
  path: 'v1/admin/users/{id}/activate',
  access: 'users:write',
  summary: 'Opens a closed account again',
  params: idParams,
  output: z.object({ active: z.literal(true) }),
  errors: ['not_found', 'forbidden', 'illegal_transition'],
  audit: { action: 'user:activate', kind: 'change' },
})
