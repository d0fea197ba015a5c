import type { PaymentMethod } from '../invoices/invoice.ts'
import type { PaymentSource } from './payment-source.ts'

/** What an invoice says of how it was paid, by where the money came in. */
export const methodOfSource: Readonly<Record<PaymentSource, PaymentMethod>> = {
  bank: 'transfer',
  cash: 'cash',
  card_terminal: 'card',
  card_online: 'online_card',
}
