import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type JournalEntry,
  listJournalEntries,
  readJournal,
  type ReconciledAccount,
  readReconciliation,
} from '@dovolilnice/contract/accounting/operations'
import type { ReconciledPlace } from '@dovolilnice/contract/accounting/reconciliation'
import { recordEmptying } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { createMachine } from '@dovolilnice/contract/coin-machines/operations'
import { addChangeMoney, closeDrawer, giveBackPayment, listMovements, readDrawers } from '@dovolilnice/contract/counter/operations'
import { payAtCounter } from '@dovolilnice/contract/counter/pay-at-counter'
import { registerBusinessPremise } from '@dovolilnice/contract/invoices/fiscal/fiscal'
import { cancelInvoice, createInvoice, listInvoices } from '@dovolilnice/contract/invoices/operations'
import { listPayments, undoPayment } from '@dovolilnice/contract/payments/operations'
import { uploadSettlement } from '@dovolilnice/contract/payments/settlements/settlements'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { approveRefund, orderRefunds, proposeRefund } from '@dovolilnice/contract/refunds/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { startFiscalStandIn, type FiscalStandIn } from '../../../../tools/fiscal-stand-in/stand-in-server.ts'
import { startPaymentStandIn, type PaymentStandIn } from '../../../../tools/payment-stand-in/stand-in-server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Approved, approved, paying, statementForm, written } from '../applicant/payment-cases.ts'
import { startCardProduct, type CardProduct } from './card-product.ts'
import { municipality, townTaxNumber } from './fiscal-product.ts'
import { readBookedSums } from '../../features/accounting/figures/booked-sums.ts'
import { settlementCsv, type SettlementEntry } from './settlement-csv.ts'
import { openTill } from './till.ts'
import { sampleCamt, type SampleEntry } from '../../features/payments/read/sample-statement.ts'
import type { TestClient } from '../test-client.ts'

let folder: string
let taxAuthority: FiscalStandIn
let town: CardProduct<PaymentStandIn>
let clerk: TestClient
let device: string
const signIn = async () => {
  town.product.forgetClients()
  clerk = await town.product.as('admin')
}
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'month-'))
  taxAuthority = await startFiscalStandIn({ folder })
  const { path, password } = taxAuthority.issue({ taxNumber: townTaxNumber })
  town = await startCardProduct(startPaymentStandIn, {
    FISCAL_URL: taxAuthority.url,
    FISCAL_CA: taxAuthority.authorities,
    FISCAL_CERTIFICATE: path,
    FISCAL_CERTIFICATE_PASSWORD: password,
  })
  await signIn()
  await clerk.call(updateParameters, { body: { municipality } })
  const till = await openTill(town.product)
  device = till.device
  await clerk.call(registerBusinessPremise, { params: { id: till.premise }, body: {} })
  const { kysely } = town.product.services.database
  await kysely.updateTable('app_user').set({ tax_number: '95985352' }).where('id', '=', town.product.town.admin).execute()
})
afterAll(async () => {
  await town.close()
  await taxAuthority.close()
  rmSync(folder, { recursive: true })
})

const today = () => localDayOf(town.product.clock.now())
const nextDay = async () => {
  await town.product.jobs.runDue()
  town.product.clock.advance(86_400_000)
  await signIn()
}

let lies = 500_000
let statements = 0
/** A statement of the day with these movements; its balances follow one another. */
const statement = async (...entries: SampleEntry[]) => {
  const opening = lies
  for (const { amount, direction } of entries) lies += Math.round(Number(amount) * 100) * (direction === 'DBIT' ? -1 : 1)
  const day = today()
  const file = sampleCamt({
    ...{ id: `IZPISEK-${(statements += 1)}`, sequence: statements, opening: written(opening), closing: written(lies), closes: day },
    entries: entries.map((entry) => ({ booked: day, ...entry })),
  })
  const answer = await clerk.call(uploadStatement, { form: statementForm(file) })
  expect([answer.status, answer.body.statements?.[0].faults]).toEqual([200, []])
  await town.product.jobs.runDue()
}
const brings = (cents: number, purpose: string, more: Partial<SampleEntry> = {}) =>
  paying(undefined, cents, { payer: 'Banka d. d.', payer_iban: 'SI56020100011111111', purpose, ...more })

