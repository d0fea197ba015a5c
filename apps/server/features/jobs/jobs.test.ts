import { jobLabels, listFailedJobs, readJobQueues, retryJob, retryJobQueue } from '@dovolilnice/contract/jobs/jobs'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productJobs } from '../../start-services.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** A piece of work that the queue has given up. */
const putDead = (id: string, name = 'remove-export-file', reason = 'povezava zavrnjena'): Promise<unknown> =>
  product.services.database.execute(
    `insert into pgboss.job (id, name, data, state, retry_limit, retry_count, started_on, completed_on, output)
     values ($1, $2, '{"storage_key":"0000"}', 'failed', 5, 5, now(), now(), jsonb_build_object('message', $3::text))`,
    [id, name, reason],
  )
const queueOf = async (name: string) => {
  const { body } = await (await product.as('root')).call(readJobQueues, {})
  return body.queues.find((queue: { name: string }) => queue.name === name)
}

test('each kind of work has words in both languages', () => {
  expect(Object.keys(jobLabels).toSorted()).toEqual(productJobs.map(({ name }) => name).toSorted())
})

test('a queue says what waits, when it is due next, and what failed with its reason; root tries one or all again', async () => {
  const root = await product.as('root')
  const ids = [v7(), v7(), v7()]
  for (const id of ids) await putDead(id)
  expect(await queueOf('remove-export-file')).toMatchObject({ waiting: 0, running: 0, retrying: 0, dead: 3, most_tries: 6 })
  // 16 November, 10:00: the next 3:20 in Ljubljana is that of the next day.
  expect(await queueOf('expire-exports')).toMatchObject({ dead: 0, next_run: '2026-11-17T02:20:00.000Z' })
  const listed = await root.call(listFailedJobs, { body: { filters: { name: 'remove-export-file' } } })
  expect(listed.body).toMatchObject({ total: 3 })
  expect(listed.body.items[0]).toMatchObject({ status: 'failed', last_error: 'povezava zavrnjena', attempts: 6, next_run: null })
  expect(JSON.stringify(listed.body)).not.toContain('storage_key')

  expect((await root.call(retryJob, { params: { id: ids[0]! } })).status).toBe(204)
  expect(await queueOf('remove-export-file')).toMatchObject({ retrying: 1, dead: 2 })
  expect((await root.call(retryJobQueue, { body: { queue: 'remove-export-file' } })).body).toEqual({ count: 3 })
  await product.jobs.runDue()
  expect(await queueOf('remove-export-file')).toMatchObject({ waiting: 0, retrying: 0, dead: 0 })
  expect((await root.call(retryJobQueue, { body: { queue: 'remove-export-file' } })).status).toBe(409)
  expect((await root.call(retryJob, { params: { id: ids[0]! } })).status).toBe(404)

  const events = product.services.database.kysely.selectFrom('event').select(['subject_id', 'subject_label', 'after'])
  expect(await events.where('action', '=', 'job:retry').orderBy('at').execute()).toEqual([
    { subject_id: ids[0], subject_label: 'Odstranjevanje datoteke izvoza', after: { attempts: 6 } },
    { subject_id: 'remove-export-file', subject_label: 'Odstranjevanje datoteke izvoza', after: { count: 3 } },
  ])
})

test('what failed for good gets one more try, and no more', async () => {
  const id = v7()
  await putDead(id)
  await (await product.as('root')).call(retryJob, { params: { id } })
  const { rows } = await product.services.database.execute('select state::text, retry_limit, completed_on from pgboss.job where id = $1', [
    id,
  ])
  expect(rows).toEqual([{ state: 'retry', retry_limit: 6, completed_on: null }])
})

test('nobody but root sees or moves the work', async () => {
  for (const who of ['admin', 'operator', 'regular'] as const) {
    const client = await product.as(who)
    expect((await client.call(readJobQueues, {})).status).toBe(403)
    expect((await client.call(retryJobQueue, { body: { queue: 'send-mail' } })).status).toBe(403)
  }
})
