import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database/test-database.ts'
import type { Database } from '../database.ts'
import { ifGiven } from '../db.ts'
import { listRows } from './list-query.ts'

const names = ['Žiga', 'Zoran', 'Čuk', 'Cvetko', 'Ana', 'Ana', 'Ana']
let database: Database

const addEvents = (rows: { actor_name: string; at: Date; action: string; kind?: 'read' }[]) =>
  database.transaction(
    async (trx) =>
      void (await trx
        .insertInto('event')
        .values(rows.map((row) => ({ kind: 'change', ...row, id: v7() }) as never))
        .execute()),
  )

beforeAll(async () => {
  database = await openTestDatabase()
  await addEvents(names.map((actor_name, index) => ({ actor_name, at: new Date(Date.UTC(2026, 0, index + 1)), action: 'permit:issue' })))
})
afterAll(() => database.close())

const list = (
  request: { page?: number; itemsPerPage?: number; sortByKey?: 'at' | 'name'; sortOrder?: 'asc' | 'desc' },
  action = 'permit:issue',
  name?: string,
) =>
  listRows({
    db: database.kysely,
    query: database.kysely
      .selectFrom('event')
      .select(['id', 'at', 'actor_name'])
      .where('action', '=', action)
      .$call(ifGiven(name, (query, name) => query.where('actor_name', '=', name))),
    request: { page: 1, itemsPerPage: 3, sortByKey: 'at', sortOrder: 'asc', ...request },
    sort: { at: 'at', name: 'actor_name' },
    tieBreaker: 'id',
    growing: { table: 'event', column: 'event.at' },
  })

test('gives a page, its place and the total', async () => {
  const page = await list({})
  expect(page).toMatchObject({ total: 7, page: 1, itemsPerPage: 3 })
  expect(page.items.map((row) => row.actor_name)).toEqual(['Žiga', 'Zoran', 'Čuk'])
  expect((await list({ page: 3 })).items.map((row) => row.actor_name)).toEqual(['Ana'])
})

test('a page behind the end is empty and still knows the total', async () => {
  expect(await list({ page: 9 })).toEqual({ items: [], total: 7, page: 9, itemsPerPage: 3 })
})

test('a list of nothing', async () => {
  expect(await list({}, 'nothing:happened')).toEqual({ items: [], total: 0, page: 1, itemsPerPage: 3 })
})

test('equal values keep one order over all pages, in both directions', async () => {
  for (const sortOrder of ['asc', 'desc'] as const) {
    const pages = await Promise.all([1, 2, 3].map((page) => list({ page, sortByKey: 'name', sortOrder })))
    const items = pages.flatMap((page) => page.items)
    expect(new Set(items.map((row) => row.id)).size).toBe(7)
    const wanted = ['Ana', 'Ana', 'Ana', 'Cvetko', 'Čuk', 'Zoran', 'Žiga']
    expect(items.map((row) => row.actor_name)).toEqual(sortOrder === 'asc' ? wanted : wanted.toReversed())
  }
})

test('deep pages are the same rows in the same order', async () => {
  await database.execute(
    `insert into event (id, at, action, kind, actor_name)
     select gen_random_uuid(), timestamptz '2026-02-01' + (i / 3) * interval '1 minute', 'permit:deep', 'change', 'Tina' from generate_series(1, 2000) i`,
  )
  const deep = await list({ page: 110, itemsPerPage: 10 }, 'permit:deep')
  const plain = await sql<{ id: string }>`select id from event where action = 'permit:deep' order by at, id limit 10 offset 1090`.execute(
    database.kysely,
  )
  expect(deep.items.map((row) => row.id)).toEqual(plain.rows.map((row) => row.id))
  expect(deep.total).toBe(2000)
})

const totalOf = async (action: string, name?: string) => (await list({ itemsPerPage: 1 }, action, name)).total
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000)

test('the remembered count stays exact whatever happens to the rows', async () => {
  const add = (minutes: number, count = 1) =>
    addEvents(
      Array.from({ length: count }, () => ({ actor_name: 'Maja', at: minutesAgo(minutes), action: 'count:me', kind: 'read' as const })),
    )
  await add(60, 50)
  expect(await totalOf('count:me')).toBe(50)
  await add(0, 3)
  expect(await totalOf('count:me')).toBe(53)
  await add(90, 2)
  expect(await totalOf('count:me')).toBe(55)
  // What retention may do: the trail refuses everything else.
  const forgetting = (statement: string) =>
    database.execute(`begin; set local dovolilnice.forgetting = 'yes'; ${statement} where id in (
      select id from event where action = 'count:me' order by at limit 5); commit`)
  await forgetting('delete from event')
  expect(await totalOf('count:me')).toBe(50)
  expect(await totalOf('count:me', 'Maja')).toBe(50)
  await forgetting(`update event set actor_name = 'Anonimizirano'`)
  expect(await totalOf('count:me')).toBe(50)
  expect(await totalOf('count:me', 'Maja')).toBe(45)
})

test('a rolled-back row is not counted', async () => {
  await database
    .transaction(async (trx) => {
      await trx
        .insertInto('event')
        .values({ id: v7(), at: new Date(), action: 'count:me', kind: 'change', actor_name: 'Maja' } as never)
        .execute()
      throw new Error('no')
    })
    .catch(() => {})
  expect(await totalOf('count:me')).toBe(50)
})
