import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Says which records are about the person; others are no longer. */
export const chooseSubjectMatches = defineOperation({
  name: 'choose-subject-matches',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/choose',
  access: 'privacy:write',
  summary: 'Chooses the records of a data subject',
  params: idParams,
  body: z.object({
    ...seenVersion,
    records: z.array(z.object({ table: z.string().check(z.maxLength(60)), record_id: idSchema })).check(z.maxLength(2000)),
  }),
  output: steppedRequestSchema,
  errors: requestStepErrors,
  audit: { action: 'subject_request:choose', kind: 'change' },
})
