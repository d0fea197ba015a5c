import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Ends the restriction of this request; the person must be told before (GDPR, article 18(3)). Also of a closed request. */
export const liftSubjectRestriction = defineOperation({
  name: 'lift-subject-restriction',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/lift',
  access: 'privacy:write',
  summary: 'Ends a restriction of processing',
  params: idParams,
  body: z.object({ ...seenVersion, note: reasonSchema }),
  output: steppedRequestSchema,
  errors: requestStepErrors,
  audit: { action: 'subject_request:lift', kind: 'change' },
})
