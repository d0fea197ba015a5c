import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams } from '../primitives/ids.ts'

/** Takes every second factor off another person's account, for instance after the phone was lost; their sessions end and a mail tells them. */
export const removeUserFactors = defineOperation({
  name: 'remove-user-factors',
  method: 'POST',
  path: 'v1/admin/users/{id}/factors/remove',
  access: 'users:roles',
  summary: 'Removes the second factors of another account',
  params: idParams,
  body: z.object({ reason: reasonSchema }),
  output: z.object({ removed: z.int() }),
  errors: ['not_found', 'forbidden', 'illegal_transition'],
  audit: { action: 'user:remove_factors', kind: 'change' },
})
