import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Collects the data of the chosen records, of every part of the program, as JSON and PDF, and stores both with their hash. */
export const giveSubjectData = defineOperation({
  name: 'give-subject-data',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/give',
  access: 'privacy:write',
  summary: 'Prepares the data of a data subject',
  params: idParams,
  body: z.object(seenVersion),
  output: steppedRequestSchema,
  errors: [...requestStepErrors, 'identity_not_verified', 'nothing_chosen'],
  audit: { action: 'subject_request:give', kind: 'change' },
})
