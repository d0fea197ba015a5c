import { issueActDraft, prepareAct } from '@dovolilnice/contract/acts/drafts/operations'
import { readAct, readMatterActs } from '@dovolilnice/contract/acts/record/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { approveApplication, rejectApplication } from '@dovolilnice/contract/applications/decide/operations'
import { requestSupplement } from '@dovolilnice/contract/applications/decide/request-supplement'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { revokePermit } from '@dovolilnice/contract/permits/record/operations'
import { readUser, updateUser } from '@dovolilnice/contract/users/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { byRecords, found } from '../../../test/applicant/grounds.ts'
import { somePermit } from '../../../test/applicant/permit-forms.ts'
import { canReadPdf, pdfText } from '../../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const clerk = () => product.as('admin')
const inReview = async (): Promise<string> => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await (await clerk()).call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  return id
}
const set = (changes: object) =>
  product.services.database.kysely.updateTable('app_user').set(changes).where('id', '=', product.town.admin).execute()
const whole = {
  title: 'svetovalka',
  authorisation: '100-1/2026',
  authorised_on: '2020-01-03',
  authorised_for: 'dovolilnice',
  authorised_until: null,
}
const reason = 'Stranka ne prebiva na območju.'

test('who lacks a title or an authorisation in force conducts, and decides nothing, also without a screen', async () => {
  const [id, permit] = [await inReview(), await somePermit(product, { 'plates[]': ['KP NP-001'] })]
  const drafted = (
    await (
      await clerk()
    ).call(prepareAct, {
      body: { kind: 'rejection', record_id: id, ...byRecords, reason },
    })
  ).body.id
  const decide = async () => {
    const person = await clerk()
    return [
      await person.call(approveApplication, { params: { id }, body: { version: 2 } }),
      await person.call(rejectApplication, {
        body: { application_uuid: id, version: 2, ...byRecords, reason },
      }),
      await person.call(issueActDraft, { params: { id: drafted }, body: { version: 1 } }),
      await person.call(revokePermit, { params: { id: permit }, body: { version: 1, ...found, reason } }),
    ].map(({ status, body }) => [status, body.error?.code, body.error?.details?.missing])
  }
  const lacks = [
    ['title', { title: '' }],
    ['authorisation', { authorisation: '' }],
    ['authorised_on', { authorised_on: '2026-11-17' }],
    ['authorised_for', { authorised_for: ' ' }],
    ['authorised_until', { authorised_until: '2026-11-15' }],
  ] as const
  for (const [field, changes] of lacks) {
    await set({ ...whole, ...changes })
    for (const answer of await decide()) expect(answer).toEqual([409, 'not_authorised', [field]])
  }
  expect((await (await clerk()).call(requestSupplement, { params: { id }, body: { version: 2, text: 'Priložite pogodbo.' } })).status).toBe(
    200,
  )
  await set({ ...whole, authorised_until: '2026-11-16' })
  expect((await (await clerk()).call(revokePermit, { params: { id: permit }, body: { version: 1, ...found, reason } })).status).toBe(200)
  const [act] = (await (await clerk()).call(readMatterActs, { params: { id: permit } })).body.acts
  const paper = canReadPdf ? pdfText((await (await clerk()).call(readAct, { params: { id: act.id } })).raw).replace(/\s+/g, ' ') : undefined
  if (paper !== undefined) expect(paper).toContain('Odloča: Ana Referent, svetovalka, pooblastilo št. 100-1/2026 z dne 3. 1. 2020')
})

test('only who gives roles enters an authorisation; a call that leaves it out changes nothing', async () => {
  await set(whole)
  const root = await product.as('root')
  const change = async (body: object) => {
    const { name, type, email, version } = (await root.call(readUser, { params: { id: product.town.admin } })).body
    return { params: { id: product.town.admin }, body: { name, type, email, version, ...body } }
  }
  expect((await root.call(updateUser, await change({ phone: '041 123 456' }))).status).toBe(200)
  expect((await root.call(readUser, { params: { id: product.town.admin } })).body).toMatchObject(whole)
  await product.services.database.kysely
    .updateTable('app_user')
    .set({ granted: ['users:read', 'users:write'], revoked: ['users:roles'] })
    .where('id', '=', product.town.admin)
    .execute()
  product.forgetClients()
  expect((await (await clerk()).call(updateUser, await change({ authorised_until: '2030-12-31' }))).body.error.code).toBe('forbidden')
  expect((await root.call(updateUser, await change({ authorised_until: '2030-12-31' }))).status).toBe(200)
  expect((await root.call(readUser, { params: { id: product.town.admin } })).body.history[0].after.authorised_until).toBe('2030-12-31')
})
