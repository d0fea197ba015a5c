import type { ClearingItem } from '@dovolilnice/contract/payments/clearing/clearing'
import { inSavepoint } from '../../../platform/database/session.ts'
import type { Db, Row, Trx } from '../../../platform/database/db.ts'
import { readOpenClearings } from '../clear/clearing-items.ts'
import { clearedReason, insertClearing } from '../clear/insert-clearing.ts'
import { changePayment } from '../payment-record.ts'

/** Reports whose payout no movement has cleared; one that a clerk has undone is cleared by hand. */
const waiting = (db: Db) =>
  db
    .selectFrom('settlement_report')
    .selectAll()
    .where((is) =>
      is.not(is.exists(is.selectFrom('clearing').select('clearing.id').whereRef('clearing.report_id', '=', 'settlement_report.id'))),
    )
    .orderBy('id')

type Report = Row<'settlement_report'>

/** What of a report still lies with the provider, why it differs, and whether all of it is known. */
const readContent = async (db: Db, { id }: Report, open: readonly ClearingItem[]) => {
  const lines = await db.selectFrom('settlement_line').selectAll().where('report_id', '=', id).orderBy('position').execute()
  const lying = new Map(open.map((item) => [item.id, item]))
  const named = lines.filter(({ kind }) => kind !== 'fee' && kind !== 'other')
  // Each once: what two lines say is not known.
  const items = [...new Set(named.flatMap(({ item_id: item }) => lying.get(item ?? '') ?? []))]
  const others = lines.filter(({ kind, gross_cents: cents }) => kind === 'other' && cents !== 0)
  return {
    items,
    reason: others.length === 0 ? null : [...new Set(others.map(({ type }) => type))].join(', '),
    isKnown: items.length === named.length && items.length > 0,
  }
}

/** The only movement of a statement that brings a payout, or takes one back, and names who pays it. */
const findPayout = async (trx: Trx, { net_cents: net, merchant }: Report): Promise<Row<'payment'> | undefined> => {
  const found = await trx
    .selectFrom('payment')
    .selectAll()
    .where('source', '=', 'bank')
    .where('currency', '=', 'EUR')
    .where('reversal', '=', false)
    .where('cents', '=', Math.abs(net))
    .where('direction', '=', net > 0 ? 'credit' : 'debit')
    .where((is) => is.or([is('status', '=', 'unknown'), is.and([is('status', '=', 'ignored'), is('reason', 'is', null)])]))
    .orderBy('id')
    .execute()
  const named = found.filter((one) => {
    const text = [one.payer_name, one.reference, one.purpose, one.payer_mark].join(' ').toLowerCase()
    return text.includes('adyen') || text.includes(merchant.toLowerCase())
  })
  return named.length === 1 ? named[0] : undefined
}

const clearReport = async (trx: Trx, report: Report, by: { now: Date; userId: string | null }): Promise<void> => {
  const { items, reason, isKnown } = await readContent(trx, report, await readOpenClearings(trx, { places: ['card_online'] }))
  if (!isKnown) return
  const { id: report_id, net_cents, fee_cents } = report
  const clearing = { place: 'card_online' as const, items, net_cents, fee_cents, reason, report_id }
  if (net_cents === 0) {
    await insertClearing(trx, null, clearing, by)
    return
  }
  const payout = await findPayout(trx, report)
  if (payout === undefined) return
  const made = await insertClearing(trx, payout.id, clearing, by)
  await changePayment(trx, payout, { status: 'ignored', reason: clearedReason(made) }, by.now)
}

/** Joins reports of the online provider with the payouts that have come, whichever was there first. One that cannot be joined holds up nothing. */
export const clearSettlements = async (trx: Trx, now: Date): Promise<void> => {
  for (const report of await waiting(trx).execute())
    await inSavepoint(trx, () => clearReport(trx, report, { now, userId: null })).catch((error: unknown) => {
      console.error(`settlement report ${report.id} could not be cleared:`, error)
    })
}

/** The report whose payout has the amount of a movement, with what of it still lies there. */
export const proposeSettlement = async (
  db: Db,
  { cents, direction }: Pick<Row<'payment'>, 'cents' | 'direction'>,
  open: readonly ClearingItem[],
) => {
  const [report, ...more] = await waiting(db)
    .where('net_cents', '=', direction === 'credit' ? cents : -cents)
    .execute()
  if (report === undefined || more.length > 0) return undefined
  const { items } = await readContent(db, report, open)
  return { place: 'card_online' as const, item_ids: items.map(({ id }) => id), fee_cents: report.fee_cents }
}