const atCounter = async (application: Approved, how: object) => {
  const body = { device_id: device, cents: application.fee_cents, ...how }
  const answer = await clerk.call(payAtCounter, { params: { id: application.id }, body })
  expect(answer.status).toBe(200)
  return answer.body
}
const cash = (application: Approved) => atCounter(application, { method: 'cash', tendered_cents: application.fee_cents })
let slips = 0
const card = (application: Approved) => atCounter(application, { method: 'card', transaction_id: `SLIP-${(slips += 1)}` })
const online = async (application: Approved): Promise<SettlementEntry> => {
  const { id, page } = await town.begin(application)
  town.standIn.behave({ kind: 'before_return' })
  await town.step(page, { step: 'pay', number: '4111 1111 1111 1111' })
  await town.product.jobs.runDue()
  const transaction = town.standIn.register.ofOrder(id)?.transaction_id ?? ''
  return { type: 'Settled', order: id, transaction, cents: application.fee_cents, fee: 25 }
}
const accounts = async (from: string): Promise<Map<ReconciledPlace, ReconciledAccount>> => {
  const { body } = await clerk.call(readReconciliation, { body: { from, until: addDays(today(), 1) } })
  return new Map(body.accounts.map((one: ReconciledAccount) => [one.place, one]))
}
const balancesOf = (all: ReadonlyMap<ReconciledPlace, ReconciledAccount>) =>
  Object.fromEntries([...all].map(([place, { balance_cents }]) => [place, balance_cents]))

