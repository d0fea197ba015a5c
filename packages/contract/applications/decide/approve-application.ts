import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { feeWaiverSchema } from '../../money/fees/fee-waiver.ts'
import { idParams } from '../../primitives/ids.ts'
import { knownGaps } from './known-gaps.ts'
import { stepErrors, steppedApplicationSchema } from '../application-step.ts'
import { seenVersion } from '../../history/seen-version.ts'

/** Approves. The fee is fixed now: the lines told when it was sent, and what the clerk takes off. */
export const approveApplication = defineOperation({
  name: 'approve-application',
  method: 'POST',
  path: 'v1/admin/applications/{id}/approve',
  access: 'applications:decide',
  summary: 'Approves an application',
  params: idParams,
  body: z.object({
    ...seenVersion,
    ...knownGaps,
    /** What is taken off the fee; absent: nothing. */
    waiver: z.optional(feeWaiverSchema),
    remark: z.optional(z.string().check(z.trim(), z.maxLength(2000))),
  }),
  output: steppedApplicationSchema,
  errors: stepErrors,
  audit: { action: 'application:approve', kind: 'change' },
})
