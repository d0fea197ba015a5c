import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { answerWays, refusalGrounds, requestOutcomes } from '../subject-request-codes.ts'
import { idParams } from '../../primitives/ids.ts'
import { requestStepErrors, steppedRequestSchema } from '../subject-request.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Closes a request with a letter, which is mailed or printed. */
export const closeSubjectRequest = defineOperation({
  name: 'close-subject-request',
  method: 'POST',
  path: 'v1/admin/subject-requests/{id}/close',
  access: 'privacy:write',
  summary: 'Answers and closes a request',
  params: idParams,
  body: z.object({
    ...seenVersion,
    outcome: z.enum(requestOutcomes),
    /** Needed where something is refused. */
    ground: z.optional(z.enum(refusalGrounds)),
    answer_text: reasonSchema,
    sent_by: z.enum(answerWays),
    attach_data: z.boolean(),
  }),
  output: steppedRequestSchema,
  errors: [...requestStepErrors, 'identity_not_verified'],
  audit: { action: 'subject_request:close', kind: 'change' },
})
