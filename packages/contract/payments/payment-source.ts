/** Where a payment came in. */
export const paymentSources = ['bank', 'cash', 'card_terminal', 'card_online'] as const
export type PaymentSource = (typeof paymentSources)[number]
