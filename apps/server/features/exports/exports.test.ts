import { listAccessLog } from '@dovolilnice/contract/access/operations'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { cancelExport, deleteExport, listExports, retryExport } from '@dovolilnice/contract/exports/operations'
import { createExport } from '@dovolilnice/contract/exports/create-export'
import { downloadExport, readExport } from '@dovolilnice/contract/exports/read-export'
import { listUsers } from '@dovolilnice/contract/users/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import type { TestClient } from '../../test/test-client.ts'
import { expireExportsJob } from './remove-files.ts'
import { runExportJob } from './run/run-export-job.ts'
import { daysAfter } from './exported-lists.ts'
import { findPerson } from './run/find-person.ts'
import { handleRetryExport } from './steps/end-export.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const linesOf = (file: Buffer): string[] => file.toString('utf8').split('\r\n')
const db = () => product.services.database.kysely
const eventsOf = (action: string) =>
  db()
    .selectFrom('event')
    .select(['actor_id', 'kind', 'after', 'subject_id', 'address'])
    .where('action', '=', action)
    .orderBy('at')
    .execute()

const users = { list: 'list-users', format: 'csv', columns: ['name'] } as const

const create = async (client: TestClient, body: object): Promise<string> => {
  const answer = await client.call(createExport, { body })
  expect([answer.status, answer.raw.toString()]).toEqual([200, expect.stringContaining('"id"')])
  return answer.body.id
}
const made = async (client: TestClient, body: object): Promise<string> => {
  const id = await create(client, body)
  await product.jobs.runDue()
  return id
}
const download = async (client: TestClient, id: string) => client.call(downloadExport, { params: { id } })
const rowOf = async (client: TestClient, id: string) => (await client.call(readExport, { params: { id } })).body

test('a file has the chosen columns in the chosen order, the filters and the sort of its list, in the language of the reader', async () => {
  const root = await product.as('root')
  const body = {
    list: 'list-users',
    format: 'csv',
    sort: { key: 'email', order: 'desc' },
    filters: { role: 'operator' },
    columns: ['status', 'email', 'role', 'last_seen'],
  }
  const id = await made(root, body)
  const answer = await download(root, id)
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toContain('filename="uporabniki-2026-11-16.csv"')
  const listed = await root.call(listUsers, { body: { sortByKey: 'email', sortOrder: 'desc', filters: { role: 'operator' } } })
  const [titles, ...rows] = linesOf(answer.raw)
  expect(titles).toBe('\uFEFFStanje;E-poštni naslov;Sistemska vloga;Zadnja dejavnost')
  expect(rows.map((row) => row.split(';')[1])).toEqual([...listed.body.items.map(({ email }: { email: string }) => email), undefined])
  expect(rows[0]).toContain(';Operater;')
  const english = await root.call(createExport, { body, headers: { 'accept-language': 'en' } })
  await product.jobs.runDue()
  const lines = linesOf((await download(root, english.body.id)).raw)
  expect(lines[0]).toBe('\uFEFFStatus;E-mail address;Role;Last seen')
  expect(await rowOf(root, id)).toMatchObject({
    name: 'uporabniki-2026-11-16.csv',
    export_status_name: 'done',
    file_type_for_humans: 'csv',
    file_size_readable: answer.raw.length,
    data_group: { sl: 'Uporabniki' },
    done: 100,
    rows: listed.body.total,
    failure: null,
    steps: ['download', 'schedule', 'delete'],
  })
})

test('one event says what left, narrowed to what and how much; another says who fetched it', async () => {
  const root = await product.as('root')
  const looks = (await eventsOf('user:list')).length
  const before = (await eventsOf('user:export')).length
  const id = await made(root, { ...users, filters: { search: 'operater' } })
  const events = (await eventsOf('user:export')).slice(before)
  expect(events).toMatchObject([
    { actor_id: product.town.root, kind: 'read', after: { filters: { search: 'operater' }, rows: 1, format: 'csv' } },
  ])
  expect(events[0]?.address).not.toBeNull()
  expect(await eventsOf('user:list')).toHaveLength(looks)
  const fetched = (await eventsOf('export:download')).length
  await download(root, id)
  await download(root, id)
  expect((await eventsOf('export:download')).slice(fetched)).toMatchObject([{ subject_id: id }, { subject_id: id }])
})

