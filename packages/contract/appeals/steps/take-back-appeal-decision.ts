import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Takes back the entry of a decision of second instance that was made by mistake. Only where nothing went on by that decision. */
export const takeBackAppealDecision = defineOperation({
  name: 'take-back-appeal-decision',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/decision/take-back',
  access: 'applications:decide',
  summary: 'Takes back the entry of a decision of second instance',
  params: idParams,
  body: z.object({ ...seenVersion, reason: reasonSchema }),
  output: steppedAppealSchema,
  errors: [...appealStepErrors, 'appeal_open'],
  audit: { action: 'appeal:take_back_decision', kind: 'change' },
})
