import { createExport } from '@dovolilnice/contract/exports/create-export'
import { readExport } from '@dovolilnice/contract/exports/read-export'
import { retryExport } from '@dovolilnice/contract/exports/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { expireExportsJob } from '../remove-files.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const create = async (): Promise<string> => {
  const root = await product.as('root')
  return (await root.call(createExport, { body: { list: 'list-users', format: 'csv', columns: ['name'] } })).body.id
}
const rowOf = async (id: string) => (await (await product.as('root')).call(readExport, { params: { id } })).body

test('an export whose job has ended without a word fails at night, and can be asked for again; others wait on', async () => {
  const [killed, waiting] = [await create(), await create()]
  const { database, send } = product.services
  // What the queue leaves behind where the process died at every try.
  await database.execute(`update data_export set status = 'running', run_id = gen_random_uuid(), started_at = created_at where id = $1`, [
    killed,
  ])
  await database.execute(`update pgboss.job set state = 'failed' where name = 'run-export' and data ->> 'export_id' = $1`, [killed])
  await database.transaction((trx) => send(trx, expireExportsJob, {}))
  await product.jobs.runDue(expireExportsJob.name)
  expect(await rowOf(killed)).toMatchObject({ export_status_name: 'failed', failure: 'internal', steps: ['retry', 'delete'] })
  expect(await rowOf(waiting)).toMatchObject({ export_status_name: 'waiting', failure: null })

  const root = await product.as('root')
  expect((await root.call(retryExport, { params: { id: killed } })).status).toBe(204)
  await product.jobs.runDue()
  for (const id of [killed, waiting]) expect(await rowOf(id)).toMatchObject({ export_status_name: 'done', failure: null })
})