test('a month of bank, cash, terminal, online cards and coins, with all that goes wrong, is reconciled to zero', async () => {
  const first = today()
  // Day one: the counter.
  await clerk.call(addChangeMoney, { params: { id: device }, body: { cents: 5000 } })
  const [inCash, wrong, byCard, alsoByCard] = [
    await approved(town.product),
    await approved(town.product),
    await approved(town.product),
    await approved(town.product),
  ]
  await cash(inCash)
  await cash(wrong)
  const takings = inCash.fee_cents
  const [movement] = (await clerk.call(listMovements, { body: { filters: { search: wrong.number } } })).body.items
  const back = await clerk.call(giveBackPayment, { params: { id: movement.id }, body: { device_id: device, reason: 'Napačna vloga.' } })
  expect(back.status).toBe(200)
  const { invoice } = await card(byCard)
  await card(alsoByCard)
  await clerk.call(cancelInvoice, { params: { id: invoice.id }, body: { reason: 'Napačen plačnik.', money_stays: true } })
  expect((await clerk.call(createInvoice, { params: { id: byCard.id } })).status).toBe(200)
  const [drawer] = (await clerk.call(readDrawers)).body.drawers
  const { expected_cents, movements, last_movement_id } = drawer
  const counted = { counted_cents: expected_cents - 20, deposit_cents: takings, reason: 'Manjka 20 centov.' }
  const closed = await clerk.call(closeDrawer, {
    params: { id: device },
    body: { expected_cents, movements, last_movement_id, ...counted },
  })
  expect(closed.status).toBe(200)
  await statement(brings(5000, 'Dvig menjalnega denarja', { direction: 'DBIT' }))

  // Day two: the bank and cards online.
  await nextDay()
  const [byBank, returned, tooMuch] = [await approved(town.product), await approved(town.product), await approved(town.product)]
  const goesBack = paying(returned.reference, returned.fee_cents, { end_to_end: 'E2E-1' })
  await statement(
    paying(byBank.reference, byBank.fee_cents),
    goesBack,
    paying(tooMuch.reference, tooMuch.fee_cents + 700),
    brings(takings, `Polog ${closed.body.number}`),
    brings(4200, 'Elektrika oktober', { direction: 'DBIT' }),
  )
  for (const { id } of [byBank, tooMuch]) expect((await clerk.call(createInvoice, { params: { id } })).status).toBe(200)
  const [kept, taken] = [await town.application(), await town.application()]
  const [settled, chargedBack] = [await online(kept), await online(taken)]
  expect((await clerk.call(createInvoice, { params: { id: kept.id } })).status).toBe(200)

  // Day three: coins, what goes back, and what nobody knows.
  await nextDay()
  const machine = { business_premise_name: 'Trg', cashier_name: 'Parkomat', latitude: null, longitude: null, active: true }
  const { id: machineId } = (await clerk.call(createMachine, { body: { ...machine, code: 'trg', cashier_nr: '07' } })).body
  const emptied_at = new Date(town.product.clock.now().getTime() - 600_000).toISOString()
  const emptying = await clerk.call(recordEmptying, { params: { id: machineId }, body: { emptied_at, counts: { 200: 150, 100: 12 } } })
  expect(emptying.status).toBe(200)
  const over = (await clerk.call(listPayments, { body: { filters: { search: tooMuch.number } } })).body.items[0]
  const payee = { payee_name: 'Čedomir Žagar Škrjanec', iban: 'SI56192001234567892', reason: 'Preplačilo.' }
  const refund = (await clerk.call(proposeRefund, { body: { payment_id: over.id, cents: 700, ground: 'overpayment', ...payee } })).body
  const second = await town.product.as('root')
  expect((await second.call(approveRefund, { params: { id: refund.id }, body: { version: 1 } })).status).toBe(200)
  expect((await second.call(orderRefunds, {})).status).toBe(200)
  await statement({ ...goesBack, direction: 'DBIT', reversal: true, bank_reference: 'B-R' }, brings(3110, 'Kdo ve'))
  const open = await accounts(first)
  expect([...open.values()].filter(({ unexplained_cents: cents }) => cents !== 0)).toEqual([])
  expect(balancesOf(open)).toMatchObject({
    card_terminal: byCard.fee_cents + alsoByCard.fee_cents,
    card_online: kept.fee_cents + taken.fee_cents,
    machine_coins: 31_200,
    cash_in_transit: 0,
    unallocated: -3110 - 700,
  })
  expect(open.get('unallocated')?.items).toMatchObject([
    { label: over.reference, cents: -700 },
    { label: 'Kdo ve', cents: -3110 },
  ])

  // Later: everything arrives.
  await nextDay()
  const report = [settled, chargedBack, { ...chargedBack, type: 'Chargeback', change: 'CB-1', cents: -taken.fee_cents, fee: 1500 }]
  const uploaded = await clerk.call(uploadSettlement, { form: statementForm(settlementCsv(report), 'settlement.csv') })
  expect(uploaded.body).toMatchObject({ unmatched: [], chargebacks: 1 })
  const cards = byCard.fee_cents + alsoByCard.fee_cents
  await statement(
    brings(cards - 90, 'POS promet, provizija 0,90'),
    brings(kept.fee_cents - 1550, 'TX1 Obcina', { payer: 'Adyen N.V.' }),
    brings(31_000, `Kovanci ${emptying.body.number}, strošek 2,00`),
    brings(700, `Vračilo ${refund.number}`, { direction: 'DBIT' }),
  )
  const stray = (await clerk.call(listPayments, { body: { filters: { search: 'Kdo ve' } } })).body.items[0]
  const known = await approved(town.product)
  expect(stray.status).toBe('unknown')
  const refunds = { payment_id: stray.id, cents: 3110, ground: 'overpayment' as const, ...payee }
  const unknown = (await clerk.call(proposeRefund, { body: refunds })).body
  await (await town.product.as('root')).call(approveRefund, { params: { id: unknown.id }, body: { version: 1 } })
  await (await town.product.as('root')).call(orderRefunds, {})
  await nextDay()
  await statement(brings(3110, `Vračilo ${unknown.number}`, { direction: 'DBIT' }), paying(known.reference, known.fee_cents))
  expect((await clerk.call(createInvoice, { params: { id: known.id } })).status).toBe(200)

  const end = await accounts(first)
  expect([...end.values()].filter(({ unexplained_cents: cents }) => cents !== 0)).toEqual([])
  expect(balancesOf(end)).toEqual({
    bank: lies - 500_000 + 4200,
    cash: 5000 - 20,
    ...{ cash_in_transit: 0, card_terminal: 0, card_online: 0, machine_coins: 0, receivables: 0, unallocated: 0 },
  })
  expect(end.get('bank')?.items).toMatchObject([
    { kind: 'statement_opening' },
    { kind: 'own_outgoing', cents: 4200 },
    { kind: 'statement', cents: lies },
  ])

  // The same, begun later: what was before is the opening.
  const later = await accounts(today())
  expect(later.get('bank')).toMatchObject({ opening_cents: (end.get('bank')?.balance_cents ?? 0) - known.fee_cents + 3110 })
  expect(balancesOf(later)).toEqual(balancesOf(end))
})

test('entries are listed by page and account, each with its lines and the record behind it', async () => {
  const body = { from: addDays(today(), -30), until: addDays(today(), 1) }
  const all = (await clerk.call(listJournalEntries, { body })).body
  expect(all.entries).toHaveLength(25)
  const next = (await clerk.call(listJournalEntries, { body: { ...body, page: 2 } })).body
  expect(next.entries).toHaveLength(Math.min(25, all.total - 25))
  const coins = (await clerk.call(listJournalEntries, { body: { ...body, place: 'machine_coins' } })).body
  expect(coins.entries).toMatchObject([
    { kind: 'takings', opens: { type: 'emptying' }, bookings: [{ debit_cents: 31_200 }, { credit_cents: 25_574 }, { credit_cents: 5626 }] },
    {
      kind: 'clearing',
      opens: { type: 'payment' },
      bookings: expect.arrayContaining([expect.objectContaining({ place: 'card_fees', debit_cents: 200 })]),
    },
  ])
  const kinds = new Set([...all.entries, ...next.entries].map(({ kind }: { kind: string }) => kind))
  expect([...kinds].toSorted()).toEqual([
    'allocation',
    'clearing',
    'drawer',
    'invoice',
    'payment',
    'refund',
    'reversal',
    'storno',
    'takings',
  ])
})