test('who may not see a list may not export it, and an unknown list, column, sort key or filter is refused', async () => {
  const root = await product.as('root')
  const call = async (client: TestClient, body: object) => (await client.call(createExport, { body })).status
  expect(await call(product.visitor(), users)).toBe(401)
  expect(await call(await product.as('regular'), users)).toBe(403)
  expect(await call(await product.as('operator'), { list: listAccessLog.name, format: 'csv', columns: ['at'] })).toBe(403)
  for (const wrong of [
    { columns: [] },
    { columns: ['password_hash'] },
    { sort: { key: 'password_hash', order: 'asc' } },
    { filters: { id: '1' } },
    { list: 'list-passwords' },
    { format: 'exe' },
    // Of this list there is only one, that of nobody in particular.
    { record_id: product.town.regular },
    // This one is a person's.
    { list: 'list-user-permits', columns: ['number'] },
  ])
    expect([wrong, await call(root, { ...users, ...wrong })]).toEqual([wrong, 422])
})

test('the permission of the list holds when the job runs and at each download', async () => {
  const admin = await product.as('admin')
  const id = await made(admin, users)
  const waiting = await create(admin, users)
  const revoke = (revoked: string[]) => db().updateTable('app_user').set({ revoked }).where('id', '=', product.town.admin).execute()
  await revoke(['users:read'])
  try {
    expect((await download(admin, id)).status).toBe(403)
    await product.jobs.runDue()
    expect(await rowOf(admin, waiting)).toMatchObject({ export_status_name: 'failed', failure: 'forbidden', done: 0 })
    expect((await admin.call(retryExport, { params: { id: waiting } })).status).toBe(403)
  } finally {
    await revoke([])
  }
  expect((await admin.call(retryExport, { params: { id: waiting } })).status).toBe(204)
  await product.jobs.runDue()
  expect((await download(admin, waiting)).status).toBe(200)
})

test("a person's own list is a file of their own; others' exports are not there for them", async () => {
  const regular = await product.as('regular')
  const root = await product.as('root')
  const own = await made(regular, { list: listOwnApplications.name, format: 'csv', columns: ['number', 'plates'] })
  expect(linesOf((await download(regular, own)).raw)[0]).toBe('\uFEFFŠtevilka;Vozila')
  // Who may see all exports sees that there is one, and not what is in it.
  expect(await rowOf(root, own)).toMatchObject({ steps: ['delete'] })
  expect((await download(root, own)).status).toBe(403)
  const staffs = await made(root, users)
  expect((await regular.call(readExport, { params: { id: staffs } })).status).toBe(404)
  expect((await download(regular, staffs)).status).toBe(404)
  const listed = await regular.call(listExports, { body: {} })
  expect(listed.body.items.map(({ id }: { id: string }) => id)).toEqual([own])
  expect((await (await product.as('admin')).call(listExports, { body: {} })).body.total).toBeGreaterThan(1)
})

test('one that waits is cancelled, asked for again and deleted; nothing can be fetched meanwhile', async () => {
  const root = await product.as('root')
  const id = await create(root, users)
  expect((await download(root, id)).status).toBe(409)
  expect((await root.call(cancelExport, { params: { id } })).status).toBe(204)
  await product.jobs.runDue()
  expect(await rowOf(root, id)).toMatchObject({ export_status_name: 'cancelled', steps: ['retry', 'delete'] })
  expect((await root.call(cancelExport, { params: { id } })).status).toBe(409)
  expect((await root.call(retryExport, { params: { id } })).status).toBe(204)
  await product.jobs.runDue()
  expect((await download(root, id)).status).toBe(200)
  const { storage_key: key } = await db().selectFrom('data_export').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()
  expect((await root.call(deleteExport, { params: { id } })).status).toBe(204)
  await product.jobs.runDue()
  expect((await root.call(readExport, { params: { id } })).status).toBe(404)
  await expect(product.services.storage.open(key ?? '')).rejects.toThrow('ENOENT')
})

