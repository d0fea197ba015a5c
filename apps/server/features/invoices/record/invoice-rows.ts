import type { InvoiceRow } from '@dovolilnice/contract/invoices/invoice'
import { invoiceActionsOf, invoiceStatusOf } from '@dovolilnice/contract/invoices/invoice-status'
import type { InvoiceState } from '@dovolilnice/contract/invoices/invoice-status'
import type { Permission } from '@dovolilnice/contract/permissions'
import { sql } from 'kysely'
import type { Db } from '../../../platform/database/tables.ts'

/** What became of the mail that carried an invoice last. */
export const mailStatus = sql<InvoiceState['mail_status']>`(
  select mail.status from invoice_sending join mail on mail.id = invoice_sending.mail_id
  where invoice_sending.invoice_id = invoice.id order by invoice_sending.asked_at desc, invoice_sending.id desc limit 1)`

/** Whether a credit note gives back a part of an invoice. */
const isCredited = sql<boolean>`exists (select from invoice as note where note.reference_invoice_id = invoice.id and note.kind = 'credit')`

/** Invoices with what a row of the list needs beside them. */
export const invoiceRows = (db: Db) =>
  db
    .selectFrom('invoice')
    .innerJoin('application', 'application.id', 'invoice.application_id')
    .selectAll('invoice')
    .select(['application.number as application_number', 'application.email', mailStatus.as('mail_status'), isCredited.as('is_credited')])

type StoredRow = Awaited<ReturnType<ReturnType<typeof invoiceRows>['executeTakeFirstOrThrow']>>

/** A row as the list shows it: by the specification's names, with the status in the clerk's words and what may be done. */
export const presentRow = (row: StoredRow, permissions: readonly Permission[]): Omit<InvoiceRow, 'date_time'> & { date_time: Date } => {
  const state = { ...row, ...row.payer, is_cancelled: row.cancelled_by_id !== null, was_sent: row.sent_at !== null }
  return {
    id: row.id,
    invoice_nr: row.number,
    sales_location_nr: row.premise_code,
    cashier_nr: row.device_code,
    payment_method_name: row.payment_method,
    amount: row.total_cents,
    zoi: row.zoi,
    eor: row.eor,
    transaction_id: row.transaction_id,
    date_time: row.issued_at,
    kind: row.kind,
    status: invoiceStatusOf(state),
    payer_name: row.payer.name,
    has_xml: row.xml_storage_key !== null,
    application_id: row.application_id,
    application_number: row.application_number,
    actions: permissions.includes('invoices:write') ? invoiceActionsOf(state) : [],
  }
}
