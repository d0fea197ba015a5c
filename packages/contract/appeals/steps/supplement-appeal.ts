import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealData, appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records what the party sent; the term for sending the appeal on runs anew from that day. `text` is added to the appeal's own. */
export const supplementAppeal = defineOperation({
  name: 'supplement-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/supplement',
  access: 'applications:conduct',
  summary: 'Records what the party sent to complete an appeal',
  params: idParams,
  body: z.object({ ...seenVersion, text: appealData.text, received_on: localDaySchema }),
  output: steppedAppealSchema,
  errors: appealStepErrors,
  audit: { action: 'appeal:supplement', kind: 'change' },
})
