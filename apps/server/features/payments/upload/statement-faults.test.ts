import { checkStatement, listStatements } from '@dovolilnice/contract/payments/statements/list-statements'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paying, setMoney, statementForm } from '../../../test/applicant/payment-cases.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { sampleCamt, type SampleStatement } from '../read/sample-statement.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
})
afterAll(() => product.close())

/** A statement of one day in which ten euros come. */
const daily = (day: number, opening: number, more: Partial<SampleStatement> = {}): SampleStatement => ({
  id: `2026/${day}`,
  sequence: day,
  opening: opening.toFixed(2),
  closing: (opening + 10).toFixed(2),
  closes: `2026-11-${String(day).padStart(2, '0')}`,
  entries: [paying(undefined, 1000, { booked: `2026-11-${String(day).padStart(2, '0')}` })],
  ...more,
})
const send = async (...statements: SampleStatement[]) => {
  const { body, status } = await clerk.call(uploadStatement, { form: statementForm(sampleCamt(...statements)) })
  expect(status).toBe(200)
  return body.statements.flatMap(({ faults }: { faults: string[] }) => faults)
}
const faulty = async (): Promise<Record<string, string[]>> => {
  const { items } = (await clerk.call(listStatements, { body: { filters: { with_faults: true } } })).body
  return Object.fromEntries(items.map((row: { bank_id: string; faults: string[] }) => [row.bank_id, row.faults]))
}

test('a statement that does not add up, ends in the future or follows none says so, and its payments are recorded all the same', async () => {
  expect(await send(daily(2, 100))).toEqual([])
  expect(await send(daily(3, 110))).toEqual([])
  expect(await send(daily(4, 120, { closing: '9999.99' }))).toEqual(['sum'])
  expect(await send(daily(6, 140))).toEqual(['gap_before', 'number'])
  expect(await send(daily(30, 150, { sequence: 7 }))).toEqual(['future'])
  expect(await faulty()).toEqual({ '2026/30': ['future'], '2026/4': ['sum', 'gap_after'], '2026/6': ['gap_before', 'number'] })
})

test('the missing day may come later, the same one again adds no fault, and a clerk says why another is right', async () => {
  expect(await send(daily(5, 9999.99, { closing: '140.00' }))).toEqual(['sum'])
  expect(await faulty()).toEqual({ '2026/30': ['future'], '2026/4': ['sum'], '2026/5': ['sum'] })
  expect(await send(daily(4, 120, { closing: '9999.99' }))).toEqual([])
  const { items } = (await clerk.call(listStatements, { body: { filters: { with_faults: true } } })).body
  for (const { id } of items)
    expect((await clerk.call(checkStatement, { params: { id }, body: { reason: 'Banka je napako potrdila.' } })).status).toBe(204)
  expect(await faulty()).toEqual({})
})

test('a week beside its days is no gap, and an older one that follows nothing shows where a day is missing', async () => {
  const { sequence: _, ...last } = daily(5, 100)
  const week = { ...last, id: 'TEDEN', closing: '140.00' }
  const entries = [2, 3, 4, 5].flatMap((day) => daily(day, 0).entries)
  expect(await send({ ...week, entries })).toEqual([])
  expect(await send({ ...daily(1, 50), closes: '2026-10-01', entries: [paying(undefined, 1000, { booked: '2026-10-01' })] })).toEqual([
    'gap_after',
  ])
})
