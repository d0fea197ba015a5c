import { exportJournal, readIncome, readJournal } from '@dovolilnice/contract/accounting/operations'
import { createMachine } from '@dovolilnice/contract/coin-machines/operations'
import { listEmptyings, readEmptyingPdf, readReportedCoins, recordEmptying } from '@dovolilnice/contract/coin-machines/emptying/emptying'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { reportOf } from '../../../test/gates/fake-machine.ts'
import { setMoney } from '../../../test/applicant/payment-cases.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { storeReports } from '../reports/store-reports.ts'

let product: TestProduct
let clerk: TestClient
let id: string
beforeAll(async () => {
  product = await startTestProduct()
  await setMoney(product)
  clerk = await product.as('admin')
  const form = { business_premise_name: 'Trg', cashier_name: 'Parkomat', latitude: null, longitude: null, active: true }
  id = (await clerk.call(createMachine, { body: { ...form, code: 'trg', cashier_nr: '07' } })).body.id
  const reports = [
    ['2026-11-16T07:00:00.000Z', 24_000],
    ['2026-11-16T08:00:00.000Z', 24_400],
    ['2026-11-16T08:30:00.000Z', 0],
  ] as const
  for (const [at, coins] of reports)
    await storeReports(product.services, [{ device: 'trg', event: reportOf({ at, coins }), received_at: new Date(at), claimed_at: null }])
})
afterAll(() => product.close())

const empty = (emptied_at: string, counts: Record<string, number>, more: object = {}, headers: Record<string, string> = {}) =>
  clerk.call(recordEmptying, { params: { id }, body: { emptied_at, counts, ...more }, headers })
const exact = { 200: 122 }

test('the telemetry of an emptying is the last report before the box was taken out', async () => {
  const at = async (time: string) => (await clerk.call(readReportedCoins, { params: { id }, query: { at: time } })).body
  expect(await at('2026-11-16T08:10:00.000Z')).toEqual({ reported_cents: 24_400, report_at: '2026-11-16T08:00:00.000Z' })
  expect(await at('2026-11-16T06:00:00.000Z')).toEqual({ reported_cents: null, report_at: null })
})

test('a difference wants a reason, and a time that cannot be is refused', async () => {
  expect(await empty('2026-11-16T08:10:00.000Z', { 200: 121 })).toMatchObject({
    status: 422,
    body: { error: { fields: [{ path: 'reason' }] } },
  })
  for (const time of ['2026-11-16T09:02:01.000Z', '2026-10-01T08:00:00.000Z'])
    expect(await empty(time, exact)).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'emptied_at' }] } } })
  expect((await empty('2026-11-16T08:10:00.000Z', { 500: 1 })).status).toBe(422)
  expect((await empty('2026-11-16T08:10:00.000Z', { 200: -1 })).status).toBe(422)
  const operator = await product.as('operator')
  expect(
    (await operator.call(recordEmptying, { params: { id }, body: { emptied_at: '2026-11-16T08:10:00.000Z', counts: exact } })).status,
  ).toBe(403)
})

test('protocols are numbered without a gap, once for one press, and after one another', async () => {
  const headers = { 'idempotency-key': randomUUID() }
  const first = await empty('2026-11-16T08:10:00.000Z', exact, {}, headers)
  expect(first).toMatchObject({ status: 200, body: { number: 'PM-07-2026-0001' } })
  expect((await empty('2026-11-16T08:10:00.000Z', exact, {}, headers)).body).toEqual(first.body)
  expect((await empty('2026-11-16T08:10:00.000Z', exact)).status).toBe(422)
  const second = await empty('2026-11-16T08:40:00.000Z', { 50: 1 }, { reason: 'Kovanec je ostal v žlebu.' })
  expect(second.body.number).toBe('PM-07-2026-0002')
  const { items } = (await clerk.call(listEmptyings, { body: {} })).body
  expect(items).toMatchObject([
    {
      number: 'PM-07-2026-0002',
      counted_cents: 50,
      reported_cents: 0,
      difference_cents: 50,
      vat_cents: 9,
      reason: 'Kovanec je ostal v žlebu.',
    },
    { number: 'PM-07-2026-0001', counted_cents: 24_400, reported_cents: 24_400, difference_cents: 0, vat_cents: 4400, reason: null },
  ])
  expect((await clerk.call(listEmptyings, { body: { filters: { with_difference: true } } })).body.total).toBe(1)
  const pdf = await clerk.call(readEmptyingPdf, { params: { id: first.body.id } })
  expect(pdf.raw.subarray(0, 5).toString()).toBe('%PDF-')
  expect(pdf.headers['content-disposition']).toContain('praznjenje-PM-07-2026-0001.pdf')
})

