import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { listUsers } from '@dovolilnice/contract/users/operations'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { doneAs } from '../work-limits.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('a locked table costs only the calls that need it, and those end with 503', async () => {
  const { database } = product.services
  const root = await product.as('root')
  // As many as the pool has places; one place holds the lock.
  const [locked, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const lock = database.transaction(async (trx) => {
    await sql`lock table application in access exclusive mode`.execute(trx)
    locked.resolve()
    await done.promise
  })
  await locked.promise
  const calls = Array.from({ length: 9 }, () => root.call(listApplications, { body: {} }))
  // A place beside the pool is free.
  const { parts } = (await product.app.inject('/api/health/ready')).json()
  expect(parts).toMatchObject({ database: true, migrations: true })
  const answers = await Promise.all(calls)
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.error.code}`))).toEqual(new Set(['503 unavailable']))
  expect(answers[0]?.headers['retry-after']).toBeDefined()
  expect((await root.call(listUsers, { body: {} })).status).toBe(200)
  done.resolve()
  await lock
  expect((await root.call(listApplications, { body: {} })).status).toBe(200)
})

test('calls, jobs and gates have limits, and whatever else is done in the same process rests five minutes at most', async () => {
  const { database } = product.services
  const limits = async () =>
    (
      await database.execute(
        `select current_setting('lock_timeout') as lock, current_setting('statement_timeout') as statement, current_setting('idle_in_transaction_session_timeout') as rest`,
      )
    ).rows[0]
  expect(await doneAs('call', limits)).toEqual({ lock: '2s', statement: '30s', rest: '30s' })
  expect(await doneAs('gates', limits)).toEqual({ lock: '5s', statement: '1min', rest: '10s' })
  expect(await doneAs('job', limits)).toEqual({ lock: '15s', statement: '15min', rest: '5min' })
  expect(await limits()).toEqual({ lock: '0', statement: '0', rest: '5min' })
})
