import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Erases the chosen records that no law keeps; the others stay, each with its reason. */
export const eraseSubjectData = defineOperation({
  name: 'erase-subject-data',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/erase',
  access: 'privacy:write',
  summary: 'Erases data of a data subject',
  params: idParams,
  body: z.object(seenVersion),
  output: steppedRequestSchema,
  errors: [...requestStepErrors, 'identity_not_verified', 'nothing_chosen'],
  audit: { action: 'subject_request:erase', kind: 'change' },
})
