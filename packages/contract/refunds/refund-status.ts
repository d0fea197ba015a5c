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

/** The legal steps. `reopen`: the bank has refused the order. */
const transitions = {
  approve: { from: 'proposed', to: 'approved' },
  decline: { from: 'proposed', to: 'declined' },
  order: { from: 'approved', to: 'ordered' },
  reopen: { from: 'ordered', to: 'approved' },
  settle: { from: 'ordered', to: 'paid' },
} as const satisfies Record<string, { from: RefundStatus; to: RefundStatus }>

export type RefundAction = keyof typeof transitions
/** The steps that are taken with one refund; an order takes all that are approved. */
export type RefundStep = Exclude<RefundAction, 'order'>
export const refundActions: readonly RefundAction[] = keysOf(transitions)

/** Whether a step is legal in a status. */
export const isRefundActionLegal = (status: RefundStatus, action: RefundAction): boolean => transitions[action].from === status

/** The status after a step. */
export const statusAfter = (action: RefundAction): RefundStatus => transitions[action].to

/**
 * The steps that a person may take now. Whoever proposed a refund never approves it: two people decide about money that goes out.
 * @param person id of the person; null for one who may not change payments
 */
export const allowedRefundActions = (refund: { status: RefundStatus; proposed_by: string }, person: string | null): RefundAction[] =>
  person === null
    ? []
    : refundActions.filter(
        (action) => isRefundActionLegal(refund.status, action) && !(action === 'approve' && refund.proposed_by === person),
      )
