import { readMatterActs } from '@dovolilnice/contract/acts/record/read-matter-acts'
import { handOverAct } from '@dovolilnice/contract/acts/service/hand-over-act'
import { submitApplication } from '@dovolilnice/contract/applications/apply/submit-application'
import { rejectApplication } from '@dovolilnice/contract/applications/decide/reject-application'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { startTestProduct } from '../../../test/test-product.ts'
import type { TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

/** Whether somebody waits for a lock in this test's database. */
const someoneWaits = async (): Promise<boolean> => {
  const waiting = sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  return (await waiting.execute(product.services.database.kysely)).rows.length > 0
}

test('a service waits for whoever decides in its matter before it takes a lock of its own', async () => {
  const clerk = await product.as('admin')
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await clerk.call(rejectApplication, { body: { application_uuid: id, version: 1, reason: 'Stranka ne prebiva na območju.' } })
  const [act] = (await clerk.call(readMatterActs, { params: { id } })).body.acts
  const body = { manner: 'registered_post', handed_over_on: act.issued_on }
  const { handing } = await product.services.database.transaction(async (trx) => {
    await trx.selectFrom('application').select('id').where('id', '=', id).forUpdate().execute()
    const handing = clerk.call(handOverAct, { params: { id: act.id }, body })
    await vi.waitFor(async () => expect(await someoneWaits()).toBe(true), { timeout: 10_000 })
    // Nobody holds the standing: whoever decides may settle it.
    await trx.selectFrom('act_standing').select('act_id').where('act_id', '=', act.id).forUpdate().noWait().executeTakeFirstOrThrow()
    return { handing }
  })
  expect((await handing).status).toBe(200)
})
