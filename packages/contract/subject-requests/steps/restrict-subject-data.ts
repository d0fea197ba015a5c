import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Marks the chosen records: they are stored, and nothing else is done with them. */
export const restrictSubjectData = defineOperation({
  name: 'restrict-subject-data',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/restrict',
  access: 'privacy:write',
  summary: 'Restricts the processing of records',
  params: idParams,
  body: z.object({ ...seenVersion, note: reasonSchema }),
  output: steppedRequestSchema,
  errors: [...requestStepErrors, 'identity_not_verified', 'nothing_chosen'],
  audit: { action: 'subject_request:restrict', kind: 'change' },
})
