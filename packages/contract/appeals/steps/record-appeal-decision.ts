import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { lineSchema, localDaySchema } from '../../primitives/field-schemas.ts'
import { idParams } from '../../primitives/ids.ts'
import { decisionOutcomes } from '../appeal-codes.ts'
import { appealStepErrors, steppedAppealSchema } from '../appeal.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * Records what the organ of second instance decided. Where it annulled the act, or decided in the party's favour itself, the application is open
 * again or the permit in force again; a revoked permit in whose place another has come stays revoked (`permit_stays` of the appeal).
 */
export const recordAppealDecision = defineOperation({
  name: 'record-appeal-decision',
  method: 'POST',
  path: 'v1/admin/appeals/{id}/decision',
  access: 'applications:conduct',
  summary: 'Records the decision of second instance',
  params: idParams,
  body: z.object({
    ...seenVersion,
    outcome: z.enum(decisionOutcomes),
    decision_number: lineSchema,
    decision_on: localDaySchema,
    decision_served_on: z.optional(localDaySchema),
    reason: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
  }),
  output: steppedAppealSchema,
  errors: appealStepErrors,
  audit: { action: 'appeal:record_decision', kind: 'change' },
})
