import type { PaymentMethod } from '../invoices/invoice.ts'
/** Where a payment came in. */
export const paymentSources = ['bank', 'cash', 'card_terminal', 'card_online'] as const
export type PaymentSource = (typeof paymentSources)[number]

/** What an invoice says of how it was paid, by where the money came in. */
export const methodOfSource: Readonly<Record<PaymentSource, PaymentMethod>> = {
  bank: 'transfer',
  cash: 'cash',
  card_terminal: 'card',
  card_online: 'online_card',
}
