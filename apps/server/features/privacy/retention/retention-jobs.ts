import { z } from 'zod/mini'
import type { Services } from '../../../platform/http/context.ts'
import { defineJob } from '../../../platform/jobs/job.ts'
import { countExpired, expiredUntil, forgetExpired } from './forget-expired.ts'
import { mailWaiting } from './mail-waiting.ts'
import { findOpenRun, holdRun, storePreview } from './run-record.ts'
import { findUnusual } from './unusual.ts'

/** A run over much takes its time; it is not given up as long as it works. */
const timeoutSeconds = 6 * 3600

/** The nightly run: counts first, and does nothing where the figures are far from the usual, until a person has said yes. */
export const retainNightly = async (services: Services): Promise<void> => {
  const { database, clock } = services
  const open = await findOpenRun(database.kysely)
  if (open?.status === 'running') return void (await forgetExpired(services, open.id))
  const report = await countExpired(services)
  const unusual = await findUnusual(database.kysely, report.tables)
  if (Object.keys(unusual).length === 0) return void (await forgetExpired(services))
  await database.transaction(async (trx) => {
    const now = clock.now()
    const id = await holdRun(trx, report, unusual, { now, until: expiredUntil(now) })
    if (id !== undefined) await mailWaiting(trx, services, id, { tables: report.tables, unusual })
  })
}

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
  handle: async ({ run_id }, { services, database }) => {
    const open = await findOpenRun(database.kysely)
    if (open?.id === run_id && open.status === 'running') await forgetExpired(services, run_id)
  },
})

export const previewRetentionJob = defineJob({
  name: 'preview-retention',
  schema: z.object({}),
  timeoutSeconds,
  handle: async (_, { services, database, clock }) => {
    const report = await countExpired(services)
    const now = clock.now()
    await database.transaction((trx) => storePreview(trx, report, { now, until: expiredUntil(now) }))
  },
})
