import { defineOperation, defineRead } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
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
  path: 'v1/admin/applications/{id}/administrative-fee/call',
  access: 'applications:conduct',
  summary: 'Calls the applicant to pay the administrative fee',
  output: z.object({ fee: z.nullable(administrativeFeeDebtSchema) }),
  errors: ['already_paid', 'fee_not_asked_for', 'fee_term_runs'],
  audit: { action: 'administrative_fee:call', kind: 'change' },
})

/**
 * A clerk grants an exemption from the administrative fee, claimed or not, on a ground of the settings, or refuses it. A refusal is an act: it takes the right
 * to decide and a reason in a sentence.
 */
export const decideFeeExemption = defineOperation({
  name: 'decide-fee-exemption',
  path: 'v1/admin/applications/{id}/administrative-fee/exemption',
  access: 'applications:conduct',
  summary: 'Grants or refuses an exemption from the administrative fee',
  body: z.object({
    granted: z.boolean(),
    /** Code of the ground. */
    ground: z.string({ error: 'choice' }).check(z.minLength(1, 'choice'), z.maxLength(40)),
    /** What proves it, or why it is refused. */
    reason: reasonSchema,
  }),
  output: z.object({ fee: z.nullable(administrativeFeeDebtSchema) }),
  errors: ['administrative_fee_paid', 'illegal_transition'],
  audit: { action: 'administrative_fee:exempt', kind: 'change' },
})

/** The administrative fee of an application; null where it carries none. */
export const readAdministrativeFee = defineRead({
  name: 'read-administrative-fee',
  path: 'v1/admin/applications/{id}/administrative-fee',
  access: 'applications:read',
  summary: 'The administrative fee of an application',
  output: z.object({ fee: z.nullable(administrativeFeeDebtSchema) }),
})

/** The payment order of an application's administrative fee as a PDF, for a payer without e-mail. */
export const readFeeOrder = defineRead({
  name: 'read-fee-order',
  path: 'v1/admin/applications/{id}/administrative-fee/order',
  access: 'applications:read',
  summary: 'The payment order of an administrative fee as a PDF',
  audit: { action: 'administrative_fee:read_order', kind: 'read' },
})
