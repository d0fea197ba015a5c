import { z } from 'zod/mini'
import { isIban, plainIban } from '../money/bank/iban.ts'
import { defineOperation } from '../operation.ts'
import { nameSchema, reasonSchema } from '../primitives/field-schemas.ts'
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
    iban: z.string({ error: 'required' }).check(z.overwrite(plainIban), z.refine(isIban, 'refund_iban')),
    reason: reasonSchema,
  }),
  output: steppedRefundSchema,
  errors: ['not_found'],
  idempotent: true,
})
