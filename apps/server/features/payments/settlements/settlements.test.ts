import { issueActDraft } from '@dovolilnice/contract/acts/drafts/operations'
import { readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { updateActSettings } from '@dovolilnice/contract/acts/settings/operations'
import { readJournal } from '@dovolilnice/contract/accounting/operations'
import { withdrawLapse } from '@dovolilnice/contract/applications/decide/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import {
  getPayment,
  listPayments,
  matchPaymentByHand,
  readApplicationPayments,
  seePayment,
  takeBackPayment,
  undoPayment,
} from '@dovolilnice/contract/payments/operations'
import { proposeRefund, readRefundable } from '@dovolilnice/contract/refunds/operations'
import { listSettlements, uploadSettlement } from '@dovolilnice/contract/payments/settlements/settlements'
import { startPaymentStandIn, type PaymentStandIn } from '../../../../../tools/payment-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type Approved, paying, statementForm, upload } from '../../../test/applicant/payment-cases.ts'
import { runDeadlines } from '../../../test/applicant/run-deadlines.ts'
import { startCardProduct, type CardProduct } from '../../../test/money/card-product.ts'
import { settlementCsv, type SettlementEntry } from '../../../test/money/settlement-csv.ts'
import type { TestClient } from '../../../test/test-client.ts'

let town: CardProduct<PaymentStandIn>
let clerk: TestClient
beforeAll(async () => {
  town = await startCardProduct(startPaymentStandIn)
  clerk = await town.product.as('admin')
})
afterAll(() => town.close())

interface Paid extends Approved {
  order: string
  transaction: string
}
const pay = async (): Promise<Paid> => {
  const application = await town.application()
  const { id, page } = await town.begin(application)
  town.standIn.behave({ kind: 'before_return' })
  await town.step(page, { step: 'pay', number: '4111 1111 1111 1111' })
  await town.product.jobs.runDue()
  return { ...application, order: id, transaction: town.standIn.register.ofOrder(id)?.transaction_id ?? '' }
}
const settled = ({ order, transaction, fee_cents: cents }: Paid, fee: number): SettlementEntry => ({
  type: 'Settled',
  order,
  transaction,
  cents,
  fee,
})

let batches = 0
const report = (entries: readonly SettlementEntry[], more: Parameters<typeof settlementCsv>[1] = {}) =>
  clerk.call(uploadSettlement, {
    form: statementForm(settlementCsv(entries, { batch: String((batches += 1)), ...more }), 'settlement_detail_report_batch.csv'),
  })
const payout = (cents: number) => upload(town.product, paying(undefined, cents, { payer: 'Adyen N.V.', purpose: 'TX7281 Obcina' }))
const statusOf = async (id: string) => (await clerk.call(getApplication, { params: { id } })).body.status
const paymentOf = async ({ number }: Approved) => (await clerk.call(listPayments, { body: { filters: { search: number } } })).body.items[0]
const balances = async (): Promise<Record<string, number>> => {
  const { places } = (await clerk.call(readJournal, { body: { from: '2026-01-01', until: '2027-01-01' } })).body
  return Object.fromEntries(
    places.map((one: { place: string; debit_cents: number; credit_cents: number }) => [one.place, one.debit_cents - one.credit_cents]),
  )
}

test('a payout clears the cards of its report with their fees, whichever of the two comes first', async () => {
  const [one, other] = [await pay(), await pay()]
  const first = await report([settled(one, 35), { type: 'Fee', fee: 10 }])
  expect(first).toMatchObject({ status: 200, body: { net_cents: one.fee_cents - 45, fee_cents: 45, is_cleared: false, unmatched: [] } })
  await payout(one.fee_cents - 45)
  expect((await clerk.call(listSettlements)).body.settlements).toMatchObject([{ is_cleared: true, payment_id: expect.any(String) }])
  expect(await balances()).toMatchObject({ card_online: other.fee_cents, card_fees: 45, unallocated: 0 })

  await payout(other.fee_cents - 20)
  expect((await report([settled(other, 20)])).body).toMatchObject({ is_cleared: true })
  expect(await balances()).toMatchObject({ card_online: 0, card_fees: 65, unallocated: 0 })
})

