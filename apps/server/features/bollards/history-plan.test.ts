import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../test/database/test-database.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('a page of the history is read by the indexes of both its parts, in the order of time', async () => {
  await database.transaction(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const page = trx.selectFrom('bollard_history').select(['id', 'at', 'device_name']).orderBy('at', 'desc').orderBy('id', 'desc').limit(10)
    const plan = JSON.stringify(await page.explain())
    expect(plan).toContain('Merge Append')
    expect(plan).toContain('bollard_event_at')
    expect(plan).toContain('device_command_requested')
  })
})
