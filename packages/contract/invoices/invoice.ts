import { z } from 'zod/mini'
import { moneyLineSchema } from '../money/money-line.ts'
import { localDaySchema, localeSchema, idSchema, instantSchema } from '../primitives/field-schemas.ts'
import type { Text } from '../locale.ts'

/** An invoice, the storno that takes one back, or the credit note for a part of one. */
export const invoiceKinds = ['invoice', 'storno', 'credit'] as const
export type InvoiceKind = (typeof invoiceKinds)[number]

export const paymentMethods = ['transfer', 'cash', 'card', 'online_card'] as const
export type PaymentMethod = (typeof paymentMethods)[number]

/** A bank transfer need not be verified by the tax authority; everything else counts as cash (ZDavPR, art. 2). */
export const isFiscal = (method: PaymentMethod): boolean => method !== 'transfer'

/** What a clerk has to know of an invoice; it follows from the row and is never stored. */
export const invoiceStatuses = ['waiting_eor', 'refused_eor', 'cancelled', 'not_sent', 'sending', 'not_delivered', 'sent'] as const
export type InvoiceStatus = (typeof invoiceStatuses)[number]

/** Who pays, as it stands on the invoice. */
export const payerSchema = z.object({
  name: z.string(),
  street: z.string(),
  post_code: z.string(),
  city: z.string(),
  tax_number: z.nullable(z.string()),
  is_company: z.boolean(),
  /** A budget user gets e-invoices through UJP only. */
  is_budget_user: z.boolean(),
})
export type Payer = z.output<typeof payerSchema>

/** Who issues, as it stands on the invoice. */
export const issuerSchema = z.object({
  name: z.string(),
  street: z.string(),
  post_code: z.string(),
  city: z.string(),
  tax_number: z.string(),
  email: z.string(),
  phone: z.string(),
  /** Empty until the town has set its account. */
  iban: z.string(),
  bic: z.string(),
  /** False: not identified for VAT. Absent on invoices from before it could be said, when all were. */
  vat_payer: z.optional(z.boolean()),
  /** Why one that is not identified charges none, in its own words; empty: the usual ones. */
  vat_clause: z.optional(z.string()),
})
export type Issuer = z.output<typeof issuerSchema>

export const vatGroupSchema = z.object({
  vat_basis_points: z.nullable(z.int()),
  taxable_cents: z.int(),
  tax_cents: z.int(),
})

/** What may be done with an invoice now; its buttons. */
export const invoiceActions = ['cancel', 'send', 'resend', 'register', 'copy'] as const
export type InvoiceAction = (typeof invoiceActions)[number]

/** A line of the list: the specification's columns, and what a row needs beside them. */
export const invoiceRowSchema = z.object({
  id: idSchema,
  invoice_nr: z.string(),
  sales_location_nr: z.string(),
  cashier_nr: z.string(),
  payment_method_name: z.enum(paymentMethods),
  /** In cents, VAT included; negative for a storno. */
  amount: z.int(),
  zoi: z.nullable(z.string()),
  eor: z.nullable(z.string()),
  transaction_id: z.nullable(z.string()),
  date_time: instantSchema,
  kind: z.enum(invoiceKinds),
  status: z.enum(invoiceStatuses),
  payer_name: z.string(),
  /** Of a company there is an e-SLOG file. */
  has_xml: z.boolean(),
  application_id: idSchema,
  application_number: z.string(),
  actions: z.array(z.enum(invoiceActions)),
})
export type InvoiceRow = z.output<typeof invoiceRowSchema>

const linkedInvoice = z.nullable(z.object({ id: idSchema, number: z.string() }))

export const invoiceDetailsSchema = z.extend(invoiceRowSchema, {
  lines: z.array(moneyLineSchema),
  vat: z.array(vatGroupSchema),
  payer: payerSchema,
  issuer: issuerSchema,
  issued_by_name: z.string(),
  locale: localeSchema,
  reason: z.nullable(z.string()),
  reference_invoice: linkedInvoice,
  cancelled_by: linkedInvoice,
  /** The credit notes that give back parts of it; amounts in cents, negative. */
  credit_notes: z.array(z.object({ id: idSchema, number: z.string(), amount: z.int() })),
  service_from: localDaySchema,
  /** The first day no longer paid for. */
  service_until: localDaySchema,
  /** A code of the tax authority, or `unreachable` or `untrusted` for what became of the last message. */
  fiscal_error: z.nullable(z.string()),
  /** By this day an invoice without an EOR must have got one. */
  fiscal_due_on: z.nullable(localDaySchema),
  /** Where it is sent; null when the payer has no address. */
  email: z.nullable(z.string()),
  sent_at: z.nullable(instantSchema),
  copies: z.array(z.object({ copy_number: z.int(), made_at: instantSchema, made_by_name: z.string() })),
})
export type InvoiceDetails = z.output<typeof invoiceDetailsSchema>

