import { defineList } from '@dovolilnice/contract/list'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod/mini'
import type { Database } from '../../../platform/database/database.ts'
import { beginWalk } from '../../../platform/database/lists/walk-rows.ts'
import { FieldsUnclear } from '../../../platform/database/lists/walk-texts.ts'
import { openTestDatabase } from '../../../test/database/test-database.ts'
import { fieldsRead, textRows } from './text-rows.ts'

const list = defineList({
  title: { sl: 'Seznam', en: 'List' },
  row: z.object({ name: z.string(), note: z.nullable(z.string()), id: z.string() }),
  columns: {
    name: { title: { sl: 'Ime', en: 'Name' }, text: (row) => (row.name === '' ? (row.note ?? '') : row.name) },
  },
  sortable: ['name'],
  defaultSort: { key: 'name', order: 'asc' },
  filters: z.object({}),
})

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the fields that a column reads follow from the rows that it is shown', () => {
  const columns = [{ key: 'name', column: list.columns.name }]
  const read = (...names: string[]) => [
    ...fieldsRead(
      names.map((name) => ({ name, note: 'opomba', id: '1' })),
      columns,
      'sl',
    ),
  ]
  expect(read('Ana')).toEqual(['name'])
  expect(read('Ana', '')).toEqual(['name', 'note'])
})

test('a row from which a field was not read says so, instead of having nothing in it', async () => {
  await database.snapshot(async (trx) => {
    const query = sql<{ name: string; note: string }>`select 'Čuk' as name, 'opomba' as note, '1' as id`
    const begun = { first: [], rows: query.compile(trx), counted: sql<{ count: number }>`select 1 as count`.compile(trx) }
    const next = await textRows({ trx, walk: beginWalk(10), begun, list, fields: ['name'] })
    const [row = {}] = [...(await next())]
    expect(Reflect.get(row, 'name')).toBe('Čuk')
    expect(() => Reflect.get(row, 'note')).toThrow(FieldsUnclear)
  })
})
