import { v7 } from 'uuid'
import { recordEvent } from '../../../platform/audit/record-event.ts'
import { announce } from '../../../platform/database/notify.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import type { Mail } from '../../../platform/mail/queue-mail.ts'
import type { WorkContext } from '../../../platform/http/context.ts'
import { subjectOf } from '../issue/invoice-record.ts'
import type { InvoiceRecord } from '../issue/invoice-record.ts'
import { attachmentsOf } from './invoice-mail.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    mailWithInvoice: typeof mailWithInvoice
  }
}

/**
 * Puts a mail of another feature into the outbox with the files of an invoice that has its paper and was not sent yet. From then on the invoice
 * counts as sent by that mail, so that no second one carries it unasked.
 */
export const mailWithInvoice = async (context: WorkContext, invoice: InvoiceRecord, mail: Mail): Promise<void> => {
  const { trx, clock, actor, capabilities } = context
  const now = clock.now()
  const { invoices } = await capabilities.readParameters(trx)
  const mailId = await queueMail(trx, context, { ...mail, attachments: attachmentsOf(invoice, invoices.attach_xml) }, clock)
  const id = v7()
  const sending = { id, invoice_id: invoice.id, run_id: id, is_repeated: false, asked_by: actor.id, asked_by_name: actor.name }
  await trx
    .insertInto('invoice_sending')
    .values({ ...sending, asked_at: now, done_at: now, mail_id: mailId })
    .execute()
  await trx.updateTable('invoice').set({ sent_at: now }).where('id', '=', invoice.id).execute()
  const event = {
    action: 'invoice:send',
    kind: 'change',
    actor,
    subject: subjectOf(invoice),
    after: { recipient: mail.recipient },
  } as const
  await recordEvent(trx, event, clock)
  await announce(trx, 'invoices')
}
