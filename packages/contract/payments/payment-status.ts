import { keysOf } from '../keys-of.ts'
import type { PaymentSource } from './payment-source.ts'
import type { Text } from '../locale.ts'

/**
 * What became of a payment.
 *
 * - `matched`: all of it pays fees that are now paid in full.
 * - `ambiguous`: it may be for several applications, or its reference is nearly right; a clerk decides.
 * - `underpaid`: it is put to an application whose fee is not paid in full yet.
 * - `overpaid`: a part of it pays no fee: too much, paid twice, or nothing is to be paid.
 * - `early`: it is for an application that is not decided yet; it is put to the price when that is approved, and
 *   too much when it is not.
 * - `unknown`: nothing says what it is for.
 * - `foreign`: in another currency than euros.
 * - `reversed`: the bank took it back or it was given back at the counter, or it is the movement that took one back.
 * - `ignored`: no fee: what the town paid itself, or what a clerk set aside with a reason.
 * - `removed`: recorded by mistake; it stays with the reason, and the same statement does not bring it back.
 */
export const paymentStatusLabels = {
  matched: { sl: 'Povezano', en: 'Matched' },
  ambiguous: { sl: 'Nejasno', en: 'Unclear' },
  underpaid: { sl: 'Premalo plačano', en: 'Underpaid' },
  overpaid: { sl: 'Preveč plačano', en: 'Overpaid' },
  early: { sl: 'Prejeto pred odločitvijo', en: 'Before the decision' },
  unknown: { sl: 'Neznano', en: 'Unknown' },
  foreign: { sl: 'Tuja valuta', en: 'Other currency' },
  reversed: { sl: 'Vrnjeno', en: 'Taken back' },
  ignored: { sl: 'Brez obravnave', en: 'Set aside' },
  removed: { sl: 'Odstranjeno', en: 'Removed' },
} satisfies Record<string, Text>
export type PaymentStatus = keyof typeof paymentStatusLabels
export const paymentStatuses = keysOf(paymentStatusLabels)

/** Statuses in which a clerk must do something. */
export const waitingPaymentStatuses: readonly PaymentStatus[] = ['ambiguous', 'underpaid', 'overpaid', 'early', 'unknown', 'foreign']

/** What the rules need to know of a payment. */
export interface PaymentState {
  status: PaymentStatus
  source: PaymentSource
  direction: 'credit' | 'debit'
  currency: string
  cents: number
  /** The same without what a payer's bank has taken back of it. */
  kept_cents: number
  /** The sum of its allocations that are not undone. */
  allocated_cents: number
  /** Why a clerk ignored or removed it; null where the product decided. */
  reason: string | null
  /** The bank's word that it takes an earlier movement back. */
  reversal: boolean
  /** The product took a payment back by it, and no clerk has looked at it yet. */
  to_see: boolean
}

/** The status of a payment with which nothing was done, or all was taken back. */
export const unhandledStatus = (
  payment: Pick<PaymentState, 'direction' | 'currency' | 'reversal'> & { candidates: readonly string[] },
): PaymentStatus => {
  if (payment.direction === 'debit') return payment.reversal ? 'unknown' : 'ignored'
  if (payment.currency !== 'EUR') return 'foreign'
  return payment.candidates.length > 0 ? 'ambiguous' : 'unknown'
}

