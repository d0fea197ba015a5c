import type { Trx } from '../../../platform/database/tables.ts'
import type { SignedInContext } from '../../../platform/http/context.ts'
import { mailRefund } from '../mail/mail-refund.ts'
import { auditRefund, stepRefund, subjectOf } from '../refund-record.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    settleRefunds: typeof settleRefunds
  }
}

/** A movement of a statement by which money went out. */
export interface OutgoingPayment {
  id: string
  cents: number
  booked_on: string
  reference: string | null
  purpose: string | null
}

/** The numbers of refunds in what the bank gives back of the order. */
const numbersIn = ({ reference, purpose }: OutgoingPayment): string[] =>
  `${reference ?? ''} ${purpose ?? ''}`.match(/\bR-\d{4}-\d{6}\b/g) ?? []

const findOrdered = (trx: Trx, payment: OutgoingPayment) => {
  const numbers = numbersIn(payment)
  return numbers.length === 0
    ? undefined
    : trx
        .selectFrom('refund')
        .selectAll()
        .where('number', 'in', numbers)
        // Also one that was opened again: the bank has paid the first order after all.
        .where('order_id', 'is not', null)
        .where('status', 'in', ['ordered', 'proposed', 'approved'])
        .where('cents', '=', payment.cents)
        .forUpdate()
        .executeTakeFirst()
}

/** Refunds that the bank has paid, by the movements of a statement: the number stands in the reference or the purpose, and the amount is the same. */
export const settleRefunds = async (context: SignedInContext, payments: readonly OutgoingPayment[]): Promise<void> => {
  const { trx, now } = context
  for (const payment of payments) {
    const refund = await findOrdered(trx, payment)
    if (refund === undefined) continue
    const after = await stepRefund(trx, refund, 'settle', { paid_on: payment.booked_on, paid_by_id: payment.id }, now)
    await mailRefund(context, 'paid', after)
    await context.recordAlso('refund:settle', { subject: subjectOf(after), before: auditRefund(refund), after: auditRefund(after) })
  }
}