test('a chargeback takes its payment back and waits until a clerk has seen it; one that was lost by the payer pays again', async () => {
  const [kept, taken] = [await pay(), await pay()]
  const back = {
    type: 'Chargeback',
    order: taken.order,
    transaction: taken.transaction,
    change: 'CB-1',
    cents: -taken.fee_cents,
    fee: 1500,
  }
  const { body } = await report([settled(kept, 30), settled(taken, 30), back])
  expect(body).toMatchObject({ chargebacks: 1, net_cents: kept.fee_cents - 1560 })
  expect(await statusOf(taken.id)).toBe('approved')
  expect(await paymentOf(taken)).toMatchObject({ status: 'reversed' })
  const [movement] = (await clerk.call(listPayments, { body: { filters: { status: 'waiting' } } })).body.items
  expect(movement).toMatchObject({ source: 'card_online', cents: -taken.fee_cents, to_see: true, actions: ['undo', 'see'] })
  await payout(kept.fee_cents - 1560)
  expect(await balances()).toMatchObject({ card_online: 0, unallocated: 0 })
  expect((await clerk.call(seePayment, { params: { id: movement.id }, body: { version: movement.version } })).status).toBe(200)

  const again = {
    type: 'ChargebackReversed',
    order: taken.order,
    transaction: taken.transaction,
    change: 'CBR-1',
    cents: taken.fee_cents,
    fee: 0,
  }
  await report([again])
  await town.product.jobs.runDue()
  expect(await statusOf(taken.id)).toBe('paid')
  await payout(taken.fee_cents)
  expect(await balances()).toMatchObject({ card_online: 0, unallocated: 0 })
})

test('a chargeback of what an invoice hangs on waits for a clerk, who is shown the payment that it means', async () => {
  const paid = await pay()
  const payment = await paymentOf(paid)
  // A refund of it is under way; the same holds for a permit and an invoice.
  const refund = { application_id: paid.id, ground: 'withdrawal' as const, cents: 100, to_card: true, payee_name: 'Ana', reason: 'Odstop.' }
  expect((await clerk.call(proposeRefund, { body: refund })).status).toBe(200)
  await report([
    { type: 'Chargeback', order: paid.order, transaction: paid.transaction, change: 'CB-2', cents: -paid.fee_cents, fee: 0 },
    { type: 'Balancetransfer', cents: paid.fee_cents },
  ])
  expect(await statusOf(paid.id)).toBe('paid')
  const [movement] = (await clerk.call(listPayments, { body: { filters: { status: 'ambiguous' } } })).body.items
  expect(movement.actions).toContain('take_back')
  expect((await clerk.call(getPayment, { params: { id: movement.id } })).body.may_reverse).toMatchObject([
    { id: payment.id, named: true, used: true },
  ])
  // What the provider carries to its next batch has an account of its own until then.
  expect(await balances()).toMatchObject({ card_online: paid.fee_cents, clearing_difference: -paid.fee_cents })
})

test('a report that is another, of two batches, in another currency, or does not add up changes nothing; nor does one twice', async () => {
  const paid = await pay()
  const fault = async (answer: ReturnType<typeof report>) => (await answer).body.error.fields[0].rule
  expect(await fault(clerk.call(uploadSettlement, { form: statementForm('Datum,Znesek\n1. 1. 2026,5', 'drugo.csv') }))).toBe(
    'settlement_form',
  )
  expect(await fault(report([settled(paid, 1)], { payout: 1 }))).toBe('settlement_sum')
  expect(await fault(report([settled(paid, 1)], { currency: 'USD' }))).toBe('settlement_currency')
  expect((await report([settled(paid, 1)], { batch: '900' })).status).toBe(200)
  expect(await fault(report([settled(paid, 1)], { batch: '900' }))).toBe('settlement_known')
  const unknown = await report([{ ...settled(paid, 1), order: '018f6f00-0000-7000-8000-000000000000' }])
  expect(unknown.body.unmatched).toEqual([
    { type: 'Settled', order: '018f6f00-0000-7000-8000-000000000000', transaction: paid.transaction, cents: paid.fee_cents },
  ])
})

