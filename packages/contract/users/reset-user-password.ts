import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'

/**
 * Mails the person a link with which to set a new password (an invitation when there is none yet) and ends their sessions. No
 * administrator ever knows or sets another's password.
 */
export const resetUserPassword = defineOperation({
  name: 'reset-user-password',
  method: 'POST',
  path: 'v1/admin/users/{id}/password/update',
  access: 'users:write',
  summary: 'Mails a person a link with which to set a new password',
  params: idParams,
  output: z.object({ purpose: z.enum(['reset', 'invitation']) }),
  errors: ['not_found', 'forbidden', 'illegal_transition'],
  audit: { action: 'user:reset_password', kind: 'change' },
})
