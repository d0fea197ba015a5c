import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { idSchema, instantSchema, lineSchema, reasonSchema } from '../primitives/field-schemas.ts'
import { invoiceDetailsSchema, invoiceKinds, invoiceRowSchema, invoiceStatuses, paymentMethodLabels, paymentMethods } from './invoice.ts'
import { defineOperation, defineRead } from '../operation.ts'

/** The columns are the specification's, by its names; `action` is the row's menu. */
export const invoiceList = defineList({
  title: { sl: 'Računi', en: 'Invoices' },
  row: invoiceRowSchema,
  columns: {
    id: { title: { sl: 'ID', en: 'ID' }, hidden: true },
    invoice_nr: { title: { sl: 'Številka računa', en: 'Invoice number' }, fixed: true },
    sales_location_nr: { title: { sl: 'Prostor', en: 'Premise' }, hidden: true },
    cashier_nr: { title: { sl: 'Blagajna', en: 'Device' }, hidden: true },
    payment_method_name: { title: { sl: 'Način plačila', en: 'Paid by' }, labels: paymentMethodLabels },
    amount: { title: { sl: 'Znesek', en: 'Amount' }, kind: 'money' },
    zoi: { title: { sl: 'ZOI', en: 'ZOI' }, hidden: true },
    eor: { title: { sl: 'EOR', en: 'EOR' } },
    transaction_id: { title: { sl: 'ID transakcije', en: 'Transaction ID' }, hidden: true },
    date_time: { title: { sl: 'Datum in ura', en: 'Date and time' }, kind: 'instant' },
  },
  sortable: ['invoice_nr', 'sales_location_nr', 'cashier_nr', 'payment_method_name', 'amount', 'date_time'],
  defaultSort: { key: 'date_time', order: 'desc' },
  period: { from: 'from', until: 'until' },
  filters: z.object({
    /** A number, a payer, a ZOI, an EOR, a transaction or the number of an application. */
    search: z.string().check(z.trim(), z.maxLength(120)),
    application_id: idSchema,
    kind: z.enum(invoiceKinds),
    payment_method: z.enum(paymentMethods),
    /** The code of the premise. */
    sales_location_nr: z.string().check(z.maxLength(20)),
    status: z.enum(invoiceStatuses),
    from: instantSchema,
    until: instantSchema,
  }),
})

/**
 * Takes an invoice back by a storno: an invoice with its own number, the amounts negative, that names the first. Nothing is deleted. Of what was paid at
 * the counter it must be said that the money stays and a new invoice follows: money that goes back is given back at the counter, which takes the invoice
 * back by itself.
 */
export const cancelInvoice = defineOperation({
  name: 'cancel-invoice',
  path: 'v1/admin/invoices/{id}/storno',
  access: 'invoices:write',
  summary: 'Takes an invoice back by a storno',
  body: z.object({
    reason: reasonSchema,
    /** The payer does not get the money back, and a permit that was issued stays. */
    money_stays: z.optional(z.boolean()),
  }),
  /** The storno. */
  output: invoiceDetailsSchema,
  errors: ['invoice_cancelled', 'invoice_credited', 'money_at_counter', 'no_cash_device', 'fiscal_unavailable', 'operator_tax_number'],
})

/** Issues the invoice of a paid application; `{id}` is the application. The GET is the specification's and changes state. */
export const createInvoice = defineOperation({
  name: 'create-invoice',
  method: 'GET',
  path: 'v1/admin/invoices/{id}/create',
  access: 'invoices:write',
  summary: 'Issues the invoice of an application',
  query: z.object({
    /** Absent: as the payments of the application say; a bank transfer where none is recorded. */
    payment_method: z.optional(z.enum(paymentMethods)),
    /** What the card terminal or the online payment names the payment by. */
    transaction_id: z.optional(lineSchema.check(z.maxLength(80))),
  }),
  output: invoiceDetailsSchema,
  changesState: true,
  errors: ['unpaid', 'nothing_to_invoice', 'invoice_exists', 'no_cash_device', 'fiscal_unavailable', 'operator_tax_number'],
})

/** Prints an invoice once more: the paper is marked `KOPIJA n`, and each is counted (ZDavPR, art. 6). */
export const copyInvoice = defineOperation({
  name: 'copy-invoice',
  path: 'v1/admin/invoices/{id}/copy',
  access: 'invoices:write',
  summary: 'Prints a copy of an invoice',
  audit: { action: 'invoice:copy', kind: 'change' },
})

export const getInvoice = defineRead({
  name: 'get-invoice',
  path: 'v1/admin/invoices/{id}',
  access: 'invoices:read',
  summary: 'One invoice',
  output: invoiceDetailsSchema,
  audit: { action: 'invoice:read', kind: 'read' },
})

export const listInvoices = defineListOperation(invoiceList, {
  name: 'list-invoices',
  path: 'v1/admin/invoices',
  access: 'invoices:read',
  summary: 'Invoices',
  audit: { action: 'invoice:list', kind: 'read' },
})

/** The invoice as it was issued, always the same file. */
export const readInvoicePdf = defineRead({
  name: 'read-invoice-pdf',
  path: 'v1/admin/invoices/{id}/pdf',
  access: 'invoices:read',
  summary: 'An invoice as a PDF',
  audit: { action: 'invoice:print', kind: 'read' },
})

/** The invoice of a company or a budget user as an e-SLOG 2.0 file, always the same; others have none. */
export const readInvoiceXml = defineRead({
  name: 'read-invoice-xml',
  path: 'v1/admin/invoices/{id}/eslog',
  access: 'invoices:read',
  summary: 'An invoice as an e-SLOG file',
  audit: { action: 'invoice:download_xml', kind: 'read' },
})

/** How far a sending of many invoices has come; `{id}` is its `run_id`. */
export const readSending = defineRead({
  name: 'read-sending',
  path: 'v1/admin/invoices/sendings/{id}',
  access: 'invoices:read',
  summary: 'The progress of a sending',
  output: z.object({
    total: z.int(),
    /** Handed to the outbox. */
    done: z.int(),
    /** Taken by the mail server. */
    sent: z.int(),
    /** Refused by the mail server. */
    failed: z.int(),
  }),
})

/** Mails an invoice once more, because a clerk wants it: the same file, to the present address of the application. */
export const resendInvoice = defineOperation({
  name: 'resend-invoice',
  path: 'v1/admin/invoices/{id}/resend',
  access: 'invoices:write',
  summary: 'Mails an invoice once more',
  errors: ['invoice_without_email', 'invoice_through_ujp', 'fiscal_unavailable'],
  audit: { action: 'invoice:resend', kind: 'change' },
})

/** The most invoices of one call; a whole town's unsent ones are sent by leaving `ids` out. */
const mostIds = 500

/** Mails invoices that were not sent yet: the given ones, or all. Asked again, by whomever, none of them is sent a second time. */
export const sendInvoices = defineOperation({
  name: 'send-invoices',
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
