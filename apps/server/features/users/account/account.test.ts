import { downloadOwnData, readOwnData } from '@dovolilnice/contract/privacy/download-own-data'
import { readSession } from '@dovolilnice/contract/session/operations'
import { getApplication } from '@dovolilnice/contract/applications/record/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import {
  changeOwnEmail,
  changeOwnPassword,
  confirmOwnEmail,
  endOwnSessions,
  listOwnSessions,
  readAccount,
  updateAccount,
} from '@dovolilnice/contract/users/own-account'
import { chooseLanguage } from '@dovolilnice/contract/users/choose-language'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../../test/applicant/application-forms.ts'
import { openMailedLink } from '../../../test/applicant/mailed-link.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { testPassword } from '../../../test/test-town.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const signedIn = async (email: string, password = testPassword) => {
  const client = product.visitor()
  expect((await client.signIn(email, password)).status).toBe(200)
  return client
}
const mailsTo = async (recipient: string) => {
  await product.jobs.runDue('mail-email-change')
  return product.services.database.kysely
    .selectFrom('mail')
    .select(['template', 'body_text'])
    .where('recipient', '=', recipient)
    .orderBy('id', 'desc')
    .execute()
}
const linkIn = (text: string): string => /potrditev=([\w-]+)/.exec(text)![1]!

test('shows and changes own data, once for each version read', async () => {
  const client = await product.as('regular')
  const account = (await client.call(readAccount)).body
  expect(account).toMatchObject({ name: 'Urša Uporabnik', pending_email: null, version: 1 })
  const body = { name: 'Urša Užičanin', type: 'person', city: 'Kočevje', locale: 'en', version: 1 }
  expect((await client.call(updateAccount, { body })).body).toMatchObject({
    name: 'Urša Užičanin',
    phone: null,
    city: 'Kočevje',
    locale: 'en',
    version: 2,
  })
  expect((await client.call(updateAccount, { body })).status).toBe(409)
  expect((await client.call(updateAccount, { body: { ...body, name: '' } })).body.error.fields[0].path).toBe('name')
  expect((await client.call(updateAccount, { body: { ...body, version: 2, role: 'root' } })).status).toBe(200)
  expect((await client.call(readSession)).body.user.role).toBe('regular')
})

test('keeps the language that was chosen in a menu, and overtakes no form by it', async () => {
  const client = await product.as('regular')
  const { version } = (await client.call(readAccount)).body
  expect((await client.call(chooseLanguage, { body: { locale: 'en' } })).body).toEqual({ locale: 'en' })
  expect((await client.call(readAccount)).body).toMatchObject({ locale: 'en', version })
  expect((await client.call(readSession)).body.user.locale).toBe('en')
  expect((await client.call(chooseLanguage, { body: { locale: 'de' } })).status).toBe(422)
})

test('takes a new e-mail address into use by password and link, and tells the old one', async () => {
  const client = await signedIn('tujec@preizkus.si')
  const wrong = await client.call(changeOwnEmail, { body: { email: 'nov@preizkus.si', password: 'napačno' } })
  expect(wrong).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'password', rule: 'password_wrong' }] } } })
  expect((await client.call(changeOwnEmail, { body: { email: 'nov@preizkus.si', password: testPassword } })).body).toEqual({ sent: true })
  expect((await client.call(readAccount)).body).toMatchObject({ email: 'tujec@preizkus.si', pending_email: 'nov@preizkus.si' })
  const token = linkIn((await mailsTo('nov@preizkus.si'))[0]!.body_text)
  expect((await (await product.as('regular')).call(confirmOwnEmail, { body: { token } })).status).toBe(410)
  const sent = await product.visitor().call(submitApplication, { form: await residentForm(product, { email: 'nov@preizkus.si' }) })
  await openMailedLink(product, sent.body.id)
  const own = await product.visitor().call(submitApplication, { form: await residentForm(product, { email: 'tujec@preizkus.si' }) })
  await openMailedLink(product, own.body.id)
  expect((await client.call(confirmOwnEmail, { body: { token } })).body).toEqual({ email: 'nov@preizkus.si' })
  const moved = (await (await product.as('admin')).call(getApplication, { params: { id: own.body.id } })).body
  expect(moved).toMatchObject({
    email: 'nov@preizkus.si',
    history: [{ action: 'application:update', before: { email: 'tujec@preizkus.si' } }, {}, {}],
  })
  const { history } = (await (await product.as('admin')).call(getApplication, { params: { id: sent.body.id } })).body
  expect(history[0]).toMatchObject({ action: 'application:join', subject_type: 'application', after: { account: history[0].actor_name } })
  expect((await client.call(confirmOwnEmail, { body: { token } })).status).toBe(410)
  expect((await mailsTo('tujec@preizkus.si'))[0]!.template).toBe('account:email_changed')
  await signedIn('nov@preizkus.si')
})

