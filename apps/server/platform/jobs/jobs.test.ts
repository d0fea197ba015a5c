import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { z } from 'zod/mini'
import { fixedClock } from '../../test/fixed-clock.ts'
import { openTestDatabase, testEngine } from '../../test/database/test-database.ts'
import type { Database } from '../database/database.ts'
import { defineJob } from './job.ts'
import { createJobs, type Jobs } from './jobs.ts'

const seen: { number: number; attempt: number; lastAttempt: boolean }[] = []
let failures = 0
const logged: { details: object; message: string }[] = []

const countJob = defineJob({
  name: 'count-number',
  schema: z.object({ number: z.number() }),
  retryLimit: 2,
  handle: async ({ number }, { attempt, lastAttempt }) => {
    if (failures-- > 0) throw new Error('not this time')
    seen.push({ number, attempt, lastAttempt })
  },
})

const chainJob = defineJob({
  name: 'chain-number',
  schema: z.object({ left: z.number() }),
  handle: ({ left }, { database, send }) =>
    database.transaction(async (trx) => {
      if (left > 0) await send(trx, chainJob, { left: left - 1 })
      else await send(trx, countJob, { number: 0 })
    }),
})

/** Nothing of it is what the queue has when a job says nothing. */
const patientJob = defineJob({
  name: 'wait-patiently',
  schema: z.object({}),
  retryLimit: 29,
  retrySeconds: 5,
  longestRetrySeconds: 14_400,
  heartbeatSeconds: 10,
  timeoutSeconds: 60,
  handle: async () => {},
})

const nightlyJob = defineJob({ name: 'run-nightly', schema: z.object({}), dailyAt: '03:10', handle: async () => {} })

const clock = fixedClock('2026-11-16T09:00:00Z')
const log = { info: () => {}, error: (details: object, message: string) => void logged.push({ details, message }) }
const jobsOn = (database: Database, more: { pollSeconds?: number } = {}): Jobs =>
  createJobs({ database, clock, log, context: {} as never, jobs: [countJob, chainJob, nightlyJob], ...more })

let database: Database
let jobs: Jobs

beforeAll(async () => {
  database = await openTestDatabase()
  jobs = jobsOn(database)
  await jobs.start({ work: false })
})
afterAll(async () => {
  await jobs.stop()
  await database.close()
})
beforeEach(() => {
  seen.length = 0
  logged.length = 0
  failures = 0
})

const sendNumber = (number: number, options?: { startAfter?: Date; singletonKey?: string }) =>
  database.transaction((trx) => jobs.send(trx, countJob, { number }, options))

const waitFor = async (condition: () => boolean, timeoutMs = 10_000): Promise<void> => {
  for (const end = Date.now() + timeoutMs; !condition(); await pause(10))
    if (Date.now() > end) throw new Error('It did not come to pass in time.')
}

test('a job exists exactly when its transaction does', async () => {
  await sendNumber(1)
  await expect(
    database.transaction(async (trx) => {
      await jobs.send(trx, countJob, { number: 2 })
      throw new Error('changed my mind')
    }),
  ).rejects.toThrow('changed my mind')
  expect(await jobs.runDue()).toBe(1)
  expect(seen).toEqual([{ number: 1, attempt: 0, lastAttempt: false }])
})

test('wrong data is refused where it is sent', async () => {
  await expect(database.transaction((trx) => jobs.send(trx, countJob, { number: 'two' } as never))).rejects.toThrow(z.core.$ZodError)
  expect(await jobs.runDue()).toBe(0)
})

test('a failed job is tried again and knows when it is the last time', async () => {
  failures = 2
  await sendNumber(3)
  expect(await jobs.runDue()).toBe(3)
  expect(seen).toEqual([{ number: 3, attempt: 2, lastAttempt: true }])
  expect(logged).toHaveLength(2)
  expect(logged[0]).toMatchObject({ message: 'job failed and will be tried again', details: { job: 'count-number', attempt: 0 } })
})

test('after the last try it is given up and said so', async () => {
  failures = 3
  await sendNumber(4)
  expect(await jobs.runDue()).toBe(3)
  expect(seen).toEqual([])
  expect(logged.at(-1)).toMatchObject({ message: 'job failed for good' })
  expect(await jobs.runDue()).toBe(0)
})

