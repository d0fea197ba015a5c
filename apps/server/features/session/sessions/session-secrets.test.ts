import { fetchAntiForgery, logOut, readSession } from '@dovolilnice/contract/session/operations'
import { changeOwnPassword } from '@dovolilnice/contract/users/own-account'
import { chooseLanguage } from '@dovolilnice/contract/users/choose-language'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { testPassword } from '../../../test/test-town.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const email = 'tujec@preizkus.si'
const signedIn = async () => {
  const client = product.visitor()
  expect((await client.signIn(email, testPassword)).status).toBe(200)
  return client
}
const language = { body: { locale: 'sl' } }

test('the session has a new secret after its person changed the password', async () => {
  const client = await signedIn()
  const before = client.cookies.get('dovolilnice_session')!
  const password = 'čisto novo geslo'
  const body = { current_password: testPassword, password, password_confirmation: password }
  expect((await client.call(changeOwnPassword, { body })).status).toBe(200)
  expect((await client.call(readSession)).body.user.email).toBe(email)
  const thief = product.visitor()
  thief.cookies.set('dovolilnice_session', before)
  expect((await thief.call(readSession)).body.user).toBeNull()
  expect((await client.call(chooseLanguage, language)).status).toBe(200)
  const again = { current_password: password, password: testPassword, password_confirmation: testPassword }
  expect((await client.call(changeOwnPassword, { body: again })).status).toBe(200)
})

test('the anti-forgery secret is that of the session: renewed at the sign-in, gone with the sign-out', async () => {
  const client = product.visitor()
  await client.call(fetchAntiForgery)
  const planted = client.cookies.get('dovolilnice_forgery_secret')!
  const early = client.cookies.get('XSRF-TOKEN')!
  await client.signIn(email, testPassword)
  expect(client.cookies.get('dovolilnice_forgery_secret')).toBeUndefined()
  expect((await client.call(chooseLanguage, language)).status).toBe(200)
  client.cookies.set('dovolilnice_forgery_secret', planted)
  const forged = await client.call(chooseLanguage, { ...language, forged: true, headers: { 'x-xsrf-token': early } })
  expect(forged.status).toBe(419)
  await client.call(logOut)
  expect([...client.cookies.keys()]).toEqual(['dovolilnice_known'])
})

test('a token of another session is refused', async () => {
  const [one, other] = [await signedIn(), await signedIn()]
  const headers = { 'x-xsrf-token': other.cookies.get('XSRF-TOKEN')! }
  expect((await one.call(chooseLanguage, { ...language, forged: true, headers })).status).toBe(419)
})

test('what the browser says comes from another site is refused, also with the token', async () => {
  const client = await signedIn()
  const from = async (site: string) => (await client.call(chooseLanguage, { ...language, headers: { 'sec-fetch-site': site } })).status
  expect([await from('same-origin'), await from('cross-site'), await from('same-site')]).toEqual([200, 419, 419])
})

test.each(['session:log_out', 'account:change_password'])('%s: a call that is rolled back changes no cookie', async (action) => {
  const client = await signedIn()
  const before = new Map(client.cookies)
  const { database } = product.services
  await database.execute(`alter table event add constraint refused_here check (action <> '${action}') not valid`)
  onTestFinished(async () => void (await database.execute('alter table event drop constraint refused_here')))
  const password = 'povsem drugo geslo'
  const body = { current_password: testPassword, password, password_confirmation: password }
  const failed = action === 'session:log_out' ? await client.call(logOut) : await client.call(changeOwnPassword, { body })
  expect([failed.status, failed.headers['set-cookie']]).toEqual([500, undefined])
  expect(client.cookies).toEqual(before)
  expect((await client.call(chooseLanguage, language)).status).toBe(200)
})
