import { hashedPlate, mayPark, parkingListSchema, readParkingList } from '@dovolilnice/contract/access/street/parking-list'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { suspendPermit } from '@dovolilnice/contract/permits/record/operations'
import {
  checkPermit,
  type KnownIssuer,
  readPresented,
  requireHolder,
  requireSigned,
  statusIn,
  statusOf,
} from '@dovolilnice/contract/wallet/sd-jwt'
import { endWalletPermit, offerPermit, readWalletPermit, issueCredential, takeOffer } from '@dovolilnice/contract/wallet/operations'
import { createHeaderAndPayload, getListFromStatusListJWT, StatusList } from '@sd-jwt/jwt-status-list'
import { SDJwtVcInstance } from '@sd-jwt/sd-jwt-vc'
import { CompactSign, compactVerify, exportJWK, generateKeyPair, importJWK, SignJWT } from 'jose'
import { createHash, createHmac, createPublicKey, randomBytes, sign, verify } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Ask, presentCredential, readIssuer, readOffer, takeCredential } from '../../../../tools/services/throwaway-wallet.ts'
import { givePermit } from '../../test/gates/gate-scene.ts'
import { fetchFrom } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let permit: string
beforeAll(async () => {
  product = await startTestProduct()
  permit = await give('P-1', 'LJ AB-123')
})
afterAll(() => product.close())

const give = (number: string, plate: string) => givePermit(product, { number, credentials: { plate }, user_id: product.town.regular })

/** A wallet on a phone: no cookies, no anti-forgery token, an address of its own. */
let wallets = 0
const walletAsk = (): Ask => fetchFrom(product.app, `198.51.100.${++wallets}`)
const ask: Ask = (...call) => walletAsk()(...call)
const holder = () => product.as('regular')
const offered = async (id: string): Promise<string> => {
  const { status, body, raw } = await (await holder()).call(offerPermit, { params: { id } })
  expect(status, raw.toString()).toBe(200)
  return body.link
}
const now = () => product.clock.now()
const take = async (id = permit) => takeCredential(await offered(id), { ask: walletAsk(), now: now() })
const issuer = () => product.services.config.publicUrl
const keyOf = async (kid: unknown) => (await readIssuer(ask, issuer())).jwks.keys.find((one) => one.kid === kid)!
const listOf = async (uri: string) => (await ask(uri)).text()
const known = async (): Promise<KnownIssuer> => {
  const { services } = product
  return (await services.capabilities.readWalletIssuer({ ...services, db: services.database.kysely, now: now() }))!
}
const statusNow = async (credential: string): Promise<number> => {
  product.clock.advance(11_000)
  const { claims } = await readPresented(credential)
  const place = statusOf(claims)
  return getListFromStatusListJWT(await listOf(place.uri)).getStatus(place.idx)
}

