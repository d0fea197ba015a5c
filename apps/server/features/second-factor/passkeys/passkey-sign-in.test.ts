import {
  addPasskey,
  beginPasskey,
  beginPasskeyConfirmation,
  confirmByFactor,
  listOwnFactors,
} from '@dovolilnice/contract/second-factor/operations'
import { beginPasskeySignIn, signInWithPasskey } from '@dovolilnice/contract/session/second-step'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { softwarePasskey, type SoftwarePasskeyOptions } from '../../../test/sign-in/software-passkey.ts'
import type { TestClient } from '../../../test/test-client.ts'
import { withoutFactors } from '../../../test/sign-in/without-factors.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { testPassword } from '../../../test/test-town.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
beforeEach(() => withoutFactors(product))
afterAll(() => product.close())

const email = 'admin@preizkus.si'
const here: SoftwarePasskeyOptions = { origin: 'http://localhost:3000', rpId: 'localhost' }
type Passkey = ReturnType<typeof softwarePasskey>

const add = async (client: TestClient, passkey: Passkey, name = 'Prenosnik') => {
  const { body } = await client.call(beginPasskey)
  return client.call(addPasskey, { body: { name, passkey: passkey.make(body.options) } })
}

const signIn = async (client: TestClient, passkey: Passkey, secondStep = false) => {
  const { body } = await client.call(beginPasskeySignIn, { body: { second_step: secondStep } })
  return client.call(signInWithPasskey, { body: { proof: passkey.prove(body.options) } })
}

const refusedCopies = () =>
  product.services.database.kysely.selectFrom('event').selectAll().where('action', '=', 'factor:passkey_refused').execute()

describe('adding a passkey', () => {
  test('asks for one that names its person and verifies them, and keeps it by name', async () => {
    const clerk = await product.as('admin')
    const { options } = (await clerk.call(beginPasskey)).body
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    const added = await add(clerk, softwarePasskey(here))
    expect([added.status, added.body.recovery_codes.length], added.raw.toString()).toEqual([200, 10])
    const second = await add(clerk, softwarePasskey(here), 'Telefon')
    expect(second.body.recovery_codes).toBeNull()
    const { passkeys } = (await clerk.call(listOwnFactors)).body
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['Prenosnik', 'Telefon'])
  })

  test('takes each challenge once, in its session, for five minutes', async () => {
    const [clerk, operator] = [await product.as('admin'), await product.as('operator')]
    const passkey = softwarePasskey(here)
    const { options } = (await clerk.call(beginPasskey)).body
    const body = { name: 'Ključ', passkey: passkey.make(options) }
    expect((await operator.call(addPasskey, { body })).body.error.code).toBe('passkey_refused')
    expect((await clerk.call(addPasskey, { body: { ...body, passkey: passkey.make({ ...options, challenge: 'drugo' }) } })).status).toBe(
      422,
    )
    expect((await clerk.call(addPasskey, { body })).body.error.code).toBe('passkey_refused')
    const late = (await clerk.call(beginPasskey)).body.options
    product.clock.advance(300_000)
    expect((await clerk.call(addPasskey, { body: { name: 'Ključ', passkey: passkey.make(late) } })).body.error.code).toBe('passkey_refused')
  })

  test.each([
    ['of another address', { ...here, origin: 'http://localhost:3001' }],
    ['of another site', { ...here, rpId: 'drugje.example' }],
    ['that did not verify its person', { ...here, verifies: false }],
  ])('refuses one %s', async (_, place) => {
    const answer = await add(await product.as('admin'), softwarePasskey(place))
    expect([answer.status, answer.body.error.code]).toEqual([422, 'passkey_refused'])
  })

  test('refuses one that belongs to an account already', async () => {
    const passkey = softwarePasskey(here)
    await add(await product.as('admin'), passkey)
    expect((await add(await product.as('operator'), passkey)).body.error.code).toBe('duplicate')
  })
})

