import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'

/** Closes an account: its sessions end at once and it cannot sign in. Permits stay as they are. */
export const deactivateUser = defineOperation({
  name: 'deactivate-user',
  method: 'POST',
  path: 'v1/admin/users/{id}/deactivate',
  access: 'users:write',
  summary: 'Closes an account',
  params: idParams,
  body: z.object({ reason: reasonSchema }),
  output: z.object({ active: z.literal(false) }),
  errors: ['not_found', 'forbidden', 'illegal_transition', 'in_use'],
  audit: { action: 'user:deactivate', kind: 'change' },
})
