import { beginProviderSignIn, beginProviderSignOut, finishProviderSignIn } from '@dovolilnice/contract/identity-provider/provider-sign-in'
import { updateSignInPolicy } from '@dovolilnice/contract/second-factor/operations'
import { readSession, readSignInWays } from '@dovolilnice/contract/session/operations'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import { allowConsole } from '../../../../tools/testing/fail-on-console.ts'
import { startIdentityProvider, type ThrowawayProvider } from '../../../../tools/services/throwaway-identity-provider.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { testPassword } from '../../test/test-town.ts'

const accounts = {
  ana: { email: 'Admin@preizkus.si', email_verified: true },
  nepotrjena: { email: 'admin@preizkus.si', email_verified: false },
  neznan: { email: 'nihce@preizkus.si', email_verified: true },
  ursa: { email: 'uporabnik@preizkus.si', email_verified: true },
  rok: { email: 'root@preizkus.si', email_verified: true },
}
const address = 'http://127.0.0.1:3000'

const startProvider = (more: { signsWithForeignKey?: boolean } = {}) => {
  allowConsole(/in-memory adapter/)
  return startIdentityProvider({ product: address, accounts, ...more })
}
const settingsOf = ({ issuer, clientId, clientSecret }: Pick<ThrowawayProvider, 'issuer' | 'clientId' | 'clientSecret'>) => ({
  OIDC_ISSUER: issuer,
  OIDC_CLIENT_ID: clientId,
  OIDC_CLIENT_SECRET: clientSecret,
})

let provider: ThrowawayProvider
let product: TestProduct
beforeAll(async () => {
  provider = await startProvider()
  product = await startTestProduct({ env: settingsOf(provider) })
})
afterAll(async () => {
  await product.close()
  await provider.close()
})

/** What a browser does at the provider: follows it to its page, gives the account, and is sent back. @returns the query it comes back with */
const visitProvider = async (url: string, account: string): Promise<string> => {
  const cookies = new Map<string, string>()
  const go = async (to: string, body?: URLSearchParams): Promise<string> => {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
    const answer = await fetch(to, { redirect: 'manual', headers, ...(body && { method: 'POST', body }) })
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    const next = answer.headers.get('location')
    if (next === null && body === undefined) return go(to, new URLSearchParams({ account }))
    if (next === null) throw new Error(`${to} answered ${answer.status}: ${await answer.text()}`)
    const there = new URL(next, to)
    return there.origin === address ? there.search : go(there.href)
  }
  return go(url)
}

const begin = async (client: TestClient): Promise<string> => (await client.call(beginProviderSignIn)).body.url
const finish = (client: TestClient, answer: string) => client.call(finishProviderSignIn, { body: { answer } })
const signIn = async (account: string, client = product.visitor()) => finish(client, await visitProvider(await begin(client), account))

