import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { Trx } from '../../platform/database/tables.ts'
import { changeAttempt } from './online-payment-record.ts'
import type { OnlinePaymentRecord } from './online-payment-tables.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    endCardAttempt: typeof endCardAttempt
  }
}

/** What is paid by an attempt. */
export interface Paid {
  application_id: string
  covers: PaidPart
}

/** The attempt under way, locked until the transaction ends. */
export const lockOpen = (trx: Trx, { application_id: id, covers }: Paid): Promise<OnlinePaymentRecord | undefined> =>
  trx
    .selectFrom('online_payment')
    .selectAll()
    .where('application_id', '=', id)
    .where('covers', '=', covers)
    .where('status', '=', 'open')
    .forUpdate()
    .executeTakeFirst()

/**
 * Ends the attempt under way of a part that is paid otherwise, or not to be paid any more: nobody is sent to the provider's page again. Whoever pays
 * there all the same has overpaid. Call it before the application is locked: the settling of an attempt locks the attempt first.
 */
export const endCardAttempt = async (trx: Trx, paid: Paid, now: Date): Promise<void> => {
  const open = await lockOpen(trx, paid)
  if (open !== undefined) await changeAttempt(trx, open.id, { status: 'cancelled', ended_at: now })
}
