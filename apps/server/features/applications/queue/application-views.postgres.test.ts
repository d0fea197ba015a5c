import { mostViews } from '@dovolilnice/contract/applications/queue/count-applications'
import { listApplicationViews } from '@dovolilnice/contract/applications/queue/list-application-views'
import { saveApplicationView } from '@dovolilnice/contract/applications/queue/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('views that are kept at the same moment are no more than a person may keep', async () => {
  const clerk = await product.as('admin')
  const names = Array.from({ length: mostViews + 8 }, (_, at) => `Pogled ${at}`)
  await Promise.all(names.map((name) => clerk.call(saveApplicationView, { body: { name, search: {} } })))
  expect((await clerk.call(listApplicationViews)).body.items).toHaveLength(mostViews)
})
