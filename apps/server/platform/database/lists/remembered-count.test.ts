import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, testEngine } from '../../../test/database/test-database.ts'
import type { Database } from '../database.ts'
import { growingTables, notedTables, notedTablesOf } from './list-changes.ts'
import { countedBy, listRows, writtenBy } from './list-query.ts'
import type { Db } from '../db.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await addLots(database.kysely, 'A', 5)
})
afterAll(() => database.close())

const addLots = (db: Db, zone: string, count: number) =>
  sql`insert into parking_lot (id, code, name, zone)
      select gen_random_uuid(), gen_random_uuid()::text, 'Lot', ${zone} from generate_series(1, ${sql.lit(count)})`.execute(db)

const lots = (db: Db, zone: string) => db.selectFrom('parking_lot').select('id').where('zone', '=', zone)

/** The total as the first page of two rows gives it, which is never the whole list. */
const totalOf = async (zone: string, db: Db = database.kysely) => {
  const request = { page: 1, itemsPerPage: 2, sortByKey: 'id', sortOrder: 'asc' } as const
  return (await listRows({ db, query: lots(db, zone), request, sort: { id: 'id' }, tieBreaker: 'id' })).total
}

test('a count that is remembered follows what is added, changed and deleted', async () => {
  expect(await totalOf('A')).toBe(5)
  expect(await totalOf('A')).toBe(5)
  await addLots(database.kysely, 'A', 2)
  expect(await totalOf('A')).toBe(7)
  await sql`update parking_lot set zone = 'B' where id in (select id from parking_lot where zone = 'A' limit 3)`.execute(database.kysely)
  expect([await totalOf('A'), await totalOf('B')]).toEqual([4, 3])
  await sql`delete from parking_lot where id in (select id from parking_lot where zone = 'A' limit 1)`.execute(database.kysely)
  expect(await totalOf('A')).toBe(3)
})

test('few rows are counted with the page that reads them, also by a page behind the last', async () => {
  await addLots(database.kysely, 'few', 5)
  const page = async (page: number) => {
    const request = { page, itemsPerPage: 2, sortByKey: 'id', sortOrder: 'asc' } as const
    const options = { db: database.kysely, query: lots(database.kysely, 'few'), request, sort: { id: 'id' }, tieBreaker: 'id' } as const
    return listRows({ ...options, isFew: true })
  }
  expect(await page(1)).toMatchObject({ total: 5, items: [{ id: expect.any(String) }, {}] })
  expect((await page(1)).items[0]).not.toHaveProperty('list_total')
  expect(await page(9)).toMatchObject({ total: 5, items: [] })
})

test('what is counted by an instant is not remembered: no later call asks for the same', () => {
  const until = (instant: string) => countedBy(database.kysely.selectFrom('event').where('event.at', '<', new Date(instant))).key
  expect(until('2027-03-01T10:00:00.123Z')).toBeUndefined()
  expect(until('2027-03-01T10:00:00.000Z')).toContain('2027-03-01T10:00:00.000Z')
})

test('a query is not written again for the same page, and its count follows all the same', async () => {
  let written = 0
  const lotsOf = (db: Db, zone: string) => {
    written += 1
    return lots(db, zone)
  }
  const page = async (zone: string, page = 1) => {
    const request = { page, itemsPerPage: 2, sortByKey: 'id', sortOrder: 'asc' } as const
    const { items, total } = await listRows({
      ...{ db: database.kysely, query: writtenBy(lotsOf, zone), request },
      ...{ sort: { id: 'id' }, tieBreaker: 'id' },
    })
    return { ids: items.map(({ id }) => id), total }
  }
  await addLots(database.kysely, 'written', 5)
  await page('written')
  await page('written')
  const [before, first] = [written, await page('written')]
  expect([first.total, written]).toEqual([5, before])
  const second = await page('written', 2)
  expect(second.ids.filter((id) => first.ids.includes(id))).toEqual([])
  expect(await page('of no lot')).toEqual({ ids: [], total: 0 })
  await addLots(database.kysely, 'written', 1)
  expect((await page('written')).total).toBe(6)
  await sql`delete from parking_lot where id = ${first.ids[0]}`.execute(database.kysely)
  expect(await page('written')).toMatchObject({ total: 5, ids: expect.not.arrayContaining([first.ids[0]]) })
})

test('what a transaction counts of its own unsaved work is not remembered', async () => {
  await addLots(database.kysely, 'own', 3)
  await database
    .transaction(async (trx) => {
      await addLots(trx, 'own', 1)
      expect(await totalOf('own', trx)).toBe(4)
      throw new Error('no')
    })
    .catch(() => {})
  expect(await totalOf('own')).toBe(3)
})

