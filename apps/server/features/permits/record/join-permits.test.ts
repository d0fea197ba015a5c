import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { givePermit } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { joinPermits, movePermits } from './join-permits.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const email = 'uporabnik@preizkus.si'

test('a permit is joined to the account of its address only when its application has that address confirmed', async () => {
  const { kysely } = product.services.database
  const { body } = await product.visitor().call(submitApplication, { form: await residentForm(product, { email }) })
  const user = await kysely.selectFrom('app_user').select('id').where('email', '=', email).executeTakeFirstOrThrow()
  const asked = await givePermit(product, { number: 'D-2026-90001', credentials: { plate: 'LJ AB-111' } })
  const withoutOne = await givePermit(product, { number: 'D-2026-90002', credentials: { plate: 'LJ AB-222' } })
  await kysely.updateTable('permit').set({ email, user_id: null }).where('id', 'in', [asked, withoutOne]).execute()
  await kysely.updateTable('permit').set({ application_id: body.id }).where('id', '=', asked).execute()
  const join = async () =>
    (await product.services.database.transaction((trx) => joinPermits(trx, { id: user.id, email }))).map(({ id }) => id)
  expect(await join()).toEqual([withoutOne])
  await kysely.updateTable('application').set({ email_confirmed_at: product.clock.now() }).where('id', '=', body.id).execute()
  expect(await join()).toEqual([asked])
  const account = { id: user.id, email: 'drug.naslov@preizkus.si' }
  const moved = await product.services.database.transaction((trx) => movePermits(trx, account, email))
  expect(moved.map(({ id }) => id)).toEqual(expect.arrayContaining([asked, withoutOne]))
  const at = await kysely.selectFrom('permit').select('email').where('id', 'in', [asked, withoutOne]).execute()
  expect(at).toEqual([{ email: account.email }, { email: account.email }])
})
