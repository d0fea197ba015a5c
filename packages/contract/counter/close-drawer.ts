import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { reasonSchema } from '../primitives/field-schemas.ts'
import { idParams, idSchema } from '../primitives/ids.ts'
import { denominations } from './drawer.ts'

const amount = z.int({ error: 'required' }).check(z.minimum(0), z.maximum(100_000_000))
const known = new Set(denominations.map(String))

const bodySchema = z
  .object({
    /** The open day as the clerk saw it; if money has moved since, nothing is closed. */
    expected_cents: z.int(),
    movements: z.int(),
    last_movement_id: idSchema,
    counted_cents: amount,
    /** How many notes and coins, by their value in cents, where they were counted one by one. */
    counts: z.optional(
      z
        .record(z.string(), z.int().check(z.minimum(0), z.maximum(100_000)))
        .check(z.refine((counts) => Object.keys(counts).every((value) => known.has(value)), 'invalid')),
    ),
    /** What goes to the bank; the rest stays in the drawer. */
    deposit_cents: amount,
    /** Why another amount was counted than expected. */
    reason: z.optional(reasonSchema),
  })
  .check(({ value, issues }) => {
    const fault = (path: 'deposit_cents' | 'reason', message: string) =>
      issues.push({ code: 'custom', path: [path], message, input: value[path] })
    if (value.deposit_cents > value.counted_cents) fault('deposit_cents', 'deposit_too_much')
    if (value.counted_cents !== value.expected_cents && value.reason === undefined) fault('reason', 'difference_reason')
  })

/** Closes the open day of a device; `{id}` is the device. What is taken afterwards belongs to the next closing. */
export const closeDrawer = defineOperation({
  name: 'close-drawer',
  method: 'POST',
  path: 'v1/admin/counter/drawers/{id}/close',
  access: 'payments:write',
  summary: 'Closes the day of a cash device',
  params: idParams,
  body: bodySchema,
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['not_found', 'drawer_changed', 'nothing_to_close'],
  idempotent: true,
})
