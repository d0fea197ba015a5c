import { createExport } from '@dovolilnice/contract/exports/create-export'
import { deleteExportSchedule, listExports, listExportSchedules, scheduleExport } from '@dovolilnice/contract/exports/operations'
import { mkdir, readFile, readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowConsole } from '../../../../../tools/testing/fail-on-console.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { exportPrivacy } from '../export-tables.ts'
import { runSchedulesJob } from './run-schedules.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const db = () => product.services.database.kysely
/** An export of the access log as CSV, from which schedules are made. */
const madeExport = async (): Promise<string> => {
  const root = await product.as('root')
  const body = { list: 'list-access-log', format: 'csv', columns: ['at', 'event_name'], filters: { event_name: 'refused' } }
  const { body: made } = await root.call(createExport, { body })
  await product.jobs.runDue()
  return made.id
}
const schedule = async (id: string, body: object) => (await product.as('root')).call(scheduleExport, { params: { id }, body })
/** Sessions do not last so long: everyone signs in anew. */
const setClock = (now: string): void => {
  product.setClock(now)
}
const runAt = async (now: string): Promise<void> => {
  setClock(now)
  await product.runJob(runSchedulesJob)
}
const mails = () =>
  db().selectFrom('mail').select(['recipient', 'subject', 'attachments']).where('template', '=', 'export:monthly').execute()
const folderOf = (name: string) => join(product.services.config.dataDir, 'exports', name)

test('a list leaves every month for the month before, once, by mail and into a folder, until it is stopped', async () => {
  const id = await madeExport()
  const monthly = { day: 3, period: 'previous_month' }
  expect((await schedule(id, { ...monthly, delivery: 'link', target: 'admin@preizkus.si' })).status).toBe(200)
  const { body: second } = await schedule(id, { ...monthly, delivery: 'folder', target: 'statistika' })
  const file = `dnevnik-prehodov-2026-11-${second.id.slice(-8)}.csv`
  await runAt('2026-12-02T05:00:00Z')
  expect(await mails()).toEqual([])
  await runAt('2026-12-03T05:00:00Z')
  await runAt('2026-12-03T06:00:00Z')
  expect(await mails()).toMatchObject([
    {
      recipient: 'admin@preizkus.si',
      subject: 'Mesečni izvoz: dnevnik-prehodov-2026-11.csv',
      attachments: [],
    },
  ])
  expect(await readdir(folderOf('statistika'))).toEqual([file])
  expect(await readFile(join(folderOf('statistika'), file), 'utf8')).toMatch(/^\uFEFFČas;Dogodek\r\n/)
  const runs = await db().selectFrom('data_export').select(['filters', 'status']).where('schedule_id', 'is not', null).execute()
  const november = { event_name: 'refused', from: '2026-10-31T23:00:00.000Z', until: '2026-11-30T23:00:00.000Z' }
  expect(runs).toEqual([
    { filters: november, status: 'done' },
    { filters: november, status: 'done' },
  ])
  const root = await product.as('root')
  expect((await root.call(deleteExportSchedule, { params: { id: second.id } })).status).toBe(204)
  const { body: left } = await root.call(listExportSchedules, { body: {} })
  expect(left.items).toMatchObject([{ target: 'admin@preizkus.si', next_on: '2027-01-03', last_on: '2026-12-03' }])
  // Two months without the product: each is made up for.
  await runAt('2027-02-10T05:00:00Z')
  expect((await mails()).map(({ subject }) => subject).toSorted()).toEqual(
    ['2026-11', '2026-12', '2027-01'].map((month) => `Mesečni izvoz: dnevnik-prehodov-${month}.csv`),
  )
  expect(await readdir(folderOf('statistika'))).toHaveLength(1)
  const told = await db().selectFrom('event').select('after').where('action', '=', 'export:deliver').execute()
  expect(told).toHaveLength(4)
})

test('it runs with the rights that its maker has on that day', async () => {
  setClock('2027-03-01T09:00:00Z')
  const id = await madeExport()
  await db().deleteFrom('export_schedule').execute()
  await schedule(id, { day: 5, period: 'all', delivery: 'link', target: 'admin@preizkus.si' })
  const before = (await mails()).length
  await db()
    .updateTable('app_user')
    .set({ revoked: ['access-log:read'] })
    .where('id', '=', product.town.root)
    .execute()
  await runAt('2027-03-05T05:00:00Z')
  expect(await mails()).toHaveLength(before)
  const { body } = await (await product.as('root')).call(listExports, { body: {} })
  expect(body.items[0]).toMatchObject({ export_status_name: 'failed', failure: 'forbidden' })
  const { body: listed } = await (await product.as('root')).call(listExportSchedules, { body: {} })
  expect(listed.items).toMatchObject([{ last_outcome: 'failed', next_on: '2027-04-05' }])
  const { email } = await db().selectFrom('app_user').select('email').where('id', '=', product.town.root).executeTakeFirstOrThrow()
  const told = db().selectFrom('mail').select(['recipient', 'subject', 'body_text']).where('template', '=', 'export:failed')
  expect(await told.execute()).toEqual([
    {
      recipient: email,
      subject: 'Mesečni izvoz ni uspel: dnevnik-prehodov-2027-03-05.csv',
      body_text: expect.stringContaining('admin@preizkus.si'),
    },
  ])
  await db().updateTable('app_user').set({ revoked: [] }).where('id', '=', product.town.root).execute()
})