test('does not tell whether a wanted address is another’s, but tells its owner', async () => {
  const client = await product.as('operator')
  const seen = async (email: string) => {
    const answer = (await client.call(changeOwnEmail, { body: { email, password: testPassword } })).body
    return { answer, pending: (await client.call(readAccount)).body.pending_email }
  }
  const free = await seen('prost@preizkus.si')
  const taken = await seen('admin@preizkus.si')
  expect(taken.answer).toEqual(free.answer)
  expect([free.pending, taken.pending]).toEqual(['prost@preizkus.si', 'admin@preizkus.si'])
  expect((await mailsTo('admin@preizkus.si')).map(({ template }) => template)).toEqual(['account:email_taken'])
  expect((await mailsTo('admin@preizkus.si'))[0]!.body_text).not.toContain('potrditev=')
  await client.call(changeOwnEmail, { body: { email: 'pozno@preizkus.si', password: testPassword } })
  const token = linkIn((await mailsTo('pozno@preizkus.si'))[0]!.body_text)
  product.clock.advance(24 * 3_600_000 + 1)
  const again = await signedIn('operator@preizkus.si')
  expect((await again.call(confirmOwnEmail, { body: { token } })).status).toBe(410)
})

test('the first account is asked for its address with the new password, and any other is not', async () => {
  const users = product.services.database.kysely
  const password = 'kamnita pot ob reki 7'
  const body = { current_password: testPassword, password, password_confirmation: password }
  const { id } = await users.selectFrom('app_user').select('id').where('email', '=', 'root@preizkus.si').executeTakeFirstOrThrow()
  await users.updateTable('app_user').set({ email: 'root@dovolilnice.invalid', must_reset: true }).where('id', '=', id).execute()
  const first = await signedIn('root@dovolilnice.invalid')
  expect((await first.call(changeOwnPassword, { body: { ...body, email: 'vida@preizkus.si' } })).body).toEqual({ changed: true })
  const token = linkIn((await mailsTo('vida@preizkus.si'))[0]!.body_text)
  expect((await first.call(confirmOwnEmail, { body: { token } })).body).toEqual({ email: 'vida@preizkus.si' })

  const again = { current_password: password, password: testPassword, password_confirmation: testPassword, email: 'druga@preizkus.si' }
  expect((await first.call(changeOwnPassword, { body: again })).body).toEqual({ changed: true })
  expect(await mailsTo('druga@preizkus.si')).toEqual([])
  await users.updateTable('app_user').set({ email: 'root@preizkus.si' }).where('id', '=', id).execute()
})