test('credited fees, a payment in two lines and a report that cannot be joined hold up no statement', async () => {
  const [credited, twice, refused] = [await pay(), await pay(), await pay()]
  const clearedOf = async (id: string) =>
    (await clerk.call(listSettlements)).body.settlements.find((one: { id: string }) => one.id === id)?.is_cleared
  const before = await balances()
  const first = await report([settled(credited, 0), { type: 'Fee', fee: -10 }])
  expect(first.body).toMatchObject({ fee_cents: -10, is_cleared: false })
  expect((await payout(credited.fee_cents + 10)).status).toBe(200)
  expect(await clearedOf(first.body.id)).toBe(true)
  expect((await balances())['card_fees']).toBe((before['card_fees'] ?? 0) - 10)

  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const both = await report([settled(twice, 3), settled(twice, 4)])
  expect((await payout(2 * twice.fee_cents - 7)).status).toBe(200)
  expect(await clearedOf(both.body.id)).toBe(false)
  expect(said).not.toHaveBeenCalled()

  const { database } = town.product.services
  const { id } = (await report([settled(refused, 11)])).body
  await database.execute(`alter table clearing add constraint broken check (report_id <> '${id}')`)
  expect((await payout(refused.fee_cents - 11)).status).toBe(200)
  expect(said).toHaveBeenCalledOnce()
  said.mockRestore()
  await database.execute('alter table clearing drop constraint broken')
  expect(await clearedOf(id)).toBe(false)
  await upload(town.product, paying(undefined, 1, { payer: 'Kdo drug' }))
  expect(await clearedOf(id)).toBe(true)
})

test('a dispute that is lost a second time under the same reference is recorded a second time', async () => {
  const paid = await pay()
  const of = { order: paid.order, transaction: paid.transaction, fee: 0 }
  const back = { ...of, change: 'CB-7', cents: -paid.fee_cents }
  expect((await report([settled(paid, 0), { ...back, type: 'Chargeback' }])).body).toMatchObject({ chargebacks: 1, unmatched: [] })
  await report([{ ...of, type: 'ChargebackReversed', change: 'CBR-7', cents: paid.fee_cents }])
  expect((await report([{ ...back, type: 'SecondChargeback' }])).body).toMatchObject({ chargebacks: 1, unmatched: [] })
})

test('a chargeback that took nothing yet and comes back is set aside with it; nothing is left over', async () => {
  const paid = await pay()
  const refund = { application_id: paid.id, ground: 'withdrawal' as const, cents: 100, to_card: true, payee_name: 'Ana', reason: 'Odstop.' }
  expect((await clerk.call(proposeRefund, { body: refund })).status).toBe(200)
  const before = await balances()
  const of = { order: paid.order, transaction: paid.transaction, fee: 0 }
  await report([{ ...of, type: 'Chargeback', change: 'CB-8', cents: -paid.fee_cents }])
  await report([{ ...of, type: 'ChargebackReversed', change: 'CBR-8', cents: paid.fee_cents }])
  const [second, first] = (await clerk.call(listPayments, { body: {} })).body.items
  expect([first, second]).toMatchObject([
    { status: 'ignored', cents: -paid.fee_cents },
    { status: 'ignored', cents: paid.fee_cents, reason: first.reason },
  ])
  expect(await paymentOf(paid)).toMatchObject({ status: 'matched' })
  expect(await balances()).toEqual(before)
  expect(await statusOf(paid.id)).toBe('paid')
})

