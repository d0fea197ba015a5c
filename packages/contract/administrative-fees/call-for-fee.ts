import { defineOperation } from '../operation.ts'
import { idParams } from '../primitives/ids.ts'
import { z } from 'zod/mini'
import { administrativeFeeDebtSchema } from './administrative-fee-debt.ts'

/** Days from the service of the call within which the fee is to be paid (ZUT, art. 31). */
export const feeCallDays = 15

/**
 * A clerk calls the applicant to pay the administrative fee, once the term in which it was due has ended. The call is an act that is to be served; a mail tells of it. The term counts from
 * the call, and from its service as soon as that is entered.
 */
export const callForFee = defineOperation({
  name: 'call-for-fee',
  method: 'POST',
  path: 'v1/admin/applications/{id}/administrative-fee/call',
  access: 'applications:conduct',
  summary: 'Calls the applicant to pay the administrative fee',
  params: idParams,
  output: z.object({ fee: z.nullable(administrativeFeeDebtSchema) }),
  errors: ['not_found', 'already_paid', 'fee_not_asked_for', 'fee_term_runs'],
  audit: { action: 'administrative_fee:call', kind: 'change' },
})
