import { type Row, type Trx, updateRow } from '../../../platform/database/db.ts'
import type { SignedInContext } from '../../../platform/http/context.ts'
import { auditPayment, changePayment, lockPayment, subjectOf, type PaymentRecord } from '../payment-record.ts'
import { allocate, isRefunded, isUsed, undoAllocations } from '../allocate.ts'
import { releaseClearing } from '../clear/clear-payment.ts'
import { refreshStatuses } from '../put-to-applications.ts'
import { findReversed } from './find-reversed.ts'
import type { NewEntry } from './record-entries.ts'

/** What of a payment lies there, put to nothing. */
const leftOf = ({ kept_cents: kept, allocated_cents: allocated }: PaymentRecord): number => kept - allocated

/** Whether something hangs on this much of a payment: it cannot be taken back as long as that is so. */
export const isHeld = async (trx: Trx, payment: PaymentRecord, cents: number): Promise<boolean> =>
  (cents > leftOf(payment) && (await isUsed(trx, payment))) || (await isRefunded(trx, payment))

/** Why a payment pays nothing any more that the bank took back; by it what it paid is found again. */
export const takenBack = 'Banka je plačilo vzela nazaj.'

const readAllocated = (trx: Trx, { id }: PaymentRecord) =>
  trx
    .selectFrom('payment_allocation')
    .select(['payment_id', 'application_id', 'covers', 'cents'])
    .where('payment_id', '=', id)
    .where('undone_at', 'is', null)
    .orderBy('id')
    .execute()

/** A part of a payment goes back: first what it pays nothing with. Where that is less, it pays what it paid with the rest of it. */
const takePart = async (context: SignedInContext, payment: PaymentRecord, cents: number): Promise<void> => {
  const { trx, now, user } = context
  const paid = await readAllocated(trx, payment)
  if (cents > leftOf(payment)) await undoAllocations(context, payment, takenBack)
  // Matched until it is judged by what it is put to.
  if (paid.length > 0) await changePayment(trx, payment, { status: 'matched' }, now)
  if (cents <= leftOf(payment)) {
    const applications = paid.map(({ application_id: id }) => id)
    await refreshStatuses(trx, applications, now)
    return
  }
  let rest = payment.kept_cents - cents
  for (const one of paid) {
    const still = Math.min(one.cents, rest)
    rest -= still
    if (still > 0) await allocate(trx, context, [{ ...one, cents: still }], { userId: user.id, now })
  }
}

/** A payment that the bank took back by a movement pays and clears nothing any more, or less: what it paid waits for its payment again. */
export const takeBack = async (
  context: SignedInContext,
  { id, cents }: Pick<Row<'payment'>, 'id' | 'cents'>,
  payment: PaymentRecord,
): Promise<void> => {
  const { trx, now } = context
  await updateRow(trx, 'payment', id, { reverses_id: payment.id })
  if (cents < payment.kept_cents) await takePart(context, payment, cents)
  else {
    await undoAllocations(context, payment, takenBack)
    await releaseClearing(trx, payment.id, now)
    await changePayment(trx, payment, { status: 'reversed' }, now)
  }
  const after = await lockPayment(trx, context, payment.id)
  await context.recordAlso('payment:reverse', { subject: subjectOf(payment), before: auditPayment(payment), after: auditPayment(after) })
}

const outcomeOf = async (context: SignedInContext, entry: NewEntry): Promise<Pick<Row<'payment'>, 'status' | 'to_see'>> => {
  const { payments, certain } = await findReversed(context.trx, { ...entry, source: 'bank' })
  const [first] = payments
  if (first === undefined) return { status: 'unknown', to_see: false }
  if (!certain || (await isHeld(context.trx, first, entry.cents))) return { status: 'ambiguous', to_see: false }
  await takeBack(context, entry, first)
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
    await updateRow(context.trx, 'payment', entry.id, outcome)
  }
}
