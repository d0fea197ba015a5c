import { keysOf } from '../keys-of.ts'

/**
 * - `proposed`: a clerk has proposed it; another person decides.
 * - `approved`: it waits for the payment order.
 * - `ordered`: it is in a payment order for the bank.
 * - `paid`: the bank has paid it.
 * - `declined`: it will not be paid.
 */
export const refundStatuses = ['proposed', 'approved', 'ordered', 'paid', 'declined'] as const
export type RefundStatus = (typeof refundStatuses)[number]

/** The legal steps. `reopen`: the bank has refused the order; two people decide anew. */
const transitions = {
  approve: { from: 'proposed', to: 'approved' },
  decline: { from: 'proposed', to: 'declined' },
  order: { from: 'approved', to: 'ordered' },
  reopen: { from: 'ordered', to: 'proposed' },
  settle: { from: 'ordered', to: 'paid' },
  /** The card took nothing, or the account nothing: where a transfer goes to is written, and another person decides again. */
  give_account: { from: 'proposed', to: 'proposed' },
} as const satisfies Record<string, { from: RefundStatus; to: RefundStatus }>

export type RefundAction = keyof typeof transitions
/** The steps that are taken with one refund; an order takes all that are approved. */
export type RefundStep = Exclude<RefundAction, 'order'>
export const refundActions: readonly RefundAction[] = keysOf(transitions)

/** Whether a step is legal in a status. */
export const isRefundActionLegal = (status: RefundStatus, action: RefundAction): boolean => transitions[action].from === status

/**
 * What others make of a refund: the payment provider's answer of an approved one to a card, and a bank that brings back what it has paid. One that is
 * refused or returned is decided anew.
 */
const outcomes = { pay_card: 'paid', refuse_card: 'proposed', return: 'proposed' } as const satisfies Record<string, RefundStatus>
export type RefundOutcome = keyof typeof outcomes

const isOutcome = (step: RefundAction | RefundOutcome): step is RefundOutcome => step in outcomes

export const statusAfter = (step: RefundAction | RefundOutcome): RefundStatus => (isOutcome(step) ? outcomes[step] : transitions[step].to)

/** A refund as the rules judge it. */
export interface RefundState {
  status: RefundStatus
  proposed_by: string
  /** It goes back to the card that paid. */
  to_card: boolean
  iban: string | null
  /** Its credit note is issued: the card or the bank refused the money afterwards, and it still has to go back. */
  is_credited: boolean
  /** Who made the order that it is in; null: it is in none. */
  ordered_by: string | null
}

/** Whether it is said where the money goes: to the card, or to an account. */
export const hasDestination = ({ to_card, iban }: Pick<RefundState, 'to_card' | 'iban'>): boolean => to_card || iban !== null

/** What each step needs beside its status. */
const fits = (action: RefundAction, refund: RefundState, person: string): boolean => {
  if (action === 'approve') return refund.proposed_by !== person && hasDestination(refund)
  // Whoever ordered it once would order it again alone.
  if (action === 'reopen') return refund.ordered_by !== person
  if (action === 'decline') return !refund.is_credited
  if (action === 'give_account') return !hasDestination(refund)
  // The provider pays what goes to a card, in no order of the bank.
  return action !== 'order' || !refund.to_card
}

/**
 * The steps that a person may take now. Whoever proposed a refund never approves it: two people decide about money that goes out.
 * @param person id of the person; null for one who may not change payments
 */
export const allowedRefundActions = (refund: RefundState, person: string | null): RefundAction[] =>
  person === null ? [] : refundActions.filter((action) => isRefundActionLegal(refund.status, action) && fits(action, refund, person))
