import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** A clerk withdraws an application because the applicant asked for it. */
export const withdrawByClerk = defineOperation({
  name: 'withdraw-by-clerk',
  method: 'POST',
  path: 'v1/admin/applications/{id}/withdraw',
  access: 'applications:write',
  summary: 'Withdraws an application on the applicant’s behalf',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:withdraw', kind: 'change' },
})
