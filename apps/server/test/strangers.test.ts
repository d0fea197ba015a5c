import { checkPlate, createAccessTag, getAccessLog, listAccessLog, listOperatorPassages } from '@dovolilnice/contract/access/operations'
import { checkParking } from '@dovolilnice/contract/access/street/check-parking'
import { createExport } from '@dovolilnice/contract/exports/create-export'
import { downloadExport } from '@dovolilnice/contract/exports/read-export'
import { scheduleExport } from '@dovolilnice/contract/exports/operations'
import { type Dashboard, readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { search } from '@dovolilnice/contract/search/search'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeAccessEvents } from '../features/access/store-access-events.ts'
import { forgetPast } from './forget-past.ts'
import { giveDevice, givePermit } from './gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from './test-product.ts'
import { forgetStrangersJob } from '../features/privacy/retention/retention-jobs.ts'

let product: TestProduct
const ids = { stranger: v7(), tagged: v7(), holder: v7() }
const db = () => product.services.database.kysely

const refuse = (id: string, credential: string, permit_number: string | null = null) =>
  storeAccessEvents(product.services, [
    {
      device: 'brod',
      received_at: product.clock.now(),
      claimed_at: null,
      event: {
        ...{ id, sequence: 1, at: product.clock.now().toISOString(), name: 'refused', presentation_id: v7(), credential_kind: 'plate' },
        ...{ credential, permit_number, reason: permit_number === null ? 'no_permit' : 'expired', reason_details: { kind: 'plate' } },
        ...{ whitelist_version: 1, decided_in_ms: 1 },
      },
    },
  ])

