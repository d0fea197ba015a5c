import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { reasonSchema } from '../../primitives/field-schemas.ts'
import { idParams, idSchema, instantSchema } from '../../primitives/ids.ts'
import { coinValues } from './emptying.ts'

const known = new Set(coinValues.map(String))

/** Records that a machine was emptied, with the coins counted one by one; `{id}` is the machine. Its protocol is numbered without a gap. */
export const recordEmptying = defineOperation({
  name: 'record-coin-machine-emptying',
  method: 'POST',
  path: 'v1/coin-machines/{id}/empty',
  access: 'machines:empty',
  summary: 'Record the emptying of a coin machine',
  params: idParams,
  body: z.object({
    /** When the box was taken out; coins are counted later. */
    emptied_at: instantSchema,
    /** How many of each coin, by its value in cents. */
    counts: z
      .record(z.string(), z.int().check(z.minimum(0), z.maximum(100_000)))
      .check(z.refine((counts) => Object.keys(counts).every((value) => known.has(value)), 'invalid')),
    /** Why another amount was counted than the machine had reported. */
    reason: z.optional(reasonSchema),
  }),
  output: z.object({ id: idSchema, number: z.string() }),
  errors: ['not_found'],
  idempotent: true,
})
