import { entry } from './error-entry.ts'

/** The error codes of fees, payments and invoices. Their sentences stand in `money-sentences.ts`, so that public pages need not load them. */
export const moneyErrors = {
  unpaid: entry(409, 'leave'),
  nothing_to_invoice: entry(409, 'leave'),
  invoice_exists: entry(409, 'reload'),
  invoice_cancelled: entry(409, 'reload'),
  invoice_credited: entry(409, 'leave'),
  no_cash_device: entry(409, 'mend'),
  fiscal_unavailable: entry(409, 'leave'),
  operator_tax_number: entry(409, 'mend'),
  fiscal_settled: entry(409, 'reload'),
  invoice_without_email: entry(409, 'mend'),
  invoice_through_ujp: entry(409, 'leave'),
  no_account: entry(409, 'leave'),
  payment_refunded: entry(409, 'leave'),
  second_person: entry(403, 'mend'),
  refund_used: entry(409, 'leave'),
  nothing_to_order: entry(409, 'reload'),
  payment_used: entry(409, 'leave'),
} as const
