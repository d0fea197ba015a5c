import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams, idSchema } from '../../primitives/ids.ts'

/** Prepares an order that mends a slip of the pen in an issued act (ZUP, art. 223). The act itself stays as it is. */
export const correctAct = defineOperation({
  name: 'correct-act',
  method: 'POST',
  path: 'v1/admin/acts/{id}/correction',
  access: 'applications:conduct',
  summary: 'Prepares the correction of an issued act',
  params: idParams,
  body: z.object({
    /** What stands instead of what, as the order says it. */
    reason: z.string({ error: 'required' }).check(z.trim(), z.minLength(3), z.maxLength(4000)),
  }),
  output: z.object({ id: idSchema }),
  errors: ['not_found', 'duplicate'],
  audit: { action: 'act:draft', kind: 'change' },
})
