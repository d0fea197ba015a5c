import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { textSchema } from '../primitives/field-schemas.ts'
import { periodCheck, periodFields } from './period.ts'

/** What the journal of a period holds, by account, before it is downloaded. */
export const readJournal = defineOperation({
  name: 'read-journal',
  method: 'POST',
  path: 'v1/admin/accounting/journal',
  access: 'accounting:read',
  summary: 'The journal of a period, by account',
  body: z.object(periodFields).check(periodCheck),
  output: z.object({
    entries: z.int(),
    debit_cents: z.int(),
    credit_cents: z.int(),
    /** False while the last day is not over: the journal may still grow. */
    is_complete: z.boolean(),
    /** Each place that is booked; an empty account is not set yet. */
    places: z.array(z.object({ place: z.string(), name: textSchema, account: z.string(), debit_cents: z.int(), credit_cents: z.int() })),
  }),
})
