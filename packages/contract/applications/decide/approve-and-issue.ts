import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { feeWaiverSchema } from '../../money/fees/fee-waiver.ts'
import { idParams } from '../../primitives/ids.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { knownGaps } from './known-gaps.ts'
import { seenVersion } from '../../history/seen-version.ts'

/**
 * Approves and issues the permit in one step, all or nothing, where nothing is to be paid; for those who may do both.
 * What was only sent is taken into review first. `payment_required` where there is a fee; further what issuing a permit may refuse.
 */
export const approveAndIssue = defineOperation({
  name: 'approve-and-issue',
  method: 'POST',
  path: 'v1/admin/applications/{id}/approve-and-issue',
  access: 'applications:decide',
  summary: 'Approves an application without a fee and issues its permit',
  params: idParams,
  body: z.object({
    ...seenVersion,
    ...knownGaps,
    /** What is taken off the fee; absent: nothing. */
    waiver: z.optional(feeWaiverSchema),
  }),
  output: steppedApplicationSchema,
  errors: [...stepErrors, 'forbidden', 'payment_required', 'permit_exists', 'credential_taken', 'cap_reached'],
  audit: { action: 'application:complete', kind: 'change' },
})
