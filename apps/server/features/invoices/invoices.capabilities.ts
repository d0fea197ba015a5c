import { takeInvoiceBack } from './issue/cancel-invoice.ts'
import { creditRefunds } from './issue/credit-refund.ts'
import { issueInvoice } from './issue/issue-invoice.ts'
import { askSendings } from './send/ask-sending.ts'
import { mailWithInvoice } from './send/mail-with-invoice.ts'

export const invoicesCapabilities = {
  creditRefunds,
  issueInvoice,
  mailWithInvoice,
  sendInvoices: askSendings,
  takeInvoiceBack,
}
