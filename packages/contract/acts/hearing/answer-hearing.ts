import { z } from 'zod/mini'
import { fileErrors } from '../../documents/file-errors.ts'
import { defineOperation } from '../../operation.ts'
import { hearingAnswerSchema, hearingLinkSchema, partyHearingSchema } from './hearing.ts'

/** The party answers, with files where it likes (`document.other`). `illegal_transition` once it has answered or something is decided. */
export const answerHearing = defineOperation({
  name: 'answer-hearing',
  method: 'POST',
  path: 'v1/hearings/answer',
  access: 'public',
  summary: 'Answers what was found out, by the mailed link',
  multipart: true,
  body: z.extend(hearingLinkSchema, { answer: hearingAnswerSchema }),
  output: partyHearingSchema,
  errors: ['not_found', 'illegal_transition', ...fileErrors],
  rate: { windowSeconds: 900, perAddress: 60 },
  audit: { action: 'act:answer_hearing', kind: 'change' },
})
