import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'

/** A clerk has found out why a statement does not fit, and says so: its faults are not pointed out any more. */
export const checkStatement = defineOperation({
  name: 'check-statement',
  method: 'POST',
  path: 'v1/admin/documents/payments/statements/{id}/check',
  access: 'payments:write',
  summary: 'Says why a statement that does not fit is right',
  params: idParams,
  body: z.object({ reason: reasonSchema }),
  errors: ['not_found'],
  audit: { action: 'statement:check', kind: 'change' },
})
