import { readAppeal } from '@dovolilnice/contract/appeals/operations'
import { withdrawAppeal } from '@dovolilnice/contract/appeals/steps/operations'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lodgeToday, rejectedAndServed, todayOf } from '../../test/applicant/appealed-act.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let clerk: TestClient
beforeAll(async () => {
  product = await startTestProduct()
  clerk = await product.as('admin')
})
afterAll(() => product.close())

const shown = async () => (await clerk.call(readDashboard)).body.appeals

test('open appeals are counted with their nearest term, until it has passed or nobody waits for them', async () => {
  expect(await shown()).toEqual({ open: 0, overdue: 0, next_due_on: null })
  const { act } = await rejectedAndServed(product, clerk)
  const { id } = (await lodgeToday(product, clerk, act)).body
  const { due_on, version } = (await clerk.call(readAppeal, { params: { id } })).body
  expect(await shown()).toEqual({ open: 1, overdue: 0, next_due_on: due_on })
  product.clock.advance(30 * 86_400_000)
  product.forgetClients()
  clerk = await product.as('admin')
  expect(await shown()).toEqual({ open: 1, overdue: 1, next_due_on: due_on })
  const body = { version, withdrawn_on: todayOf(product), reason: 'Stranka je pritožbo umaknila.' }
  expect((await clerk.call(withdrawAppeal, { params: { id }, body })).status).toBe(200)
  expect(await shown()).toEqual({ open: 0, overdue: 0, next_due_on: null })
})
