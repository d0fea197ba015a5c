import type { InvoiceAction, InvoiceKind, InvoiceStatus } from './invoice.ts'

/** What the rules need to know of an invoice. */
export interface InvoiceState {
  kind: InvoiceKind
  fiscal_status: 'none' | 'waiting' | 'confirmed' | 'refused'
  is_cancelled: boolean
  /** A credit note gives back a part of it. */
  is_credited: boolean
  /** Of the mail that carried it last; null when none was written. */
  mail_status: 'queued' | 'sent' | 'failed' | null
  /** It was handed to the outbox, also where the mail itself is no longer kept. */
  was_sent: boolean
  email: string | null
  is_budget_user: boolean
}

const sendingStatus = ({ mail_status: mail, was_sent: wasSent }: InvoiceState): InvoiceStatus => {
  if (mail === 'queued') return 'sending'
  if (mail === 'failed') return 'not_delivered'
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
