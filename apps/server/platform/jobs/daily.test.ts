import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { fixedClock } from '../../test/fixed-clock.ts'
import { openTestDatabase } from '../../test/database/test-database.ts'
import type { Database } from '../database/database.ts'
import { lastDueDay, sendDaily } from './daily.ts'
import { defineJob } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'

let runs = 0
const nightlyJob = defineJob({ name: 'run-nightly', schema: z.object({}), dailyAt: '03:10', handle: async () => void (runs += 1) })

const clock = fixedClock('2026-11-16T09:00:00Z')
const log = { info: () => {}, error: () => {} }
let database: Database
let jobs: Jobs
const look = () => sendDaily(database, clock, [nightlyJob], jobs.send)

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = createJobs({ database, clock, log, context: {} as never, jobs: [nightlyJob] })
  await jobs.start({ work: false })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(async () => {
  runs = 0
  clock.set('2026-11-16T09:00:00Z')
  await database.execute('delete from daily_job')
  await look()
})

test('is due on its day from its time on, also where the clocks change', () => {
  expect(lastDueDay(new Date('2026-11-16T02:09:59Z'), '03:10')).toBe('2026-11-15')
  expect(lastDueDay(new Date('2026-11-16T02:10:00Z'), '03:10')).toBe('2026-11-16')
  expect(lastDueDay(new Date('2027-03-28T00:59:00Z'), '02:41')).toBe('2027-03-27')
  expect(lastDueDay(new Date('2027-03-28T01:00:00Z'), '02:41')).toBe('2027-03-28')
  expect(lastDueDay(new Date('2027-10-31T00:41:00Z'), '02:41')).toBe('2027-10-31')
})

test('a new job has missed nothing', async () => {
  expect(await look()).toEqual([])
  expect(await jobs.runDue()).toBe(0)
})

test('runs every day, once', async () => {
  clock.set('2026-11-17T02:09:00Z')
  expect(await look()).toEqual([])
  clock.set('2026-11-17T02:10:00Z')
  expect(await look()).toEqual(['run-nightly'])
  expect(await look()).toEqual([])
  await jobs.runDue()
  expect(runs).toBe(1)
})

test('a time that comes twice when the clocks go back is due once', async () => {
  const lateJob = { ...nightlyJob, dailyAt: '02:41' }
  const lookLate = () => sendDaily(database, clock, [lateJob], jobs.send)
  clock.set('2027-10-31T00:41:00Z')
  expect(await lookLate()).toEqual(['run-nightly'])
  for (const instant of ['2027-10-31T01:10:00Z', '2027-10-31T01:41:00Z']) {
    clock.set(instant)
    expect(await lookLate()).toEqual([])
  }
  await jobs.runDue()
})

test('what was due while nothing ran is made up once, by one of the processes', async () => {
  clock.set('2026-11-20T12:00:00Z')
  const sent = await Promise.all(Array.from({ length: 4 }, look))
  expect(sent.flat()).toEqual(['run-nightly'])
  expect(await look()).toEqual([])
  await jobs.runDue()
  expect(runs).toBe(1)
})

test('a process that works makes it up when it starts; one that only answers does not', async () => {
  clock.set('2026-11-18T12:00:00Z')
  const answering = createJobs({ database, clock, log, context: {} as never, jobs: [nightlyJob] })
  await answering.start({ work: false })
  await answering.stop()
  expect(await database.kysely.selectFrom('daily_job').select('due_on').execute()).toEqual([{ due_on: '2026-11-16' }])
  const working = createJobs({ database, clock, log, context: {} as never, jobs: [nightlyJob] })
  await working.start()
  await expect.poll(() => runs, { timeout: 10_000 }).toBe(1)
  await working.stop()
})
