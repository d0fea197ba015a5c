import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { downloadOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { readSession, requestPasswordReset, resetPassword } from '@dovolilnice/contract/session/operations'
import { changeOwnEmail } from '@dovolilnice/contract/users/own-account'
import { createUser, deactivateUser, readUser, updateUser } from '@dovolilnice/contract/users/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { openMailedLink } from '../../../test/applicant/mailed-link.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const person = { name: 'Čedomir Žšđć', type: 'person' }
const linkFor = async (recipient: string): Promise<string> => {
  const { body_text: text } = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('recipient', '=', recipient)
    .where('template', 'like', 'password:%')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /ponastavitev-gesla\/([\w-]+)/.exec(text)![1]!
}
const setPassword = async (token: string) => {
  const password = 'zelo dolgo geslo'
  return product.visitor().call(resetPassword, { body: { token, password, password_confirmation: password } })
}
const settled = async (email: string, more: object = {}) => {
  const root = await product.as('root')
  const { id } = (await root.call(createUser, { body: { ...person, email, ...more } })).body
  expect((await setPassword(await linkFor(email))).status).toBe(200)
  const client = product.visitor()
  expect((await client.signIn(email, 'zelo dolgo geslo')).status).toBe(200)
  return { id: id as string, client }
}

test('a link mailed to one address does not prove another: a corrected invitation voids the first', async () => {
  const { body } = await product.visitor().call(submitApplication, { form: await residentForm(product, { email: 'prava@primer.si' }) })
  expect(body.number).toMatch(/^V-/)
  const admin = await product.as('admin')
  const { id } = (await admin.call(createUser, { body: { ...person, email: 'napacna@primer.si' } })).body
  const wrongLink = await linkFor('napacna@primer.si')
  expect((await admin.call(updateUser, { params: { id }, body: { ...person, email: 'prava@primer.si', version: 1 } })).status).toBe(200)
  expect((await setPassword(wrongLink)).status).toBe(410)
  expect((await setPassword(await linkFor('prava@primer.si'))).status).toBe(200)
  const client = product.visitor()
  await client.signIn('prava@primer.si', 'zelo dolgo geslo')
  // The application came without signing in: its own mailed link proves that it is theirs.
  expect((await openMailedLink(product, body.id)).status).toBe(200)
  expect((await client.call(listOwnApplications, { body: {} })).body.total).toBe(1)
})

test('whoever changes their own address proves it, also an administrator', async () => {
  const admin = await product.as('admin')
  const params = { id: product.town.admin }
  const { version } = (await admin.call(readUser, { params })).body
  const body = { name: 'Ana Referent', type: 'person', email: 'drugam@primer.si', version }
  expect((await admin.call(updateUser, { params, body })).status).toBe(403)
  expect((await admin.call(updateUser, { params, body: { ...body, email: 'admin@preizkus.si' } })).status).toBe(200)
})

test('own data of someone who worked in the office holds nothing of the people they worked for', async () => {
  const { client, id } = await settled('nekdanja@primer.si', { role: 'admin' })
  const submitted = await product.visitor().call(submitApplication, { form: await residentForm(product, { name: 'Zaupna Oseba' }) })
  const taken = await client.call(takeApplicationIntoReview, { params: { id: submitted.body.id }, body: { version: 1 } })
  expect(taken.status).toBe(200)
  const root = await product.as('root')
  const { version } = (await root.call(readUser, { params: { id } })).body
  await root.call(updateUser, { params: { id }, body: { ...person, email: 'nekdanja@primer.si', role: 'regular', version } })
  expect((await client.signIn('nekdanja@primer.si', 'zelo dolgo geslo')).status).toBe(200)
  const data = (await client.call(downloadOwnData)).raw.toString()
  expect(data).toContain('application:take_into_review')
  expect(data).not.toContain(submitted.body.number)
})

test('own data holds no link with which a stolen session could become a stolen account', async () => {
  const { client } = await settled('ukradena@primer.si')
  await client.call(requestPasswordReset, { body: { email: 'ukradena@primer.si' } })
  await product.jobs.runDue('mail-reset-link')
  const token = await linkFor('ukradena@primer.si')
  const data = (await client.call(downloadOwnData)).raw.toString()
  expect(data).toContain('Ponastavitev gesla')
  expect(data).not.toContain(token)
})

test('until the password is changed, the old one opens nothing but its change', async () => {
  const { id, client } = await settled('menjava@primer.si')
  await product.services.database.kysely.updateTable('app_user').set({ must_reset: true }).where('id', '=', id).execute()
  expect((await client.signIn('menjava@primer.si', 'zelo dolgo geslo')).body.user.reset).toBe(true)
  expect((await client.call(downloadOwnData)).status).toBe(403)
  expect((await client.call(listOwnApplications, { body: {} })).status).toBe(403)
  expect((await client.call(changeOwnEmail, { body: { email: 'tat@primer.si', password: 'zelo dolgo geslo' } })).status).toBe(403)
  expect((await client.call(readSession)).status).toBe(200)
})

test('a link on its way to an account that is closed meanwhile works no more', async () => {
  const admin = await product.as('admin')
  const email = 'zaprta@primer.si'
  const { id } = (await admin.call(createUser, { body: { ...person, email } })).body
  const token = await linkFor(email)
  await admin.call(deactivateUser, { params: { id }, body: { reason: 'pomota' } })
  expect((await setPassword(token)).status).toBe(410)
})

test('an anti-forgery secret that is empty is replaced', async () => {
  const answer = await product.app.inject({ url: '/api/auth/anti-forgery', headers: { cookie: 'dovolilnice_forgery_secret=' } })
  expect(answer.statusCode).toBe(204)
})