describe('a permit in a wallet', () => {
  test('is taken once, bound to the wallet’s key, says no more than a warden asks, and its holder is not in it', async () => {
    const { payload, claims, credential } = await take()
    expect(claims).toMatchObject({ number: 'P-1', plates: ['LJ AB-123'], valid_from: '2026-02-01', last_day: '2027-01-31' })
    expect(Object.keys(claims).toSorted()).toEqual(['kind', 'last_day', 'number', 'plates', 'valid_from', 'zone'])
    expect(Object.keys(payload).toSorted()).toEqual(['_sd', '_sd_alg', 'cnf', 'exp', 'iat', 'iss', 'status', 'vct'])
    expect(payload.vct).toBe(`${issuer()}/api/wallet/permit-type`)
    expect(JSON.parse(await (await ask(String(payload.vct))).text()).vct).toBe(payload.vct)
    expect(Buffer.from(credential.split('.')[1]!, 'base64url').toString()).not.toMatch(/AB-123|P-1|Žiga/)
    const { body } = await (await holder()).call(readWalletPermit, { params: { id: permit } })
    expect(body).toMatchObject({ can_offer: true, credentials: [{ issued_at: now().toISOString() }] })
    const events = await product.services.database.kysely.selectFrom('event').select('action').where('subject_id', '=', permit).execute()
    expect(events.map(({ action }) => action)).toEqual(expect.arrayContaining(['permit:offer_wallet', 'permit:take_wallet']))
  })

  test('is offered to nobody else, and not when it is over', async () => {
    expect((await (await product.as('admin')).call(offerPermit, { params: { id: permit } })).status).toBe(404)
    const old = await givePermit(product, {
      number: 'P-OLD',
      valid_until: '2026-03-01',
      credentials: { plate: 'LJ OL-001' },
      user_id: product.town.regular,
    })
    const own = await holder()
    expect((await own.call(offerPermit, { params: { id: old } })).body.error.code).toBe('illegal_transition')
    expect((await own.call(readWalletPermit, { params: { id: old } })).body).toMatchObject({ can_offer: false, credentials: [] })
  })

  test('an offer counts once and for ten minutes, and a new one ends the one before', async () => {
    const link = await offered(permit)
    const { code } = readOffer(link)
    const spend = () =>
      product.visitor().call(takeOffer, {
        raw: Buffer.from(
          new URLSearchParams({
            grant_type: 'urn:ietf:params:oauth:grant-type:pre-authorized_code',
            'pre-authorized_code': code,
          }).toString(),
        ),
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
      })
    expect((await spend()).status).toBe(200)
    const again = await spend()
    expect([again.status, again.body.error]).toEqual([400, 'invalid_grant'])
    expect(typeof again.body.error_description).toBe('string')
    const before = await offered(permit)
    await offered(permit)
    await expect(takeCredential(before, { ask: walletAsk(), now: now() })).rejects.toThrow('400 invalid_grant')
    const late = await offered(permit)
    product.clock.advance(600_001)
    await expect(takeCredential(late, { ask: walletAsk(), now: now() })).rejects.toThrow('400 invalid_grant')
  })

  test.each([
    ['for another issuer', 'invalid_proof', { proof: (claims) => ({ ...claims, aud: 'https://drugje.example' }) }],
    ['of another time', 'invalid_proof', { proof: (claims) => ({ ...claims, iat: Number(claims.iat) - 3600 }) }],
    ['with a nonce of its own', 'invalid_nonce', { proof: (claims) => ({ ...claims, nonce: `${now().getTime()}-abc.def` }) }],
    ['without a nonce', 'invalid_nonce', { proof: ({ nonce: _, ...claims }) => claims }],
  ] satisfies [string, string, Pick<Parameters<typeof takeCredential>[1], 'proof'>][])('a proof %s is refused', async (_, error, wrong) => {
    await expect(takeCredential(await offered(permit), { ask: walletAsk(), now: now(), ...wrong })).rejects.toThrow(`400 ${error}`)
  })

  test('a proof signed by another key, or with an old nonce, is refused; without the key of an offer nothing is given', async () => {
    const link = await offered(permit)
    const signsWith = await generateKeyPair('ES256')
    await expect(takeCredential(link, { ask: walletAsk(), now: now(), signsWith })).rejects.toThrow('400 invalid_proof')
    const slow: Ask = async (address, init) => {
      if (address.endsWith('/wallet/credential')) product.clock.advance(300_000)
      return ask(address, init)
    }
    await expect(takeCredential(await offered(permit), { ask: slow, now: new Date(now().getTime() + 300_000) })).rejects.toThrow(
      '400 invalid_nonce',
    )
    const answer = await product.visitor().call(issueCredential, { raw: Buffer.from('{}'), headers: { authorization: 'Bearer x' } })
    expect([answer.status, answer.body.error]).toEqual([401, 'invalid_token'])
  })
})