test('an emptying that was forgotten is entered later; a report from before the one that went before does not count for it', async () => {
  const before = '2026-11-16T07:30:00.000Z'
  const between = '2026-11-16T08:20:00.000Z'
  const at = async (time: string) => (await clerk.call(readReportedCoins, { params: { id }, query: { at: time } })).body
  expect(await at(between)).toEqual({ reported_cents: null, report_at: null })
  expect((await empty(between, { 10: 3 })).body.number).toBe('PM-07-2026-0003')
  expect((await empty(between, { 10: 3 })).status).toBe(422)
  expect((await empty(before, { 200: 120 })).body.number).toBe('PM-07-2026-0004')
  const { items } = (await clerk.call(listEmptyings, { body: { filters: { search: 'PM-07' } } })).body
  expect(items.map(({ number, reported_cents: cents }: Record<string, unknown>) => [number, cents])).toEqual([
    ['PM-07-2026-0002', 0],
    ['PM-07-2026-0003', null],
    ['PM-07-2026-0001', 24_400],
    ['PM-07-2026-0004', 24_000],
  ])
})

test('a protocol is never changed or deleted, only its reason is emptied', async () => {
  const { kysely } = product.services.database
  await expect(kysely.deleteFrom('machine_emptying').execute()).rejects.toThrow('never changed')
  await expect(kysely.updateTable('machine_emptying').set({ counted_cents: 1, vat_cents: 0 }).execute()).rejects.toThrow('never changed')
  await expect(kysely.updateTable('machine_emptying').set({ reason: 'drugače' }).execute()).rejects.toThrow('never changed')
  await kysely.updateTable('machine_emptying').set({ reason: null }).execute()
})

test('the takings are in the journal, balanced, and in the income', async () => {
  const days = { from: '2026-11-16', until: '2026-11-17' }
  const journal = (await clerk.call(readJournal, { body: days })).body
  expect(journal).toMatchObject({ entries: 4, debit_cents: 48_480, credit_cents: 48_480 })
  const places = journal.places.map(({ place, debit_cents, credit_cents }: Record<string, unknown>) => [place, debit_cents, credit_cents])
  expect(places).toEqual([
    ['vat', 0, 8742],
    ['machine_coins', 48_480, 0],
    ['machine_income', 0, 39_738],
  ])
  const csv = (await clerk.call(exportJournal, { body: { ...days, format: 'csv' } })).raw.toString()
  expect(csv).toContain('Praznjenje parkomata;PM-07-2026-0001')
  const { machines, total } = (await clerk.call(readIncome, { body: { ...days, by: 'day' } })).body
  expect(machines).toEqual({ net_cents: 39_738, vat_cents: 8742, gross_cents: 48_480, documents: 4 })
  expect(total.documents).toBe(0)
})

test('coins reported in the minute of the emptying count for it, and a clock a little ahead is taken as now', async () => {
  const form = { business_premise_name: 'Trg', cashier_name: 'Drug', latitude: null, longitude: null, active: true }
  const other = (await clerk.call(createMachine, { body: { ...form, code: 'trg-8', cashier_nr: '08' } })).body.id
  for (const [at, coins] of [
    ['2026-11-16T08:59:20.000Z', 600],
    ['2026-11-16T08:59:40.000Z', 0],
  ] as const)
    await storeReports(product.services, [{ device: 'trg-8', event: reportOf({ at, coins }), received_at: new Date(at), claimed_at: null }])
  const record = (emptied_at: string, counts: Record<string, number>) =>
    clerk.call(recordEmptying, { params: { id: other }, body: { emptied_at, counts } })
  expect((await record('2026-11-16T08:59:30.000Z', { 200: 3 })).body.number).toBe('PM-08-2026-0001')
  expect((await record('2026-11-16T09:01:30.000Z', {})).body.number).toBe('PM-08-2026-0002')
  const { items } = (await clerk.call(listEmptyings, { body: { filters: { search: 'PM-08' } } })).body
  expect(items.map(({ emptied_at: at, reported_cents: cents }: Record<string, unknown>) => [at, cents])).toEqual([
    ['2026-11-16T09:00:00.000Z', 0],
    ['2026-11-16T08:59:30.000Z', 600],
  ])
})