const rules = {
  /** To put what is left of it to applications. */
  match: ({ status, direction, currency, kept_cents: kept, allocated_cents: allocated }: PaymentState) =>
    ['ambiguous', 'unknown', 'overpaid', 'underpaid', 'early'].includes(status) &&
    direction === 'credit' &&
    currency === 'EUR' &&
    allocated < kept,
  /** To set aside what is left of it. */
  ignore: ({ status }: PaymentState) => ['ambiguous', 'unknown', 'overpaid', 'early', 'foreign'].includes(status),
  /** To take back what was done with it. */
  undo: ({ status, source, allocated_cents: allocated, reason }: PaymentState) => {
    // Both sides of what a bank took back; what was given back at the counter is in the payer's pocket.
    if (status === 'reversed') return source === 'bank' || source === 'card_online'
    return status === 'ignored' || status === 'removed' ? reason !== null : allocated > 0
  },
  /** To say which payment the bank took back by it. */
  take_back: ({ status, direction, reversal }: PaymentState) =>
    reversal && direction === 'debit' && (status === 'ambiguous' || status === 'unknown'),
  /** To say which cards, coins or cash it brings to the bank or takes from it. */
  clear: ({ status, source, direction, currency, allocated_cents: allocated, reason, reversal }: PaymentState) =>
    source === 'bank' &&
    currency === 'EUR' &&
    (direction === 'credit'
      ? allocated === 0 && ['ambiguous', 'unknown'].includes(status)
      : status === 'ignored' && reason === null && !reversal),
  /** To say that one has looked at what the product took back. */
  see: ({ to_see }: PaymentState) => to_see,
  /** To remove what a statement brought by mistake; what was taken at the counter is given back there. */
  remove: ({ status, source }: PaymentState) => source === 'bank' && status !== 'removed' && status !== 'reversed',
}

export type PaymentAction = keyof typeof rules
export const paymentActions: readonly PaymentAction[] = keysOf(rules)

export const isPaymentActionLegal = (payment: PaymentState, action: PaymentAction): boolean => rules[action](payment)

/** What may be done with a payment now; it travels with each row and becomes its buttons. */
export const allowedPaymentActions = (payment: PaymentState): PaymentAction[] =>
  paymentActions.filter((action) => isPaymentActionLegal(payment, action))

/** The choices of the filter: each status, and all in which a clerk must do something. */
export const paymentStatusFilterLabels: Record<PaymentStatus | 'waiting', Text> = {
  waiting: { sl: 'Za obravnavo', en: 'To be handled' },
  ...paymentStatusLabels,
}

/** What each status means, for whoever sees the word for the first time. */
export const paymentStatusSentences: Record<PaymentStatus, Text> = {
  matched: { sl: 'V celoti namenjeno plačilu vlog.', en: 'All of it pays fees of applications.' },
  ambiguous: {
    sl: 'Lahko je za več vlog ali pa je sklic skoraj pravi. Izberite, za katero je.',
    en: 'It may be for several applications, or its reference is nearly right. Choose which one.',
  },
  underpaid: { sl: 'Povezano z vlogo, a ta še ni plačana v celoti.', en: 'Put to an application whose fee is not paid in full yet.' },
  early: {
    sl: 'Vloga še ni odločena. Ko bo odobrena, bo plačilo samo plačalo njeno ceno.',
    en: 'Its application is not decided yet. When it is approved, the payment pays its price by itself.',
  },
  overpaid: { sl: 'Del zneska ni namenjen nobeni vlogi.', en: 'A part of the amount pays no fee.' },
  unknown: { sl: 'Iz plačila ni razvidno, za kaj je.', en: 'Nothing says what it is for.' },
  foreign: { sl: 'Ni v evrih, zato ga ni mogoče povezati.', en: 'Not in euros, so it cannot be matched.' },
  reversed: {
    sl: 'Banka je plačilo vzela nazaj ali pa je bilo vrnjeno na blagajni.',
    en: 'The bank has taken the payment back, or it was given back at the counter.',
  },
  ignored: {
    sl: 'Ni plačilo dovolilnice: odliv, nakazilo kartic, kovancev ali gotovine ali plačilo, ki ga je nekdo izločil z razlogom.',
    en: 'No fee: money that went out, a payout of cards, coins or cash, or set aside with a reason.',
  },
  removed: { sl: 'Zabeleženo po pomoti.', en: 'Recorded by mistake.' },
}

export const paymentSourceLabels: Record<PaymentSource, Text> = {
  bank: { sl: 'Bančni izpisek', en: 'Bank statement' },
  cash: { sl: 'Gotovina', en: 'Cash' },
  card_terminal: { sl: 'Kartica na okencu', en: 'Card at the counter' },
  card_online: { sl: 'Kartica na spletu', en: 'Card online' },
}
