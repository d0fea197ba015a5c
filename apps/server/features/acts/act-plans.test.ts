import { v7 } from 'uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../../platform/database/database.ts'
import { openTestDatabase } from '../../test/database/test-database.ts'
import { ofMatter } from './issue/take-act-number.ts'

let database: Database
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('the acts of a matter, the acts about an act and the appeals that it ended are found by an index', async () => {
  await database.transaction(async (trx) => {
    await sql`set local enable_seqscan = off`.execute(trx)
    const id = v7()
    const acts = trx.selectFrom('act').select('id')
    for (const query of [
      acts.where(ofMatter({ application_id: id, permit_id: null })),
      acts.where(ofMatter({ application_id: null, permit_id: id })),
      acts.where('corrects_id', '=', id),
      trx.selectFrom('appeal').select('id').where('closing_act_id', '=', id),
    ])
      expect(JSON.stringify(await query.explain())).not.toContain('Seq Scan')
  })
})
