import { createOwnApplication } from '@dovolilnice/contract/applications/apply/operations'
import { getPermit, revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { readOwnRenewal, readRenewal } from '@dovolilnice/contract/permits/issue/renewal'
import { createUserPermit, replacePermit } from '@dovolilnice/contract/permits/issue/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, residentForm } from '../../../test/applicant/application-forms.ts'
import { permitFields } from '../../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { issuePermit } from './issue-permit.ts'
import { found } from '../../../test/applicant/grounds.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const numberOf = async (id: string): Promise<string> => (await asAdmin(getPermit, { params: { id } })).body.number

const permitOf = async (who: 'regular' | 'stranger'): Promise<string> => {
  const form = formOf(await permitFields(product))
  return (await asAdmin(createUserPermit, { params: { id: product.town[who] }, form })).body.permit_uuid
}
const renew = async (renews_permit_id: string, who: 'regular' | 'stranger' = 'regular') =>
  (await product.as(who)).call(createOwnApplication, {
    form: await residentForm(product, { renews_permit_id, valid_from: '2027-02-01' }),
  })
/** Approved and paid; then the permit is issued. */
const issue = async (id: string): Promise<string> => {
  const { kysely } = product.services.database
  await kysely.updateTable('application').set({ status: 'paid' }).where('id', '=', id).execute()
  const actor = { id: product.town.admin, name: 'Ana Referent' }
  const permit = await product.services.database.transaction((trx) => issuePermit(trx, product.services, { application: { id }, actor }))
  return permit.id
}

test('a permit that another one follows is not renewed again, and the refusal points to the one that follows', async () => {
  const first = await permitOf('regular')
  const second = await issue((await renew(first)).body.id)
  const details = { permit_id: second, number: await numberOf(second) }
  const refusals = [
    await renew(first),
    await (await product.as('regular')).call(readOwnRenewal, { params: { id: first } }),
    await asAdmin(readRenewal, { params: { id: first } }),
  ]
  for (const { status, body } of refusals) {
    expect(status).toBe(409)
    expect(body.error).toMatchObject({ code: 'renewed', details, message: expect.stringMatching(/^Ta dovolilnica je že podaljšana/) })
  }

  const replaced = await asAdmin(replacePermit, { params: { id: second }, body: { version: 1, reason: 'lost' } })
  const third = replaced.body.permit_uuid as string
  expect((await renew(first)).body.error).toMatchObject({ code: 'renewed', details: { permit_id: third, number: await numberOf(third) } })

  await asAdmin(revokePermit, { params: { id: third }, body: { version: 1, ...found, reason: 'Izdana je bila po pomoti.' } })
  expect((await renew(first)).status).toBe(200)
})

test('while an application renews it, the refusal names that one', async () => {
  const permit = await permitOf('stranger')
  const { body } = await renew(permit, 'stranger')
  const again = await (await product.as('stranger')).call(readOwnRenewal, { params: { id: permit } })
  expect(again.body.error).toMatchObject({ code: 'duplicate', details: { application_id: body.id, number: body.number } })
})