test.runIf(testEngine === 'postgres')('a change that is saved after the count is seen by the next list', async () => {
  await addLots(database.kysely, 'late', 3)
  const [begun, counted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const writing = database.transaction(async (trx) => {
    await addLots(trx, 'late', 1)
    begun.resolve()
    await counted.promise
  })
  await begun.promise
  expect([await totalOf('late'), await totalOf('late')]).toEqual([3, 3])
  counted.resolve()
  await writing
  expect(await totalOf('late')).toBe(4)
})

test('knows the tables of a query, and none where one is not noted', async () => {
  const db = database.kysely
  const inner = db.selectFrom('permit').select('permit.id').where('permit.parking_lot_id', 'in', lots(db, 'A'))
  expect(notedTablesOf(inner)?.toSorted()).toEqual(['parking_lot', 'permit'])
  const aliased = db.selectFrom('permit as p').leftJoin('parking_lot as lot', 'lot.id', 'p.parking_lot_id').where('lot.zone', '=', 'A')
  expect(notedTablesOf(aliased)?.toSorted()).toEqual(['parking_lot', 'permit'])
  expect(notedTablesOf(db.selectFrom('permit as p').innerJoin('session', 'session.user_id', 'p.user_id'))).toBeUndefined()
  expect(notedTablesOf(db.selectFrom('permit').where(sql<boolean>`exists (select from session)`))).toBeUndefined()
  expect(notedTablesOf(db.selectFrom('permit').where(sql<boolean>`valid_until < now()`))).toBeUndefined()
})

const triggersOf = async (names: readonly string[]) => {
  const { rows } = await sql<{ name: string; events: string }>`
    select event_object_table as name, string_agg(distinct event_manipulation, ' ' order by event_manipulation) as events
    from information_schema.triggers where action_statement ~ 'note_(list_change|change_of_old_rows)' and event_object_table = any(${names})
    group by 1`.execute(database.kysely)
  return new Map(rows.map(({ name, events }) => [name, events]))
}

test('each noted table has its triggers, and a view names all the tables behind it', async () => {
  const behindAll: Readonly<Record<string, readonly string[]>> = { ...notedTables, ...growingTables }
  const tables = [...new Set(Object.values(behindAll).flat())]
  const triggers = await triggersOf(tables)
  expect([...triggers.keys()].toSorted()).toEqual(tables.toSorted())
  expect(new Set(triggers.values())).toEqual(new Set(['DELETE INSERT UPDATE']))
  const { rows: some } = await sql<{ name: string }>`
    select distinct event_object_table as name from information_schema.triggers where action_statement ~ 'note_change_of_old_rows'`.execute(
    database.kysely,
  )
  expect(some.map(({ name }) => name).toSorted()).toEqual(Object.values(growingTables).flat().toSorted())
  expect(Object.keys(notedTables).filter((name) => name in growingTables)).toEqual([])
  const { rows: views } = await sql<{ view: string; tables: string[] }>`
    select view_name as view, array_agg(table_name::text order by table_name) as tables from information_schema.view_table_usage
    where view_name = any(${Object.keys(behindAll)}) and table_name <> 'device' group by 1`.execute(database.kysely)
  for (const { view, tables: behind } of views) expect(behindAll[view]?.toSorted()).toEqual(behind)
  expect(views.map(({ view }) => view).toSorted()).toEqual(['bollard_history', 'outlived_document'])
})

test('the history of the bollards is counted on, whichever of its tables changes', async () => {
  const db = database.kysely
  await sql`insert into device (code, name, latitude, longitude) values ('vrata', 'Vrata', 46, 14)`.execute(db)
  const command = (ago: string) =>
    sql`insert into device_command (id, device_code, action, status, reason, requested_by_name, requested_at, expires_at)
        values (gen_random_uuid(), 'vrata', 'lower', 'delivered', 'x', 'Olga', now() - ${ago}::interval, now())`.execute(db)
  const line = (ago: string) =>
    sql`insert into bollard_event (id, device_code, at, received_at, event_name)
        values (gen_random_uuid(), 'vrata', now() - ${ago}::interval, now(), 'online')`.execute(db)
  const count = async (status?: 'delivered') => {
    const query = db.selectFrom('bollard_history').select('id').where('device_code', '=', 'vrata')
    return (
      await listRows({
        ...{ db, query: status === undefined ? query : query.where('status', '=', status), sort: { at: 'at' }, tieBreaker: 'id' },
        request: { page: 1, itemsPerPage: 1, sortByKey: 'at', sortOrder: 'desc' },
        growing: { table: 'bollard_history', column: 'bollard_history.at' },
      })
    ).total
  }
  for (const ago of ['1 hour', '2 hours', '1 minute']) await Promise.all([command(ago), line(ago)])
  const changes = async () =>
    (await database.execute(`select count(*) as n from list_change where table_name ~ '^(bollard_event|device_command)$'`)).rows[0]?.['n']
  expect([await count(), await count('delivered')]).toEqual([6, 3])
  const before = await changes()
  await Promise.all([command('0'), line('0')])
  await sql`update device_command set status = 'confirmed' where requested_at > now() - interval '30 seconds'`.execute(db)
  expect([await count(), await count('delivered'), await changes()]).toEqual([8, 3, before])
  await sql`update device_command set status = 'failed' where requested_at < now() - interval '90 minutes'`.execute(db)
  expect([await count(), await count('delivered')]).toEqual([8, 2])
  await line('3 hours')
  expect(await count()).toBe(9)
  await sql`delete from bollard_event where at < now() - interval '90 minutes'`.execute(db)
  expect([await count(), await count('delivered')]).toEqual([7, 2])
})

test('the use of a session is no change of the list of people', async () => {
  const id = randomUUID()
  await sql`insert into app_user (id, name, email, role, locale, created_at) values (${id}, 'Ana', 'ana@primer.example', 'regular', 'sl', now())`.execute(
    database.kysely,
  )
  const changes = async () => (await database.execute(`select count(*) as n from list_change where table_name = 'app_user'`)).rows[0]?.['n']
  const before = await changes()
  await sql`update app_user set last_seen = now() where id = ${id}`.execute(database.kysely)
  expect(await changes()).toBe(before)
  await sql`update app_user set active = false where id = ${id}`.execute(database.kysely)
  expect(await changes()).toBe(Number(before) + 1)
})
