import { listApplicationOnlinePayments, readOnlinePayment } from '@dovolilnice/contract/online-payments/operations'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { CardOffer, OnlinePayment } from '@dovolilnice/contract/money/online-payment'
import { providerFor } from '../../platform/card-payments/provider-for.ts'
import { type Db, notFound } from '../../platform/database/db.ts'
import { type Services, implement } from '../../platform/http/context.ts'
import { attemptRows } from './online-payment-record.ts'
import { isUnderCheck, openPart } from './start-payment.ts'

/** @throws OperationError `not_found` */
export const readAttempt = async (db: Db, id: string): Promise<OnlinePayment> => {
  const attempt = await attemptRows(db).where('online_payment.id', '=', id).executeTakeFirstOrThrow(notFound)
  return attempt
}

export const handleReadOnlinePayment = implement(readOnlinePayment, ({ params }, { db }) => readAttempt(db, params.id))

const ofApplication = (db: Db, id: string) =>
  attemptRows(db)
    .where('online_payment.application_id', '=', id)
    .orderBy('online_payment.created_at', 'desc')
    .orderBy('online_payment.ended_at', (order) => order.desc().nullsFirst())

/**
 * Whether the price of an application, or its administrative fee, can be paid by card, and what became of the last attempt; null where there is
 * nothing to say of cards.
 */
export const readCardOffer = async (
  db: Db,
  services: Pick<Services, 'capabilities' | 'cardPayments' | 'feeCardPayments'>,
  id: string,
  covers: PaidPart = 'price',
): Promise<CardOffer | null> => {
  // What the provider never heard of was not begun for the payer.
  const begun = ofApplication(db, id)
    .where('online_payment.covers', '=', covers)
    .where((is) => is.or([is('online_payment.status', '!=', 'open'), is('online_payment.redirect_url', 'is not', null)]))
  const latest = (await begun.executeTakeFirst()) ?? null
  const cents = await openPart(db, services, id, covers)
  const offered = cents > 0 && !(await isUnderCheck(db, { application_id: id, covers }))
  if (!offered && latest === null) return null
  return { offered, cents, test: providerFor(services, covers)?.testEnvironment ?? latest?.test ?? false, latest }
}

export const handleListApplicationOnlinePayments = implement(listApplicationOnlinePayments, async ({ params }, { db }) => {
  await db.selectFrom('application').select('id').where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  return { items: await ofApplication(db, params.id).execute() }
})
