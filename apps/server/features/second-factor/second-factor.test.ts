import {
  beginPasskey,
  beginTotp,
  confirmByFactor,
  confirmTotp,
  listOwnFactors,
  makeRecoveryCodes,
  removeOwnFactor,
} from '@dovolilnice/contract/second-factor/operations'
import { readSession } from '@dovolilnice/contract/session/operations'
import { signInWithCode } from '@dovolilnice/contract/session/second-step'
import { changeOwnPassword, confirmIdentity, listOwnSessions } from '@dovolilnice/contract/users/own-account'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { TestClient } from '../../test/test-client.ts'
import { withoutFactors } from '../../test/sign-in/without-factors.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { testPassword } from '../../test/test-town.ts'
import { totpCode, totpStepOf } from './totp/totp.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
beforeEach(() => withoutFactors(product))
afterAll(() => product.close())

const email = 'admin@preizkus.si'
const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
const fromBase32 = (text: string): Buffer => {
  const bits = [...text].map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
}
const codeOf = (key: string): string => totpCode(fromBase32(key), totpStepOf(product.clock.now()))
const nextStep = () => product.clock.advance(30_000)
const wrong = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')

/** The clerk adds an authenticator app. */
const addApp = async (client: TestClient) => {
  const begun = await client.call(beginTotp)
  const key: string = begun.body.key
  const confirmed = await client.call(confirmTotp, { body: { code: codeOf(key) } })
  expect(confirmed.status, confirmed.raw.toString()).toBe(200)
  nextStep()
  return { key, codes: confirmed.body.recovery_codes as string[], begun }
}

const events = async (action: string) =>
  product.services.database.kysely.selectFrom('event').selectAll().where('action', '=', action).orderBy('id').execute()

describe('an authenticator app', () => {
  test('counts from its first right code on, and gives ten recovery codes', async () => {
    const clerk = await product.as('admin')
    const begun = await clerk.call(beginTotp)
    expect(begun.body.address).toContain(`secret=${begun.body.key}`)
    expect(begun.body.qr.every((row: string) => row.length === begun.body.qr.length && /^[01]+$/.test(row))).toBe(true)
    expect((await product.visitor().signIn(email, testPassword)).body.user).not.toBeNull()
    const refused = await clerk.call(confirmTotp, { body: { code: wrong(codeOf(begun.body.key)) } })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'invalid_code'])
    const taken = await clerk.call(confirmTotp, { body: { code: codeOf(begun.body.key) } })
    expect(new Set(taken.body.recovery_codes).size).toBe(10)
    expect(taken.body.recovery_codes[0]).toMatch(/^([A-Z2-7]{4}-){5}[A-Z2-7]{4}$/)
    expect((await clerk.call(listOwnFactors)).body).toMatchObject({ totp: { last_used_at: null }, passkeys: [], recovery_codes: 10 })
    expect((await clerk.call(beginTotp)).body.error.code).toBe('duplicate')
    const stored = JSON.stringify(await product.services.database.kysely.selectFrom('totp_key').selectAll().execute())
    expect(stored).not.toContain(begun.body.key)
    expect(stored).not.toContain(fromBase32(begun.body.key).toString('base64'))
  })

  test('is told by an event and a mail, and ends the sessions without it', async () => {
    const other = product.visitor()
    await other.signIn(email, testPassword)
    await addApp(await product.as('admin'))
    expect(await events('factor:add_totp')).toMatchObject([{ actor_id: product.town.admin, subject_id: product.town.admin }])
    const mails = await product.services.database.kysely.selectFrom('mail').select(['recipient', 'body_text']).execute()
    expect(mails).toMatchObject([{ recipient: email }])
    expect(mails[0]!.body_text).toContain('aplikacija s kodami')
    expect((await other.call(readSession)).body.user).toBeNull()
    expect((await (await product.as('admin')).call(readSession)).body.user.signed_in_by).toBe('second_factor')
  })
})

