import {
  answerQuestion,
  beginIdentification,
  readIdentification,
  readQuestion,
  takeIdentification,
} from '@dovolilnice/contract/wallet/operations'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import {
  type Ask,
  issueIdentity,
  makeCertificate,
  showIdentity,
  type TestCertificate,
} from '../../../../tools/services/throwaway-wallet.ts'
import { fetchFrom } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { forgetWalletStepsJob, readRelyingParty } from './identify.ts'

const days = { from: new Date('2026-01-01T00:00:00Z'), until: new Date('2027-12-31T00:00:00Z') }
const state = makeCertificate('Država', { ...days, isAuthority: true })
const town = makeCertificate('Občina', { ...days, by: state })
const issuers = makeCertificate('Izdajatelji', { ...days, isAuthority: true })
const issuer = makeCertificate('Izdajatelj istovetnosti', { ...days, by: issuers })
const over = makeCertificate('Nekdanji izdajatelj', { from: days.from, until: new Date('2026-02-01T00:00:00Z'), by: issuers })
const stranger = makeCertificate('Izdajatelj istovetnosti', { ...days, by: makeCertificate('Izdajatelji', { ...days, isAuthority: true }) })
const underLeaf = makeCertificate('Podtaknjen', { ...days, by: issuer })

let folder: string
let product: TestProduct
const settings = async ({ key, pem }: TestCertificate): Promise<Record<string, string>> => {
  const [own, trusted] = [join(folder, 'own.pem'), join(folder, 'issuers.pem')]
  await writeFile(own, pem + key.export({ type: 'pkcs8', format: 'pem' }).toString())
  await writeFile(trusted, issuers.pem)
  return { WALLET_CERTIFICATE: own, WALLET_PID_ISSUERS: trusted }
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'wallet-'))
  product = await startTestProduct({ env: await settings(town) })
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true })
})

let wallets = 0
const walletAsk = (): Ask => fetchFrom(product.app, `198.51.100.${++wallets}`)
const now = () => product.clock.now()
const person = {
  family_name: 'Čebašek',
  given_name: 'Žiga',
  birthdate: '1980-01-01',
  address: { street_address: 'Stari trg', house_number: '1a', postal_code: '9999', locality: 'Kamen' },
}
const identity = (more: Partial<Parameters<typeof issueIdentity>[2]> = {}, by = [issuer], claims: object = person) =>
  issueIdentity({ ...claims }, by, { now: now(), ...more })

const begin = async () => {
  const own = await product.as('regular')
  const { status, body, raw } = await own.call(beginIdentification)
  expect(status, raw.toString()).toBe(200)
  return { own, link: String(body.link), asked: async () => (await own.call(readIdentification)).body.asked }
}
type Show = Parameters<typeof showIdentity>[2]
const show = (link: string, held: Awaited<ReturnType<typeof identity>>, tampers: Show['tampers'] = {}) =>
  showIdentity(link, held, { ask: walletAsk(), now: now(), authority: state, tampers })

