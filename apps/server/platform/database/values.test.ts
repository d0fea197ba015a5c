import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/database/test-database.ts'
import type { Database } from './database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const only = async (expression: string, ...parameters: unknown[]) =>
  (await database.execute(`select ${expression} as value`, parameters)).rows[0]?.['value']

test.each([
  ['bigint', `9007199254740991::bigint`, 9007199254740991],
  ['count', 'count(*)', 1],
  ['sum of integers', '(select sum(x) from (values (1), (2)) v(x))', 3],
  ['numeric', '12.50::numeric', 12.5],
  ['double precision', '0.1::double precision', 0.1],
  ['boolean', 'true', true],
  ['date', `'2026-03-29'::date`, '2026-03-29'],
  ['timestamptz', `'2026-03-29T02:30:00.123+01:00'::timestamptz`, new Date('2026-03-29T01:30:00.123Z')],
  ['interval', `interval '1 day 2 hours'`, '1 day 02:00:00'],
  ['time', `'05:00'::time`, '05:00:00'],
  ['uuid', `'0191e4d2-0000-7000-8000-000000000001'::uuid`, '0191e4d2-0000-7000-8000-000000000001'],
  ['jsonb object', `'{"a": [1, null, "č"]}'::jsonb`, { a: [1, null, 'č'] }],
  ['jsonb array', `'[1,2]'::jsonb`, [1, 2]],
  ['json', `'{"a":1}'::json`, { a: 1 }],
  ['bytea', `'\\x00ff'::bytea`, new Uint8Array([0, 255])],
  [
    'text[]',
    `array['LJ AB-123', 'a,b', 'say "č"', '{}', '', 'back\\slash', 'NULL', null]`,
    ['LJ AB-123', 'a,b', 'say "č"', '{}', '', 'back\\slash', 'NULL', null],
  ],
  ['empty text[]', `'{}'::text[]`, []],
  ['bigint[]', 'array[1,2]::bigint[]', [1, 2]],
  ['date[]', `array['2026-01-01']::date[]`, ['2026-01-01']],
  ['uuid[]', `array['0191e4d2-0000-7000-8000-000000000001']::uuid[]`, ['0191e4d2-0000-7000-8000-000000000001']],
  ['null', 'null', null],
])('reads %s the same on both engines', async (_type, expression, value) => {
  expect(await only(expression)).toEqual(value)
})

test.each([
  ['text', 'text', 'č "quoted" \\ {x}', undefined],
  ['integer', 'integer', 42, undefined],
  ['bigint from a bigint', 'bigint', 42n, 42],
  ['double precision', 'double precision', 0.1, undefined],
  ['boolean', 'boolean', false, undefined],
  ['date', 'date', '2026-02-28', undefined],
  ['timestamptz', 'timestamptz', new Date('2026-10-25T00:30:00.001Z'), undefined],
  ['jsonb as JSON text', 'jsonb', JSON.stringify([{ a: 1 }, 'x']), [{ a: 1 }, 'x']],
  ['jsonb as an object', 'jsonb', { a: ['č'] }, undefined],
  ['text[]', 'text[]', ['a', 'b,c', '"', '\\', '', 'null', null, 'č'], undefined],
  ['uuid[]', 'uuid[]', ['0191e4d2-0000-7000-8000-000000000001'], undefined],
  ['bytea', 'bytea', new Uint8Array([1, 2, 255]), undefined],
  ['null', 'integer', null, undefined],
  ['undefined', 'text', undefined, null],
])('takes a parameter: %s', async (_name, type, given, read) => {
  expect(await only(`$1::${type}`, given)).toEqual(read === undefined ? given : read)
})

test('a version-7 id sorts by time in the database as well', async () => {
  const ids = [v7({ msecs: 1 }), v7({ msecs: 2 }), v7({ msecs: 3 })]
  expect(await only(`(select array_agg(x order by x) from unnest($1::uuid[]) x)`, ids.toReversed())).toEqual(ids)
})
