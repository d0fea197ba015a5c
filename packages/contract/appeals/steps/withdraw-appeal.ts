import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema, reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records that the party withdrew an appeal; `reason` says how. */
export const withdrawAppeal = defineOperation({
  name: 'withdraw-appeal',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/withdraw',
  access: 'applications:conduct',
  summary: 'Records that the party withdrew an appeal',
  params: idParams,
  body: z.object({ ...seenVersion, withdrawn_on: localDaySchema, reason: reasonSchema }),
  output: steppedAppealSchema,
  errors: appealStepErrors,
  audit: { action: 'appeal:withdraw', kind: 'change' },
})