describe('signing in with the account of the municipality', () => {
  test('opens the staff account of the confirmed address', async () => {
    const visitor = product.visitor()
    const done = await signIn('ana', visitor)
    expect(done.body.user, done.raw.toString()).toMatchObject({
      email: 'admin@preizkus.si',
      role: 'admin',
      signed_in_by: 'identity_provider',
    })
    expect((await visitor.call(readSession)).body.user.permissions).toContain('applications:decide')
  })

  test('asks with state, nonce and PKCE, and for nothing but the address', async () => {
    const url = new URL(await begin(product.visitor()))
    expect(url.origin).toBe(provider.issuer)
    const asked = Object.fromEntries(url.searchParams)
    expect(asked).toMatchObject({ response_type: 'code', scope: 'openid email', code_challenge_method: 'S256' })
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked[name]?.length).toBeGreaterThan(20)
    expect(url.href).not.toContain(provider.clientSecret)
  })

  test.each([
    ['nepotrjena', 'provider_unconfirmed'],
    ['neznan', 'provider_unknown'],
    ['ursa', 'provider_unknown'],
    ['kdo-je-to', 'provider_refused'],
  ])('refuses %s: %s', async (account, code) => {
    const people = product.services.database.kysely.selectFrom('app_user').select('id')
    const before = (await people.execute()).length
    const visitor = product.visitor()
    const answer = await signIn(account, visitor)
    expect([answer.status, answer.body.error.code]).toEqual([422, code])
    expect((await visitor.call(readSession)).body.user).toBeNull()
    expect(await people.execute()).toHaveLength(before)
  })

  test('refuses a closed account', async () => {
    const rows = product.services.database.kysely.updateTable('app_user').where('email', '=', 'admin@preizkus.si')
    await rows.set({ active: false }).execute()
    onTestFinished(() => void rows.set({ active: true }).execute())
    expect((await signIn('ana')).body.error.code).toBe('provider_unknown')
  })

  test('refuses another nonce, another state, another verifier’s code, and an answer given twice', async () => {
    const nonce = product.visitor()
    const other = new URL(await begin(nonce))
    other.searchParams.set('nonce', 'drug-nonce-drug-nonce-drug-nonce')
    expect((await finish(nonce, await visitProvider(other.href, 'ana'))).body.error.code).toBe('provider_refused')

    const state = product.visitor()
    const query = new URLSearchParams(await visitProvider(await begin(state), 'ana'))
    query.set('state', 'drugo')
    expect((await finish(state, `?${query}`)).body.error.code).toBe('provider_refused')

    const [one, two] = [product.visitor(), product.visitor()]
    const answer = await visitProvider(await begin(one), 'ana')
    await begin(two)
    expect((await finish(two, answer)).body.error.code).toBe('provider_refused')
    expect((await finish(product.visitor(), answer)).body.error.code).toBe('provider_refused')
    expect((await finish(one, answer)).status).toBe(200)
    expect((await finish(one, answer)).body.error.code).toBe('provider_refused')
  })

  test('answers once: after a refusal the browser begins anew', async () => {
    const visitor = product.visitor()
    const answer = await visitProvider(await begin(visitor), 'ana')
    const wrong = new URLSearchParams(answer)
    wrong.set('state', 'drugo')
    expect((await finish(visitor, `?${wrong}`)).body.error.code).toBe('provider_refused')
    expect(visitor.cookies.has('dovolilnice_provider')).toBe(false)
    expect((await finish(visitor, answer)).body.error.code).toBe('provider_refused')
  })

  test('refuses an ID token that another key has signed', async () => {
    const forging = await startProvider({ signsWithForeignKey: true })
    const deceived = await startTestProduct({ env: settingsOf(forging) })
    onTestFinished(async () => {
      await deceived.close()
      await forging.close()
    })
    const visitor = deceived.visitor()
    const answer = await finish(visitor, await visitProvider(await begin(visitor), 'ana'))
    expect([answer.status, answer.body.error?.code]).toEqual([422, 'provider_refused'])
  })

  test('leaves an event, a line of the log and a count of each refusal, once in a minute', async () => {
    const lines: unknown[] = []
    const own = await startTestProduct({ env: settingsOf(provider) })
    onTestFinished(() => own.close())
    own.app.addHook('onRequest', async ({ log }) => void (log.info = (...line: unknown[]) => void lines.push(line)))
    const events = () =>
      own.services.database.kysely.selectFrom('event').selectAll().where('action', '=', 'session:refuse_provider').orderBy('id').execute()
    const counted = async () =>
      Number(/sign_in_attempts_total\{outcome="provider_refused"\} (\d+)/.exec((await own.app.inject('/metrics')).payload)?.[1] ?? 0)
    const before = await counted()
    for (const _ of [1, 2]) await signIn('ursa', own.visitor('203.0.113.5'))
    await signIn('neznan', own.visitor('203.0.113.6'))
    expect(await events()).toMatchObject([
      { actor_id: null, subject_id: own.town.regular, address: '203.0.113.5', after: null },
      { actor_id: null, subject_id: null, address: '203.0.113.6', after: null },
    ])
    const refusal = { address: '203.0.113.5', code: 'provider_unknown', account: own.town.regular }
    expect(lines).toContainEqual([refusal, 'sign-in by the identity provider refused'])
    expect(JSON.stringify(lines)).not.toContain('nihce@')
    expect(await counted()).toBe(before + 3)
  })

  test('is forgotten after ten minutes', async () => {
    const visitor = product.visitor()
    const answer = await visitProvider(await begin(visitor), 'ana')
    product.clock.advance(600_000)
    expect((await finish(visitor, answer)).body.error.code).toBe('provider_refused')
  })

  test('needs no second factor here: the provider asks for its own', async () => {
    const root = product.visitor()
    await signIn('rok', root)
    await root.call(updateSignInPolicy, { body: { warden: 'none', operator: 'none', admin: 'required', root: 'none' } })
    expect((await signIn('ana')).body.user).toMatchObject({ second_factor_due: 'no' })
    expect((await product.visitor().signIn('admin@preizkus.si', testPassword)).body.user.second_factor_due).toBe('required')
    await root.call(updateSignInPolicy, { body: { warden: 'none', operator: 'none', admin: 'none', root: 'none' } })
  })

  test('signs out there too', async () => {
    const { url } = (await product.visitor().call(beginProviderSignOut)).body
    expect(url).toMatch(new RegExp(`^${provider.issuer}/session/end\\?`))
    expect(new URL(url).searchParams.get('post_logout_redirect_uri')).toBe(`${address}/prijava`)
  })
})