test('a job for later waits for the clock', async () => {
  await sendNumber(5, { startAfter: new Date(clock.now().getTime() + 60_000) })
  expect(await jobs.runDue()).toBe(0)
  clock.advance(60_000)
  expect(await jobs.runDue()).toBe(1)
})

test('a key keeps one waiting, with the newest data', async () => {
  await sendNumber(6, { singletonKey: 'six' })
  await sendNumber(7, { singletonKey: 'six' })
  await sendNumber(8, { singletonKey: 'eight' })
  expect(await jobs.runDue()).toBe(2)
  expect(seen.map((entry) => entry.number)).toEqual([7, 8])
  await sendNumber(9, { singletonKey: 'six' })
  expect(await jobs.runDue()).toBe(1)
})

test('a job may send the next one', async () => {
  await database.transaction((trx) => jobs.send(trx, chainJob, { left: 3 }))
  expect(await jobs.runDue()).toBe(5)
  expect(seen).toHaveLength(1)
})

test('workers take jobs as soon as they are told of them, each once, and stop cleanly', async () => {
  const working = jobsOn(database, { pollSeconds: 600 })
  await working.start()
  await sendNumber(10)
  await waitFor(() => seen.length === 1)
  await database.transaction(async (trx) => {
    for (let number = 100; number < 150; number++) await jobs.send(trx, countJob, { number })
  })
  await waitFor(() => seen.length === 51)
  expect(new Set(seen.map((entry) => entry.number)).size).toBe(51)
  await working.stop()
  await sendNumber(11)
  await pause(700)
  expect(seen).toHaveLength(51)
  expect(await jobs.runDue()).toBe(1)
  expect(logged).toEqual([])
})

test('a job for later is taken when its time has come', async () => {
  const working = jobsOn(database, { pollSeconds: 0.2 })
  await working.start()
  await sendNumber(14, { startAfter: new Date(Date.now() + 1200) })
  await pause(600)
  expect(seen).toEqual([])
  await waitFor(() => seen.length === 1)
  await working.stop()
  expect(logged).toEqual([])
})

test.runIf(testEngine === 'embedded')('what a killed process had begun is taken up again at the next start', async () => {
  await sendNumber(13)
  await database.execute(`update pgboss.job set state = 'active', started_on = now() where name = 'count-number' and state = 'created'`)
  expect(await jobs.runDue()).toBe(0)
  const next = jobsOn(database)
  await next.start()
  await waitFor(() => seen.length === 1)
  await next.stop()
  expect(seen).toEqual([{ number: 13, attempt: 1, lastAttempt: false }])
})

test('several processes may install the queues at once', async () => {
  await database.execute('drop schema pgboss cascade')
  const others = Array.from({ length: 4 }, () => jobsOn(database))
  await Promise.all(others.map((each) => each.start({ work: false })))
  await sendNumber(12)
  expect(await jobs.runDue()).toBe(1)
  await Promise.all(others.map((each) => each.stop()))
})

test('a job of an earlier version takes the limits that its job has now', async () => {
  const queueOf = async () => {
    const { rows } = await database.execute(
      `select retry_limit, retry_delay, retry_delay_max, heartbeat_seconds, expire_seconds from pgboss.queue where name = $1`,
      [patientJob.name],
    )
    return rows[0]
  }
  const limits = { retry_limit: 29, retry_delay: 5, retry_delay_max: 14_400, heartbeat_seconds: 10, expire_seconds: 60 }
  const start = async (job: typeof patientJob) => {
    const own = createJobs({ database, clock, log, context: {} as never, jobs: [job] })
    await own.start({ work: false })
    await own.stop()
  }
  for (const change of [
    { retryLimit: 3 },
    { retrySeconds: 2 },
    { longestRetrySeconds: 60 },
    { heartbeatSeconds: 30 },
    { timeoutSeconds: 900 },
  ]) {
    await start({ ...patientJob, ...change })
    expect(await queueOf()).not.toEqual(limits)
    await start(patientJob)
    expect(await queueOf()).toEqual(limits)
  }
})