describe('the second step', () => {
  test('opens nothing before the code, and everything after it', async () => {
    const { key } = await addApp(await product.as('admin'))
    const visitor = product.visitor()
    const begun = await visitor.signIn(email, testPassword)
    expect([begun.status, begun.body]).toEqual([200, { user: null, second_step: { ways: ['code', 'recovery_code'] } }])
    expect((await visitor.call(readSession)).body.user).toBeNull()
    expect((await visitor.call(listOwnSessions)).status).toBe(401)
    const refused = await visitor.call(signInWithCode, { body: { code: wrong(codeOf(key)) } })
    expect([refused.status, refused.body.error.code]).toEqual([422, 'invalid_code'])
    expect(await events('factor:code_refused')).toMatchObject([{ actor_id: null, subject_id: product.town.admin }])
    const code = codeOf(key)
    const done = await visitor.call(signInWithCode, { body: { code: `${code.slice(0, 3)} ${code.slice(3)}` } })
    expect(done.body.user).toMatchObject({ email, signed_in_by: 'second_factor' })
    expect((await visitor.call(listOwnSessions)).status).toBe(200)
  })

  test('takes a code once, not again by anybody, and not an earlier one', async () => {
    const { key } = await addApp(await product.as('admin'))
    const earlier = codeOf(key)
    nextStep()
    const [one, two] = [product.visitor(), product.visitor()]
    await one.signIn(email, testPassword)
    await two.signIn(email, testPassword)
    const code = codeOf(key)
    expect((await one.call(signInWithCode, { body: { code } })).status).toBe(200)
    expect((await two.call(signInWithCode, { body: { code } })).body.error.code).toBe('invalid_code')
    expect((await two.call(signInWithCode, { body: { code: earlier } })).body.error.code).toBe('invalid_code')
    nextStep()
    expect((await two.call(signInWithCode, { body: { code: codeOf(key) } })).status).toBe(200)
  })

  test('takes a recovery code once, and says how many are left', async () => {
    const { codes } = await addApp(await product.as('admin'))
    const signIn = async (code: string) => {
      const visitor = product.visitor()
      await visitor.signIn(email, testPassword)
      return visitor.call(signInWithCode, { body: { code } })
    }
    expect((await signIn(codes[0]!.toLowerCase().replaceAll('-', ' '))).status).toBe(200)
    const { error } = (await signIn(codes[0]!)).body
    expect([error.code, error.message]).toEqual(['invalid_recovery_code', expect.stringContaining('vnesite drugo')])
    expect(await events('factor:use_recovery_code')).toMatchObject([{ subject_id: product.town.admin, after: { codes_left: 9 } }])
    const made = await (await product.as('admin')).call(makeRecoveryCodes)
    expect(made.body.recovery_codes).toHaveLength(10)
    expect((await signIn(codes[1]!)).body.error.code).toBe('invalid_recovery_code')
    expect((await signIn(made.body.recovery_codes[1])).status).toBe(200)
  })

  test('belongs to the browser that gave the password, for ten minutes', async () => {
    const { key } = await addApp(await product.as('admin'))
    const visitor = product.visitor()
    await visitor.signIn(email, testPassword)
    const stranger = await product.visitor().call(signInWithCode, { body: { code: codeOf(key) } })
    expect(stranger.body.error.code).toBe('step_expired')
    product.clock.advance(600_000)
    expect((await visitor.call(signInWithCode, { body: { code: codeOf(key) } })).body.error.code).toBe('step_expired')
  })

  test('ends after five wrong codes, and a person’s wrong codes are counted over all steps', async () => {
    const { key, codes } = await addApp(await product.as('admin'))
    const visitor = product.visitor()
    const attempts = async (count: number) => {
      const answers = []
      for (let at = 0; at < count; at += 1)
        answers.push((await visitor.call(signInWithCode, { body: { code: wrong(codeOf(key)) } })).body.error.code)
      return answers
    }
    await visitor.signIn(email, testPassword)
    expect(await attempts(6)).toEqual([...Array<string>(5).fill('invalid_code'), 'step_expired'])
    expect((await visitor.call(signInWithCode, { body: { code: codeOf(key) } })).body.error.code).toBe('step_expired')
    await visitor.signIn(email, testPassword)
    expect(await attempts(6)).toEqual([...Array<string>(5).fill('invalid_code'), 'rate_limited'])
    await visitor.signIn(email, testPassword)
    expect((await visitor.call(signInWithCode, { body: { code: codeOf(key) } })).status).toBe(429)
    // Whoever guesses does not keep the person out, who has a code that nobody guesses.
    expect((await visitor.call(signInWithCode, { body: { code: codes[0]! } })).status).toBe(200)
    product.clock.advance(900_000)
    await visitor.signIn(email, testPassword)
    expect((await visitor.call(signInWithCode, { body: { code: codeOf(key) } })).status).toBe(200)
  })

  test('is void once the password is another', async () => {
    // The operator's, for the clerk signs in again in the tests below.
    const operator = await product.as('operator')
    const { key } = await addApp(operator)
    const thief = product.visitor()
    await thief.signIn('operator@preizkus.si', testPassword)
    const body = { current_password: testPassword, password: 'povsem drugo geslo', password_confirmation: 'povsem drugo geslo' }
    expect((await operator.call(changeOwnPassword, { body })).status).toBe(200)
    expect((await thief.call(signInWithCode, { body: { code: codeOf(key) } })).body.error.code).toBe('step_expired')
  })
})