describe('the list of statuses', () => {
  test('follows the permit: suspended, resumed, another vehicle, a new code, revoked, ended by the holder', async () => {
    const { kysely } = product.services.database
    const id = await give('P-2', 'LJ ST-001')
    const { credential } = await take(id)
    const set = (values: object) => kysely.updateTable('permit').set(values).where('id', '=', id).execute()
    expect(await statusNow(credential)).toBe(0)
    const admin = await product.as('admin')
    expect((await admin.call(suspendPermit, { params: { id }, body: {} })).status).toBe(422)
    await set({ status: 'suspended' })
    expect(await statusNow(credential)).toBe(2)
    await set({ status: 'issued' })
    expect(await statusNow(credential)).toBe(0)
    await kysely.updateTable('permit_credential').set({ value: 'LJ ST-002' }).where('permit_id', '=', id).execute()
    expect(await statusNow(credential)).toBe(1)
    await kysely.updateTable('permit_credential').set({ value: 'LJ ST-001' }).where('permit_id', '=', id).execute()
    expect(await statusNow(credential)).toBe(0)
    const { link_secret } = await kysely.selectFrom('permit').select('link_secret').where('id', '=', id).executeTakeFirstOrThrow()
    await set({ link_secret: '01900000-0000-4000-8000-000000000001' })
    expect(await statusNow(credential)).toBe(1)
    await set({ link_secret })
    await set({ status: 'revoked' })
    expect(await statusNow(credential)).toBe(1)
    await set({ status: 'issued' })
    expect(await statusNow(credential)).toBe(0)
    const own = await holder()
    expect((await own.call(endWalletPermit, { params: { id } })).status).toBe(204)
    expect(await statusNow(credential)).toBe(1)
    expect((await own.call(readWalletPermit, { params: { id } })).body.credentials).toEqual([])
    expect((await (await product.as('admin')).call(endWalletPermit, { params: { id } })).status).toBe(404)
  })

  test('gives each credential a place at random that no other gets, also when its permit is forgotten', async () => {
    const { kysely } = product.services.database
    const id = await give('P-3', 'LJ ST-003')
    const taken = [await take(id), await take(id), await take(id)]
    const places = await Promise.all(taken.map(async ({ credential }) => statusOf((await readPresented(credential)).claims)))
    expect(new Set(places.map(({ idx }) => idx)).size).toBe(3)
    expect(places.some(({ idx }, at) => Math.abs(idx - (places[at - 1]?.idx ?? idx)) > 100)).toBe(true)
    const wallet = product.services.owners.find(({ name }) => name === 'wallet')!
    await product.services.database.transaction((trx) => wallet.privacy!.forget!(trx, [id], now()))
    for (const { credential } of taken) expect(await statusNow(credential)).toBe(1)
    expect(await kysely.selectFrom('wallet_credential').select('id').where('permit_id', '=', id).execute()).toEqual([])
    expect(
      await kysely
        .selectFrom('wallet_credential')
        .select('id')
        .where(
          'place',
          'in',
          places.map(({ idx }) => idx),
        )
        .execute(),
    ).toHaveLength(3)
  })

  test('is what it says it is, for caches and for the scripts of others', async () => {
    const { credential } = await take()
    const { uri } = statusOf((await readPresented(credential)).claims)
    const answer = await ask(uri)
    expect(answer.headers.get('content-type')).toBe('application/statuslist+jwt')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=60')
    expect(answer.headers.get('access-control-allow-origin')).toBe('*')
    const token = await answer.text()
    product.clock.advance(11_000)
    // Nothing has changed, so it is the same to the byte, and small.
    expect(await listOf(uri)).toBe(token)
    expect(token.length).toBeLessThan(2000)
    // Who asks while it is being read anew gets the same: it is read once for all.
    const set = (status: 'issued' | 'suspended') =>
      product.services.database.kysely.updateTable('permit').set({ status }).where('id', '=', permit).execute()
    await set('suspended')
    product.clock.advance(11_000)
    const anew = await Promise.all(Array.from({ length: 5 }, () => listOf(uri)))
    await set('issued')
    expect([new Set(anew).size, anew.includes(token)]).toEqual([1, false])
    expect((await ask(uri.replace(/\d+$/, '77'))).status).toBe(404)
  })
})

