import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** A clerk confirms that the whole fee has been paid; `reason` says when and how (the day, the reference on the statement). */
export const recordPayment = defineOperation({
  name: 'record-payment',
  method: 'POST',
  path: 'v1/admin/applications/{id}/payment',
  access: 'payments:write',
  summary: 'Confirms that the fee of an application has been paid',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:record_payment', kind: 'change' },
})
