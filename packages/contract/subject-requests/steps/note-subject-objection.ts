import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records what was decided about an objection, and why. */
export const noteSubjectObjection = defineOperation({
  name: 'note-subject-objection',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/object',
  access: 'privacy:write',
  summary: 'Records the decision about an objection',
  params: idParams,
  body: z.object({ ...seenVersion, note: reasonSchema }),
  output: steppedRequestSchema,
  errors: [...requestStepErrors, 'identity_not_verified'],
  audit: { action: 'subject_request:object', kind: 'change' },
})