test('a passkey confirms who changes factors, by a challenge of the session that works once', async () => {
  const passkey = softwarePasskey(here)
  await add(await product.as('admin'), passkey)
  const visitor = product.visitor()
  await signIn(visitor, passkey)
  expect((await visitor.call(beginPasskey)).body.error.code).toBe('identity_unconfirmed')
  const { options } = (await visitor.call(beginPasskeyConfirmation)).body
  const confirm = (proof: object) => visitor.call(confirmByFactor, { body: { proof } })
  expect((await confirm(softwarePasskey(here).prove(options))).body.error.code).toBe('passkey_refused')
  expect((await confirm(passkey.prove(options))).body.error.code).toBe('passkey_refused')
  const again = (await visitor.call(beginPasskeyConfirmation)).body.options
  expect((await confirm(passkey.prove(again))).status).toBe(200)
  expect((await visitor.call(beginPasskey)).status).toBe(200)
})

describe('signing in', () => {
  test('with a passkey alone', async () => {
    const passkey = softwarePasskey(here)
    await add(await product.as('admin'), passkey)
    const done = await signIn(product.visitor(), passkey)
    expect(done.body.user, done.raw.toString()).toMatchObject({ email, signed_in_by: 'passkey', second_factor_due: 'no' })
  })

  test('with a passkey after the password', async () => {
    const passkey = softwarePasskey(here)
    await add(await product.as('admin'), passkey)
    const visitor = product.visitor()
    expect((await visitor.signIn(email, testPassword)).body.second_step).toEqual({ ways: ['passkey', 'recovery_code'] })
    expect((await signIn(visitor, passkey, true)).body.user).toMatchObject({ email, signed_in_by: 'second_factor' })
  })

  test('after the password takes only a passkey of the same person', async () => {
    const [own, others] = [softwarePasskey(here), softwarePasskey(here)]
    await add(await product.as('admin'), own)
    await add(await product.as('operator'), others)
    const visitor = product.visitor()
    await visitor.signIn(email, testPassword)
    expect((await signIn(visitor, others, true)).body.error.code).toBe('passkey_refused')
  })

  test('takes each challenge once, also after a failure, and in its browser', async () => {
    const passkey = softwarePasskey(here)
    await add(await product.as('admin'), passkey)
    const visitor = product.visitor()
    const begin = async () => (await visitor.call(beginPasskeySignIn, { body: { second_step: false } })).body.options
    const first = await begin()
    const stranger = product.visitor()
    await stranger.call(beginPasskeySignIn, { body: { second_step: false } })
    expect((await stranger.call(signInWithPasskey, { body: { proof: passkey.prove(first) } })).body.error.code).toBe('passkey_refused')
    passkey.device.origin = 'http://zloben.example'
    expect((await visitor.call(signInWithPasskey, { body: { proof: passkey.prove(first) } })).body.error.code).toBe('passkey_refused')
    passkey.device.origin = here.origin
    expect((await visitor.call(signInWithPasskey, { body: { proof: passkey.prove(first) } })).body.error.code).toBe('step_expired')
    expect((await visitor.call(signInWithPasskey, { body: { proof: passkey.prove(await begin()) } })).status).toBe(200)
  })

  test('refuses a key whose counter went back, and records it; a forged one leaves no such event', async () => {
    const passkey = softwarePasskey(here)
    await add(await product.as('admin'), passkey)
    await signIn(product.visitor(), passkey)
    passkey.device.counter = 0
    expect((await signIn(product.visitor(), passkey)).body.error.code).toBe('passkey_refused')
    expect(await refusedCopies()).toMatchObject([{ subject_id: product.town.admin, after: { factor: 'Prenosnik' } }])
    const visitor = product.visitor()
    const { options } = (await visitor.call(beginPasskeySignIn, { body: { second_step: false } })).body
    passkey.device.counter = 0
    const proof = passkey.prove(options)
    const forged = { ...proof, response: { ...proof.response, signature: passkey.prove(options).response.signature } }
    expect((await visitor.call(signInWithPasskey, { body: { proof: forged } })).body.error.code).toBe('passkey_refused')
    expect(await refusedCopies()).toHaveLength(1)
    passkey.device.counter = 50
    expect((await signIn(product.visitor(), passkey)).status).toBe(200)
  })

  test('without verifying the person opens nothing', async () => {
    const passkey = softwarePasskey(here)
    await add(await product.as('admin'), passkey)
    await product.services.database.kysely.updateTable('app_user').set({ active: false }).where('email', '=', email).execute()
    expect((await signIn(product.visitor(), passkey)).body.error.code).toBe('step_expired')
  })
})
