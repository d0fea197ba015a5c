import { registerInvoice } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { OperationError } from '@dovolilnice/contract/errors'
import { isWithoutEor } from '@dovolilnice/contract/invoices/invoice'
import { announce } from '../../../platform/database/notify.ts'
import { subjectOf } from '../issue/invoice-record.ts'
import { readInvoiceDetails } from '../record/read-invoice.ts'
import { sendAgain } from './register-invoice.ts'
import { notFound, updateRow } from '../../../platform/database/db.ts'
import { implement } from '../../../platform/http/context.ts'

/** An invoice that was refused waits again; one that waits is sent now. Nothing of what it says changes. */
export const handleRegisterInvoice = implement(registerInvoice, async ({ params: { id } }, context) => {
  const { trx, fiscal, send, record, clock } = context
  const invoice = await trx.selectFrom('invoice').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow(notFound)
  if (!isWithoutEor(invoice)) throw new OperationError('fiscal_settled')
  if (fiscal === undefined) throw new OperationError('fiscal_unavailable')
  await updateRow(trx, 'invoice', id, { fiscal_status: 'waiting', fiscal_error: null })
  await sendAgain(trx, send, id, clock.now())
  await announce(trx, 'invoices')
  record({ subject: subjectOf(invoice), before: { fiscal_error: invoice.fiscal_error }, after: {} })
  return readInvoiceDetails(context, id)
})