test('changes the password and ends the other sessions', async () => {
  const here = await signedIn('admin@preizkus.si')
  const there = await signedIn('admin@preizkus.si')
  const body = { current_password: testPassword, password: 'čisto novo geslo', password_confirmation: 'čisto novo geslo' }
  const wrong = await here.call(changeOwnPassword, { body: { ...body, current_password: 'kar nekaj' } })
  expect(wrong.body.error.fields).toMatchObject([{ path: 'current_password', rule: 'password_wrong' }])
  expect((await here.call(changeOwnPassword, { body: { ...body, password: 'kratko', password_confirmation: 'kratko' } })).status).toBe(422)
  const own = 'moj admin@preizkus.si je to'
  expect((await here.call(changeOwnPassword, { body: { ...body, password: own, password_confirmation: own } })).body.error.code).toBe(
    'weak_password',
  )
  const common = { password: 'aaaaaaaaaaaa', password_confirmation: 'aaaaaaaaaaaa' }
  expect((await here.call(changeOwnPassword, { body: { ...body, ...common } })).body.error.code).toBe('weak_password')
  expect((await here.call(changeOwnPassword, { body })).body).toEqual({ changed: true })
  expect((await there.call(readSession)).body.user).toBeNull()
  expect((await here.call(readSession)).body.user).not.toBeNull()
  await signedIn('admin@preizkus.si', 'čisto novo geslo')
  // Told in case it was not them.
  expect((await mailsTo('admin@preizkus.si')).filter(({ template }) => template === 'account:password_changed')).toHaveLength(1)
})

test('counts guesses of the present password by the account, from wherever they come', async () => {
  const clients = [await signedIn('operator@preizkus.si'), await signedIn('operator@preizkus.si')]
  const body = { current_password: 'ugibanje', password: 'čisto novo geslo', password_confirmation: 'čisto novo geslo' }
  const answers = await Promise.all(Array.from({ length: 12 }, (_, at) => clients[at % 2]!.call(changeOwnPassword, { body })))
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(2)
  expect((await (await product.as('root')).call(changeOwnPassword, { body })).status).toBe(422)
})

test('shows where one is signed in, and signs out there or everywhere', async () => {
  const email = 'root@preizkus.si'
  const here = await signedIn(email)
  const there = await signedIn(email)
  const { items } = (await here.call(listOwnSessions)).body
  expect(items.length).toBeGreaterThanOrEqual(2)
  expect(items.filter((session: { current: boolean }) => session.current)).toHaveLength(1)
  const stranger = await signedIn('uporabnik@preizkus.si')
  const other = items.find((session: { current: boolean }) => !session.current)
  expect((await stranger.call(endOwnSessions, { body: { session_id: other.id } })).status).toBe(404)
  expect((await here.call(endOwnSessions, { body: {} })).body.ended).toBeGreaterThanOrEqual(2)
  for (const client of [here, there]) expect((await client.call(readSession)).body.user).toBeNull()
})

test('gives a person everything that is held about them, and nobody else’s', async () => {
  const client = await signedIn('uporabnik@preizkus.si')
  const answer = await client.call(downloadOwnData)
  expect(answer.headers['content-disposition']).toContain('moji-podatki-2026-11-17.json')
  const data = JSON.parse(answer.raw.toString())
  expect(data.person[0].email).toBe('uporabnik@preizkus.si')
  expect(data.sessions.length).toBeGreaterThan(0)
  expect(data.events.length).toBeGreaterThan(0)
  expect(answer.raw.toString()).not.toMatch(/password_hash|token_hash|tujec@/)
  // The screen reads the same.
  const { body, status } = await client.call(readOwnData)
  expect(status).toBe(200)
  expect(body.person[0]).toMatchObject({ email: data.person[0].email, street: data.person[0].street })
  const others = data.events.filter(({ action }: { action: string }) => action !== 'account:download_data')
  expect(body.events.slice(0, others.length).map(({ action, by }: { action: string; by: string }) => [action, by])).toEqual(
    others.map(({ action, by }: { action: string; by: string }) => [action, by]),
  )
  expect(JSON.stringify(body)).not.toMatch(/password_hash|token_hash|tujec@/)
})

test('is closed to visitors', async () => {
  const visitor = product.visitor()
  for (const operation of [readAccount, listOwnSessions, downloadOwnData, readOwnData, endOwnSessions, updateAccount, changeOwnPassword])
    expect((await visitor.call(operation, 'body' in operation ? { body: {} } : {})).status, operation.name).toBe(401)
})