test('a chargeback of a part takes that part; it is undone, taken by a clerk and won like a whole one', async () => {
  const paid = await pay()
  const { fee_cents: fee } = paid
  const before = await balances()
  const of = { order: paid.order, transaction: paid.transaction, fee: 0 }
  const part = { ...of, type: 'Chargeback', change: 'CB-P', cents: -1000 }
  expect((await report([settled(paid, 0), part])).body).toMatchObject({ chargebacks: 1, unmatched: [] })
  const movementOf = async () => (await clerk.call(listPayments, { body: { filters: { search: 'CB-P' } } })).body.items[0]
  expect(await movementOf()).toMatchObject({ status: 'reversed', cents: -1000, to_see: true })
  const paymentBy = async () => (await clerk.call(listPayments, { body: { filters: { search: paid.transaction } } })).body.items[0]
  expect(await paymentBy()).toMatchObject({ status: 'underpaid', allocated_cents: fee - 1000, left_cents: 0 })
  expect(await statusOf(paid.id)).toBe('approved')
  // The provider keeps what it pays back: nothing is left over, and the rest still pays.
  const now = await balances()
  expect(now).toMatchObject({ unallocated: before['unallocated'], card_online: (before['card_online'] ?? 0) - 1000 })
  expect(now['receivables']).toBe((before['receivables'] ?? 0) + 1000)

  const { id, version } = await movementOf()
  const undone = await clerk.call(undoPayment, { params: { id }, body: { version, reason: 'Banka se je zmotila.' } })
  expect(undone.body).toMatchObject({ status: 'ambiguous' })
  expect(await paymentBy()).toMatchObject({ status: 'matched', allocated_cents: fee, left_cents: 0 })
  await town.product.jobs.runDue()
  expect(await statusOf(paid.id)).toBe('paid')

  const waiting = (await clerk.call(getPayment, { params: { id } })).body
  const original = await paymentBy()
  expect(waiting.may_reverse).toMatchObject([{ id: original.id, named: true, used: false }])
  const taken = await clerk.call(takeBackPayment, { params: { id }, body: { version: waiting.version, payment_id: original.id } })
  expect(taken.body).toMatchObject({ status: 'reversed' })
  expect(await statusOf(paid.id)).toBe('approved')

  await report([{ ...of, type: 'ChargebackReversed', change: 'CBR-P', cents: 1000 }])
  await town.product.jobs.runDue()
  expect(await statusOf(paid.id)).toBe('paid')
  expect(await balances()).toMatchObject({ unallocated: before['unallocated'], receivables: before['receivables'] })
})

test('a part of what is too much goes back without touching what is paid; two parts that are the whole take it', async () => {
  const paid = await pay()
  const { kysely } = town.product.services.database
  const paymentBy = async () => (await clerk.call(listPayments, { body: { filters: { search: paid.transaction } } })).body.items[0]
  const { id } = await paymentBy()
  await kysely
    .updateTable('payment')
    .set({ cents: paid.fee_cents + 700, status: 'overpaid' })
    .where('id', '=', id)
    .execute()
  const of = { order: paid.order, transaction: paid.transaction, fee: 0, type: 'Chargeback' }
  await report([{ ...of, change: 'CB-O', cents: -500 }])
  expect(await paymentBy()).toMatchObject({ status: 'overpaid', left_cents: 200, allocated_cents: paid.fee_cents })
  expect((await clerk.call(readRefundable, { query: { payment_id: id } })).body).toMatchObject({ most_cents: 200 })
  expect(await statusOf(paid.id)).toBe('paid')
  await report([{ ...of, change: 'CB-O2', cents: -paid.fee_cents - 200 }])
  expect(await paymentBy()).toMatchObject({ status: 'reversed', left_cents: 0, allocated_cents: 0 })
  expect(await statusOf(paid.id)).toBe('approved')
})

test('the same chargeback twice, in one report or two, takes once; the second waits for a clerk', async () => {
  const [one, other] = [await pay(), await pay()]
  const back = (paid: Paid, change: string) => ({
    ...{ type: 'Chargeback', order: paid.order, transaction: paid.transaction, change, cents: -paid.fee_cents, fee: 0 },
  })
  expect((await report([back(one, 'CB-T'), back(one, 'CB-T')])).body).toMatchObject({ chargebacks: 2, unmatched: [] })
  await report([back(other, 'CB-U')])
  expect((await report([back(other, 'CB-U')])).status).toBe(200)
  for (const change of ['CB-T', 'CB-U']) {
    const { items } = (await clerk.call(listPayments, { body: { filters: { search: change } } })).body
    expect(items.map(({ status }: { status: string }) => status).toSorted()).toEqual(['ambiguous', 'reversed'])
  }
  expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['approved', 'approved'])
})

