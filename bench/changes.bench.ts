import { idParams } from '@dovolilnice/contract/operation'
import { v7 } from 'uuid'
import { openFakeGate, until } from '../apps/server/test/gates/fake-gate.ts'
import { giveDevice, givePermit } from '../apps/server/test/gates/gate-scene.ts'
import { startTestBridge } from '../apps/server/test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../apps/server/test/test-product.ts'
import { listenTo, notify } from '../apps/server/platform/database/notify.ts'
import { defineJob } from '../apps/server/platform/jobs/job.ts'
import { createJobs } from '../apps/server/platform/jobs/jobs.ts'
import { percentile, timesOf } from './harness/percentile.ts'
import type { Benchmark, Measurement } from './run.ts'

const runs = 15

/** Milliseconds from a NOTIFY to its listener: nothing that is announced this way can be faster. */
const notification = async ({ services: { database } }: TestProduct): Promise<number> => {
  let received = Promise.withResolvers<void>()
  const stop = await listenTo(database, 'live', () => received.resolve())
  const times = await timesOf(runs, async () => {
    received = Promise.withResolvers()
    await notify(database.kysely, 'live')
    await received.promise
  })
  await stop()
  return percentile(times, 0.5)
}

/** Until a job that was sent has begun. */
const jobTaken = async ({ services: { database }, clock }: TestProduct): Promise<number> => {
  let begun = Promise.withResolvers<void>()
  const job = defineJob({ name: 'bench', schema: idParams, handle: async () => begun.resolve() })
  const log = { info: () => {}, error: (details: object, message: string) => console.error(message, details) }
  const jobs = createJobs({ database, clock, log, jobs: [job], context: {} as never })
  await jobs.start()
  const times = await timesOf(runs, async () => {
    begun = Promise.withResolvers()
    await database.transaction((trx) => jobs.send(trx, job, { id: v7() }))
    await begun.promise
  })
  await jobs.stop()
  return percentile(times, 0.5)
}

/** Until a gate has the whitelist that follows from a change of a permit. */
const changeAtGate = async (product: TestProduct): Promise<number> => {
  const { kysely } = product.services.database
  await giveDevice(product, 'bench', 'core')
  await givePermit(product, { number: 'P-1', credentials: { plate: 'LJ AB-123' } })
  const bridge = await startTestBridge(product)
  const gate = await openFakeGate(bridge, 'bench')
  await until(() => gate.whitelists.length > 0, 'the first whitelist')
  const times = await timesOf(runs, async (run) => {
    const before = gate.whitelists.length
    await kysely
      .updateTable('permit')
      .set({ status: run % 2 === 0 ? 'suspended' : 'issued' })
      .execute()
    await notify(kysely, 'whitelist')
    await until(() => gate.whitelists.length > before, 'the next whitelist')
  })
  await gate.close()
  await bridge.close()
  return percentile(times, 0.5)
}

const measure = async (): Promise<Measurement[]> => {
  const product = await startTestProduct()
  const baseline = await notification(product)
  const baselineName = 'a notification of the database'
  const results = [
    { part: 'a job until it is begun', ours: await jobTaken(product), baseline, baselineName },
    { part: 'a change until it is at the gate', ours: await changeAtGate(product), baseline, baselineName },
  ]
  await product.close()
  return results
}

export const benchmark: Benchmark = { name: 'what follows from a change', measure }
