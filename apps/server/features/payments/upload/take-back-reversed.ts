import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { SignedInContext } from '../../../platform/http/context.ts'
import { auditPayment, changePayment, subjectOf, type PaymentRecord } from '../payment-record.ts'
import { isRefunded, isUsed, undoAllocations } from '../allocate.ts'
import { releaseClearing } from '../clear/clear-payment.ts'
import { findReversed } from './find-reversed.ts'
import type { NewEntry } from './record-entries.ts'

/** Whether something hangs on a payment: it cannot be taken back as long as that is so. */
export const isHeld = async (trx: Trx, payment: Pick<PaymentRecord, 'id'>): Promise<boolean> =>
  (await isUsed(trx, payment)) || (await isRefunded(trx, payment))

/** Why a payment pays nothing any more that the bank took back; by it what it paid is found again. */
export const takenBack = 'Banka je plačilo vzela nazaj.'

/** A payment that the bank took back by a movement pays and clears nothing any more: what it paid waits for its payment again. */
export const takeBack = async (context: SignedInContext, movementId: string, payment: PaymentRecord): Promise<Row<'payment'>> => {
  const { trx, now } = context
  await undoAllocations(context, payment, takenBack)
  await releaseClearing(trx, payment.id, now)
  const changed = await changePayment(trx, payment, { status: 'reversed' }, now)
  await context.recordAlso('payment:reverse', { subject: subjectOf(payment), before: auditPayment(payment), after: auditPayment(changed) })
  await trx.updateTable('payment').set({ reverses_id: payment.id }).where('id', '=', movementId).execute()
  return changed
}

const outcomeOf = async (context: SignedInContext, entry: NewEntry): Promise<Pick<Row<'payment'>, 'status' | 'to_see'>> => {
  const { payments, certain } = await findReversed(context.trx, { ...entry, source: 'bank' })
  const [first] = payments
  if (first === undefined) return { status: 'unknown', to_see: false }
  if (!certain || (await isHeld(context.trx, first))) return { status: 'ambiguous', to_see: false }
  await takeBack(context, entry.id, first)
  return { status: 'reversed', to_see: true }
}

/**
 * Takes back what the movements of a statement name for certain; each waits until a clerk has looked at it. What may be one of several, where a
 * permit, an invoice or a refund hangs on it, or nothing is found, is left to a clerk.
 */
export const takeBackReversed = async (context: SignedInContext, entries: readonly NewEntry[]): Promise<void> => {
  for (const entry of entries) {
    if (!entry.reversal || entry.direction !== 'debit') continue
    const outcome = await outcomeOf(context, entry)
    await context.trx.updateTable('payment').set(outcome).where('id', '=', entry.id).execute()
  }
}
