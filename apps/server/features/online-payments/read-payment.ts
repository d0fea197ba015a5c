import { OperationError } from '@dovolilnice/contract/errors'
import type { listApplicationOnlinePayments } from '@dovolilnice/contract/online-payments/list-application-online-payments'
import type { CardOffer, OnlinePayment } from '@dovolilnice/contract/money/online-payment'
import type { readOnlinePayment } from '@dovolilnice/contract/online-payments/read-online-payment'
import type { Db } from '../../platform/database/tables.ts'
import type { ReadHandler, Services } from '../../platform/http/context.ts'
import { attemptRows } from './online-payment-record.ts'
import { isUnderCheck } from './start-payment.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    readCardOffer: typeof readCardOffer
  }
}

/** @throws OperationError `not_found` */
export const readAttempt = async (db: Db, id: string): Promise<OnlinePayment> => {
  const attempt = await attemptRows(db).where('online_payment.id', '=', id).executeTakeFirst()
  if (attempt === undefined) throw new OperationError('not_found')
  return attempt
}

export const handleReadOnlinePayment: ReadHandler<typeof readOnlinePayment> = ({ params }, { db }) => readAttempt(db, params.id)

const ofApplication = (db: Db, id: string) =>
  attemptRows(db)
    .where('online_payment.application_id', '=', id)
    .orderBy('online_payment.created_at', 'desc')
    .orderBy('online_payment.ended_at', (order) => order.desc().nullsFirst())

/** Whether an application can be paid by card, and what became of the last attempt; null where there is nothing to say of cards. */
export const readCardOffer = async (
  db: Db,
  services: Pick<Services, 'capabilities' | 'cardPayments'>,
  id: string,
): Promise<CardOffer | null> => {
  // What the provider never heard of was not begun for the payer.
  const begun = ofApplication(db, id).where((is) =>
    is.or([is('online_payment.status', '!=', 'open'), is('online_payment.redirect_url', 'is not', null)]),
  )
  const latest = (await begun.executeTakeFirst()) ?? null
  const { cardPayments, capabilities } = services
  const cents = (await capabilities.readPayable(db, services, id))?.open_cents ?? 0
  const offered = cardPayments !== undefined && cents > 0 && !(await isUnderCheck(db, id))
  if (!offered && latest === null) return null
  return { offered, cents, test: cardPayments?.testEnvironment ?? latest?.test ?? false, latest }
}

export const handleListApplicationOnlinePayments: ReadHandler<typeof listApplicationOnlinePayments> = async ({ params }, { db }) => {
  const application = await db.selectFrom('application').select('id').where('id', '=', params.id).executeTakeFirst()
  if (application === undefined) throw new OperationError('not_found')
  return { items: await ofApplication(db, params.id).execute() }
}
