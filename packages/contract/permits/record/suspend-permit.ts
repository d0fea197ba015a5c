import { z } from 'zod/mini'
import { atOnceShape, groundsSchema, heardShape } from '../../primitives/heard.ts'
import { groundShape } from '../../acts/suspension-ground.ts'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { steppedPermitSchema, stepErrors } from '../issue/permit-form.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * A suspended permit does not open; its last day stays the same. The authority does it ex officio, or because the holder asked for it.
 * The holder gets a mail; the decision is an act with its remedy.
 */
export const suspendPermit = defineOperation({
  name: 'suspend-permit',
  method: 'POST',
  path: 'v1/admin/permits/{id}/suspend',
  access: 'applications:decide',
  summary: 'Suspend a permit',
  params: idParams,
  body: z.object({
    ...seenVersion,
    ...groundShape,
    facts: z._default(z.string().check(z.trim(), z.maxLength(4000)), ''),
    reason: groundsSchema,
    ...heardShape,
    ...atOnceShape,
  }),
  output: steppedPermitSchema,
  errors: [...stepErrors],
  audit: { action: 'permit:suspend', kind: 'change' },
})
