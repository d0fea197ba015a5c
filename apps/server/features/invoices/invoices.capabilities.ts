import { takeInvoiceBack } from './issue/cancel-invoice.ts'
import { creditRefunds } from './issue/credit-refund.ts'
import { issueInvoice } from './issue/issue-invoice.ts'
import { askSendings } from './send/send-invoices.ts'
import { mailWithInvoice } from './send/invoice-mail.ts'

export const invoicesCapabilities = {
  creditRefunds,
  issueInvoice,
  mailWithInvoice,
  sendInvoices: askSendings,
  takeInvoiceBack,
}
