import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { announce } from '../../platform/database/notify.ts'
import { type Trx, insertRow } from '../../platform/database/db.ts'
import type { Services } from '../../platform/http/context.ts'
import { allocate } from './allocate.ts'
import { lockPayable } from './one-payable.ts'

/** Money that a payment provider has confirmed for the price of one application, or for its administrative fee. */
export interface ConfirmedPayment {
  application_id: string
  covers: PaidPart
  cents: number
  transaction_id: string
  /** Names it among all payments of cards online; transactions of two merchants may have the same number. */
  key: string
  purpose: string
}

/**
 * Records a payment and puts to its application what that still takes; what is now paid in full is settled by a job. What is left over is
 * for a clerk to pay back. The same key is never recorded twice: the database refuses it.
 */
export const recordOnlinePayment = async (
  trx: Trx,
  services: Services,
  { application_id, covers, cents, transaction_id, key, purpose }: ConfirmedPayment,
): Promise<{ id: string; left_cents: number }> => {
  const now = services.clock.now()
  const payable = await lockPayable(trx, services, application_id, covers)
  const open = payable?.open_cents ?? 0
  const allocated = Math.min(cents, open)
  const id = v7()
  await insertRow(trx, 'payment', {
    id,
    source: 'card_online',
    direction: 'credit',
    entry_key: key,
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
  if (allocated > 0) await allocate(trx, services, [{ payment_id: id, application_id, covers, cents: allocated }], { userId: null, now })
  await announce(trx, 'payments')
  return { id, left_cents: cents - allocated }
}
