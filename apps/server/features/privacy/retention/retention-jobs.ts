import { z } from 'zod/mini'
import { withAdvisoryLock } from '../../../platform/database/advisory-lock.ts'
import type { Services } from '../../../platform/http/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { countExpired, expiredUntil, finishRun, forgetExpired } from './forget-expired.ts'
import { mailWaiting } from './mail-waiting.ts'
import { findOpenRun, holdRun, storePreview } from './run-record.ts'
import { findUnusual } from './unusual.ts'

/** A run over much takes its time; it is not given up as long as it works. */
const timeoutSeconds = 6 * 3600

/** Of PostgreSQL's advisory lock: one run works at a time, whichever job or process does it. */
const lockKey = 7_304_112

/** The runs of this process, one after another: the embedded database has no lock. */
let last: Promise<unknown> = Promise.resolve()

/** Waits until no other run works. */
const alone = (services: Services, work: () => Promise<void>): Promise<void> => {
  const mine = last.catch(() => undefined).then(() => withAdvisoryLock(services.database, lockKey, work))
  last = mine
  return mine
}

/**
 * Counts first, and does nothing where the figures are far from the usual, until a person has said yes. A run that broke off goes on with its own last day
 * and is counted again before; where the rest is unusual it ends with what it has done, and the rest waits.
 */
const runCounted = async (services: Services): Promise<void> => {
  const { database, clock } = services
  const open = await findOpenRun(database.kysely)
  const broken = open?.status === 'running' ? open : undefined
  const until = broken?.until ?? expiredUntil(clock.now())
  const report = await countExpired(services, until)
  const unusual = await findUnusual(database.kysely, report.tables)
  if (Object.keys(unusual).length === 0) return void (await forgetExpired(services, broken))
  await database.transaction(async (trx) => {
    if (broken !== undefined) await finishRun(trx, broken, clock)
    const id = await holdRun(trx, report, unusual, { now: clock.now(), until })
    if (id !== undefined) await mailWaiting(trx, services, id, { tables: report.tables, unusual })
  })
}

/** The nightly run. */
export const retainNightly = (services: Services): Promise<void> => alone(services, () => runCounted(services))

export const forgetExpiredData = defineJob({
  name: 'forget-expired-data',
  schema: z.object({}),
  dailyAt: '02:41',
  timeoutSeconds,
  handle: (_, { services }) => retainNightly(services),
})

/** Does the run that somebody has confirmed. */
export const runConfirmedRetention = defineJob({
  name: 'run-confirmed-retention',
  schema: z.object({ run_id: z.uuid() }),
  timeoutSeconds,
  handle: ({ run_id }, { services, database }) =>
    alone(services, async () => {
      const open = await findOpenRun(database.kysely)
      if (open?.id === run_id && open.status === 'running') await forgetExpired(services, open)
    }),
})

export const previewRetentionJob = defineJob({
  name: 'preview-retention',
  schema: z.object({}),
  timeoutSeconds,
  handle: async (_, { services, database, clock }) => {
    const now = clock.now()
    const until = expiredUntil(now)
    const report = await countExpired(services, until)
    await database.transaction((trx) => storePreview(trx, report, { now, until }))
  },
})
