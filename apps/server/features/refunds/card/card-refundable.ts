import { ifGiven, type Db, sql } from '../../../platform/database/db.ts'
import type { RefundSource } from '../refund-record.ts'

/** The card payment that a refund can go back to. */
export interface RefundableCard {
  id: string
  /** Cents that are neither paid back nor on their way back. */
  left_cents: number
}

/**
 * The card payment of a payment, or the last one of an application.
 * @param except a refund that is not taken off
 */
export const findRefundableCard = async (
  db: Db,
  { payment_id: payment, application_id: application }: RefundSource,
  except?: string,
): Promise<RefundableCard | undefined> => {
  const found = await db
    .selectFrom('online_payment')
    .innerJoin('payment', 'payment.id', 'online_payment.payment_id')
    .select(['online_payment.id', 'online_payment.cents'])
    .select((of) =>
      of
        .selectFrom('refund')
        .select(sql<number>`coalesce(sum(refund.cents), 0)::bigint`.as('cents'))
        .whereRef('refund.online_payment_id', '=', 'online_payment.id')
        .where('refund.status', '!=', 'declined')
        .$call(ifGiven(except, (query, one) => query.where('refund.id', '!=', one)))
        .as('given_back'),
    )
    .$call(ifGiven(payment ?? undefined, (query, id) => query.where('payment.id', '=', id)))
    .$call(
      ifGiven(application ?? undefined, (query, id) =>
        query.where('payment.id', 'in', (of) =>
          of
            .selectFrom('payment_allocation')
            .select('payment_id')
            .where('application_id', '=', id)
            .where('covers', '=', 'price')
            .where('undone_at', 'is', null),
        ),
      ),
    )
    .orderBy('online_payment.ended_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return found && { id: found.id, left_cents: Math.max(0, found.cents - (found.given_back ?? 0)) }
}
