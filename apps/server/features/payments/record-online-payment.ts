import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import type { Db, Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { allocate } from './allocate.ts'
import { readPayables } from './payable-queries.ts'
import type { PayableApplication } from './payable-queries.ts'
import { lockPayments } from './payment-record.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    recordOnlinePayment: typeof recordOnlinePayment
    readPayable: typeof readPayable
  }
}

/** Money that a payment provider has confirmed for one application. */
export interface ConfirmedPayment {
  application_id: string
  cents: number
  transaction_id: string
  purpose: string
}

/** An application with what it still takes. */
export const readPayable = async (
  db: Db,
  { capabilities }: Pick<Services, 'capabilities'>,
  id: string,
): Promise<PayableApplication | undefined> => {
  const { money } = await capabilities.readParameters(db)
  const [payable] = await readPayables(db, money, { ids: [id] })
  return payable
}

/**
 * Records a payment and puts to its application what that still takes; what is now paid in full is settled by a job. What is left over is
 * for a clerk to pay back. The same transaction is never recorded twice: the database refuses it.
 */
export const recordOnlinePayment = async (
  trx: Trx,
  services: Services,
  { application_id, cents, transaction_id, purpose }: ConfirmedPayment,
): Promise<{ id: string; left_cents: number }> => {
  const now = services.clock.now()
  await lockPayments(trx)
  // Not to lapse or be cancelled between this look and the commit.
  await trx.selectFrom('application').select('id').where('id', '=', application_id).forUpdate().execute()
  const payable = await readPayable(trx, services, application_id)
  const open = payable?.open_cents ?? 0
  const allocated = Math.min(cents, open)
  const id = v7()
  await trx
    .insertInto('payment')
    .values({
      id,
      source: 'card_online',
      direction: 'credit',
      entry_key: `card_online ${transaction_id}`,
      booked_on: localDayOf(now),
      cents,
      currency: 'EUR',
      reference: payable?.reference ?? null,
      purpose,
      transaction_id,
      status: cents > open ? 'overpaid' : cents < open ? 'underpaid' : 'matched',
      candidates: [application_id],
      created_at: now,
      updated_at: now,
    })
    .execute()
  if (allocated > 0) await allocate(trx, services, [{ payment_id: id, application_id, cents: allocated }], { userId: null, now })
  await announce(trx, 'payments')
  return { id, left_cents: cents - allocated }
}
