import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { lineSchema, localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** The lines of an address that the window of an envelope takes. */
const mostLines = 6

const filledLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

/** An address, a line each, as it stands on an envelope: without blank lines. */
const addressSchema = z.string({ error: 'required' }).check(
  z.overwrite((text) => filledLines(text).join('\n')),
  z.minLength(1),
  z.maxLength(500),
  z.refine((text) => filledLines(text).length <= mostLines, { error: 'too_many_lines', params: { maximum: mostLines } }),
)

/** Records that an appeal was sent to the organ of second instance, and makes the letter with the list of its papers. */
export const sendAppeal = defineOperation({
  name: 'send-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/send',
  access: 'applications:conduct',
  summary: 'Sends an appeal to the organ of second instance',
  params: idParams,
  body: z.object({
    ...seenVersion,
    sent_on: localDaySchema,
    /** The body and its address, a line each. */
    sent_to: addressSchema,
    papers: z.array(lineSchema).check(z.minLength(1), z.maxLength(60)),
  }),
  output: steppedAppealSchema,
  errors: appealStepErrors,
  audit: { action: 'appeal:send', kind: 'change' },
})
