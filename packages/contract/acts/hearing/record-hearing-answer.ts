import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'
import { hearingAnswerSchema } from './hearing.ts'

/** A clerk records what the party said at the office or on paper. */
export const recordHearingAnswer = defineOperation({
  name: 'record-hearing-answer',
  method: 'POST',
  path: 'v1/admin/acts/hearings/{id}/answer',
  access: 'applications:conduct',
  summary: 'Records what a party answered',
  params: idParams,
  body: z.object({ answer: hearingAnswerSchema }),
  errors: ['not_found', 'illegal_transition'],
  audit: { action: 'act:answer_hearing', kind: 'change' },
})