/** Every table of the database, also those of the queue, in which a row names this plate in any spelling. */
const tablesThatName = async (plate: string): Promise<string[]> => {
  const { rows } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_schema not in ('pg_catalog', 'information_schema') and table_type = 'BASE TABLE'`.execute(db())
  const named: string[] = []
  for (const { schema, name } of rows) {
    const { rows: found } = await sql`select 1 from ${sql.table(`${schema}.${name}`)} t
      where regexp_replace(upper(to_jsonb(t)::text), '[ .:-]', '', 'g') like ${`%${plate}%`} limit 1`.execute(db())
    if (found.length > 0) named.push(name)
  }
  return named.toSorted()
}

const lineOf = async (id: string) => (await (await product.as('admin')).call(getAccessLog, { params: { id } })).body
const later = (hours: number) => product.clock.advance(hours * 3_600_000)

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  await givePermit(product, { number: 'D-1', credentials: { plate: 'LJ HO-111' } })
  await refuse(ids.stranger, 'LJ ZZ-987')
  await refuse(ids.tagged, 'LJ YY-654')
  await refuse(ids.holder, 'LJ HO-111', 'D-1')
})
afterAll(() => product.close())

test('the plate of a refused vehicle without a permit is in no table after 48 hours, whatever staff did with it, and every count stays', async () => {
  const clerk = await product.as('admin')
  const operator = await product.as('operator')
  expect((await lineOf(ids.stranger)).credential).toBe('LJ ZZ-987')
  await clerk.call(listAccessLog, { body: { filters: { credential: 'lj zz 987' } } })
  await clerk.call(search, { query: { q: 'LJ ZZ-987' } })
  await operator.call(listOperatorPassages, { body: { filters: { plate: 'LJZZ987' } } })
  await operator.call(checkPlate, { body: { plate: { kind: 'plate', value: 'LJ ZZ-987' } } })
  await clerk.call(checkParking, { body: { plate: 'LJ ZZ-987' } })
  const columns = ['at', 'credential', 'plate']
  const exported = { list: 'list-access-log', format: 'csv', columns }
  expect((await clerk.call(createExport, { body: exported })).status).toBe(200)
  expect((await clerk.call(createExport, { body: { ...exported, filters: { credential: 'LJ ZZ-987' } } })).status).toBe(200)
  expect(
    (await clerk.call(createAccessTag, { body: { access_log_id: ids.tagged, label: 'sum zlorabe', remark: 'Prijava redarstvu.' } })).status,
  ).toBe(200)
  const told = (await clerk.call(readDashboard, {})).body.passages
  await product.jobs.runDue()
  expect(await tablesThatName('LJZZ987')).toEqual(['access_log', 'data_export', 'event'])

  later(47)
  await product.runJob(forgetStrangersJob)
  expect(await tablesThatName('LJZZ987')).toContain('access_log')
  later(2)
  product.forgetClients()
  // The job sends itself: nobody has to wait for the next night.
  await product.jobs.runDue('forget-refused-vehicles')
  expect(await tablesThatName('LJZZ987')).toEqual([])
  expect(await lineOf(ids.stranger)).toMatchObject({ event_name: 'refused', reason: 'no_permit', credential: null, plate: null })
  expect(await lineOf(ids.tagged)).toMatchObject({ credential: 'LJ YY-654', tags: [{ label: 'sum zlorabe' }] })
  expect(await lineOf(ids.holder)).toMatchObject({ credential: 'LJ HO-111', permit_number: 'D-1' })
  const after = (await (await product.as('admin')).call(readDashboard, {})).body.passages
  const refusals = (days: Dashboard['passages']): number => days.reduce((sum, { refused }) => sum + refused, 0)
  expect(refusals(after)).toBe(refusals(told))
})

test('a file of the log holds nothing that was read of a stranger', async () => {
  await refuse(v7(), 'LJ NN-321')
  const clerk = await product.as('admin')
  const asked = { list: 'list-access-log', format: 'csv', columns: ['event_name', 'credential', 'plate'] }
  const { id } = (await clerk.call(createExport, { body: asked })).body
  await product.jobs.runDue('run-export')
  const file = (await clerk.call(downloadExport, { params: { id } })).raw.toString('utf8')
  expect(file).toContain('LJ HO-111')
  expect(file).not.toContain('NN-321')
})

test('many lines go by small transactions through an index of their own, after the term that the town has set', async () => {
  await sql`insert into access_log (id, device_code, at, received_at, event_name, credential_kind, credential, credential_normalised, plate, reason)
    select gen_random_uuid(), 'brod', ${product.clock.now()}::timestamptz - interval '7 hours', ${product.clock.now()}, 'refused', 'plate',
      'MB ' || i, 'MB' || i, 'MB ' || i, 'no_permit' from generate_series(1, 1300) i`.execute(db())
  const { retention } = await product.services.capabilities.readParameters(db())
  const clerk = await product.as('admin')
  const set = (refused_hours: number) => clerk.call(updateParameters, { body: { retention: { ...retention, refused_hours } } })
  expect((await set(169)).body.error.fields).toMatchObject([{ path: 'retention.refused_hours', message: 'Največja vrednost je 168.' }])
  expect((await set(0)).status).toBe(422)
  expect((await set(6)).status).toBe(200)
  await product.runJob(forgetStrangersJob)
  const { rows } = await sql<{
    left: number
    all: number
  }>`select count(*) filter (where credential is not null)::int as left, count(*)::int as all
    from access_log where at <= ${product.clock.now()}::timestamptz - interval '6 hours' and reason = 'no_permit' and id <> ${ids.tagged}`.execute(
    db(),
  )
  expect(rows[0]).toEqual({ left: 0, all: 1301 })
})

test('passages of holders go after the shorter term of their purpose, and their permit stays', async () => {
  const permit = await db().selectFrom('permit').selectAll().where('number', '=', 'D-1').executeTakeFirstOrThrow()
  const passage = (id: string, months: number) =>
    sql`insert into access_log (id, device_code, at, received_at, event_name, credential_kind, credential, permit_id, permit_number)
      values (${id}, 'brod', ${product.clock.now()}::timestamptz - make_interval(months => ${months}::int), ${product.clock.now()}, 'admitted',
        'plate', 'LJ HO-111', ${permit.id}, 'D-1')`.execute(db())
  const [old, young] = [v7(), v7()]
  await passage(old, 4)
  await passage(young, 2)
  await forgetPast(product.services)
  expect((await lineOf(old)).permit_number).toBe('D-1')
  const { retention } = await product.services.capabilities.readParameters(db())
  const body = { retention: { ...retention, passage_months: 3 } }
  expect((await (await product.as('admin')).call(updateParameters, { body })).status).toBe(200)
  await forgetPast(product.services)
  expect(await lineOf(old)).toMatchObject({ credential: null, permit_id: null, event_name: 'admitted' })
  expect(await lineOf(young)).toMatchObject({ credential: 'LJ HO-111', permit_number: 'D-1' })
  const { anonymised_at: gone } = await db()
    .selectFrom('permit')
    .select('anonymised_at')
    .where('id', '=', permit.id)
    .executeTakeFirstOrThrow()
  expect(gone).toBe(null)
})

test('nothing that others asked for goes with a bad read, a part of a plate, or a plate that has a permit by now', async () => {
  const clerk = await product.as('admin')
  const asked = { list: 'list-access-log', format: 'csv', columns: ['at', 'credential'] }
  const of = (credential: string) => ({ ...asked, filters: { credential, from: '2026-11-01T00:00:00Z' } })
  let id = ''
  for (const credential of ['LJ KP-118', 'KP', 'LJ BB-333', 'LJ NA-222']) {
    const made = await clerk.call(createExport, { body: of(credential) })
    expect(made.status, made.raw.toString()).toBe(200)
    id = made.body.id
  }
  const schedule = { period: 'previous_month', day: 3, delivery: 'folder', target: 'obcina' }
  await product.jobs.runDue('run-export')
  const scheduled = await clerk.call(scheduleExport, { params: { id }, body: schedule })
  expect(scheduled.status, scheduled.raw.toString()).toBe(200)
  for (const read of ['---', '1', 'KP', '2026', 'LJ NA-222', 'LJ BB-333']) await refuse(v7(), read)
  await givePermit(product, { number: 'D-2', credentials: { plate: 'LJ NA-222' } })
  const typed = async (table: 'data_export' | 'export_schedule') =>
    (await db().selectFrom(table).select('filters').execute()).flatMap(({ filters }) => filters.credential ?? []).toSorted()
  later(49)
  product.forgetClients()
  await product.runJob(forgetStrangersJob)
  expect(await typed('data_export')).toEqual(['KP', 'LJ KP-118', 'LJ NA-222'])
  expect(await typed('export_schedule')).toEqual(['LJ NA-222'])
})
