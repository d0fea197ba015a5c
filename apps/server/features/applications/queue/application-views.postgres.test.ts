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
  const answers = await Promise.all(names.map(save))
  // A busy server sends some away with 503.
  for (const [at, { status }] of answers.entries()) if (status === 503) await save(names[at] ?? '')
  expect((await clerk.call(listApplicationViews)).body.items).toHaveLength(mostViews)
})
