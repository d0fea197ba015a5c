import { readReconciliation } from '@dovolilnice/contract/accounting/operations'
import { uploadStatement } from '@dovolilnice/contract/payments/statements/upload-statement'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { paying, setMoney, statementForm } from '../applicant/payment-cases.ts'
import type { TestClient } from '../test-client.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'
import { sampleCamt, type SampleStatement } from '../../features/payments/read/sample-statement.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
  await setMoney(product)
})
afterAll(() => product.close())

const send = async (statement: SampleStatement) =>
  expect((await clerk.call(uploadStatement, { form: statementForm(sampleCamt(statement)) })).status).toBe(200)
const bank = async () => {
  const body = { from: '2026-01-01', until: addDays(localDayOf(new Date()), 1) }
  const { accounts } = (await clerk.call(readReconciliation, { body })).body
  return accounts.find(({ place }: { place: string }) => place === 'bank')
}

test('statements without balances explain what they brought, before those that have them and after', async () => {
  const fee = { direction: 'DBIT', purpose: 'Provizija' } as const
  await send({
    id: '1',
    entries: [paying(undefined, 1000, { booked: '2026-11-01' }), paying(undefined, 300, { booked: '2026-11-01', ...fee })],
  })
  expect(await bank()).toMatchObject({ balance_cents: 1000, unexplained_cents: null })
  const told = { sequence: 2, opening: '100.00', closing: '110.00', closes: '2026-11-02' }
  await send({ id: '2', ...told, entries: [paying(undefined, 1000, { booked: '2026-11-02' })] })
  expect(await bank()).toMatchObject({ balance_cents: 2000, unexplained_cents: 0 })
  await send({ id: '3', entries: [paying(undefined, 500, { booked: '2026-11-03' })] })
  expect(await bank()).toMatchObject({ balance_cents: 2500, unexplained_cents: 0 })
})
