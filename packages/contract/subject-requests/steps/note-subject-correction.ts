import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records what was corrected, and where. The correction itself is made on the record. */
export const noteSubjectCorrection = defineOperation({
  name: 'note-subject-correction',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/correct',
  access: 'privacy:write',
  summary: 'Records a correction for a data subject',
  params: idParams,
  body: z.object({ ...seenVersion, note: reasonSchema }),
  output: steppedRequestSchema,
  errors: [...requestStepErrors, 'identity_not_verified'],
  audit: { action: 'subject_request:correct', kind: 'change' },
})