test('two schedules of one list write two files into one folder', async () => {
  setClock('2027-04-01T09:00:00Z')
  const id = await madeExport()
  await db().deleteFrom('export_schedule').execute()
  const both = { day: 3, period: 'previous_month', delivery: 'folder', target: 'skupna' }
  await schedule(id, both)
  await schedule(id, both)
  await runAt('2027-04-03T05:00:00Z')
  expect(await readdir(folderOf('skupna'))).toHaveLength(2)
})

test('who is erased ends the schedules with a filter that names their records; of old ones only the unused are forgotten', async () => {
  setClock('2027-05-01T09:00:00Z')
  const id = await madeExport()
  await db().deleteFrom('export_schedule').execute()
  const made = { day: 3, period: 'all', delivery: 'folder', target: 'hramba' }
  const [named, used, unused] = [await schedule(id, made), await schedule(id, made), await schedule(id, made)].map(({ body }) => body.id)
  const change = (which: string, values: object) => db().updateTable('export_schedule').set(values).where('id', '=', which).execute()
  await change(named, { filters: JSON.stringify({ user_ids: [product.town.regular] }) })
  await change(used, { created_at: new Date('2020-01-01T00:00:00Z'), last_on: '2027-04-03' })
  await change(unused, { created_at: new Date('2020-01-01T00:00:00Z') })
  const left = async () => (await db().selectFrom('export_schedule').select('id').orderBy('id').execute()).map((row) => row.id)
  await product.services.database.transaction(async (trx) => exportPrivacy.forget?.(trx, [product.town.regular], product.clock.now()))
  expect(await left()).toEqual([used, unused].toSorted())
  await product.services.database.transaction(async (trx) => exportPrivacy.forgetBefore?.(trx, new Date('2022-05-01T00:00:00Z')))
  expect(await left()).toEqual([used])
})

test('a link goes to an open account that may see the list, on the day it is made and on the day it is sent', async () => {
  setClock('2027-06-01T09:00:00Z')
  const id = await madeExport()
  await db().deleteFrom('export_schedule').execute()
  const common = { day: 3, period: 'all', delivery: 'link' }
  for (const target of ['konkurenca@gmail.example', 'uporabnik@preizkus.si', 'operator@preizkus.si']) {
    const refused = await schedule(id, { ...common, target })
    expect([target, refused.status, refused.body.error.fields[0].path]).toEqual([target, 422, 'target'])
  }
  expect((await schedule(id, { ...common, delivery: 'attachment', target: 'admin@preizkus.si' })).status).toBe(422)
  expect((await schedule(id, { ...common, target: 'Admin@preizkus.si' })).status).toBe(200)
  const setActive = (active: boolean) => db().updateTable('app_user').set({ active }).where('id', '=', product.town.admin).execute()
  await setActive(false)
  const before = (await mails()).length
  await runAt('2027-06-03T05:00:00Z')
  await setActive(true)
  expect(await mails()).toHaveLength(before)
  const told = db().selectFrom('mail').select(['recipient', 'body_text']).where('template', '=', 'export:failed')
  expect((await told.orderBy('id').execute()).at(-1)).toMatchObject({
    recipient: 'root@preizkus.si',
    body_text: expect.stringContaining('na naslov admin@preizkus.si pa povezave nismo poslali'),
  })
})

test('a folder is a name and no path, an address is one, and a period needs a list that has one', async () => {
  const root = await product.as('root')
  const id = await madeExport()
  const common = { day: 3, period: 'all' }
  for (const target of ['../skrivno', 'a/b', '.skrito', ''])
    expect([target, (await schedule(id, { ...common, delivery: 'folder', target })).status]).toEqual([target, 422])
  expect((await schedule(id, { ...common, delivery: 'link', target: 'statistika' })).status).toBe(422)
  expect((await schedule(id, { ...common, day: 31, delivery: 'folder', target: 'a' })).status).toBe(422)
  const { body: users } = await root.call(createExport, { body: { list: 'list-users', format: 'csv', columns: ['name'] } })
  await product.jobs.runDue()
  expect((await schedule(users.id, { day: 3, period: 'previous_month', delivery: 'folder', target: 'a' })).status).toBe(422)
  expect((await (await product.as('regular')).call(scheduleExport, { params: { id }, body: {} })).status).toBe(403)
})

test('a file that cannot be written to its folder is told to who made the schedule, once', async () => {
  allowConsole(/^job failed/)
  setClock('2027-05-20T09:00:00Z')
  const { body } = await schedule(await madeExport(), { day: 5, period: 'previous_month', delivery: 'folder', target: 'zasedena' })
  await mkdir(folderOf(''), { recursive: true })
  // A file of that name stands where the folder would be.
  await writeFile(folderOf('zasedena'), '')
  await runAt('2027-06-05T05:00:00Z')
  const told = await db().selectFrom('mail').select(['recipient', 'body_text']).where('template', '=', 'export:failed').execute()
  expect(told.filter(({ body_text: text }) => text.includes('v mapo zasedena pa je ni bilo mogoče zapisati'))).toHaveLength(1)
  const made = db().selectFrom('data_export').select(['status', 'delivered_at']).where('schedule_id', '=', body.id)
  expect(await made.execute()).toEqual([{ status: 'done', delivered_at: null }])
})
