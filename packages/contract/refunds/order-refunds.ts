import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { idSchema } from '../primitives/ids.ts'

/** Puts every approved refund into one payment order for the bank. */
export const orderRefunds = defineOperation({
  name: 'order-refunds',
  method: 'POST',
  path: 'v1/admin/refunds/order',
  access: 'payments:write',
  summary: 'Makes a payment order of all approved refunds',
  output: z.object({ id: idSchema, number: z.string(), refunds: z.int(), total_cents: z.int() }),
  errors: ['nothing_to_order', 'no_account'],
  audit: { action: 'refund:order', kind: 'change' },
})
