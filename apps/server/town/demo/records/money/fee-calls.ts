import { feeCallDays } from '@dovolilnice/contract/administrative-fees/operations'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { lastDayOfTerm, noClosedDays } from '@dovolilnice/contract/primitives/working-days'
import type { Trx } from '../../../../platform/database/db.ts'
import type { Services } from '../../../../platform/http/context.ts'
import { insertRows } from '../../insert-rows.ts'
import type { Town } from '../../town.ts'

/** Fees that nobody has paid or claims to be exempt from, the oldest first. */
const unpaidFees = (trx: Trx) =>
  trx
    .selectFrom('administrative_fee as fee')
    .innerJoin('application', 'application.id', 'fee.application_id')
    .leftJoin('payment_allocation as paid', (join) =>
      join.onRef('paid.application_id', '=', 'fee.application_id').on('paid.covers', '=', 'administrative_fee'),
    )
    .select(['fee.application_id', 'fee.cents', 'fee.iban', 'fee.reference'])
    .where('paid.id', 'is', null)
    .where('fee.cents', '>', 0)
    .where('fee.exemption_status', 'is', null)
    .where('application.status', 'in', ['submitted', 'in_review', 'rejected'])
    .orderBy('application.created_at')
    .execute()

type Fee = Awaited<ReturnType<typeof unpaidFees>>[number]

/** In cash, a few minutes after the last payment of the day that is not closed yet. */
const payAtCounter = async (trx: Trx, services: Services, { random, clerks, now }: Town, { application_id, cents }: Fee): Promise<void> => {
  const [clerk] = clerks
  const last = await trx
    .selectFrom('drawer_movement')
    .selectAll()
    .where('closing_id', 'is', null)
    .orderBy('made_at', 'desc')
    .executeTakeFirst()
  if (clerk === undefined || last === undefined) return
  const at = new Date(Math.min(now.getTime(), last.made_at.getTime() + 300_000))
  const receiving = { ...services, trx, clock: { now: () => at }, actor: clerk }
  const payment = await services.capabilities.receiveFee(receiving, { application_id, cents, source: 'cash', transaction_id: null })
  const movement = { id: random.id(at), device_id: last.device_id, kind: 'payment', method: 'cash', cents, payment_id: payment.id } as const
  const nothing = { invoice_id: null, transaction_id: null, reason: null, closing_id: null, idempotency_key: null }
  const tendered_cents = Math.ceil(cents / 1000) * 1000
  await insertRows(trx, 'drawer_movement', [
    { ...movement, ...nothing, application_id, tendered_cents, made_at: at, made_by: last.made_by },
  ])
}

/** Calls for the fee by an act of today, which waits to be served. */
const callToPay = async (trx: Trx, services: Services, { clerks, now }: Town, fee: Fee): Promise<void> => {
  const [clerk] = clerks
  if (clerk === undefined) return
  const { application_id, cents, iban, reference } = fee
  const payment = iban === null || reference === null ? null : { iban, reference }
  const called_on = localDayOf(now)
  const act = await services.capabilities.issueAct(
    { ...services, trx, actor: clerk },
    { kind: 'fee_call', application_id, permit_id: null, reason: '', unpaid_fee: { cents, payment, days: feeCallDays } },
  )
  await trx
    .updateTable('administrative_fee')
    .set({ called_on, due_on: lastDayOfTerm(called_on, feeCallDays, noClosedDays), call_act_id: act.id, updated_at: now })
    .where('application_id', '=', application_id)
    .execute()
}

/** One administrative fee is paid at the counter, and for another the applicant is called to pay. */
export const collectDemoFees = async (trx: Trx, services: Services, town: Town): Promise<void> => {
  const [paid, called] = await unpaidFees(trx)
  if (paid !== undefined) await payAtCounter(trx, services, town, paid)
  if (called !== undefined) await callToPay(trx, services, town, called)
}
