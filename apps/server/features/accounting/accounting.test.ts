import { listOpenItems, readIncome, sumOpenItems } from '@dovolilnice/contract/accounting/operations'
import { cancelInvoice, createInvoice, listInvoices } from '@dovolilnice/contract/invoices/operations'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { feeLine, paidApplication } from '../../test/applicant/paid-application.ts'
import { approved, paying, setMoney, upload } from '../../test/applicant/payment-cases.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { openTill } from '../../test/money/till.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
  await openTill(product)
})
afterAll(() => product.close())

const today = () => localDayOf(product.clock.now())
const income = async (by: 'day' | 'month' = 'day') =>
  (await clerk.call(readIncome, { body: { from: addDays(today(), -60), until: addDays(today(), 1), by } })).body
const fee = feeLine({ code: 'administrative_fee', cents: 1810, vat_basis_points: null })

/** An invoice of these lines, issued today. */
const issue = async (lines: Parameters<typeof paidApplication>[3]) =>
  (await clerk.call(createInvoice, { params: { id: await paidApplication(product, {}, {}, lines) } })).body

test('income is the sum of the invoices to the cent, by everything that it is divided by; a storno counts as minus', async () => {
  await issue([feeLine({ cents: 9999 }), fee])
  await issue([feeLine({ cents: 3333, vat_basis_points: 950 })])
  const wrong = await issue([feeLine({ cents: 7777 })])
  await clerk.call(cancelInvoice, { params: { id: wrong.id }, body: { reason: 'Napačen plačnik.' } })

  const { items } = (await clerk.call(listInvoices, { body: { itemsPerPage: 100 } })).body
  const listed = items.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0)
  const { total, periods, kinds, rates, methods, documents } = await income()
  expect(total).toEqual({ gross_cents: listed, net_cents: 8196 + 1810 + 3044, vat_cents: 1803 + 289, documents: 4 })
  for (const parts of [periods, kinds, rates, methods, documents])
    for (const key of ['gross_cents', 'net_cents', 'vat_cents'] as const)
      expect(
        parts.reduce((sum: number, part: typeof total) => sum + part[key], 0),
        key,
      ).toBe(total[key])
  expect(periods).toMatchObject([{ from: today() }])
  expect(
    rates.map(({ vat_basis_points: rate, gross_cents: cents }: { vat_basis_points: number | null; gross_cents: number }) => [rate, cents]),
  ).toEqual([
    [2200, 9999],
    [950, 3333],
    [null, 1810],
  ])
  expect(documents).toMatchObject([
    { kind: 'invoice', documents: 3 },
    { kind: 'storno', gross_cents: -7777, documents: 1 },
  ])
  expect((await income('month')).periods).toMatchObject([{ from: `${today().slice(0, 7)}-01`, gross_cents: listed }])
})

test('a period is in order and at most a year', async () => {
  const body = { from: '2026-02-01', until: '2026-02-01', by: 'day' }
  expect((await clerk.call(readIncome, { body })).body.error.fields).toMatchObject([{ path: 'until', rule: 'period_reversed' }])
  const long = await clerk.call(readIncome, { body: { ...body, until: '2028-01-01' } })
  expect(long.body.error.fields).toMatchObject([{ rule: 'period_too_long_to_sum' }])
})

test('what is open is listed with its age, and each kind is summed', async () => {
  const [unpaid, part, over] = [await approved(product), await approved(product), await approved(product)]
  const stray = paying(undefined, 4321, { payer: 'Neznanka', purpose: 'Za sosedo' })
  await upload(product, paying(part.reference, 100), paying(over.reference, over.fee_cents + 700, { payer: 'Preplačnik' }), stray)
  await product.jobs.runDue()
  product.clock.advance(45 * 86_400_000)
  const colleague = await product.as('root')
  const { items } = (await colleague.call(listOpenItems, { body: { itemsPerPage: 100 } })).body
  const found = (label: string) => items.find((item: { label: string }) => item.label === label)
  expect(found(unpaid.number)).toMatchObject({ kind: 'unpaid', cents: unpaid.fee_cents, days: 45, age: 'to_60', id: unpaid.id })
  expect(found(part.number)).toMatchObject({ kind: 'underpaid', cents: part.fee_cents - 100 })
  expect(found(over.reference)).toMatchObject({ kind: 'overpaid', cents: 700, name: 'Preplačnik' })
  expect(found('Za sosedo')).toMatchObject({ kind: 'unidentified', cents: 4321, name: 'Neznanka' })

  const { sums } = (await colleague.call(sumOpenItems, {})).body
  expect(sums).toContainEqual({ kind: 'overpaid', age: expect.any(String), count: 1, cents: 700 })
  const total = sums.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0)
  expect(total).toBe(items.reduce((sum: number, { cents }: { cents: number }) => sum + cents, 0))
  const old = await colleague.call(listOpenItems, { body: { filters: { age: 'over_90' } } })
  expect(old.body.items).toEqual([])
})

test('figures are for those who may see them', async () => {
  expect((await (await product.as('operator')).call(sumOpenItems, {})).status).toBe(403)
})
