import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import type { InvoiceRecord } from '../issue/invoice-record.ts'
import { askSendings } from '../send/ask-sending.ts'

/** Nobody did it: the EOR came. */
const actor = { id: null, name: 'samodejno' }

/**
 * Has an invoice mailed once its EOR is here, where the town has invoices mailed at issue; a storno only to those who have the invoice. A credit
 * note always: the mail about its refund has announced it.
 */
export const sendConfirmed = async (trx: Trx, services: Services, invoice: InvoiceRecord): Promise<void> => {
  const { invoices } = await services.capabilities.readParameters(trx)
  if (!invoices.send_on_issue && invoice.kind !== 'credit') return
  const of = invoice.kind === 'storno' ? invoice.reference_invoice_id : null
  const taken = of === null ? undefined : await trx.selectFrom('invoice').select('sent_at').where('id', '=', of).executeTakeFirstOrThrow()
  if (taken?.sent_at === null) return
  await askSendings({ ...services, trx, actor }, [invoice.id])
}
