import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'

/** Takes a card, phone or vehicle from a permit. The last vehicle stays: `illegal_transition`. */
export const removePermitCredential = defineOperation({
  name: 'remove-permit-credential',
  method: 'GET',
  path: 'v1/admin/permits/{id}/credentials/{credential_id}/delete',
  access: 'permits:write',
  summary: 'Take a card, phone or vehicle from a permit',
  params: z.object({ id: idSchema, credential_id: idSchema }),
  output: steppedPermitSchema,
  errors: [...stepErrors],
  changesState: true,
  audit: { action: 'permit:remove_credential', kind: 'change' },
})
