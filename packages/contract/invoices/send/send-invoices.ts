import { z } from 'zod/mini'
import { defineOperation } from '../../operation.ts'
import { idSchema } from '../../primitives/ids.ts'

/** The most invoices of one call; a whole town's unsent ones are sent by leaving `ids` out. */
const mostIds = 500

/** Mails invoices that were not sent yet: the given ones, or all. Asked again, by whomever, none of them is sent a second time. */
export const sendInvoices = defineOperation({
  name: 'send-invoices',
  method: 'POST',
  path: 'v1/admin/documents/payments/send-invoices',
  access: 'invoices:write',
  summary: 'Mails invoices that were not sent yet',
  body: z.object({ ids: z.optional(z.array(idSchema).check(z.minLength(1), z.maxLength(mostIds))) }),
  output: z.object({
    /** The id to ask `read-sending` for the progress with. */
    run_id: idSchema,
    /** How many are being sent. */
    total: z.int(),
    /** Payers without an address: to be printed. */
    without_email: z.int(),
    /** Budget users: to be handed in through UJP. */
    through_ujp: z.int(),
  }),
  audit: { action: 'invoice:send_many', kind: 'change' },
})
