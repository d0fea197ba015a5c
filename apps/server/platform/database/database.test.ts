import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, testEngine } from '../../test/database/test-database.ts'
import { isRefusedForGood, isUniqueViolation, StatementError } from './database-errors.ts'
import type { Database } from './database.ts'
import { pendingMigrations } from './migrate.ts'
import type { Trx } from './db.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
  await database.execute('create table note (id integer primary key, text text not null, constraint note_text unique (text))')
})
afterAll(() => database.close())

const only = async (expression: string, ...parameters: unknown[]) =>
  (await database.execute(`select ${expression} as value`, parameters)).rows[0]?.['value']

const addNote = (trx: Trx, id: number, text: string) => sql`insert into note (id, text) values (${id}, ${text})`.execute(trx)
const countNotes = async (condition = 'true') =>
  Number((await database.execute(`select count(*) as n from note where ${condition}`)).rows[0]?.['n'])

test('says which engine it is', () => {
  expect(database.engine).toBe(testEngine)
  expect(Number.parseInt(database.version)).toBeGreaterThanOrEqual(15)
})

test('a text of several statements gives the rows of all', async () => {
  expect((await database.execute('select 1 as a; select 2 as a')).rows).toEqual([{ a: 1 }, { a: 2 }])
})

test('a text of several statements that fails within its own transaction leaves no trace', async () => {
  await expect(database.execute(`begin; insert into note values (900, 'half'); select nonsense; commit`)).rejects.toThrow('nonsense')
  expect(await countNotes('id = 900')).toBe(0)
})

test('numbers of affected rows', async () => {
  await database.execute(`insert into number_series (name, year, last) values ('X', 2025, 1), ('X', 2026, 1)`)
  const { numUpdatedRows } = await database.kysely
    .updateTable('number_series')
    .set({ last: 2 })
    .where('name', '=', 'X')
    .executeTakeFirstOrThrow()
  expect(numUpdatedRows).toBe(2n)
})

test('a transaction that throws is undone, one that resolves stays', async () => {
  await expect(
    database.transaction(async (trx) => {
      await addNote(trx, 1, 'one')
      throw new Error('no')
    }),
  ).rejects.toThrow('no')
  await database.transaction((trx) => addNote(trx, 2, 'two'))
  expect(await countNotes('id in (1, 2)')).toBe(1)
})

test('a failed statement cannot be swallowed into a commit', async () => {
  const swallowed = database.transaction(async (trx) => {
    await addNote(trx, 3, 'three')
    await addNote(trx, 3, 'three again').catch(() => {})
  })
  await expect(swallowed).rejects.toThrow()
  expect(await countNotes('id = 3')).toBe(0)
})

test('transactions at once lose nothing', async () => {
  await database.transaction((trx) => addNote(trx, 10, 'counter'))
  await database.execute('create table tally (n integer)')
  await database.execute('insert into tally values (0)')
  await Promise.all(
    Array.from({ length: 20 }, () =>
      database.transaction(async (trx) => {
        await sql`select n from tally for update`.execute(trx)
        await sql`update tally set n = n + 1`.execute(trx)
      }),
    ),
  )
  expect(await only('(select n from tally)')).toBe(20)
})

test('a statement outside waits for nobody and sees only what is committed', async () => {
  const { promise: mayCommit, resolve: commit } = Promise.withResolvers<void>()
  const work = database.transaction(async (trx) => {
    await addNote(trx, 20, 'twenty')
    await mayCommit
  })
  const outside = countNotes('id = 20')
  setTimeout(commit, 50)
  await work
  expect(await outside).toBeLessThanOrEqual(1)
  expect(await countNotes('id = 20')).toBe(1)
})

test('a statement outside the open transaction from inside its work is refused instead of waiting for ever', async () => {
  await expect(database.transaction(() => database.execute('select 1'))).rejects.toThrow('use trx')
  await expect(database.transaction(() => database.transaction(async () => {}))).rejects.toThrow('use trx')
  expect(await only('1')).toBe(1)
})

test('an error names its code and constraint, and carries no values', async () => {
  await database.transaction((trx) => addNote(trx, 30, 'secret-value'))
  const error: unknown = await database.transaction((trx) => addNote(trx, 31, 'secret-value')).catch((each: unknown) => each)
  expect(error).toBeInstanceOf(StatementError)
  expect(isUniqueViolation(error)).toBe(true)
  expect(isUniqueViolation(error, 'note_text')).toBe(true)
  expect(isUniqueViolation(error, 'note_pkey')).toBe(false)
  expect(error).not.toHaveProperty('params')
})

test.each([
  ['for good: a text that is no number', `insert into note values ('x', 'a')`, true],
  ['for good: an absent value', `insert into note values (910, null)`, true],
  ['for good: a key that is taken', `insert into note values (911, 'taken'), (912, 'taken')`, true],
  ['perhaps for now: a row that is missing', `insert into note_part values (913)`, false],
  ['perhaps for now: a check', `insert into note_part values (null, -1)`, false],
])('refused %s', async (_, statement, isForGood) => {
  await database.execute('create table if not exists note_part (note integer references note, size integer check (size > 0))')
  const error = await database.execute(statement).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(StatementError)
  expect(isRefusedForGood(error)).toBe(isForGood)
})

test('notifications arrive with the commit, and not after a rollback', async () => {
  const received: string[] = []
  const stop = await database.listen('house_test', (payload) => received.push(payload))
  const stopOther = await database.listen('house_test', (payload) => received.push(`other ${payload}`))
  await database.transaction(async (trx) => void (await sql`select pg_notify('house_test', 'first')`.execute(trx)))
  await database
    .transaction(async (trx) => {
      await sql`select pg_notify('house_test', 'lost')`.execute(trx)
      throw new Error('no')
    })
    .catch(() => {})
  await expect.poll(() => received).toEqual(['first', 'other first'])
  await stopOther()
  await database.execute(`select pg_notify('house_test', 'second')`)
  await expect.poll(() => received).toEqual(['first', 'other first', 'second'])
  await stop()
  await database.execute(`select pg_notify('house_test', 'third')`)
  expect(received).toHaveLength(3)
})

test('sorts names as Slovenians do', async () => {
  const sorted = [
    'Ana',
    'Cvetko',
    'Čopič',
    'Čuk',
    'Ćosić',
    'Dušan',
    'Đorđe',
    'Müller',
    'Novak Ana',
    'Novakovič',
    'Oblak',
    'Özgür',
    'Ozvald',
    'Sušnik',
    'Šuštar',
    'Zoran',
    'Zupan',
    'Žiga',
  ]
  const values = sorted.toReversed()
  await database.transaction(async (trx) => {
    for (const [position, name] of values.entries()) {
      await sql`insert into device (code, name, latitude, longitude, position) values (${`sort-${position}`}, ${name}, 0, 0, ${position})`.execute(
        trx,
      )
    }
  })
  const { rows } = await database.execute(`select name from device where code like 'sort-%' order by name`)
  expect(rows.map((row) => row['name'])).toEqual(sorted)
})

test('every migration is applied', async () => {
  expect(await pendingMigrations(database.kysely)).toEqual([])
})
