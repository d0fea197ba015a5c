import { readFile } from 'node:fs/promises'
import { readJournal, readReconciliation } from '@dovolilnice/contract/accounting/operations'
import { recordEmptying } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { createMachine } from '@dovolilnice/contract/coin-machines/operations'
import { addChangeMoney, readDrawers } from '@dovolilnice/contract/counter/operations'
import { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import { registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { clearPayment, readClearingItems } from '@dovolilnice/contract/payments/clearing/clearing'
import { listPayments, undoPayment } from '@dovolilnice/contract/payments/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { approveRefund, listRefunds, orderRefunds, proposeRefund } from '@dovolilnice/contract/refunds/operations'
import { startFiscalStandIn, type FiscalStandIn } from '../../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { approved, paying, setMoney, upload } from '../../../test/applicant/payment-cases.ts'
import { startFiscalProduct, type FiscalProduct } from '../../../test/money/fiscal-product.ts'
import type { TestClient } from '../../../test/test-client.ts'

let town: FiscalProduct<FiscalStandIn>
let clerk: TestClient
beforeAll(async () => {
  town = await startFiscalProduct(startFiscalStandIn)
  clerk = await town.product.as('admin')
  await setMoney(town.product)
  await clerk.call(registerBusinessPremise, { params: { id: town.till.premise }, body: {} })
})
afterAll(() => town.close())

let slips = 0
/** A card at the counter; the terminal owes its amount to the town. */
const card = async (): Promise<number> => {
  const { id, fee_cents: cents } = await approved(town.product)
  const body = { device_id: town.till.device, method: 'card' as const, cents, transaction_id: `S-${(slips += 1)}` }
  expect((await clerk.call(payAtCounter, { params: { id }, body })).status).toBe(200)
  return cents
}
const arrived = async (cents: number, purpose: string, more: object = {}) => {
  const { body } = await upload(town.product, paying(undefined, cents, { payer: 'Banka d. d.', purpose, ...more }))
  return (await clerk.call(listPayments, { body: { filters: { upload_id: body.id } } })).body.items[0]
}
/** Debit less credit of each place that is booked. */
const balances = async (): Promise<Record<string, number>> => {
  const { places } = (await clerk.call(readJournal, { body: { from: '2026-01-01', until: '2027-01-01' } })).body
  return Object.fromEntries(
    places.map((one: { place: string; debit_cents: number; credit_cents: number }) => [one.place, one.debit_cents - one.credit_cents]),
  )
}

test('a payout that names its fee clears the cards that it pays, the oldest first; the rest stays with the terminal', async () => {
  const [first, second, third] = [await card(), await card(), await card()]
  const fee = 47
  const movement = await arrived(first + second - fee, 'POS promet 16. 11., provizija 0,47 EUR')
  expect(movement).toMatchObject({ status: 'ignored', reason: 'Izplačilo kartic na okencu S-1 (+1)', actions: ['undo', 'remove'] })
  expect(await balances()).toMatchObject({ card_terminal: third, card_fees: fee, unallocated: 0, bank: first + second - fee })

  await clerk.call(undoPayment, { params: { id: movement.id }, body: { version: movement.version, reason: 'Ni to.' } })
  expect(await balances()).toMatchObject({ card_terminal: first + second + third, card_fees: 0, unallocated: fee - first - second })
})

test('a clerk clears a payout without a word of its fee, as it is proposed; what does not add up wants a reason and is said', async () => {
  const movement = (await clerk.call(listPayments, { body: { filters: { status: 'unknown' } } })).body.items[0]
  const { items, proposal } = (await clerk.call(readClearingItems, { params: { id: movement.id } })).body
  expect(proposal).toEqual({ place: 'card_terminal', item_ids: items.slice(0, 2).map(({ id }: { id: string }) => id), fee_cents: 47 })
  const clear = (body: object) =>
    clerk.call(clearPayment, { params: { id: movement.id }, body: { version: movement.version, ...proposal, ...body } })
  expect((await clear({ fee_cents: 40 })).body.error.fields).toMatchObject([{ path: 'reason', rule: 'clearing_reason' }])
  expect((await clear({ place: 'machine_coins' })).status).toBe(404)
  expect((await clear({ fee_cents: 40, reason: 'Banka je zadržala 7 centov preveč.' })).body.status).toBe('ignored')
  const [, , third] = items
  expect(await balances()).toMatchObject({ card_terminal: third.cents, card_fees: 40, clearing_difference: 7, unallocated: 0 })
  // What is cleared once is not offered, and not taken, again.
  const other = await arrived(third.cents, 'Poravnava')
  expect((await clerk.call(readClearingItems, { params: { id: other.id } })).body.items).toMatchObject([{ id: third.id }])
  const twice = await clerk.call(clearPayment, {
    params: { id: other.id },
    body: { version: other.version, place: 'card_terminal', item_ids: [items[0].id] },
  })
  expect(twice.status).toBe(404)
})

test('counted coins leave their account when the bank has them, by the number of the emptying or as all that lies there', async () => {
  const form = { business_premise_name: 'Trg', cashier_name: 'Parkomat', latitude: null, longitude: null, active: true }
  const { id } = (await clerk.call(createMachine, { body: { ...form, code: 'trg', cashier_nr: '07' } })).body
  const empty = async (minutes: number, coins: number) => {
    const emptied_at = new Date(town.product.clock.now().getTime() - minutes * 60_000).toISOString()
    return (await clerk.call(recordEmptying, { params: { id }, body: { emptied_at, counts: { 200: coins } } })).body.number
  }
  const [number] = [await empty(50, 100), await empty(40, 30), await empty(30, 20)]
  expect(await balances()).toMatchObject({ machine_coins: 30_000 })
  expect(await arrived(20_000, `Polog kovancev ${number}`)).toMatchObject({ status: 'ignored' })
  expect(await balances()).toMatchObject({ machine_coins: 10_000 })
  expect(await arrived(9_980, 'Kovanci parkomati, strošek 0,20')).toMatchObject({ reason: expect.stringContaining('(+1)') })
  expect(await balances()).toMatchObject({ machine_coins: 0, card_fees: 60 })

  const before = await balances()
  const [taken, foreign] = [await empty(10, 50), await empty(5, 60)]
  const mark = { end_to_end: 'POLOG-1' }
  expect(await arrived(10_000, `Polog kovancev ${taken}`, mark)).toMatchObject({ status: 'ignored' })
  // What the bank takes back lies where it lay before; other money than euros brings nothing of it.
  expect(await arrived(10_000, 'Napačen polog', { ...mark, direction: 'DBIT', reversal: true })).toMatchObject({ status: 'reversed' })
  expect(await arrived(12_000, `Polog kovancev ${foreign}`, { currency: 'USD' })).toMatchObject({ status: 'foreign' })
  expect(await balances()).toMatchObject({ machine_coins: 22_000, unallocated: before['unallocated'], bank: before['bank'] })
})

test('change money comes from the bank: what the bank gave out for it leaves the account in the journal', async () => {
  const [device] = (await clerk.call(readDrawers)).body.drawers
  await clerk.call(addChangeMoney, { params: { id: device.id }, body: { cents: 5000 } })
  const before = await balances()
  const movement = await arrived(5000, 'Dvig gotovine za menjalni denar', { direction: 'DBIT' })
  expect(movement).toMatchObject({ status: 'ignored', cents: -5000, actions: expect.arrayContaining(['undo']) })
  expect(await balances()).toMatchObject({ cash_in_transit: 0, bank: (before['bank'] ?? 0) - 5000 })
  // Money that the town spends otherwise stays its own.
  expect(await arrived(777, 'Elektrika', { direction: 'DBIT' })).toMatchObject({ reason: null })
})

/** Clears all of these with one movement, with that fee. */
const clearAll = (movement: { id: string; version: number }, items: { id: string; place: string }[], more: object = {}) => {
  const [first] = items
  const body = { version: movement.version, place: first?.place as 'card_terminal', item_ids: items.map(({ id }) => id), ...more }
  return clerk.call(clearPayment, { params: { id: movement.id }, body })
}
const openAt = async (movement: { id: string }, place: string) =>
  (await clerk.call(readClearingItems, { params: { id: movement.id } })).body.items.filter((one: { place: string }) => one.place === place)

test('a fee hides nothing: cash on its way has none, and a high one wants a reason', async () => {
  const [device] = (await clerk.call(readDrawers)).body.drawers
  await clerk.call(addChangeMoney, { params: { id: device.id }, body: { cents: 6000 } })
  const cash = await arrived(6100, 'Po nalogu', { direction: 'DBIT' })
  const lying = await openAt(cash, 'cash_in_transit')
  expect(lying).toMatchObject([{ cents: -6000 }])
  const refused = await clearAll(cash, lying, { fee_cents: 100, reason: 'Provizija.' })
  expect(refused.body.error.fields).toMatchObject([{ path: 'fee_cents', rule: 'clearing_cash_fee' }])
  expect((await clearAll(cash, lying, { reason: 'Stotin manjka.' })).status).toBe(200)

  const cents = await card()
  const payout = await arrived(cents - 500, 'Nakazilo')
  const cards = (await openAt(payout, 'card_terminal')).slice(-1)
  const high = await clearAll(payout, cards, { fee_cents: 500 })
  expect(high.body.error.fields).toMatchObject([{ path: 'reason', rule: 'clearing_fee_reason' }])
  expect((await clearAll(payout, cards, { fee_cents: 500, reason: 'Najemnina terminala.' })).status).toBe(200)
})

test('what was cleared by somebody whose call began later is not cleared again', async () => {
  const cents = await card()
  const [one, other] = [await arrived(cents, 'Nakazilo A'), await arrived(cents, 'Nakazilo B')]
  const cards = (await openAt(one, 'card_terminal')).slice(-1)
  town.product.clock.advance(60_000)
  expect((await clearAll(one, cards)).status).toBe(200)
  // As one that began before and has waited for the lock.
  town.product.clock.advance(-30_000)
  expect((await clearAll(other, cards)).status).toBe(404)
  town.product.clock.advance(30_000)
})

test('a movement that pays a refund is no change money, whatever it says', async () => {
  const [device] = (await clerk.call(readDrawers)).body.drawers
  const { reference, fee_cents: fee } = await approved(town.product)
  const payment = await (async () => {
    const { body } = await upload(town.product, paying(reference, fee + 4300))
    await town.product.jobs.runDue()
    return (await clerk.call(listPayments, { body: { filters: { upload_id: body.id } } })).body.items[0]
  })()
  const refund = { payment_id: payment.id, ground: 'overpayment' as const, cents: 4300, iban: 'SI56192001234567892' }
  const proposed = await clerk.call(proposeRefund, { body: { ...refund, payee_name: 'Ana Novak', reason: 'Preveč.' } })
  const second = await town.product.as('root')
  await second.call(approveRefund, { params: { id: proposed.body.id }, body: { version: 1 } })
  expect((await second.call(orderRefunds, {})).body).toMatchObject({ refunds: 1 })
  await clerk.call(addChangeMoney, { params: { id: device.id }, body: { cents: 4300 } })
  // The same number in other money pays nothing of it.
  await arrived(4300, `Vračilo ${proposed.body.number}`, { direction: 'DBIT', currency: 'USD' })
  const stands = async () => (await clerk.call(listRefunds, { body: { filters: { search: proposed.body.number } } })).body.items[0].status
  expect(await stands()).toBe('ordered')
  const before = await balances()
  await arrived(4300, `Vračilo ${proposed.body.number} namesto gotovine`, { direction: 'DBIT' })
  expect((await balances())['cash_in_transit']).toBe(before['cash_in_transit'])
  expect(await stands()).toBe('paid')
  const mark = { end_to_end: proposed.body.number, reversal: true, currency: 'USD' }
  expect(await arrived(4300, 'Vrnjeno', mark)).toMatchObject({ status: 'foreign' })
  expect(await stands()).toBe('paid')
})

test('what a town took before payouts were cleared is opened at the upgrade against its payouts; what came since it clears stays', async () => {
  const { database } = town.product.services
  const { kysely } = database
  const [old, since] = [await card(), await card()]
  const cameOn = (slip: number, day: string) =>
    kysely
      .updateTable('payment')
      .set({ created_at: new Date(`${day}T09:00:00Z`) })
      .where('transaction_id', '=', `S-${slip}`)
      .execute()
  await cameOn(slips - 1, '2026-02-01')
  // The town's first clearing was on 16 November.
  await cameOn(slips, '2026-11-05')
  await database.execute(`update kysely_migration set timestamp = '2026-03-01T09:00:00.000Z' where name = '0240-clearings'`)
  const account = async (wanted: string) => {
    const until = addDays(localDayOf(town.product.clock.now()), 1)
    const { accounts } = (await clerk.call(readReconciliation, { body: { from: '2026-01-01', until } })).body
    return accounts.find(({ place }: { place: string }) => place === wanted)
  }
  const before = await balances()
  expect(await account('unallocated')).toMatchObject({ unexplained_cents: 0 })
  const opening = await readFile(new URL('../../../migrations/0300-opening-of-clearings.sql', import.meta.url), 'utf8')
  await database.execute(opening)
  await database.execute(opening)
  const openings = await kysely.selectFrom('clearing').selectAll().where('document', '=', 'Otvoritev').execute()
  expect(openings).toMatchObject([{ place: 'card_terminal', net_cents: old, difference_cents: 0 }])
  await kysely.updateTable('clearing').set({ made_at: town.product.clock.now() }).where('document', '=', 'Otvoritev').execute()
  town.product.clock.advance(1000)

  // Nothing is a cost: the takings leave the terminal, and the payouts what is put to nothing.
  expect(await balances()).toEqual({
    ...before,
    card_terminal: (before['card_terminal'] ?? 0) - old,
    unallocated: (before['unallocated'] ?? 0) + old,
  })
  const cards = await account('card_terminal')
  expect(cards).toMatchObject({
    unexplained_cents: 0,
    items: expect.arrayContaining([expect.objectContaining({ label: `S-${slips}`, cents: since })]),
  })
  expect(cards.items).not.toContainEqual(expect.objectContaining({ label: `S-${slips - 1}` }))
  expect(await account('unallocated')).toMatchObject({
    unexplained_cents: 0,
    items: expect.arrayContaining([expect.objectContaining({ kind: 'opening', cents: old })]),
  })
})
