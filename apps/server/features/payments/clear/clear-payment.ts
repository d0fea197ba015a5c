import { clearingDifference, clearPayment, isHighFee, readClearingItems } from '@dovolilnice/contract/payments/clearing/clearing'
import { OperationError, invalidField } from '@dovolilnice/contract/errors'
import { type SignedInContext, implement } from '../../../platform/http/context.ts'
import { type Trx, notFound } from '../../../platform/database/db.ts'
import { auditPayment, changePayment, lockPayment, subjectOf } from '../payment-record.ts'
import { requireLegal } from '../steps/match-payment.ts'
import { readOpenClearings } from './clearing-items.ts'
import { proposeSettlement } from '../settlements/clear-settlements.ts'
import { clearedReason, insertClearing } from './insert-clearing.ts'
import { proposeClearing, recogniseClearing } from './recognise-clearing.ts'

/** A payment clears nothing any more: what it had cleared lies where it was. */
export const releaseClearing = async (trx: Trx, paymentId: string, now: Date): Promise<void> => {
  await trx.updateTable('clearing').set({ undone_at: now }).where('payment_id', '=', paymentId).where('undone_at', 'is', null).execute()
}

/** Movements of a statement that say themselves what they clear. @returns why each is set aside, by its id */
export const recogniseClearings = async (
  { trx, now }: Pick<SignedInContext, 'trx' | 'now'>,
  payments: readonly Parameters<typeof recogniseClearing>[0][],
): Promise<Map<string, string>> => {
  const found = new Map<string, string>()
  for (const payment of payments) {
    const clearing = await recogniseClearing(payment, trx)
    if (clearing === undefined) continue
    found.set(payment.id, clearedReason(await insertClearing(trx, payment.id, clearing, { now, userId: null })))
  }
  return found
}

export const handleReadClearingItems = implement(readClearingItems, async ({ params }, { db }) => {
  const payment = await db.selectFrom('payment').selectAll().where('id', '=', params.id).executeTakeFirstOrThrow(notFound)
  const items = await readOpenClearings(db)
  return { items, proposal: (await proposeSettlement(db, payment, items)) ?? proposeClearing(payment, items) }
})

export const handleClearPayment = implement(clearPayment, async ({ params, body }, context) => {
  const { trx, now, user, locale } = context
  const payment = await lockPayment(trx, context, params.id, body.version)
  requireLegal(payment, 'clear')
  const wanted = new Set(body.item_ids)
  const items = (await readOpenClearings(trx, { places: [body.place] })).filter(({ id }) => wanted.has(id))
  // Another movement has cleared one of them meanwhile, or it lies elsewhere.
  if (items.length !== wanted.size) throw new OperationError('not_found')
  const net = payment.direction === 'credit' ? payment.cents : -payment.cents
  const { fee_cents: fee, reason = null } = body
  // Nobody keeps a part of cash on its way: what is missing there is a difference.
  if (body.place === 'cash_in_transit' && fee !== 0) throw invalidField('fee_cents', 'clearing_cash_fee', locale)
  const difference = clearingDifference(items, net, fee)
  if (difference !== 0 && reason === null) throw invalidField('reason', 'clearing_reason', locale)
  if (isHighFee(items, fee) && reason === null) throw invalidField('reason', 'clearing_fee_reason', locale)
  const input = { place: body.place, items, net_cents: net, fee_cents: fee, reason }
  const clearing = await insertClearing(trx, payment.id, input, { now, userId: user.id })
  const after = await changePayment(trx, payment, { status: 'ignored', reason: clearedReason(clearing) }, now)
  const says = { clears: after.reason, kept_cents: fee, difference_cents: difference }
  context.record({ subject: subjectOf(payment), before: auditPayment(payment), after: { ...auditPayment(after), ...says }, reason })
  return after
})
