import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { lineSchema, localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealStepErrors, seenAppeal, steppedAppealSchema } from '../appeal.ts'

/** Records that an appeal was sent to the organ of second instance, and makes the letter with the list of its papers. */
export const sendAppeal = defineOperation({
  name: 'send-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/send',
  access: 'applications:conduct',
  summary: 'Sends an appeal to the organ of second instance',
  params: idParams,
  body: z.object({
    ...seenAppeal,
    sent_on: localDaySchema,
    /** The body and its address, a line each. */
    sent_to: z.string({ error: 'required' }).check(z.trim(), z.minLength(1), z.maxLength(500)),
    papers: z.array(lineSchema).check(z.minLength(1), z.maxLength(60)),
  }),
  output: steppedAppealSchema,
  errors: appealStepErrors,
  audit: { action: 'appeal:send', kind: 'change' },
})
