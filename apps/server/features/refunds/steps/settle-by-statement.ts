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
export const numbersIn = ({ reference, purpose }: Pick<OutgoingPayment, 'reference' | 'purpose'>): string[] =>
  `${reference ?? ''} ${purpose ?? ''}`.match(/\bR-\d{4}-\d{6}\b/g) ?? []

/** A refund of that number and amount that is paid already. */
const findPaid = (trx: Trx, payment: OutgoingPayment) => {
  const numbers = numbersIn(payment)
  return numbers.length === 0
    ? undefined
    : trx
        .selectFrom('refund')
        .select(['id', 'paid_by_id'])
        .where('number', 'in', numbers)
        .where('status', '=', 'paid')
        .where('cents', '=', payment.cents)
        .forUpdate()
        .executeTakeFirst()
}

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

/** Whether a movement pays a refund that another one has paid before. One that was marked as paid by hand gets its movement. */
const isPaidAgain = async (trx: Trx, payment: OutgoingPayment): Promise<boolean> => {
  const paid = await findPaid(trx, payment)
  if (paid !== undefined && paid.paid_by_id === null)
    await trx.updateTable('refund').set({ paid_by_id: payment.id }).where('id', '=', paid.id).execute()
  return paid !== undefined && paid.paid_by_id !== null
}

/**
 * Refunds that the bank has paid, by the movements of a statement: the number stands in the reference or the purpose, and the amount is the same.
 * @returns the movements that pay what was paid before
 */
export const settleRefunds = async (context: SignedInContext, payments: readonly OutgoingPayment[]): Promise<string[]> => {
  const { trx, now } = context
  const again: string[] = []
  for (const payment of payments) {
    const refund = await findOrdered(trx, payment)
    if (refund === undefined) {
      if (await isPaidAgain(trx, payment)) again.push(payment.id)
      continue
    }
    const after = await stepRefund(trx, refund, 'settle', { paid_on: payment.booked_on, paid_by_id: payment.id }, now)
    await mailRefund(context, 'paid', after)
    await context.recordAlso('refund:settle', { subject: subjectOf(after), before: auditRefund(refund), after: auditRefund(after) })
  }
  return again
}
