import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../../platform/database/database.ts'
import { openTestDatabase } from '../../../test/database/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each(['renews', 'replaces'])('the application that %s a permit is found by an index', async (relation) => {
  const column = sql.id(`${relation}_permit_id`)
  const plan = await database.transaction(async (trx) => {
    // The table is empty: read whole it would always be the cheapest.
    await sql`set local enable_seqscan = off`.execute(trx)
    return sql`explain select id from application where ${column} = '01999999-9999-7999-8999-999999999999'`.execute(trx)
  })
  expect(JSON.stringify(plan.rows)).toContain(`application_${relation}`)
})