test('of two who ask again at once, one is told that it is done already; asking again is limited as asking is', async () => {
  const root = await product.as('root')
  const id = await made(root, users)
  await db().updateTable('data_export').set({ expires_at: product.clock.now() }).where('id', '=', id).execute()
  const person = await findPerson(db(), { id: product.town.root })
  const asked = product.services.database.transaction(async (trx) => {
    // The other one is quicker: between the reading and the change.
    const send = () => trx.updateTable('data_export').set({ status: 'waiting' }).where('id', '=', id).execute()
    const context = { ...product.services, trx, now: product.clock.now(), user: person, record: () => {}, send }
    await handleRetryExport({ params: { id } } as never, context as never)
  })
  await expect(asked).rejects.toThrow('illegal_transition')
  const { status } = await db().selectFrom('data_export').select('status').where('id', '=', id).executeTakeFirstOrThrow()
  expect(status).toBe('done')
  expect(retryExport.rate).toEqual(createExport.rate)
  await root.call(deleteExport, { params: { id } })
})

test('of two runs of one export, the one that was replaced ends without a file', async () => {
  const root = await product.as('root')
  const id = await create(root, users)
  await product.jobs.runDue()
  const job = {
    services: product.services,
    database: product.services.database,
    clock: product.clock,
    send: product.services.send,
    log: { info: () => {}, error: () => {} },
    attempt: 0,
    lastAttempt: false,
    signal: new AbortController().signal,
  }
  // A second delivery of what is done does nothing.
  const before = await db().selectFrom('data_export').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  await runExportJob.handle({ export_id: id }, job as never)
  expect(await db().selectFrom('data_export').selectAll().where('id', '=', id).executeTakeFirstOrThrow()).toEqual(before)
  // The file is written; before it is offered another run takes the export.
  await db().updateTable('data_export').set({ status: 'running', storage_key: null }).where('id', '=', id).execute()
  const { storage } = product.services
  let written = ''
  const replaced = {
    ...storage,
    receive: async (...content: Parameters<typeof storage.receive>) => {
      const file = await storage.receive(...content)
      written = file.storage_key
      await new Promise((resolve) => setTimeout(resolve, 0))
      return file
    },
  }
  const database = {
    ...product.services.database,
    snapshot: async <T>(work: Parameters<typeof product.services.database.snapshot<T>>[0]) => {
      const result = await product.services.database.snapshot(work)
      await db().updateTable('data_export').set({ run_id: '01900000-0000-7000-8000-000000000001' }).where('id', '=', id).execute()
      return result
    },
  }
  await runExportJob.handle({ export_id: id }, { ...job, database, services: { ...product.services, storage: replaced } } as never)
  const after = await db().selectFrom('data_export').select(['status', 'storage_key']).where('id', '=', id).executeTakeFirstOrThrow()
  expect(after).toEqual({ status: 'running', storage_key: null })
  expect(written).not.toBe('')
  await expect(storage.open(written)).rejects.toThrow('ENOENT')
})

test('files are removed when their time is over, at once for readers and from the disk at night', async () => {
  const root = await product.as('root')
  const id = await made(root, users)
  const { storage_key: key } = await db().selectFrom('data_export').select('storage_key').where('id', '=', id).executeTakeFirstOrThrow()
  await db()
    .updateTable('data_export')
    .set({ expires_at: daysAfter(product.clock.now(), -1) })
    .where('id', '=', id)
    .execute()
  expect(await rowOf(root, id)).toMatchObject({ export_status_name: 'expired', steps: ['retry', 'schedule', 'delete'] })
  expect((await download(root, id)).status).toBe(409)
  const filtered = await root.call(listExports, { body: { filters: { status: 'expired' } } })
  expect(filtered.body.items.map((row: { id: string }) => row.id)).toEqual([id])
  await product.runJob(expireExportsJob)
  await expect(product.services.storage.open(key ?? '')).rejects.toThrow('ENOENT')
  expect(await db().selectFrom('data_export').select('status').where('id', '=', id).executeTakeFirst()).toEqual({ status: 'expired' })
})

test('a text that holds the sign between the fields of a row is in the file as it is', async () => {
  const root = await product.as('root')
  const rename = (name: string) => db().updateTable('app_user').set({ name }).where('id', '=', product.town.operator).execute()
  const { name } = await db().selectFrom('app_user').select('name').where('id', '=', product.town.operator).executeTakeFirstOrThrow()
  await rename('Ana\u001FNovak')
  try {
    const id = await made(root, { ...users, columns: ['name', 'role'], filters: { role: 'operator' } })
    expect(linesOf((await download(root, id)).raw)).toContain('Ana\u001FNovak;Operater')
    expect(await rowOf(root, id)).toMatchObject({ export_status_name: 'done', rows: 1 })
  } finally {
    await rename(name)
  }
})