describe('who somebody is, from a wallet', () => {
  test('is asked by a signed request, answered encrypted, given to its person once, and no more is asked than name and address', async () => {
    const { own, link, asked } = await begin()
    expect(await asked()).toMatchObject({ state: 'waiting', fault: null })
    await show(link, await identity())
    const answered = await asked()
    expect(answered.state).toBe('answered')
    const { kysely } = product.services.database
    const row = await kysely.selectFrom('wallet_question').selectAll().where('id', '=', answered.id).executeTakeFirstOrThrow()
    expect(JSON.stringify(row)).not.toMatch(/Čebašek|Stari trg|1980/)
    expect((await (await product.as('admin')).call(takeIdentification, { params: { id: answered.id } })).status).toBe(404)
    const taken = await own.call(takeIdentification, { params: { id: answered.id } })
    expect(taken.body).toEqual({ name: 'Žiga Čebašek', street: 'Stari trg 1a', post_code: '9999', city: 'Kamen' })
    expect((await own.call(takeIdentification, { params: { id: answered.id } })).status).toBe(404)
    expect(await asked()).toBeNull()
    const events = await kysely.selectFrom('event').select(['actor_id', 'after']).where('action', '=', 'account:show_identity').execute()
    expect(events).toEqual([{ actor_id: product.town.regular, after: null }])
  })

  test('an identity without an address gives the name', async () => {
    const { own, link, asked } = await begin()
    await show(link, await identity({}, [issuer], { family_name: 'Novak', given_name: 'Ana' }))
    const { id } = await asked()
    expect((await own.call(takeIdentification, { params: { id } })).body).toEqual({
      name: 'Ana Novak',
      street: '',
      post_code: '',
      city: '',
    })
  })

  test('a second answer is refused and changes nothing; a question that was answered is not shown again', async () => {
    const { link, asked } = await begin()
    const held = await identity()
    const kept: { address: string; init: Parameters<Ask>[1] }[] = []
    const listening: Ask = (address, init) => {
      kept.push({ address, init })
      return walletAsk()(address, init)
    }
    await showIdentity(link, held, { ask: listening, now: now(), authority: state })
    const { address, init } = kept.at(-1)!
    const again = await walletAsk()(address, init)
    expect([again.status, JSON.parse(await again.text())]).toEqual([
      400,
      { error: 'invalid_request', error_description: 'The request was answered before.' },
    ])
    expect((await asked()).state).toBe('answered')
    await expect(show(link, held)).rejects.toThrow('no request: 404')
  })

  const changed = (presentation: string): string => {
    const [token = '', ...rest] = presentation.split('~')
    const [header, payload = '', signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    return [
      [header, Buffer.from(JSON.stringify({ ...claims, iat: claims.iat - 1 })).toString('base64url'), signature].join('.'),
      ...rest,
    ].join('~')
  }
  const renamed = (presentation: string): string => {
    const [token, , ...rest] = presentation.split('~')
    return [token, Buffer.from(JSON.stringify(['sol', 'family_name', 'Kralj'])).toString('base64url'), ...rest].join('~')
  }
  test.each([
    ['of an issuer that is not trusted', 'untrusted', () => identity({}, [stranger]), {}],
    ['of an issuer whose certificate has run out', 'untrusted', () => identity({}, [over]), {}],
    ['of somebody whom an issuer, who is no authority, has certified', 'untrusted', () => identity({}, [underLeaf, issuer]), {}],
    ['signed by another key than that of its certificate', 'forged', () => identity({}, [{ ...issuer, key: stranger.key }]), {}],
    ['that has expired', 'expired', () => identity({ seconds: -3600 }), {}],
    ['of another type', 'incomplete', () => identity({ vct: 'urn:drugo:1' }), {}],
    ['without a name', 'incomplete', () => identity({}, [issuer], { given_name: 'Ana' }), {}],
    ['for somebody else', 'other_request', () => identity(), { question: { aud: 'x509_hash:drug' } }],
    ['for another question', 'other_request', () => identity(), { question: { nonce: 'drug-nonce-drug-nonce-drug-nonce-x' } }],
    ['with the state of another', 'other_request', () => identity(), { state: 'drugo' }],
    ['signed by its holder an hour ago', 'other_request', () => identity(), { question: { now: new Date('2026-01-02T00:00:00Z') } }],
    ['whose holder has not signed', 'other_request', () => identity(), { shown: (one) => one.slice(0, one.lastIndexOf('~') + 1) }],
    ['that was changed', 'forged', () => identity(), { shown: changed }],
    ['with a name that nobody has signed', 'forged', () => identity(), { shown: renamed }],
    ['that is none', 'forged', () => identity(), { shown: () => 'ni~' }],
  ] satisfies [string, string, () => ReturnType<typeof identity>, Show['tampers']][])(
    'one %s is refused',
    async (_, fault, made, tampers) => {
      const { own, link, asked } = await begin()
      await expect(show(link, await made(), tampers)).rejects.toThrow('400 invalid_request')
      const answered = await asked()
      expect(answered).toMatchObject({ state: 'refused', fault })
      expect((await own.call(takeIdentification, { params: { id: answered.id } })).status).toBe(404)
      // Nor is a right one taken after it: the person begins again.
      await expect(show(link, await identity())).rejects.toThrow('no request: 404')
    },
  )

  test('one encrypted for another question, or not at all, is refused, and so is a wallet that declines', async () => {
    const other = await begin()
    const kept: Parameters<Ask>[1][] = []
    const listening: Ask = (address, init) => {
      kept.push(init)
      return walletAsk()(address, init)
    }
    await showIdentity(other.link, await identity(), { ask: listening, now: now(), authority: state })
    const bodies = [kept.at(-1)!.body!, 'response=eyJ.x', '']
    for (const [body, fault] of [...bodies.map((one) => [one, 'unreadable'] as const), ['error=access_denied', 'declined'] as const]) {
      const { link, asked } = await begin()
      const question = new URL(new URL(link).searchParams.get('request_uri')!).pathname.split('/').at(-1)!
      const answer = await product.visitor().call(answerQuestion, { params: { question }, raw: Buffer.from(body) })
      expect([answer.status, answer.body.error, (await asked()).fault]).toEqual([400, 'invalid_request', fault])
    }
  })

  test('counts for five minutes, and a new question ends the one before', async () => {
    const first = await begin()
    const second = await begin()
    await expect(show(first.link, await identity())).rejects.toThrow('no request: 404')
    product.clock.advance(300_000)
    await expect(show(second.link, await identity())).rejects.toThrow('no request: 404')
    expect(await second.asked()).toBeNull()
  })

  test('what nobody took is removed', async () => {
    const { link } = await begin()
    await show(link, await identity())
    product.clock.advance(300_000)
    const { services } = product
    await product.runJob(forgetWalletStepsJob)
    expect(await services.database.kysely.selectFrom('wallet_question').select('id').execute()).toEqual([])
  })
})

describe('a wallet', () => {
  test('refuses the town whose certificate nobody stands above', async () => {
    const { link } = await begin()
    const nobody = makeCertificate('Nihče', { ...days, isAuthority: true })
    await expect(showIdentity(link, await identity(), { ask: walletAsk(), now: now(), authority: nobody })).rejects.toThrow(
      'nobody has let them ask',
    )
  })

  test('refuses a request that somebody has changed', async () => {
    const { link } = await begin()
    const between: Ask = async (address, init) => {
      const answer = await walletAsk()(address, init)
      const [header, payload = '', signature] = (await answer.text()).split('.')
      const changed = { ...JSON.parse(Buffer.from(payload, 'base64url').toString()), response_uri: 'https://drugje.example' }
      return new Response([header, Buffer.from(JSON.stringify(changed)).toString('base64url'), signature].join('.'), {
        headers: answer.headers,
      })
    }
    await expect(showIdentity(link, await identity(), { ask: between, now: now(), authority: state })).rejects.toThrow(
      'signature verification failed',
    )
    await expect(show(link.replace('x509_hash%3A', 'x509_hash%3AA'), await identity())).rejects.toThrow('not the hash')
  })
})

describe('where it is not set up', () => {
  test('nothing is offered and nothing asked', async () => {
    const plain = await startTestProduct()
    onTestFinished(() => plain.close())
    const own = await plain.as('regular')
    expect((await own.call(readIdentification)).body).toEqual({ offered: false, asked: null })
    expect((await own.call(beginIdentification)).body.error.code).toBe('illegal_transition')
    expect((await plain.visitor().call(readQuestion, { params: { question: 'x' } })).status).toBe(404)
  })

  test('files that cannot be used are one line at the start', async () => {
    const env = await settings(town)
    await writeFile(env.WALLET_CERTIFICATE!, town.pem + stranger.key.export({ type: 'pkcs8', format: 'pem' }).toString())
    onTestFinished(async () => void (await settings(town)))
    const { services } = product
    expect(services.config.walletIdentity).toEqual({ certificate: env.WALLET_CERTIFICATE, issuers: env.WALLET_PID_ISSUERS })
    await expect(readRelyingParty(services.config)).rejects.toThrow('WALLET_CERTIFICATE holds no P-256 key in PEM with its certificate.')
  })
})