test('what was won and is lost a second time is taken again, in a later report or the same', async () => {
  const [one, other] = [await pay(), await pay()]
  const of = (paid: Paid) => ({ order: paid.order, transaction: paid.transaction, fee: 0 })
  const lost = (paid: Paid, type: string) => ({ ...of(paid), type, change: 'CB-L', cents: -paid.fee_cents })
  const won = (paid: Paid) => ({ ...of(paid), type: 'ChargebackReversed', change: 'CBR-L', cents: paid.fee_cents })
  await report([lost(one, 'Chargeback')])
  await report([won(one)])
  await town.product.jobs.runDue()
  expect(await statusOf(one.id)).toBe('paid')
  await report([lost(one, 'SecondChargeback'), lost(other, 'Chargeback'), won(other), lost(other, 'SecondChargeback')])
  await town.product.jobs.runDue()
  expect([await statusOf(one.id), await statusOf(other.id)]).toEqual(['approved', 'approved'])
  const { items } = (await clerk.call(listPayments, { body: { filters: { search: 'CBR-L' } } })).body
  expect(items.map(({ status }: { status: string }) => status)).toEqual(['reversed', 'reversed'])
})

test('an undone payout is not joined with its report again by itself', async () => {
  const before = await balances()
  const [one] = (await clerk.call(listSettlements)).body.settlements.filter(
    ({ payment_id: id }: { payment_id: string | null }) => id !== null,
  )
  const { version } = (await clerk.call(getPayment, { params: { id: one.payment_id } })).body
  await clerk.call(undoPayment, { params: { id: one.payment_id }, body: { version, reason: 'Drugo izplačilo.' } })
  await upload(town.product, paying(undefined, 1, { payer: 'Kdo drug' }))
  expect((await balances())['card_online']).toBeGreaterThan(before['card_online'] ?? 0)
})

test('of what came before a lapse was withdrawn only what no bank took back pays the price', async () => {
  await clerk.call(updateActSettings, { body: { payment_basis: '12. člena Odloka o prometu' } })
  const paid = await pay()
  const params = { id: paid.id }
  const payment = async () => (await clerk.call(listPayments, { body: { filters: { search: paid.transaction } } })).body.items[0]
  const first = await payment()
  const undo = { version: first.version, reason: 'Plačilo je le deloma za to vlogo.' }
  expect((await clerk.call(undoPayment, { params: { id: first.id }, body: undo })).status).toBe(200)
  const part = { version: (await payment()).version, allocations: [{ application_id: paid.id, cents: 500 }] }
  expect((await clerk.call(matchPaymentByHand, { params: { id: first.id }, body: part })).status).toBe(200)
  await runDeadlines(town.product, '2026-12-20')
  town.product.setClock('2026-12-20T09:00:00Z')
  clerk = await town.product.as('admin')
  const [draft] = (await clerk.call(readMatterActs, { params })).body.drafts
  expect((await clerk.call(issueActDraft, { params: { id: draft.id }, body: { version: draft.version } })).status).toBe(200)
  await town.product.jobs.runDue()
  const taken = { order: paid.order, transaction: paid.transaction, fee: 0, type: 'Chargeback', change: 'CB-LATE', cents: -1000 }
  expect((await report([taken])).body).toMatchObject({ chargebacks: 1, unmatched: [] })
  const kept = paid.fee_cents - 1000
  expect(await payment()).toMatchObject({ status: 'overpaid', left_cents: kept })
  const { version, late_cents: late } = (await clerk.call(getApplication, { params })).body
  expect(late).toBe(kept)
  const said = { facts: 'Banka je potrdila, da je bilo plačilo odrejeno v roku.', reason: 'Nalog za plačilo je bil dan pravočasno.' }
  const body = { version, ground: 'paid_in_time' as const, ...said }
  expect((await clerk.call(withdrawLapse, { params, body })).body).toMatchObject({ status: 'approved' })
  await town.product.jobs.runDue()
  expect((await clerk.call(readApplicationPayments, { params })).body).toMatchObject({ received_cents: kept, open_cents: 1000 })
  expect(await payment()).toMatchObject({ left_cents: 0, allocated_cents: kept })
})
