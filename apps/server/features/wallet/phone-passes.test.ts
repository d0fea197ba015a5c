import { readOwnCode } from '@dovolilnice/contract/permits/record/operations'
import { readApplePass, readWalletPermit, takeGoogleLink } from '@dovolilnice/contract/wallet/operations'
import { strFromU8, unzipSync } from 'fflate'
import { jwtVerify } from 'jose'
import forge from 'node-forge'
import { execFileSync } from 'node:child_process'
import { createHash, createPublicKey, generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../../config.ts'
import { givePermit } from '../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { readPassSigners } from './phone-passes.ts'

const makeKeys = () => {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return {
    key: forge.pki.privateKeyFromPem(privateKey.export({ type: 'pkcs1', format: 'pem' }).toString()),
    shown: forge.pki.publicKeyFromPem(publicKey.export({ type: 'spki', format: 'pem' }).toString()),
    pem: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  }
}
type Keys = ReturnType<typeof makeKeys>
type Name = { type?: string; shortName?: string; value: string }[]

/** A certificate of invented people, signed by `by` or by itself. */
const certify = (keys: Keys, subject: Name, by: { keys: Keys; subject: Name } = { keys, subject }): forge.pki.Certificate => {
  const made = forge.pki.createCertificate()
  made.publicKey = keys.shown
  made.serialNumber = '04d2'
  made.validity.notBefore = new Date('2026-01-01T00:00:00Z')
  made.validity.notAfter = new Date('2036-01-01T00:00:00Z')
  made.setSubject(subject)
  made.setIssuer(by.subject)
  made.setExtensions(by.keys === keys ? [{ name: 'basicConstraints', cA: true }] : [{ name: 'keyUsage', digitalSignature: true }])
  made.sign(by.keys.key, forge.md.sha256.create())
  return made
}

const authority = { keys: makeKeys(), subject: [{ shortName: 'CN', value: 'Preizkusni WWDR' }] }
const own = makeKeys()
const passType = [
  { type: '0.9.2342.19200300.100.1.1', value: 'pass.example.lipograd' },
  { shortName: 'CN', value: 'Pass Type ID: pass.example.lipograd' },
  { shortName: 'OU', value: 'TEAM123456' },
]
const google = makeKeys()

/** A test that is skipped must be heard of. */
const hasOpenssl = ((): boolean => {
  try {
    execFileSync('openssl', ['version'], { stdio: 'ignore' })
    return true
  } catch {
    process.stdout.write('openssl is not here: no signature of a pass is verified\n')
    return false
  }
})()

let folder: string
let env: Record<string, string>
let product: TestProduct
let permit: string
const p12 = (subject: Name): Buffer => {
  const asn1 = forge.pkcs12.toPkcs12Asn1(own.key, [certify(own, subject, authority)], 'geslo', { algorithm: '3des' })
  return Buffer.from(forge.asn1.toDer(asn1).getBytes(), 'latin1')
}
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'passes-'))
  const at = (name: string) => join(folder, name)
  await writeFile(at('pass.p12'), p12(passType))
  await writeFile(at('other.p12'), p12([{ shortName: 'CN', value: 'Obcina' }]))
  await writeFile(at('wwdr.pem'), forge.pki.certificateToPem(certify(authority.keys, authority.subject)))
  await writeFile(at('stranger.pem'), forge.pki.certificateToPem(certify(google, [{ shortName: 'CN', value: 'Tujec' }])))
  await writeFile(at('account.json'), JSON.stringify({ client_email: 'town@lipograd.example', private_key: google.pem }))
  env = {
    ...{ WALLET_APPLE_CERTIFICATE: at('pass.p12'), WALLET_APPLE_PASSWORD: 'geslo', WALLET_APPLE_CA: at('wwdr.pem') },
    ...{ WALLET_GOOGLE_ACCOUNT: at('account.json'), WALLET_GOOGLE_ISSUER: '3388000000012345678' },
  }
  product = await startTestProduct({ env })
  permit = await give('P-1', 'LJ AB-123')
})
afterAll(async () => {
  await product.close()
  await rm(folder, { recursive: true })
})

const give = (number: string, plate: string, more: { valid_until?: string } = {}) =>
  givePermit(product, { number, credentials: { plate }, user_id: product.town.regular, ...more })
