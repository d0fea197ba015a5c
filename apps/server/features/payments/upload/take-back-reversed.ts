import type { Row, Trx } from '../../../platform/database/tables.ts'
import type { SignedInContext } from '../../../platform/http/context.ts'
import { allocatedCents, auditPayment, changePayment, subjectOf } from '../payment-record.ts'
import type { PaymentRecord } from '../payment-record.ts'
import { isRefunded, isUsed, undoAllocations } from '../undo-allocations.ts'
import type { NewEntry } from './record-entries.ts'

/** The payment that a movement takes back: of the same amount, by the same payer or with the same reference or purpose, the last one. */
const findReversed = (
  trx: Trx,
  { cents, currency, booked_on: day, payer_iban: iban, reference, purpose }: NewEntry,
): Promise<PaymentRecord | undefined> =>
  trx
    .selectFrom('payment')
    .selectAll('payment')
    .select(allocatedCents.as('allocated_cents'))
    // The bank takes back what it brought.
    .where('source', '=', 'bank')
    .where('direction', '=', 'credit')
    .where('status', 'not in', ['reversed', 'removed'])
    .where('cents', '=', cents)
    .where('currency', '=', currency)
    .where('booked_on', '<=', day)
    .where((is) =>
      is.or([
        ...(iban === null ? [] : [is('payer_iban', '=', iban)]),
        ...(reference === null ? [] : [is('reference', '=', reference)]),
        ...(purpose === null ? [] : [is('purpose', '=', purpose)]),
        is.lit(false),
      ]),
    )
    .orderBy('booked_on', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst()

/** The status of a movement that takes a payment back but could not: a clerk must look at it. */
const leftToClerk = { found: 'ambiguous', notFound: 'unknown' } as const

const takeBack = async (context: SignedInContext, entry: NewEntry, payment: PaymentRecord): Promise<Row<'payment'>['status']> => {
  const { trx, now } = context
  if ((await isUsed(trx, payment)) || (await isRefunded(trx, payment))) return leftToClerk.found
  await undoAllocations(context, payment, 'Banka je plačilo vzela nazaj.')
  const changed = await changePayment(trx, payment, { status: 'reversed' }, now)
  await context.recordAlso('payment:reverse', { subject: subjectOf(payment), before: auditPayment(payment), after: auditPayment(changed) })
  await trx.updateTable('payment').set({ reverses_id: payment.id }).where('id', '=', entry.id).execute()
  return 'reversed'
}

/**
 * Payments that the bank took back pay nothing any more: what they paid waits for its payment again. Where a permit hangs on it already, or
 * nothing is found, the movement is left to a clerk.
 */
export const takeBackReversed = async (context: SignedInContext, entries: readonly NewEntry[]): Promise<void> => {
  for (const entry of entries) {
    if (!entry.reversal || entry.direction !== 'debit') continue
    const payment = await findReversed(context.trx, entry)
    const status = payment === undefined ? leftToClerk.notFound : await takeBack(context, entry, payment)
    await context.trx.updateTable('payment').set({ status }).where('id', '=', entry.id).execute()
  }
}
