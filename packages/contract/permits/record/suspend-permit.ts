import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { seenVersion, steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'

/** A suspended permit does not open; its last day stays the same. The holder gets a mail; the decision is an act with its remedy. */
export const suspendPermit = defineOperation({
  name: 'suspend-permit',
  method: 'POST',
  path: 'v1/admin/permits/{id}/suspend',
  access: 'applications:decide',
  summary: 'Suspend a permit',
  params: idParams,
  body: z.object({ ...seenVersion, facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''), reason: reasonSchema }),
  output: steppedPermitSchema,
  errors: [...stepErrors],
  audit: { action: 'permit:suspend', kind: 'change' },
})
