import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { nameSchema, reasonSchema } from '../primitives/field-schemas.ts'
import { refundAccountSchema } from './refund-account.ts'
import { refundSource } from './read-refundable.ts'
import { refundGrounds, steppedRefundSchema } from './refund.ts'

/** Proposes that money goes back. Another person approves it. */
export const proposeRefund = defineOperation({
  name: 'propose-refund',
  method: 'POST',
  path: 'v1/admin/refunds/create',
  access: 'payments:write',
  summary: 'Proposes a refund',
  body: z.extend(refundSource, {
    ground: z.enum(refundGrounds),
    cents: z.int().check(z.minimum(1)),
    payee_name: nameSchema.check(z.maxLength(70)),
    /** Back to the card that paid, by the payment provider. */
    to_card: z.optional(z.boolean()),
    /** Required unless it goes to the card. */
    iban: z.optional(refundAccountSchema),
    reason: reasonSchema,
  }),
  output: steppedRefundSchema,
  errors: ['not_found'],
  idempotent: true,
})
