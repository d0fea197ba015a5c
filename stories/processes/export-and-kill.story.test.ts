import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { runProduct } from '../harness/running-product.ts'
import { accounts } from '../harness/screens.ts'
import { usualEngine } from '../harness/throwaway-database.ts'

/** So many that the worker is still writing when it is killed. */
const logLines = 400_000

/** One process that answers calls and workers beside it, on one PostgreSQL and one folder of files. */
describe.skipIf(usualEngine !== 'postgres')('exports and their workers', () => {
  let server: Product
  let worker: Product
  let other: Product | undefined
  let client: Client
  const startWorker = () => {
    const shared = { DATABASE_URL: server.databaseUrl, DATA_DIR: server.dataDir, SMTP_URL: server.mail.url }
    return runProduct({ engine: 'embedded', roles: ['worker'], env: shared })
  }
  beforeAll(async () => {
    server = await startProduct({ roles: ['api'] })
    worker = await startWorker()
    client = new Client({ connectionString: server.databaseUrl })
    await client.connect()
    await client.query(
      `insert into access_log (id, device_code, at, received_at, event_name)
       select gen_random_uuid(), 'preizkus', now() - n * interval '1 second', now(), 'passed' from generate_series(1, $1::int) as n`,
      [logLines],
    )
  })
  afterAll(async () => {
    await client.end()
    for (const product of [other, worker, server]) await product?.close()
  })

  const create = async (clerk: HttpPerson, body: object): Promise<string> =>
    (await clerk.post('v1/exports/create', { format: 'csv', ...body })).body.id
  const stored = async (): Promise<number> => {
    const shelves = (await readdir(join(server.dataDir, 'files'))).filter((name) => name.length === 2)
    return (await Promise.all(shelves.map((name) => readdir(join(server.dataDir, 'files', name))))).flat().length
  }
  const exported = async (): Promise<number> =>
    (await client.query(`select count(*)::int as count from event where action like '%:export'`)).rows[0].count

  test('a worker is killed while it writes: no part is offered, and two others make each file once', { timeout: 240_000 }, async () => {
    const clerk = await httpPerson(server.url)
    await clerk.signIn(accounts.root)
    const before = { files: await stored(), events: await exported() }
    const log = { list: 'list-access-log', filters: { device_code: 'preizkus' }, columns: ['at', 'event_name', 'device_code'] }
    const large = await create(clerk, log)
    await expect.poll(async () => (await clerk.get(`v1/exports/${large}`)).body.done, { interval: 50, timeout: 60_000 }).toBeGreaterThan(0)
    await worker.kill()
    expect((await clerk.get(`v1/exports/${large}`)).body).toMatchObject({ export_status_name: 'running', file_size_readable: null })
    expect((await clerk.get(`v1/exports/${large}/download`)).status).toBe(409)
    expect(await stored()).toBe(before.files)

    const small = await Promise.all(Array.from({ length: 6 }, () => create(clerk, { list: 'list-users', columns: ['name', 'email'] })))
    ;[other] = await Promise.all([startWorker(), worker.start()])
    const ids = [large, ...small]
    for (const id of ids)
      await expect.poll(async () => (await clerk.get(`v1/exports/${id}`)).body.export_status_name, { timeout: 120_000 }).toBe('done')
    for (const id of ids) {
      const { rows } = (await clerk.get(`v1/exports/${id}`)).body
      const { status, body } = await clerk.get(`v1/exports/${id}/download`)
      // The titles in front, and the end of the last line.
      expect([id, status, body.split('\r\n').length]).toEqual([id, 200, rows + 2])
    }
    expect((await clerk.get(`v1/exports/${large}`)).body.rows).toBe(logLines)
    expect({ files: await stored(), events: await exported() }).toEqual({ files: before.files + 7, events: before.events + 7 })
  })
})
