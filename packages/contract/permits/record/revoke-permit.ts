import { z } from 'zod/mini'
import { atOnceShape, groundsSchema, heardShape } from '../../primitives/heard.ts'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** A revoked permit never opens again. The holder gets a mail with the reason, the legal remedy and a link to the decision. */
export const revokePermit = defineOperation({
  name: 'revoke-permit',
  method: 'POST',
  path: 'v1/admin/permits/{id}/revoke',
  access: 'applications:decide',
  summary: 'Revoke a permit',
  params: idParams,
  body: z.object({
    ...seenVersion,
    facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
    reason: groundsSchema,
    ...heardShape,
    ...atOnceShape,
  }),
  output: steppedPermitSchema,
  errors: [...stepErrors],
  audit: { action: 'permit:revoke', kind: 'change' },
})