const toPem = async (kid: unknown) => createPublicKey({ key: await keyOf(kid), format: 'jwk' })
const es256 = { dsaEncoding: 'ieee-p1363' } as const
const second = async (kid: unknown) => {
  const key = await toPem(kid)
  const hasher = (data: string | ArrayBuffer) =>
    createHash('sha256')
      .update(typeof data === 'string' ? data : new Uint8Array(data))
      .digest()
  return new SDJwtVcInstance({
    hasher,
    hashAlg: 'sha-256',
    saltGenerator: (length: number) => randomBytes(length).toString('base64url'),
    verifier: (data: string, signature: string) =>
      verify('sha256', Buffer.from(data), { key, ...es256 }, Buffer.from(signature, 'base64url')),
    kbVerifier: (data: string, signature: string, { cnf }: { cnf?: { jwk: object } }) =>
      verify(
        'sha256',
        Buffer.from(data),
        { key: createPublicKey({ key: { ...cnf!.jwk }, format: 'jwk' }), ...es256 },
        Buffer.from(signature, 'base64url'),
      ),
    statusListFetcher: listOf,
  })
}

describe('a second implementation', () => {
  test('reads the town’s credential, its presentation and its status as the town does, and refuses the same', async () => {
    const id = await give('P-4', 'LJ SD-004')
    const taken = await take(id)
    const kid = JSON.parse(Buffer.from(taken.credential.split('.')[0]!, 'base64url').toString()).kid
    const library = await second(kid)
    const currentDate = Math.floor(now().getTime() / 1000)
    const { payload } = await library.verify(taken.credential, { currentDate, requiredClaimKeys: ['number', 'plates', 'zone'] })
    expect(payload).toMatchObject({ ...taken.claims, vct: taken.payload.vct })
    const question = { aud: 'https://kdo.example', nonce: 'nonce-nonce-nonce', now: now() }
    const shown = await presentCredential(taken, ['number'], question)
    const { payload: less, kb } = await library.verify(shown, {
      currentDate,
      keyBindingNonce: question.nonce,
      requiredClaimKeys: ['number'],
    })
    expect([less, kb?.payload.aud]).toMatchObject([{ number: 'P-4' }, question.aud])
    expect(less).not.toHaveProperty('plates')
    const ours = await readPresented(shown)
    expect(ours.claims.number).toBe('P-4')
    await requireHolder(ours, { audience: question.aud, nonce: question.nonce, now: now() })
    for (const wrong of [{ audience: 'x' }, { nonce: 'x' }, { now: new Date(now().getTime() + 301_000) }])
      await expect(requireHolder(ours, { audience: question.aud, nonce: question.nonce, now: now(), ...wrong })).rejects.toThrow()
    // One letter of the signed part, and a disclosure that the town has not signed.
    const changed = taken.credential.replace(/\.(.)/, (_, letter: string) => `.${letter === 'e' ? 'f' : 'e'}`)
    const added = `${taken.credential}${Buffer.from(JSON.stringify(['sol', 'plates', ['KP XX-000']])).toString('base64url')}~`
    for (const forged of [changed, added]) await expect(checkPermit(forged, await known(), now())).rejects.toThrow()
    await expect(library.verify(changed, { currentDate })).rejects.toThrow()
    // The library drops such a disclosure instead of refusing it: what it says is the town's all the same.
    expect((await library.verify(added, { currentDate })).payload).toMatchObject({ plates: ['LJ SD-004'] })
    await (await holder()).call(endWalletPermit, { params: { id } })
    product.clock.advance(11_000)
    await expect(library.verify(taken.credential, { currentDate: currentDate + 11 })).rejects.toThrow('Status is not valid')
    await expect(checkPermit(taken.credential, await known(), now())).rejects.toThrow('ended')
  })

  test('signs what the town reads: credential, key binding and list of statuses', async () => {
    const [town, wallet] = [await generateKeyPair('ES256', { extractable: true }), await generateKeyPair('ES256', { extractable: true })]
    const signer = (key: typeof town) => async (data: string) => {
      const { createPrivateKey } = await import('node:crypto')
      const privateKey = createPrivateKey({ key: { ...(await exportJWK(key.privateKey)) }, format: 'jwk' })
      return sign('sha256', Buffer.from(data), { key: privateKey, ...es256 }).toString('base64url')
    }
    const hasher = (data: string | ArrayBuffer) =>
      createHash('sha256')
        .update(typeof data === 'string' ? data : new Uint8Array(data))
        .digest()
    const library = new SDJwtVcInstance({
      ...{ hasher, hashAlg: 'sha-256', saltGenerator: (length: number) => randomBytes(length).toString('base64url') },
      ...{ signer: signer(town), signAlg: 'ES256', kbSigner: signer(wallet), kbSignAlg: 'ES256' },
    })
    const uri = 'https://mesto.example/lists/1'
    const seconds = Math.floor(now().getTime() / 1000)
    const payload = { vct: 'vrsta', number: 'X-1', plates: ['LJ AA-001', 'LJ AA-002'], address: { city: 'Kamen', street: 'Trg 1' } }
    const credential = await library.issue(
      {
        ...payload,
        iat: seconds,
        exp: seconds + 600,
        cnf: { jwk: await exportJWK(wallet.publicKey) },
        status: { status_list: { idx: 5, uri } },
      },
      { _sd: ['number', 'plates'], address: { _sd: ['city', 'street'] }, plates: { _sd: [0, 1] } },
      { header: { kid: 'k' } },
    )
    const bound = { payload: { iat: seconds, aud: 'jaz', nonce: 'n1' } }
    const shown = await library.present(credential, { number: true, plates: { 1: true }, address: { city: true } }, { kb: bound })
    const read = await readPresented(shown)
    expect(read.claims).toMatchObject({ number: 'X-1', plates: ['LJ AA-002'], address: { city: 'Kamen' } })
    expect(read.claims.address).toEqual({ city: 'Kamen' })
    await requireSigned(read.token, await exportJWK(town.publicKey))
    await expect(requireSigned(read.token, await exportJWK(wallet.publicKey))).rejects.toThrow('wrong signature')
    await requireHolder(read, { nonce: 'n1', audience: 'jaz', now: now() })
    for (const bits of [1, 2] as const) {
      const statuses = Array.from({ length: 40 }, (_, place) => (place === 5 ? 2 ** bits - 1 : 0))
      const list = createHeaderAndPayload(
        new StatusList(statuses, bits),
        { iss: 'mesto', sub: uri, iat: seconds, exp: seconds + 60 },
        { alg: 'ES256', typ: 'statuslist+jwt' },
      )
      const token = await new SignJWT({ ...list.payload }).setProtectedHeader({ alg: 'ES256', typ: 'statuslist+jwt' }).sign(town.privateKey)
      const key = await exportJWK(town.publicKey)
      expect(await statusIn(token, { idx: 5, uri }, key, now())).toBe(2 ** bits - 1)
      expect(await statusIn(token, { idx: 6, uri }, key, now())).toBe(0)
      await expect(statusIn(token, { idx: 6, uri: `${uri}0` }, key, now())).rejects.toThrow('another list')
      await expect(statusIn(token, { idx: 6, uri }, key, new Date(now().getTime() + 600_000))).rejects.toThrow('expired')
      await expect(statusIn(token, { idx: 4000, uri }, key, now())).rejects.toThrow('not in the list')
    }
  })

  test('the town’s list is signed by a key that it publishes, and what a former key has signed still counts', async () => {
    const { credential } = await take()
    const { uri } = statusOf((await readPresented(credential)).claims)
    const token = await listOf(uri)
    const { kid } = JSON.parse(Buffer.from(token.split('.')[0]!, 'base64url').toString())
    await compactVerify(token, await importJWK(await keyOf(kid), 'ES256'))
    expect(await checkPermit(credential, await known(), now())).toEqual({ number: 'P-1', plates: ['LJ AB-123'] })
    const { rm } = await import('node:fs/promises')
    await rm(`${product.services.config.dataDir}/keys/wallet.key`)
    product.clock.advance(3_700_000)
    const after = await known()
    expect(Object.keys(after.keys)).toHaveLength(2)
    expect(await checkPermit(credential, after, now())).toEqual({ number: 'P-1', plates: ['LJ AB-123'] })
  })
})

