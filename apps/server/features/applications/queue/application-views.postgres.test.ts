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
  const save = (name: string) => clerk.call(saveApplicationView, { body: { name, search: {} } })
  // A busy server sends some away with 503; they come again together.
  for (let left = names; left.length > 0;) {
    const answers = await Promise.all(left.map(save))
    left = left.filter((_, at) => answers[at]?.status === 503)
  }
  expect((await clerk.call(listApplicationViews)).body.items).toHaveLength(mostViews)
})