describe('changing factors', () => {
  test('needs a sign-in or password of the last quarter of an hour', async () => {
    const clerk = await product.as('admin')
    product.clock.advance(900_000)
    expect((await clerk.call(beginTotp)).body.error.code).toBe('identity_unconfirmed')
    expect((await clerk.call(listOwnFactors)).body.confirmed_until).toBeNull()
    const quarterHourOn = new Date(product.clock.now().getTime() + 900_000).toISOString()
    expect((await clerk.call(confirmIdentity, { body: { password: 'ugibanje ugibanje' } })).status).toBe(422)
    expect((await clerk.call(confirmIdentity, { body: { password: testPassword } })).body.confirmed_until).toBe(quarterHourOn)
    expect((await clerk.call(beginTotp)).status).toBe(200)
  })

  test('needs a factor where there is one, however young the session is, and the password alone removes none', async () => {
    const { key, codes } = await addApp(await product.as('admin'))
    const visitor = product.visitor()
    await visitor.signIn(email, testPassword)
    expect((await visitor.call(signInWithCode, { body: { code: codeOf(key) } })).status).toBe(200)
    const remove = () => visitor.call(removeOwnFactor, { body: { factor: 'totp' } })
    expect((await visitor.call(listOwnFactors)).body.confirmed_until).toBeNull()
    for (const operation of [beginPasskey, makeRecoveryCodes] as const)
      expect((await visitor.call(operation)).body.error.code).toBe('identity_unconfirmed')
    expect((await visitor.call(confirmIdentity, { body: { password: testPassword } })).body.error.code).toBe('identity_unconfirmed')
    expect((await remove()).body.error.code).toBe('identity_unconfirmed')
    const confirm = (code: string) => visitor.call(confirmByFactor, { body: { code } })
    expect((await confirm(codeOf(key))).body.error.code).toBe('invalid_code')
    expect((await confirm(codes[0]!)).status).toBe(200)
    expect(await events('factor:use_recovery_code')).toMatchObject([{ after: { codes_left: 9 } }])
    product.clock.advance(900_000)
    expect((await remove()).body.error.code).toBe('identity_unconfirmed')
    for (let at = 0; at < 10; at += 1) expect((await confirm(wrong(codeOf(key)))).status).toBe(422)
    expect((await confirm(codeOf(key))).status).toBe(429)
    product.clock.advance(900_000)
    expect((await confirm(codeOf(key))).status).toBe(200)
    expect((await remove()).status).toBe(200)
  })

  test('removing the last one removes the recovery codes, and the password is enough again', async () => {
    const clerk = await product.as('admin')
    await addApp(clerk)
    expect((await clerk.call(removeOwnFactor, { body: { factor: 'totp' } })).status).toBe(200)
    expect((await clerk.call(listOwnFactors)).body).toMatchObject({ totp: null, recovery_codes: 0 })
    expect((await product.visitor().signIn(email, testPassword)).body.user.email).toBe(email)
    expect(await events('factor:remove')).toMatchObject([{ before: { factor: 'aplikacija s kodami' } }])
    expect((await clerk.call(removeOwnFactor, { body: { factor: 'totp' } })).status).toBe(404)
  })
})