describe('a warden without a network', () => {
  /** What the phone does: the signed list gives the issuer's keys and the lists of statuses. */
  const offline = async () => {
    const { body } = await (await product.as('warden')).call(readParkingList, {})
    const list = parkingListSchema.parse(JSON.parse(body.list.body))
    const hash = (plate: string) =>
      createHmac('sha256', Buffer.from(body.key, 'base64'))
        .update(hashedPlate(normalisePlate(plate)))
        .digest('base64url')
    const rightsOf = (plates: string[]) =>
      plates.flatMap((plate) => (list.plates[hash(plate).slice(0, 22)] ?? []).map((place) => list.rights[place]!))
    return {
      wallet: list.wallet!,
      park: (plates: string[]) => mayPark(rightsOf(plates), { zone: null, now: now(), workFree: [] }).may_park,
    }
  }

  test('checks a permit from a wallet by the town’s key and list, and parks it by its plates', async () => {
    const id = await give('P-5', 'LJ WA-005')
    const taken = await take(id)
    const { wallet, park } = await offline()
    const question = { aud: 'x', nonce: 'y', now: now() }
    for (const shown of [taken.credential, await presentCredential(taken, ['number', 'plates'], question)]) {
      const permit = await checkPermit(shown, wallet, now())
      expect(permit).toEqual({ number: 'P-5', plates: ['LJ WA-005'] })
      expect(park(permit.plates)).toBe(true)
    }
    await expect(checkPermit(await presentCredential(taken, ['number'], question), wallet, now())).rejects.toThrow('not shown')
    // One of another town, with the same words.
    const stranger = await generateKeyPair('ES256')
    const [header, payload, , ...rest] = taken.credential.split(/[.~]/)
    const signed = await new CompactSign(Buffer.from(payload!, 'base64url'))
      .setProtectedHeader(JSON.parse(Buffer.from(header!, 'base64url').toString()))
      .sign(stranger.privateKey)
    await expect(checkPermit([signed, ...rest].join('~'), wallet, now())).rejects.toMatchObject({ tells: 'forged' })
    await expect(checkPermit(taken.credential, wallet, new Date('2027-02-01T00:00:00Z'))).rejects.toMatchObject({ tells: 'expired' })
    await product.services.database.kysely.updateTable('permit').set({ status: 'suspended' }).where('id', '=', id).execute()
    product.clock.advance(11_000)
    // By the list of before it holds; the next list knows.
    expect(await checkPermit(taken.credential, wallet, now())).toMatchObject({ number: 'P-5' })
    const later = await offline()
    await expect(checkPermit(taken.credential, later.wallet, now())).rejects.toMatchObject({ tells: 'suspended' })
    expect(later.park(['LJ WA-005'])).toBe(false)
    // The status list that a phone gets counts as long as the phone's list does, a day.
    expect(await checkPermit((await take()).credential, (await offline()).wallet, new Date(now().getTime() + 86_399_000))).toMatchObject({
      number: 'P-1',
    })
  })
})
