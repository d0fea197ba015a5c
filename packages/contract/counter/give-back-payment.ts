import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { lineSchema, reasonSchema } from '../primitives/field-schemas.ts'
import { idParams, idSchema } from '../primitives/ids.ts'

/**
 * Takes back a payment of the counter (`{id}` is its movement): the invoice is taken back by a storno, the application waits for its payment again, and
 * the money goes out of the device's drawer, or back onto the card.
 */
export const giveBackPayment = defineOperation({
  name: 'give-back-payment',
  method: 'POST',
  path: 'v1/admin/counter/movements/{id}/give-back',
  access: 'payments:write',
  summary: 'Gives a payment of the counter back',
  params: idParams,
  body: z.object({
    device_id: z.uuid({ error: 'required' }),
    reason: reasonSchema,
    /** Of a card: what the terminal names the movement back by. */
    transaction_id: z.optional(lineSchema.check(z.maxLength(80))),
  }),
  output: z.object({ id: idSchema, cents: z.int(), invoice: z.nullable(z.object({ id: idSchema, number: z.string() })) }),
  errors: [
    'not_found',
    'given_back',
    'drawer_short',
    'device_not_in_use',
    'permit_issued',
    'payment_refunded',
    'invoice_cancelled',
    'no_cash_device',
    'fiscal_unavailable',
    'operator_tax_number',
  ],
  idempotent: true,
})
