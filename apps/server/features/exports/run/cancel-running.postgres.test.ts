import { cancelExport } from '@dovolilnice/contract/exports/operations'
import { createExport } from '@dovolilnice/contract/exports/create-export'
import { downloadExport, readExport } from '@dovolilnice/contract/exports/read-export'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import type { JobContext } from '../../../platform/jobs/job.ts'
import type { SealedStorage } from '../../../platform/storage/sealed-storage.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { runExportJob } from './run-export-job.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const filesOf = (folder: string): Promise<string[]> => readdir(join(product.services.config.dataDir, 'files', folder))

interface HeldRun {
  context: JobContext
  /** Of the file, so far. */
  parts: number
  /** Transactions of the run that have ended. */
  looks: number
  reached: Promise<void>
  release: () => void
}

/** A run whose file stops after the second part: `reached` is resolved then, and it goes on with `release`. */
const heldRun = (): HeldRun => {
  const { services } = product
  const [stopped, released] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  async function* held(content: Readable): AsyncGenerator<Buffer> {
    for await (const part of content) {
      run.parts += 1
      yield part
      if (run.parts !== 2) continue
      stopped.resolve()
      await released.promise
    }
  }
  const storage: SealedStorage = { ...services.storage, receive: (content) => services.storage.receive(Readable.from(held(content))) }
  const database: Database = {
    ...services.database,
    transaction: (work) => services.database.transaction(work).finally(() => (run.looks += 1)),
  }
  const context: JobContext = {
    database,
    services: { ...services, storage },
    mailer: {
      destination: '',
      sends: false,
      hourlyLimit: null,
      deliver: () => Promise.reject(new Error('an export sends no mail')),
      close: () => {},
    },
    clock: product.clock,
    send: services.send,
    log: { info: () => {}, error: () => {} },
    attempt: 0,
    lastAttempt: false,
    signal: new AbortController().signal,
  }
  const run: HeldRun = { context, parts: 0, looks: 0, reached: stopped.promise, release: released.resolve }
  return run
}

test('a run that is cancelled while it reads ends at the next rows, and leaves nothing on the disk', async () => {
  await product.services.database.execute(
    `insert into access_log (id, device_code, at, received_at, event_name) select gen_random_uuid(), 'ST-1', now() - n * interval '1 second', now(), 'passed' from generate_series(1, 20000) as n`,
  )
  const root = await product.as('root')
  const { body } = await root.call(createExport, { body: { list: 'list-access-log', format: 'csv', columns: ['at', 'event_name'] } })
  const params = { id: body.id }
  const run = heldRun()
  const ended = runExportJob.handle({ export_id: body.id }, run.context)
  await run.reached
  expect(await filesOf('incoming')).toHaveLength(1)
  expect((await root.call(readExport, { params })).body).toMatchObject({ export_status_name: 'running', steps: ['cancel'] })
  expect((await root.call(downloadExport, { params })).status).toBe(409)
  expect((await root.call(cancelExport, { params })).status).toBe(204)
  const before = run.looks
  // Of two looks that end after the cancelling, the second has also begun after it.
  await expect.poll(() => run.looks).toBeGreaterThan(before + 1)
  run.release()
  await ended
  // What was read ahead may still come; the whole file has many more.
  expect(run.parts).toBeLessThan(4)
  expect(await filesOf('incoming')).toEqual([])
  const row = await root.call(readExport, { params })
  expect(row.body).toMatchObject({ export_status_name: 'cancelled', file_size_readable: null, steps: ['retry', 'delete'] })
  expect((await root.call(downloadExport, { params })).status).toBe(409)
})
