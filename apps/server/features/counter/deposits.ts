import { v7 } from 'uuid'
import type { Trx } from '../../platform/database/tables.ts'
import type { SignedInContext } from '../../platform/http/context.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    recogniseDeposits: typeof recogniseDeposits
    releaseDeposit: typeof releaseDeposit
  }
}

/** Money that came to the bank. */
interface ArrivedPayment {
  id: string
  cents: number
  reference: string | null
  purpose: string | null
  payer_mark: string | null
}

/** How whoever carries cash to the bank writes what it is. */
const words = /\b(polog|pologi|iztržek|gotovin)/i

const findClosing = async (trx: Trx, { cents, ...written }: ArrivedPayment) => {
  const text = [written.reference, written.purpose, written.payer_mark].filter((part) => part !== null).join(' ')
  const waiting = await trx
    .selectFrom('drawer_closing')
    .select(['id', 'number'])
    .where('deposit_cents', '=', cents)
    .where('in_journal', '=', true)
    .where('id', 'not in', (is) => is.selectFrom('drawer_deposit').select('closing_id').where('released_at', 'is', null))
    .execute()
  const named = waiting.find(({ number }) => text.toUpperCase().includes(number.toUpperCase()))
  const [only, ...others] = waiting
  return named ?? (words.test(text) && others.length === 0 ? only : undefined)
}

/**
 * The cash of closings as it arrives at the bank: the number of the closing stands in it, or that it is a deposit, with the amount of the only one that waits.
 * @returns the number of the closing by the movement
 */
export const recogniseDeposits = async (
  { trx, now }: Pick<SignedInContext, 'trx' | 'now'>,
  payments: readonly ArrivedPayment[],
): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const payment of payments) {
    const closing = await findClosing(trx, payment)
    if (closing === undefined) continue
    const deposit = { id: v7(), closing_id: closing.id, payment_id: payment.id, recognised_at: now, released_at: null }
    await trx.insertInto('drawer_deposit').values(deposit).execute()
    found.set(payment.id, closing.number)
  }
  return found
}

/** A payment is no deposit after all. */
export const releaseDeposit = async (trx: Trx, paymentId: string, now: Date): Promise<void> => {
  await trx
    .updateTable('drawer_deposit')
    .set({ released_at: now })
    .where('payment_id', '=', paymentId)
    .where('released_at', 'is', null)
    .execute()
}
