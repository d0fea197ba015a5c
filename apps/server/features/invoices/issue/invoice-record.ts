import { byNumber } from '../../../platform/audit/record-event.ts'
import type { Row } from '../../../platform/database/db.ts'

export type InvoiceRecord = Row<'invoice'>

/** The values of an event about an invoice. */
export const auditValues = (invoice: InvoiceRecord) => ({
  kind: invoice.kind,
  total_cents: invoice.total_cents,
  payment_method: invoice.payment_method,
  transaction_id: invoice.transaction_id,
  payer: invoice.payer.name,
  application_id: invoice.application_id,
})

/** What an event of the audit trail is about. */
export const subjectOf = byNumber('invoice')
