import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Extends the term by two months, once; the person must be told why within the first month (GDPR, article 12(3)). */
export const extendSubjectRequest = defineOperation({
  name: 'extend-subject-request',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/extend',
  access: 'privacy:write',
  summary: 'Extends the term of a request',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedRequestSchema,
  errors: requestStepErrors,
  audit: { action: 'subject_request:extend', kind: 'change' },
})
