import { z } from 'zod/mini'
import { fileErrors } from '../../documents/file-errors.ts'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { hearingAnswerSchema, partyHearingSchema } from './hearing.ts'

/** As `answerHearing`, by the signed-in party of the application or permit (`{id}`). */
export const answerOwnHearing = defineOperation({
  name: 'answer-own-hearing',
  method: 'POST',
  path: 'v1/user/hearings/{id}/answer',
  access: 'session',
  summary: 'Answers what was found out about my application or permit',
  params: idParams,
  multipart: true,
  body: z.object({ answer: hearingAnswerSchema }),
  output: partyHearingSchema,
  errors: ['not_found', 'illegal_transition', ...fileErrors],
  audit: { action: 'act:answer_hearing', kind: 'change' },
})
