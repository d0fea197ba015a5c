import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database/test-database.ts'
import type { Database } from '../database.ts'
import { withoutIdleJoins } from './idle-joins.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const permits = () =>
  database.kysely
    .selectFrom('permit')
    .leftJoin('permit_kind as kind', 'kind.id', 'permit.permit_kind_id')
    .leftJoin('parking_lot', 'parking_lot.id', 'permit.parking_lot_id')
    .withPlugin(withoutIdleJoins)
    .select('permit.id')

const joinsOf = (query: { compile(): { sql: string } }): string[] =>
  [...query.compile().sql.matchAll(/left join "(\w+)"/g)].flatMap(([, table = '']) => table)

test('leaves out the left joins that only columns of a row would need', () => {
  expect(joinsOf(permits())).toEqual([])
  expect(joinsOf(permits().where('permit.status', '=', 'issued').orderBy('permit.name'))).toEqual([])
})

test('keeps those that a condition, the order or another join names', () => {
  expect(joinsOf(permits().where('parking_lot.zone', '=', 'A'))).toEqual(['parking_lot'])
  expect(joinsOf(permits().orderBy('kind.name'))).toEqual(['permit_kind'])
  expect(joinsOf(permits().where(sql<boolean>`kind.name ->> 'sl' ilike ${'%a%'}`))).toEqual(['permit_kind'])
  const chained = permits().leftJoin('device', 'device.parking_lot_id', 'parking_lot.id').where('device.code', '=', 'b1')
  expect(joinsOf(chained)).toEqual(['parking_lot', 'device'])
})