export const invoiceKindLabels: Readonly<Record<InvoiceKind, Text>> = {
  invoice: { sl: 'Račun', en: 'Invoice' },
  storno: { sl: 'Storno računa', en: 'Invoice taken back' },
  credit: { sl: 'Dobropis', en: 'Credit note' },
}

export const invoiceStatusLabels: Readonly<Record<InvoiceStatus, Text>> = {
  waiting_eor: { sl: 'Čaka na EOR', en: 'Waiting for the EOR' },
  refused_eor: { sl: 'FURS zavrnil', en: 'Refused by FURS' },
  cancelled: { sl: 'Storniran', en: 'Taken back' },
  not_sent: { sl: 'Ni poslan', en: 'Not sent' },
  sending: { sl: 'Se pošilja', en: 'Being sent' },
  not_delivered: { sl: 'Ni dostavljen', en: 'Not delivered' },
  sent: { sl: 'Poslan', en: 'Sent' },
}

export const paymentMethodLabels: Readonly<Record<PaymentMethod, Text>> = {
  transfer: { sl: 'Nakazilo na račun', en: 'Bank transfer' },
  cash: { sl: 'Gotovina', en: 'Cash' },
  card: { sl: 'Kartica na okencu', en: 'Card at the counter' },
  online_card: { sl: 'Kartica na spletu', en: 'Card online' },
}

/** What the rules need to know of an invoice. */
export interface InvoiceState {
  kind: InvoiceKind
  fiscal_status: 'none' | 'waiting' | 'confirmed' | 'refused'
  is_cancelled: boolean
  /** A credit note gives back a part of it. */
  is_credited: boolean
  /** Of the mail that carried it last; null when none was written. */
  mail_status: 'queued' | 'sent' | 'failed' | 'stopped' | null
  /** It was handed to the outbox, also where the mail itself is no longer kept. */
  was_sent: boolean
  email: string | null
  is_budget_user: boolean
}

const sendingStatus = ({ mail_status: mail, was_sent: wasSent }: InvoiceState): InvoiceStatus => {
  if (mail === 'queued') return 'sending'
  if (mail === 'failed' || mail === 'stopped') return 'not_delivered'
  return wasSent ? 'sent' : 'not_sent'
}

/** In the clerk's words: what is open with the tax authority comes first, then whether it holds, then whether the payer has it. */
export const invoiceStatusOf = (invoice: InvoiceState): InvoiceStatus => {
  if (invoice.fiscal_status === 'refused') return 'refused_eor'
  if (invoice.fiscal_status === 'waiting') return 'waiting_eor'
  return invoice.is_cancelled ? 'cancelled' : sendingStatus(invoice)
}

/** Whether a mail may carry it: there is an address, and the payer is no budget user, who gets invoices through UJP only (ZOPSPU, art. 26). */
export const isMailable = ({ email, is_budget_user: isBudgetUser }: Pick<InvoiceState, 'email' | 'is_budget_user'>): boolean =>
  email !== null && !isBudgetUser

/** Whether an invoice that needs an EOR has none yet. */
export const isWithoutEor = ({ fiscal_status: status }: Pick<InvoiceState, 'fiscal_status'>): boolean =>
  status === 'waiting' || status === 'refused'

/** What may be done with an invoice by someone who may issue them. */
export const invoiceActionsOf = (invoice: InvoiceState): InvoiceAction[] => {
  const wanted: readonly (readonly [InvoiceAction, boolean])[] = [
    ['send', isMailable(invoice) && !invoice.was_sent && !invoice.is_cancelled && !isWithoutEor(invoice)],
    ['resend', isMailable(invoice) && invoice.was_sent],
    ['register', isWithoutEor(invoice)],
    ['copy', true],
    ['cancel', invoice.kind === 'invoice' && !invoice.is_cancelled && !invoice.is_credited],
  ]
  return wanted.flatMap(([action, may]) => (may ? [action] : []))
}
