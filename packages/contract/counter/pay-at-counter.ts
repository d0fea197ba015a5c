import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { paidParts } from '../money/bank/matching.ts'
import { lineSchema, idSchema } from '../primitives/field-schemas.ts'
import { counterMethods } from './drawer.ts'

const amount = z.int({ error: 'required' }).check(z.minimum(1), z.maximum(100_000_000))

const bodySchema = z
  .object({
    device_id: z.uuid({ error: 'required' }),
    method: z.enum(counterMethods),
    /** Which debt of the application; the price where nothing is said. */
    covers: z.optional(z.enum(paidParts)),
    /** What is open, as the clerk sees it; if it has changed meanwhile, nothing is taken. */
    cents: amount,
    /** What is open, as the clerk sees it, where `cents` is only a part of it; the price alone is paid in parts. */
    open_cents: z.optional(amount),
    /** What was handed over in cash; the change is computed from it. */
    tendered_cents: z.optional(amount),
    /** What the card terminal names the payment by. */
    transaction_id: z.optional(lineSchema.check(z.maxLength(80))),
  })
  .check(({ value, issues }) => {
    const fault = (path: 'tendered_cents' | 'transaction_id' | 'cents', message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] })
    const { open_cents: open } = value
    if (open !== undefined && (value.cents >= open || value.covers === 'administrative_fee')) fault('cents', 'part_of_open')
    if (value.method === 'card' && value.transaction_id === undefined) fault('transaction_id', 'required')
    if (value.method !== 'cash') return
    if (value.tendered_cents === undefined) fault('tendered_cents', 'required')
    else if (value.tendered_cents < value.cents) fault('tendered_cents', 'tendered_too_little')
  })

/**
 * Takes what is open of an application in cash or by card, or a part of it, and issues its invoice, which is of the whole and says what is left; its permit
 * too where the town issues permits with the payment. What is paid after that needs no other invoice. An administrative fee (`covers`) is taken whole and
 * without an invoice: it is no supply.
 */
export const payAtCounter = defineOperation({
  name: 'pay-at-counter',
  path: 'v1/admin/applications/{id}/counter-payment',
  access: 'payments:write',
  summary: 'Takes a payment at the counter',
  body: bodySchema,
  output: z.object({
    id: idSchema,
    cents: z.int(),
    method: z.enum(counterMethods),
    tendered_cents: z.nullable(z.int()),
    change_cents: z.nullable(z.int()),
    /** What is open of it now. */
    left_cents: z.int(),
    /** Null for an administrative fee. */
    invoice: z.nullable(z.object({ id: idSchema, number: z.string() })),
    /** Null where the town issues permits by hand, or where it could not be issued. */
    permit_number: z.nullable(z.string()),
  }),
  errors: [
    'already_paid',
    'amount_changed',
    'device_not_in_use',
    'invoice_exists',
    'no_cash_device',
    'fiscal_unavailable',
    'operator_tax_number',
  ],
  idempotent: true,
})
