import { hourMs } from '../../platform/clock/clock.ts'
import { readStatistics } from '@dovolilnice/contract/statistics/read-statistics'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { lockKey, rollUp, rollUpAtStart, spansOf } from './roll-up.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** A line every hour, half past, from one instant up to another. */
const linesBetween = (from: string, until: string) =>
  Array.from(
    { length: (Date.parse(until) - Date.parse(from)) / hourMs },
    (_, hour) => new Date(Date.parse(from) + (hour + 0.5) * hourMs),
  ).map((at) => ({ id: v7(), device_code: 'brod', at, received_at: at, event_name: 'admitted' as const, reason_details: '{}' }))

const hoursOf = async (day: string): Promise<number[]> => {
  const rows = await product.services.database.kysely
    .selectFrom('statistic_passage')
    .select(['hour', 'count'])
    .where('day', '=', day)
    .execute()
  return Array.from({ length: 24 }, (_, hour) => rows.find((row) => row.hour === hour)?.count ?? 0)
}

test('a new town is counted at its start, and not again at the next', async () => {
  const { kysely } = product.services.database
  await rollUpAtStart(product.services)
  await rollUpAtStart(product.services)
  await product.jobs.runDue('roll-up-statistics')
  expect(await kysely.selectFrom('statistic_progress').select('counted_day').execute()).toEqual([{ counted_day: '2026-11-15' }])
})

test('a day of 25 hours counts one of them twice, a day of 23 lacks one, and each day is the town’s', async () => {
  const { kysely } = product.services.database
  await kysely.deleteFrom('statistic_progress').execute()
  const autumn = linesBetween('2026-10-24T22:00:00Z', '2026-10-25T23:00:00Z')
  const spring = linesBetween('2026-03-28T23:00:00Z', '2026-03-29T22:00:00Z')
  expect([autumn.length, spring.length]).toEqual([25, 23])
  await kysely
    .insertInto('access_log')
    .values([...autumn, ...spring] as never)
    .execute()
  await rollUp(product.services)
  expect(await hoursOf('2026-10-25')).toEqual(Array.from({ length: 24 }, (_, hour) => (hour === 2 ? 2 : 1)))
  expect(await hoursOf('2026-03-29')).toEqual(Array.from({ length: 24 }, (_, hour) => (hour === 2 ? 0 : 1)))
  expect(await kysely.selectFrom('statistic_passage').select('day').distinct().orderBy('day').execute()).toEqual([
    { day: '2026-03-29' },
    { day: '2026-10-25' },
  ])
})

test('a count that is told to end does, and notes no progress', async () => {
  const { kysely } = product.services.database
  await kysely.deleteFrom('statistic_progress').execute()
  await expect(rollUp(product.services, AbortSignal.abort(new Error('the process stops')))).rejects.toThrow('the process stops')
  expect(await kysely.selectFrom('statistic_progress').select('counted_day').execute()).toEqual([])
  await rollUp(product.services)
})

test('while another process counts, a second one does not wait', async () => {
  const { database } = product.services
  // The embedded database has one process alone, and no lock.
  if (database.engine === 'embedded') return
  await database.kysely.deleteFrom('statistic_progress').execute()
  const counted = await database.kysely.connection().execute(async (other) => {
    await sql`select pg_advisory_lock(${lockKey}::bigint)`.execute(other)
    try {
      return await rollUp(product.services)
    } finally {
      await sql`select pg_advisory_unlock(${lockKey}::bigint)`.execute(other)
    }
  })
  expect(counted).toBe(0)
  expect(await database.kysely.selectFrom('statistic_progress').select('counted_day').execute()).toEqual([])
  await rollUp(product.services)
  expect(await database.kysely.selectFrom('statistic_progress').select('counted_day').execute()).toHaveLength(1)
})

test('each part is for who may read the rows that it was counted from', async () => {
  const body = { from: '2026-10-01', until: '2026-11-01' }
  expect((await (await product.as('operator')).call(readStatistics, { body })).status).toBe(403)
  expect((await (await product.as('regular')).call(readStatistics, { body })).status).toBe(403)
  const clerk = await product.as('admin')
  const all = (await clerk.call(readStatistics, { body })).body
  expect(all.passages.hours).toContainEqual({ weekday: 7, hour: 2, admitted: 2, refused: 0 })
  await product.services.database.kysely
    .updateTable('app_user')
    .set({ revoked: ['accounting:read', 'access-log:read', 'applications:read', 'permits:read'] })
    .where('id', '=', product.town.admin)
    .execute()
  product.forgetClients()
  const none = (await (await product.as('admin')).call(readStatistics, { body })).body
  expect(none).toEqual({ ...all, issued: null, applications: null, passages: null, occupancy: null, income: null })
})

test('a period is in order and at most a year', async () => {
  const root = await product.as('root')
  const answer = (from: string, until: string) => root.call(readStatistics, { body: { from, until } })
  const faultsOf = async (from: string, until: string) => (await answer(from, until)).body.error.fields
  expect(await faultsOf('2026-10-01', '2026-10-01')).toMatchObject([{ path: 'until', rule: 'period_reversed' }])
  expect(await faultsOf('2025-10-01', '2026-10-03')).toMatchObject([{ path: 'until', rule: 'period_too_long_to_sum' }])
  expect((await answer('2025-10-01', '2026-10-01')).status).toBe(200)
  // A leap year: the longest that is taken.
  expect((await answer('2024-01-01', '2025-01-01')).status).toBe(200)
})

test('days are counted in spans of a month at most, without the days between', () => {
  expect(spansOf(['2026-03-02', '2026-03-01', '2026-03-02', '2026-03-05'])).toEqual([
    { first: '2026-03-01', last: '2026-03-02' },
    { first: '2026-03-05', last: '2026-03-05' },
  ])
  const year = Array.from({ length: 365 }, (_, index) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10))
  expect(spansOf(year)).toHaveLength(12)
})