test('a balance as of a day stays as it was, whatever is undone later', async () => {
  const day = today()
  const before = await accounts(day)
  await nextDay()
  const payout = (await clerk.call(listPayments, { body: { filters: { search: 'POS promet' } } })).body.items[0]
  await clerk.call(undoPayment, { params: { id: payout.id }, body: { version: payout.version, reason: 'Drug obračun.' } })
  expect((await accounts(today())).get('card_terminal')).toMatchObject({ item_count: 2, unexplained_cents: 0 })
  const { body } = await clerk.call(readReconciliation, { body: { from: day, until: today() } })
  expect(new Map(body.accounts.map((one: ReconciledAccount) => [one.place, one]))).toEqual(before)
  expect((await clerk.call(listInvoices, { body: { itemsPerPage: 100 } })).body.total).toBeGreaterThan(8)
})

test('what the database adds up is what the journal books, place by place', async () => {
  const { kysely } = town.product.services.database
  const days = { from: addDays(today(), -30), until: addDays(today(), 1) }
  for (const [from, until] of [
    [days.from, days.until],
    [addDays(today(), -4), days.until],
  ] as const) {
    const { places, entries } = (await clerk.call(readJournal, { body: { from, until } })).body
    const booked: Record<string, [number, number]> = {}
    for (const { place, debit_cents, credit_cents } of places as { place: string; debit_cents: number; credit_cents: number }[])
      booked[place] = [debit_cents, credit_cents]
    const sums = await readBookedSums(kysely, { from: startOfLocalDay(from), until: startOfLocalDay(until) })
    for (const { place } of (await accounts(from)).values()) {
      const here = sums.filter((one) => one.place === place)
      const [debit, credit] = [here.reduce((sum, one) => sum + one.debit, 0), here.reduce((sum, one) => sum + one.credit, 0)]
      expect([place, debit, credit]).toEqual([place, ...(booked[place] ?? [0, 0])])
    }
    // The entries one by one, page by page, none left out and none twice.
    const listed: Record<string, [number, number]> = {}
    const keys: string[] = []
    for (let page = 1; page === 1 || keys.length === (page - 1) * 25; page += 1) {
      const { body } = await clerk.call(listJournalEntries, { body: { from, until, page } })
      for (const { key, bookings } of body.entries as JournalEntry[]) {
        keys.push(key)
        for (const { place, debit_cents, credit_cents } of bookings) {
          const [debit, credit] = listed[place] ?? [0, 0]
          listed[place] = [debit + debit_cents, credit + credit_cents]
        }
      }
    }
    expect(listed).toEqual(booked)
    expect([new Set(keys).size, keys.length]).toEqual([entries, entries])
  }
})

test('a town that has changed its bank reconciles each account by itself', async () => {
  const other = 'SI56192001234567892'
  const first = addDays(today(), -30)
  const before = (await accounts(first)).get('bank')
  const money = { iban: other, reference_model: 'SI12', purpose_code: 'GOVT', reminder_days: 7 } as const
  expect((await clerk.call(updateParameters, { body: { money } })).status).toBe(200)
  const application = await approved(town.product)
  const file = sampleCamt({
    ...{ iban: other, id: 'DRUGA-1', sequence: 1, opening: '70.00', closing: written(7000 + application.fee_cents), closes: today() },
    entries: [{ booked: today(), ...paying(application.reference, application.fee_cents) }],
  })
  expect((await clerk.call(uploadStatement, { form: statementForm(file) })).body.added).toBe(1)
  const { body } = await clerk.call(readReconciliation, { body: { from: first, until: addDays(today(), 1) } })
  const banks = body.accounts.filter(({ place }: ReconciledAccount) => place === 'bank')
  expect(banks).toMatchObject([
    { iban: other, debit_cents: application.fee_cents, balance_cents: application.fee_cents, item_count: 2, unexplained_cents: 0 },
    { iban: before?.iban, balance_cents: before?.balance_cents, item_count: before?.item_count, unexplained_cents: 0 },
  ])
})
