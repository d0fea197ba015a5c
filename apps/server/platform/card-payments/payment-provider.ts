import type { Locale } from '@dovolilnice/contract/locale'
import type { DeclineCode } from '@dovolilnice/contract/money/online-payment'

export interface PaymentOrder {
  /** Our id of the attempt: ordered twice with it, it is one payment. */
  order: string
  cents: number
  /** What the payer reads on the provider's page. */
  description: string
  locale: Locale
  expiresAt: Date
  /** Where the provider sends the browser back. */
  returnUrl: string
  /** Where the provider sends its notices. */
  noticeUrl: string
}

export interface ProviderPayment {
  /** The provider's id. */
  id: string
  order: string
  status: 'open' | 'paid' | 'declined' | 'cancelled' | 'expired'
  cents: number
  currency: string
  /** What the payer's bank names the payment by; null before it is paid. */
  transactionId: string | null
  declineCode: DeclineCode | null
}

/** What a provider has sent by itself, believed. */
export interface PaymentNotice {
  /** The same for each repetition. */
  eventId: string
  payment: ProviderPayment
}

/** The body of a call as it came, and its headers. */
export interface SignedMessage {
  body: Buffer
  header(name: string): string | undefined
}

export interface CardRefund {
  /** Our id of the refund: asked twice with it, money goes back once. */
  refund: string
  order: string
  paymentId: string
  cents: number
}

/** What became of a refund: `pending` ones are asked for again with the same id. */
export type CardRefundOutcome = { status: 'done' | 'pending' } | { status: 'refused'; reason: string }

/** Who takes card payments for the town on a page of its own. Another provider's interface is another implementation of this. */
export interface PaymentProvider {
  /** The provider's name for the town: a payment is asked about and paid back by that name alone. */
  merchant: string
  /** No money moves. */
  testEnvironment: boolean
  /** Orders a payment, or gives the one that was ordered with this id before. @throws ProviderError */
  create(order: PaymentOrder): Promise<{ id: string; redirectUrl: string }>
  /** What became of a payment; undefined when the provider does not know it. @throws ProviderError */
  ask(order: string): Promise<ProviderPayment | undefined>
  /** Reads a notice and believes it only when it is signed and fresh. @throws ProviderError `untrusted` */
  readNotice(message: SignedMessage, now: Date): PaymentNotice
  /** Pays money back to the card. @throws ProviderError when nothing is known of the outcome */
  refund(refund: CardRefund): Promise<CardRefundOutcome>
}

/** `unreachable`: try again; `refused`: the provider does not want this call; `untrusted`: what came is not believed. */
export class ProviderError extends Error {
  readonly kind: 'unreachable' | 'refused' | 'untrusted'
  constructor(kind: ProviderError['kind'], message: string, options?: ErrorOptions) {
    super(message, options)
    this.kind = kind
  }
}
