import { requestSignInCode, signInWithMailedCode } from '@dovolilnice/contract/session/operations'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { emailOf } from '../../../test/test-town.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import type { TestClient } from '../../../test/test-client.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await db().updateTable('app_user').set({ email_verified_at: product.clock.now() }).execute()
})
afterAll(() => product.close())
beforeEach(async () => {
  await db().deleteFrom('mail').execute()
  await db().deleteFrom('rate_counter').execute()
})

const db = () => product.services.database.kysely
const mails = () =>
  db().selectFrom('mail').select(['recipient', 'body_text', 'body_html']).where('template', '=', 'password:code').execute()
const ask = async (client: TestClient, email: string) => {
  const { status, body } = await client.call(requestSignInCode, { body: { email } })
  await product.jobs.runDue('mail-sign-in-code')
  return { status, body }
}
const mailedCode = async (): Promise<string> => /\d{4} \d{4}/.exec((await mails())[0]?.body_text ?? '')?.[0] ?? ''
const use = (client: TestClient, code: string) => client.call(signInWithMailedCode, { body: { code } })
const wrong = { status: 422, body: { error: { code: 'invalid_mailed_code' } } }

test('a resident signs in with the mailed code, once, in the browser that asked', async () => {
  const browser = product.visitor()
  expect(await ask(browser, emailOf('regular'))).toEqual({ status: 200, body: { sent: true } })
  const code = await mailedCode()
  expect(await use(product.visitor(), code)).toMatchObject(wrong)
  const entered = await use(browser, code)
  expect(entered).toMatchObject({ status: 200, body: { user: { signed_in_by: 'mailed_code' }, second_step: null } })
  expect(await use(browser, code)).toMatchObject(wrong)
  await product.jobs.runDue()
  const [sent] = await mails()
  for (const body of [sent?.body_text, sent?.body_html]) {
    expect(body).toContain('Koda za prijavo: …')
    expect(body).not.toContain(code)
  }
})

test('strangers, clerks and unproved addresses get the same answer and no mail', async () => {
  const same = { status: 200, body: { sent: true } }
  expect(await ask(product.visitor(), 'nihce@primer.si')).toEqual(same)
  expect(await ask(product.visitor(), emailOf('admin'))).toEqual(same)
  await db().updateTable('app_user').set({ email_verified_at: null }).where('id', '=', product.town.regular).execute()
  const browser = product.visitor()
  expect(await ask(browser, emailOf('regular'))).toEqual(same)
  expect(await mails()).toEqual([])
  expect(await use(browser, '00000000')).toMatchObject(wrong)
  await db().updateTable('app_user').set({ email_verified_at: product.clock.now() }).where('id', '=', product.town.regular).execute()
})

test('a code is over after ten minutes, and after five wrong ones', async () => {
  const browser = product.visitor()
  await ask(browser, emailOf('regular'))
  const code = await mailedCode()
  const other = code.startsWith('0') ? '1111 1111' : '0000 0000'
  for (let tried = 0; tried < 5; tried += 1) expect(await use(browser, other)).toMatchObject(wrong)
  expect(await use(browser, code)).toMatchObject(wrong)
  const failures = await db().selectFrom('event').select('action').where('action', '=', 'session:fail_log_in').execute()
  expect(failures.length).toBeGreaterThan(0)
  expect(await db().selectFrom('event').select('id').where('action', '=', 'session:lock_out').execute()).toEqual([])
  await db().deleteFrom('mail').execute()
  const late = product.visitor()
  await ask(late, emailOf('regular'))
  const lateCode = await mailedCode()
  await db()
    .updateTable('sign_in_code')
    .set({ expires_at: new Date(product.clock.now().getTime() - 1) })
    .execute()
  expect(await use(late, lateCode)).toMatchObject(wrong)
})

test('a person gets five codes in an hour and no more', async () => {
  for (let asked = 0; asked < 7; asked += 1) expect((await ask(product.visitor(), emailOf('regular'))).status).toBe(200)
  expect(await mails()).toHaveLength(5)
})

test('a second factor is asked for all the same', async () => {
  const now = product.clock.now()
  const user_id = product.town.regular
  await db().insertInto('totp_key').values({ user_id, sealed_key: 'x', created_at: now, confirmed_at: now }).execute()
  const browser = product.visitor()
  await ask(browser, emailOf('regular'))
  expect((await use(browser, await mailedCode())).body).toEqual({ user: null, second_step: { ways: ['code'] } })
  await db().deleteFrom('totp_key').where('user_id', '=', user_id).execute()
})
