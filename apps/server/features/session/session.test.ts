import { logIn } from '@dovolilnice/contract/session/log-in'
import { findPasswordReset, logOut, readSession, requestPasswordReset, resetPassword } from '@dovolilnice/contract/session/operations'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { testPassword } from '../../test/test-town.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const admin = 'admin@preizkus.si'

const mailedToken = async (recipient: string): Promise<string> => {
  await product.jobs.runDue('mail-reset-link')
  const mail = await product.services.database.kysely
    .selectFrom('mail')
    .select('body_text')
    .where('recipient', '=', recipient)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /ponastavitev-gesla\/([\w-]+)/.exec(mail.body_text)![1]!
}

test('signs a person in and out, and tells who is signed in', async () => {
  const visitor = product.visitor()
  expect((await visitor.call(readSession)).body).toEqual({ user: null })
  const answer = await visitor.signIn(' ADMIN@preizkus.si ', testPassword)
  expect(answer.status).toBe(200)
  expect(answer.body.user).toMatchObject({ email: admin, role: 'admin', reset: false })
  expect(answer.body.user.permissions).toContain('applications:decide')
  expect(answer.body.user.permissions).not.toContain('users:roles')
  expect((await visitor.call(readSession)).body.user.email).toBe(admin)
  expect((await visitor.call(logOut)).status).toBe(204)
  expect((await visitor.call(readSession)).body).toEqual({ user: null })
})

test('writes into the trail who signed in', async () => {
  await product.visitor().signIn('operator@preizkus.si', testPassword)
  const event = await product.services.database.kysely
    .selectFrom('event')
    .select(['actor_name', 'actor_id', 'subject_id'])
    .where('action', '=', 'session:log_in')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toEqual({ actor_name: 'Oto Operater', actor_id: product.town.operator, subject_id: product.town.operator })
})

test('sets cookies that scripts cannot read and other sites cannot use', async () => {
  const answer = await product.visitor().signIn(admin, testPassword)
  const cookie = String(answer.headers['set-cookie'])
  expect(cookie).toMatch(/dovolilnice_session=[^;]+;.*HttpOnly; SameSite=Lax/)
  expect(cookie).not.toContain('Secure')
})

test('refuses a forged login and a forged logout with 419', async () => {
  const visitor = product.visitor()
  const login = await visitor.call(logIn, { body: { email: admin, password: testPassword }, forged: true })
  expect(login).toMatchObject({ status: 419, body: { error: { code: 'anti_forgery' } } })
  await visitor.signIn(admin, testPassword)
  expect((await visitor.call(logOut, { forged: true })).status).toBe(419)
  expect((await visitor.call(readSession)).body.user).not.toBeNull()
})

test('answers a wrong password and an unknown address alike', async () => {
  const wrong = await product.visitor().signIn(admin, 'nekaj drugega')
  const unknown = await product.visitor().signIn('nihce@preizkus.si', 'nekaj drugega')
  expect(wrong.status).toBe(422)
  expect({ ...unknown.body.error, reference: '' }).toEqual({ ...wrong.body.error, reference: '' })
})

test('names every field to mend, in the language of the caller', async () => {
  const visitor = product.visitor()
  const slovenian = await visitor.call(logIn, { body: { email: 'brez-afne', password: '' } })
  expect(slovenian.status).toBe(422)
  expect(slovenian.body.error.fields).toEqual([
    { path: 'email', rule: 'email', message: 'Vnesite veljaven e-poštni naslov, na primer ime@primer.si.' },
    { path: 'password', rule: 'required', message: 'Izpolnite to polje.' },
  ])
  const english = await visitor.call(logIn, { body: {}, headers: { 'accept-language': 'en-GB,en;q=0.9' } })
  expect(english.body.error.fields[0]).toEqual({ path: 'email', rule: 'required', message: 'Fill in this field.' })
  // A further language only while the town has switched it on.
  const inItalian = async () =>
    (await visitor.call(logIn, { body: {}, headers: { 'accept-language': 'it-IT,it;q=0.9,en;q=0.5' } })).body.error.fields[0].message
  expect(await inItalian()).toBe('Fill in this field.')
  const languages = { it: 'Italiano', hu: '' } as const
  const root = await product.as('admin')
  expect((await root.call(updateParameters, { body: { languages } })).status).toBe(200)
  expect(await inItalian()).toBe('Compili questo campo.')
  await root.call(updateParameters, { body: { languages: { it: '', hu: '' } } })
  expect(await inItalian()).toBe('Fill in this field.')
})

test('resets a password by a link that works once and ends all sessions', async () => {
  const before = product.visitor()
  await before.signIn('tujec@preizkus.si', testPassword)
  const visitor = product.visitor()
  expect((await visitor.call(requestPasswordReset, { body: { email: 'nihce@preizkus.si' } })).body).toEqual({ sent: true })
  expect((await visitor.call(requestPasswordReset, { body: { email: 'tujec@preizkus.si' } })).body).toEqual({ sent: true })
  const token = await mailedToken('tujec@preizkus.si')
  expect((await visitor.call(findPasswordReset, { params: { token } })).body).toEqual({ purpose: 'reset' })
  const body = { token, password: 'novo dolgo geslo', password_confirmation: 'novo dolgo geslo' }
  expect((await visitor.call(resetPassword, { body: { ...body, password_confirmation: 'drugo' } })).body.error.fields[0].rule).toBe(
    'password_mismatch',
  )
  const common = { token, password: 'ljubljana2026', password_confirmation: 'ljubljana2026' }
  expect((await visitor.call(resetPassword, { body: common })).body.error.code).toBe('weak_password')
  expect((await visitor.call(resetPassword, { body })).status).toBe(200)
  expect((await visitor.call(resetPassword, { body })).status).toBe(410)
  expect((await visitor.call(findPasswordReset, { params: { token } })).status).toBe(410)
  expect((await before.call(readSession)).body.user).toBeNull()
  expect((await visitor.signIn('tujec@preizkus.si', 'novo dolgo geslo')).status).toBe(200)
})

test('keeps a mail that was sent without the secret of its link', async () => {
  await product.visitor().call(requestPasswordReset, { body: { email: admin } })
  const token = await mailedToken(admin)
  await product.jobs.runDue()
  const rows = await product.services.database.kysely.selectFrom('mail').select(['body_text', 'body_html']).execute()
  expect(JSON.stringify(rows)).toContain('ponastavitev-gesla/…')
  expect(JSON.stringify(rows)).not.toContain(token)
})

test('signing in again ends the earlier session of the same browser', async () => {
  const visitor = product.visitor()
  await visitor.signIn('operator@preizkus.si', testPassword)
  const stolen = visitor.cookies.get('dovolilnice_session')!
  await visitor.signIn('operator@preizkus.si', testPassword)
  expect((await visitor.call(readSession)).body.user).not.toBeNull()
  visitor.cookies.set('dovolilnice_session', stolen)
  expect((await visitor.call(readSession)).body.user).toBeNull()
})

test('forgets a link after two hours', async () => {
  const visitor = product.visitor()
  await visitor.call(requestPasswordReset, { body: { email: 'operator@preizkus.si' } })
  const token = await mailedToken('operator@preizkus.si')
  product.clock.advance(2 * 3_600_000 + 1)
  expect((await visitor.call(findPasswordReset, { params: { token } })).status).toBe(410)
})
