import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Records when the decision of second instance was served on the party. */
export const serveAppealDecision = defineOperation({
  name: 'serve-appeal-decision',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/decision/served',
  access: 'applications:conduct',
  summary: 'Records the service of the decision of second instance',
  params: idParams,
  body: z.object({ ...seenVersion, decision_served_on: localDaySchema }),
  output: steppedAppealSchema,
  errors: appealStepErrors,
  audit: { action: 'appeal:serve_decision', kind: 'change' },
})
