import type { PaymentMethod } from '@dovolilnice/contract/invoices/invoice'
import { methodOfSource } from '@dovolilnice/contract/payments/payment-method'
import { sql } from 'kysely'
import type { Row, Trx } from '../../../platform/database/tables.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    howPaid: typeof howPaid
  }
}

/**
 * The payment of an application that says how its invoice is issued: the last one, but one in cash or by card before any bank transfer, because the tax
 * authority must hear of it.
 */
export const decidingPayment = (trx: Trx, applicationId: string) =>
  trx
    .selectFrom('payment_allocation')
    .innerJoin('payment', 'payment.id', 'payment_allocation.payment_id')
    .leftJoin('bank_statement', 'bank_statement.id', 'payment.statement_id')
    .select(['payment.source', 'payment.transaction_id', 'payment.booked_on', 'payment.payer_name', 'bank_statement.bank_id'])
    .where('payment_allocation.application_id', '=', applicationId)
    .where('payment_allocation.covers', '=', 'price')
    .where('payment_allocation.undone_at', 'is', null)
    .orderBy(sql`payment.source = 'bank'`)
    .orderBy('payment.booked_on', 'desc')
    .orderBy('payment.id', 'desc')
    .executeTakeFirst()

export type DecidingPayment = NonNullable<Awaited<ReturnType<typeof decidingPayment>>>

/** How a payment stands on an invoice. Of a bank transfer the method alone: its reference says the rest. */
export const methodOf = ({ source, transaction_id: id }: Pick<Row<'payment'>, 'source' | 'transaction_id'>) => ({
  payment_method: methodOfSource[source],
  transaction_id: source === 'bank' ? undefined : (id ?? undefined),
})

/** How an application was paid, for its invoice; nothing where no payment is recorded. */
export const howPaid = async (
  trx: Trx,
  applicationId: string,
): Promise<{ payment_method: PaymentMethod; transaction_id: string | undefined } | undefined> => {
  const payment = await decidingPayment(trx, applicationId)
  return payment && methodOf(payment)
}