const holder = () => product.as('regular')
const codeOf = async (id: string): Promise<string> => (await (await holder()).call(readOwnCode, { params: { id } })).body.verification_url

/** The files of a pass, once its sums are right; what its signature stands over lies in the folder. */
const openPass = async (id: string) => {
  const { status, raw, headers } = await (await holder()).call(readApplePass, { params: { id } })
  expect([status, headers['content-type']]).toEqual([200, 'application/vnd.apple.pkpass'])
  const files = unzipSync(raw)
  const { 'manifest.json': manifest, signature, ...named } = files
  const sums = Object.entries(named).map(([name, bytes]) => [name, createHash('sha1').update(bytes).digest('hex')])
  expect(JSON.parse(strFromU8(manifest!))).toEqual(Object.fromEntries(sums))
  await writeFile(join(folder, 'manifest.json'), manifest!)
  await writeFile(join(folder, 'signature'), signature!)
  return { files, pass: JSON.parse(strFromU8(named['pass.json']!)) }
}

/** What OpenSSL says of the signature over a file, with a certificate that it trusts. @throws Error where it does not hold */
const verify = (content: string, trusted: string): string => {
  const given = ['-in', join(folder, 'signature'), '-inform', 'DER', '-content', join(folder, content)]
  return execFileSync('openssl', ['cms', '-verify', ...given, '-binary', '-purpose', 'any', '-CAfile', join(folder, trusted)], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

describe('a pass of Apple', () => {
  test('has the sums of its files, says the days and holds the code of the paper', async () => {
    const { files, pass } = await openPass(permit)
    expect(pass).toMatchObject({
      ...{ formatVersion: 1, passTypeIdentifier: 'pass.example.lipograd', teamIdentifier: 'TEAM123456', serialNumber: permit },
      ...{ voided: false, expirationDate: '2027-01-31T23:00:00Z' },
      barcodes: [{ format: 'PKBarcodeFormatQR', message: await codeOf(permit), messageEncoding: 'iso-8859-1' }],
      generic: { primaryFields: [{ key: 'plates', value: 'LJ AB-123' }], headerFields: [{ value: 'P-1' }] },
    })
    expect(JSON.stringify(pass)).not.toMatch(/Žiga|Čebašek/)
    for (const [name, side] of [
      ['icon.png', 29],
      ['icon@2x.png', 58],
      ['icon@3x.png', 87],
      ['logo@2x.png', 100],
    ] as const)
      expect(await sharp(files[name]).metadata()).toMatchObject({ format: 'png', width: side, height: side })
  })

  test.skipIf(!hasOpenssl)('is signed for another program, with its time and the certificate above', async () => {
    const { files } = await openPass(permit)
    expect(() => verify('manifest.json', 'wwdr.pem')).not.toThrow()
    const shown = execFileSync('openssl', ['cms', '-cmsout', '-print', '-inform', 'DER', '-in', join(folder, 'signature')], {
      encoding: 'utf8',
    })
    expect(shown).toMatch(/signingTime[\s\S]+Nov 16 09:00:\d\d 2026 GMT/)
    expect(shown).toContain('Preizkusni WWDR')
    // Of another authority, or over other bytes, it does not hold.
    expect(() => verify('manifest.json', 'stranger.pem')).toThrow(/[Vv]erif/)
    await writeFile(join(folder, 'changed.json'), strFromU8(files['manifest.json']!).replace('icon.png', 'icom.png'))
    expect(() => verify('changed.json', 'wwdr.pem')).toThrow(/[Vv]erif/)
  })

  test('is void once the permit is over, and nobody else gets it', async () => {
    const old = await give('P-OLD', 'LJ OL-001', { valid_until: '2026-03-01' })
    expect((await openPass(old)).pass).toMatchObject({ voided: true, expirationDate: '2026-02-28T23:00:00Z' })
    await product.services.database.kysely.updateTable('permit').set({ status: 'revoked' }).where('id', '=', old).execute()
    expect((await openPass(old)).pass).toMatchObject({ voided: true })
    expect((await (await product.as('stranger')).call(readApplePass, { params: { id: permit } })).status).toBe(404)
  })
})

describe('the link of Google', () => {
  const take = async (id: string) => (await holder()).call(takeGoogleLink, { params: { id } })

  test('is a token of the service account, short enough for an address, with the code of the paper', async () => {
    const offered = (await (await holder()).call(readWalletPermit, { params: { id: permit } })).body
    expect(offered).toMatchObject({ apple: true, google: true })
    const { link } = (await take(permit)).body
    const [, token = ''] = /^https:\/\/pay\.google\.com\/gp\/v\/save\/([\w.-]+)$/.exec(link) ?? []
    expect(token.length).toBeLessThanOrEqual(1800)
    const { payload, protectedHeader } = await jwtVerify(token, createPublicKey(google.pem), { audience: 'google', algorithms: ['RS256'] })
    expect(protectedHeader).toEqual({ alg: 'RS256', typ: 'JWT' })
    expect(payload).toMatchObject({ iss: 'town@lipograd.example', typ: 'savetowallet', origins: [product.services.config.publicUrl] })
    expect(payload.payload).toMatchObject({
      genericClasses: [{ id: '3388000000012345678.permit' }],
      genericObjects: [
        {
          ...{ id: `3388000000012345678.${permit}`, classId: '3388000000012345678.permit', state: 'ACTIVE' },
          barcode: { type: 'QR_CODE', value: await codeOf(permit) },
          validTimeInterval: { start: { date: '2026-01-31T23:00:00.000Z' }, end: { date: '2027-01-31T23:00:00.000Z' } },
          header: { defaultValue: { value: 'LJ AB-123' } },
        },
      ],
    })
  })

  test('is not given for a permit that is over', async () => {
    const old = await give('P-OV', 'LJ OV-001', { valid_until: '2026-03-01' })
    expect((await take(old)).body.error.code).toBe('illegal_transition')
    expect((await (await product.as('stranger')).call(takeGoogleLink, { params: { id: permit } })).status).toBe(404)
  })

  test('each that was handed out is an event of the permit, by whom', async () => {
    const id = await give('P-EV', 'LJ EV-001')
    await openPass(id)
    await take(id)
    const trail = product.services.database.kysely.selectFrom('event').select(['action', 'actor_id']).where('subject_id', '=', id)
    const by = { actor_id: product.town.regular }
    expect(await trail.where('action', 'like', 'permit:take_%').orderBy('action').execute()).toEqual([
      { action: 'permit:take_apple_pass', ...by },
      { action: 'permit:take_google_pass', ...by },
    ])
  })
})

describe('where it is not set up', () => {
  test('neither is offered', async () => {
    const plain = await startTestProduct()
    onTestFinished(() => plain.close())
    const id = await givePermit(plain, { number: 'P-1', credentials: { plate: 'LJ AB-123' }, user_id: plain.town.regular })
    const owner = await plain.as('regular')
    expect((await owner.call(readWalletPermit, { params: { id } })).body).toMatchObject({ apple: false, google: false })
    expect((await owner.call(readApplePass, { params: { id } })).status).toBe(404)
    expect((await owner.call(takeGoogleLink, { params: { id } })).status).toBe(404)
  })

  test('half a setting, or a file of something else, is one line at the start', async () => {
    const read = (changed: Record<string, string>) => readPassSigners(readConfig({ NODE_ENV: 'test', ...env, ...changed }))
    expect(() => readConfig({ NODE_ENV: 'test', WALLET_APPLE_CA: env.WALLET_APPLE_CA })).toThrow('WALLET_APPLE_PASSWORD')
    expect(() => readConfig({ NODE_ENV: 'test', WALLET_GOOGLE_ISSUER: '1' })).toThrow('WALLET_GOOGLE_ACCOUNT')
    await expect(read({ WALLET_APPLE_CERTIFICATE: join(folder, 'other.p12') })).rejects.toThrow('names no UID and OU')
    await expect(read({ WALLET_APPLE_CA: join(folder, 'stranger.pem') })).rejects.toThrow('WALLET_APPLE_CA holds no certificate')
    await expect(read({ WALLET_GOOGLE_ACCOUNT: env.WALLET_APPLE_CA! })).rejects.toThrow('no key of a service account')
  })
})
