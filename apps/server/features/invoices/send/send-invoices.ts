import { OperationError } from '@dovolilnice/contract/errors'
import type { readSending } from '@dovolilnice/contract/invoices/send/read-sending'
import type { resendInvoice } from '@dovolilnice/contract/invoices/send/resend-invoice'
import type { sendInvoices } from '@dovolilnice/contract/invoices/send/send-invoices'
import { v7 } from 'uuid'
import type { Handler } from '../../../platform/http/context.ts'
import { subjectOf } from '../issue/invoice-record.ts'
import { askSendings } from './ask-sending.ts'
import { mailInvoicesJob } from './mail-invoices.ts'

export const handleSendInvoices: Handler<typeof sendInvoices> = async ({ body }, context) => {
  const asked = await askSendings(context, body.ids)
  context.record({ after: { invoices: asked.total, without_email: asked.without_email, through_ujp: asked.through_ujp } })
  return asked
}

export const handleReadSending: Handler<typeof readSending> = async ({ params }, { trx }) => {
  const progress = await trx
    .selectFrom('invoice_sending')
    .leftJoin('mail', 'mail.id', 'invoice_sending.mail_id')
    .select((of) => [
      of.fn.countAll<number>().as('total'),
      of.fn.count<number>('invoice_sending.done_at').as('done'),
      of.fn.countAll<number>().filterWhere('mail.status', '=', 'sent').as('sent'),
      of.fn.countAll<number>().filterWhere('mail.status', '=', 'failed').as('failed'),
    ])
    .where('run_id', '=', params.id)
    .executeTakeFirstOrThrow()
  if (progress.total === 0) throw new OperationError('not_found')
  return progress
}

export const handleResendInvoice: Handler<typeof resendInvoice> = async ({ params }, { trx, now, actor, send, record }) => {
  const invoice = await trx
    .selectFrom('invoice')
    .innerJoin('application', 'application.id', 'invoice.application_id')
    .select(['invoice.id', 'invoice.number', 'invoice.payer', 'invoice.storage_key', 'application.email'])
    .where('invoice.id', '=', params.id)
    .executeTakeFirst()
  if (invoice === undefined) throw new OperationError('not_found')
  if (invoice.payer.is_budget_user) throw new OperationError('invoice_through_ujp')
  if (invoice.email === null) throw new OperationError('invoice_without_email')
  if (invoice.storage_key === null) throw new OperationError('fiscal_unavailable')
  const id = v7()
  const asked = { asked_at: now, asked_by: actor.id, asked_by_name: actor.name }
  await trx
    .insertInto('invoice_sending')
    .values({ id, invoice_id: invoice.id, run_id: id, is_repeated: true, ...asked })
    .execute()
  await send(trx, mailInvoicesJob, { sending_ids: [id] })
  record({ subject: subjectOf(invoice), after: { recipient: invoice.email } })
}
