import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idParams } from '../../primitives/ids.ts'

/** How far a sending of many invoices has come; `{id}` is its `run_id`. */
export const readSending = defineOperation({
  name: 'read-sending',
  method: 'GET',
  path: 'v1/admin/invoices/sendings/{id}',
  access: 'invoices:read',
  summary: 'The progress of a sending',
  params: idParams,
  output: z.object({
    total: z.int(),
    /** Handed to the outbox. */
    done: z.int(),
    /** Taken by the mail server. */
    sent: z.int(),
    /** Refused by the mail server. */
    failed: z.int(),
  }),
  errors: ['not_found'],
})