describe('where it is not set up', () => {
  test('it is not offered, and refused with a sentence', async () => {
    const plain = await startTestProduct()
    onTestFinished(() => plain.close())
    expect((await plain.visitor().call(readSignInWays)).body.identity_provider).toBe(false)
    expect((await plain.visitor().call(beginProviderSignIn)).body.error.code).toBe('provider_off')
    expect((await plain.visitor().call(beginProviderSignOut)).body).toEqual({ url: null })
  })
})

describe('a provider that is down', () => {
  test('is said in a sentence, and the password goes on; once it is back it is asked again', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => noise.mockRestore())
    const down = await startProvider()
    const answering = await startTestProduct({ env: settingsOf(down) })
    onTestFinished(() => answering.close())
    const visitor = answering.visitor()
    const answer = await visitProvider(await begin(visitor), 'ana')
    await down.close()
    const refused = await finish(visitor, answer)
    expect([refused.status, refused.body.error.code]).toEqual([503, 'provider_unavailable'])
    expect((await answering.visitor().signIn('admin@preizkus.si', testPassword)).status).toBe(200)
  })

  test('is not answered with the password where staff do not sign in by one', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => noise.mockRestore())
    const env = { ...settingsOf({ issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'zelo-skrivno' }), STAFF_LOCAL_SIGN_IN: '0' }
    const strict = await startTestProduct({ env })
    onTestFinished(() => strict.close())
    const refused = await strict.visitor().call(beginProviderSignIn)
    expect([refused.status, refused.body.error.code]).toEqual([503, 'only_provider_unavailable'])
    expect(refused.body.error.message).toMatch(/z geslom pa se zaposleni ne prijavljajo.*obvestite skrbnika/)
  })

  test('from the start', async () => {
    const noise = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => noise.mockRestore())
    const unreached = await startTestProduct({
      env: settingsOf({ issuer: 'http://127.0.0.1:9', clientId: 'x', clientSecret: 'zelo-skrivno' }),
    })
    onTestFinished(() => unreached.close())
    const refused = await unreached.visitor().call(beginProviderSignIn)
    expect([refused.status, refused.body.error.code]).toEqual([503, 'provider_unavailable'])
    expect(noise.mock.calls.flat().join(' ')).not.toContain('zelo-skrivno')
    expect((await unreached.visitor().signIn('admin@preizkus.si', testPassword)).status).toBe(200)
  })
})

describe('where staff sign in by the provider alone', () => {
  test('a password opens nothing for them, but for the one emergency root and for regular users', async () => {
    const env = { ...settingsOf(provider), STAFF_LOCAL_SIGN_IN: '0', EMERGENCY_ROOT: 'root@preizkus.si' }
    const strict = await startTestProduct({ env })
    onTestFinished(() => strict.close())
    const refused = await strict.visitor().signIn('admin@preizkus.si', testPassword)
    expect([refused.status, refused.body.error.code]).toEqual([422, 'local_sign_in_off'])
    expect((await strict.visitor().signIn('admin@preizkus.si', 'ugibanje')).body.error.code).toBe('invalid_credentials')
    expect((await strict.visitor().signIn('root@preizkus.si', testPassword)).status).toBe(200)
    expect((await strict.visitor().signIn('uporabnik@preizkus.si', testPassword)).status).toBe(200)
    const visitor = strict.visitor()
    expect((await finish(visitor, await visitProvider(await begin(visitor), 'ana'))).status).toBe(200)
  })

  test('a regular account to which rights were granted counts as staff', async () => {
    const env = { ...settingsOf(provider), STAFF_LOCAL_SIGN_IN: '0', EMERGENCY_ROOT: 'root@preizkus.si' }
    const strict = await startTestProduct({ env })
    onTestFinished(() => strict.close())
    const account = strict.services.database.kysely.updateTable('app_user').where('id', '=', strict.town.regular)
    await account.set({ granted: ['users:write'] }).execute()
    expect((await strict.visitor().signIn('uporabnik@preizkus.si', testPassword)).body.error.code).toBe('local_sign_in_off')
    const visitor = strict.visitor()
    expect((await finish(visitor, await visitProvider(await begin(visitor), 'ursa'))).status).toBe(200)
  })
})
