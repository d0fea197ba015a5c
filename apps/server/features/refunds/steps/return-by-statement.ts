import { insertRow, type Row } from '../../../platform/database/db.ts'
import { v7 } from 'uuid'
import type { SignedInContext } from '../../../platform/http/context.ts'
import { auditRefund, stepRefund, subjectOf } from '../refund-record.ts'
import { numbersIn } from './refund-steps.ts'

/** A movement of a statement by which money came. */
export type IncomingPayment = Pick<Row<'payment'>, 'id' | 'cents' | 'currency' | 'reversal' | 'reference' | 'purpose' | 'payer_mark'>

/** The bank names the transfer that it brings back by the mark of the order; words alone count only where it says that it takes something back. */
const returnedNumbers = ({ reversal, payer_mark: mark, ...payment }: IncomingPayment): string[] =>
  numbersIn(reversal ? { ...payment, reference: [mark, payment.reference].join(' ') } : { reference: mark, purpose: null })

/**
 * Refunds whose money the bank brought back: each is a proposal again and waits for another account.
 * @returns the number of the refund by the movement that brought it back
 */
export const returnRefunds = async (context: SignedInContext, payments: readonly IncomingPayment[]): Promise<Map<string, string>> => {
  const { trx, now } = context
  const returned = new Map<string, string>()
  for (const payment of payments.filter(({ currency }) => currency === 'EUR')) {
    const numbers = returnedNumbers(payment)
    if (numbers.length === 0) continue
    const refund = await trx
      .selectFrom('refund')
      .selectAll()
      .where('number', 'in', numbers)
      .where('status', '=', 'paid')
      .where('online_payment_id', 'is', null)
      .where('cents', '=', payment.cents)
      .forUpdate()
      .executeTakeFirst()
    if (refund === undefined || refund.settled_at === null) continue
    const { id: refund_id, paid_on, settled_at, paid_by_id } = refund
    const brought = { id: v7(), refund_id, payment_id: payment.id, paid_on, settled_at, paid_by_id, returned_at: now }
    await insertRow(trx, 'refund_return', brought)
    const unpaid = { paid_on: null, settled_at: null, paid_by_id: null, order_id: null }
    const anew = { iban: null, decided_at: null, decided_by: null, answer: 'Banka je vrnila izplačani znesek. Vpišite drug račun.' }
    const after = await stepRefund(trx, refund, 'return', { ...unpaid, ...anew }, now)
    await context.recordAlso('refund:return', { subject: subjectOf(after), before: auditRefund(refund), after: auditRefund(after) })
    returned.set(payment.id, refund.number)
  }
  return returned
}
