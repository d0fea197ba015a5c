import {
  calculateJwkThumbprint,
  CompactEncrypt,
  compactVerify,
  decodeJwt,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  SignJWT,
} from 'jose'
import forge from 'node-forge'
import { createHash, createPublicKey, generateKeyPairSync, type KeyObject, randomBytes, sign, X509Certificate } from 'node:crypto'

/**
 * A wallet for tests, written by the standards and by libraries that the product does not sign with: it takes a credential (OpenID4VCI 1.0)
 * and shows who somebody is (OpenID4VP 1.0), and refuses whatever a real wallet would.
 */

/** How it asks: as `fetch` does. */
export type Ask = (address: string, init?: { method?: string; headers?: Record<string, string>; body?: string }) => Promise<Response>

type Json = Record<string, unknown>
type Key = Awaited<ReturnType<typeof generateKeyPair>>

const preAuthorized = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'
const form = 'application/x-www-form-urlencoded'

const must: (holds: unknown, why: string) => asserts holds = (holds, why) => {
  if (!holds) throw new Error(`The wallet refuses: ${why}.`)
}

export interface TakenCredential {
  credential: string
  claims: Json
  payload: Json
  holder: Key
}

/** Checks an SD-JWT with jose and node:crypto alone; the disclosures at the top. */
export const readWithJose = async (
  credential: string,
  keyOf: (kid: string) => Parameters<typeof compactVerify>[1] | Promise<Parameters<typeof compactVerify>[1]>,
) => {
  const [token = '', ...rest] = credential.split('~')
  must(rest.pop() === '', 'no SD-JWT without key binding')
  const header = decodeProtectedHeader(token)
  must(header.typ === 'dc+sd-jwt' && header.alg === 'ES256', 'another type or algorithm')
  await compactVerify(token, await keyOf(header.kid ?? ''), { algorithms: ['ES256'] })
  const payload: Json = decodeJwt(token)
  const hashes = new Set(Array.isArray(payload._sd) ? payload._sd : [])
  const claims: Json = {}
  for (const one of rest) {
    must(hashes.delete(createHash('sha256').update(one).digest('base64url')), 'a disclosure that the issuer has not signed')
    const [, name, value] = JSON.parse(Buffer.from(one, 'base64url').toString())
    claims[name] = value
  }
  return { payload, claims }
}

interface TakeOptions {
  ask: Ask
  now: Date
  /** Changes what proves the key: what a careless or hostile wallet sends. */
  proof?: (claims: Json) => Json
  signsWith?: Key
}

const readJson = async (answer: Response): Promise<Json> => {
  const body: Json = JSON.parse(await answer.text())
  must(answer.ok, `${answer.status} ${String(body.error)}: ${String(body.error_description)}`)
  return body
}

/** The metadata of an issuer must be its own. */
const readMetadata = async (ask: Ask, issuer: string) => {
  const metadata = await readJson(await ask(`${issuer}/.well-known/openid-credential-issuer`))
  must(metadata.credential_issuer === issuer, 'the metadata are of another issuer')
  const server = await readJson(await ask(`${issuer}/.well-known/oauth-authorization-server`))
  must(server.issuer === issuer, 'the metadata of OAuth are of another issuer')
  must(Array.isArray(server.grant_types_supported) && server.grant_types_supported.includes(preAuthorized), 'no pre-authorised code')
  return { metadata, server }
}

/** Reads an offer. */
export const readOffer = (link: string) => {
  const url = new URL(link)
  must(url.protocol === 'openid-credential-offer:', 'another scheme')
  const offer = JSON.parse(url.searchParams.get('credential_offer') ?? '')
  const issuer: string = offer.credential_issuer
  const code: string = offer.grants[preAuthorized]['pre-authorized_code']
  const [configuration]: string[] = offer.credential_configuration_ids
  must(typeof issuer === 'string' && typeof code === 'string' && configuration !== undefined, 'an offer that is none')
  return { issuer, code, configuration }
}

const onlyOf = (credentials: unknown): string => {
  must(Array.isArray(credentials) && credentials.length === 1 && typeof credentials[0].credential === 'string', 'not one credential')
  return credentials[0].credential
}

/** Takes what is offered. @throws Error where the issuer or the credential is not as the standards say */
export const takeCredential = async (
  link: string,
  { ask, now, proof = (claims) => claims, signsWith }: TakeOptions,
): Promise<TakenCredential> => {
  const { issuer, code, configuration } = readOffer(link)
  const { metadata, server } = await readMetadata(ask, issuer)
  const wanted = Object.entries(metadata.credential_configurations_supported ?? {}).find(([name]) => name === configuration)?.[1]
  must(wanted?.format === 'dc+sd-jwt', 'another format')
  const body = new URLSearchParams({ grant_type: preAuthorized, 'pre-authorized_code': code }).toString()
  const token = await readJson(await ask(String(server.token_endpoint), { method: 'POST', headers: { 'content-type': form }, body }))
  const nonce = await ask(String(metadata.nonce_endpoint), { method: 'POST' })
  must(nonce.headers.get('cache-control') === 'no-store', 'a nonce that caches keep')
  const holder = await generateKeyPair('ES256', { extractable: true })
  const claims = proof({ aud: issuer, iat: Math.floor(now.getTime() / 1000), nonce: (await readJson(nonce)).c_nonce })
  const jwt = await new SignJWT(claims)
    .setProtectedHeader({ alg: 'ES256', typ: 'openid4vci-proof+jwt', jwk: await exportJWK(holder.publicKey) })
    .sign((signsWith ?? holder).privateKey)
  const answer = await readJson(
    await ask(String(metadata.credential_endpoint), {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${String(token.access_token)}` },
      body: JSON.stringify({ credential_configuration_id: configuration, proofs: { jwt: [jwt] } }),
    }),
  )
  const credential = onlyOf(answer.credentials)
  const { jwks } = await readIssuer(ask, issuer)
  const read = await readWithJose(credential, async (kid) => {
    const key = jwks.keys.find((one) => one.kid === kid)
    must(key !== undefined, 'a key that the issuer does not publish')
    return importJWK(key, 'ES256')
  })
  must(read.payload.iss === issuer && read.payload.vct === wanted.vct, 'another issuer or type')
  const bound = JSON.parse(JSON.stringify(read.payload.cnf)).jwk
  must((await calculateJwkThumbprint(bound)) === (await calculateJwkThumbprint(await exportJWK(holder.publicKey))), 'bound to another key')
  must(Number(read.payload.exp) > now.getTime() / 1000, 'expired')
  return { credential, holder, ...read }
}

export const readIssuer = async (ask: Ask, issuer: string): Promise<{ jwks: { keys: { kid: string; kty: string }[] } }> => {
  const answer = await ask(`${issuer}/.well-known/jwt-vc-issuer`)
  const read = JSON.parse(await answer.text())
  must(read.issuer === issuer, 'the keys are of another issuer')
  return read
}

/** Shows some claims of a credential, signed by its holder for who has asked. */
export const presentCredential = async (
  { credential, holder }: Pick<TakenCredential, 'credential' | 'holder'>,
  shown: readonly string[],
  question: { aud: string; nonce: string; now: Date },
): Promise<string> => {
  const [token, ...rest] = credential.split('~')
  const kept = rest.filter((one) => one !== '' && shown.includes(JSON.parse(Buffer.from(one, 'base64url').toString())[1]))
  const bound = `${[token, ...kept].join('~')}~`
  const { aud, nonce, now } = question
  const binding = await new SignJWT({
    aud,
    nonce,
    iat: Math.floor(now.getTime() / 1000),
    sd_hash: createHash('sha256').update(bound).digest('base64url'),
  })
    .setProtectedHeader({ alg: 'ES256', typ: 'kb+jwt' })
    .sign(holder.privateKey)
  return bound + binding
}

/** An SD-JWT VC of anybody's, made with jose. */
export const makeWithJose = async (claims: Json, payload: Json, header: Json, key: Key['privateKey'] | KeyObject): Promise<string> => {
  const disclosures = Object.entries(claims).map(([name, value]) =>
    Buffer.from(JSON.stringify([randomBytes(16).toString('base64url'), name, value])).toString('base64url'),
  )
  const hashes = disclosures.map((one) => createHash('sha256').update(one).digest('base64url'))
  const token = await new SignJWT({ ...payload, _sd: hashes, _sd_alg: 'sha-256' })
    .setProtectedHeader({ alg: 'ES256', typ: 'dc+sd-jwt', ...header })
    .sign(key)
  return `${[token, ...disclosures].join('~')}~`
}

/** A certificate with the key that belongs to it. */
export interface TestCertificate {
  name: string
  key: KeyObject
  pem: string
  der: Buffer
}

const { asn1 } = forge
const { Class, Type } = asn1
const sequence = (...parts: forge.asn1.Asn1[]) => asn1.create(Class.UNIVERSAL, Type.SEQUENCE, true, parts)
const oid = (number: string) => asn1.create(Class.UNIVERSAL, Type.OID, false, asn1.oidToDer(number).getBytes())
const ecdsaWithSha256 = () => sequence(oid('1.2.840.10045.4.3.2'))
const nameOf = (name: string) =>
  sequence(
    asn1.create(Class.UNIVERSAL, Type.SET, true, [
      sequence(oid('2.5.4.3'), asn1.create(Class.UNIVERSAL, Type.UTF8, false, forge.util.encodeUtf8(name))),
    ]),
  )
const timeOf = (at: Date) => asn1.create(Class.UNIVERSAL, Type.UTCTIME, false, asn1.dateToUtcTime(at))
const bitsOf = (bytes: Buffer) => asn1.create(Class.UNIVERSAL, Type.BITSTRING, false, `\0${bytes.toString('latin1')}`)
const bytesOf = (value: forge.asn1.Asn1) => Buffer.from(asn1.toDer(value).getBytes(), 'latin1')

/** A certificate of P-256; by itself, or by one above it. An authority may certify others. */
export const makeCertificate = (
  name: string,
  { from, until, by, isAuthority = false }: { from: Date; until: Date; by?: TestCertificate; isAuthority?: boolean },
): TestCertificate => {
  const { privateKey: key, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const constraints = sequence(
    oid('2.5.29.19'),
    asn1.create(Class.UNIVERSAL, Type.BOOLEAN, false, '\xff'),
    asn1.create(
      Class.UNIVERSAL,
      Type.OCTETSTRING,
      false,
      bytesOf(sequence(asn1.create(Class.UNIVERSAL, Type.BOOLEAN, false, isAuthority ? '\xff' : '\0'))).toString('latin1'),
    ),
  )
  const body = sequence(
    asn1.create(Class.CONTEXT_SPECIFIC, 0, true, [asn1.create(Class.UNIVERSAL, Type.INTEGER, false, '\x02')]),
    asn1.create(Class.UNIVERSAL, Type.INTEGER, false, `\x01${randomBytes(8).toString('latin1')}`),
    ecdsaWithSha256(),
    nameOf(by?.name ?? name),
    sequence(timeOf(from), timeOf(until)),
    nameOf(name),
    asn1.fromDer(publicKey.export({ type: 'spki', format: 'der' }).toString('latin1')),
    asn1.create(Class.CONTEXT_SPECIFIC, 3, true, [sequence(constraints)]),
  )
  const signature = sign('sha256', bytesOf(body), by?.key ?? key)
  const der = bytesOf(sequence(body, ecdsaWithSha256(), bitsOf(signature)))
  return {
    name,
    key,
    der,
    pem: `-----BEGIN CERTIFICATE-----\n${der.toString('base64').replace(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  }
}

/** What a wallet holds of who somebody is, as its issuer has signed it. */
export const issueIdentity = async (
  claims: Json,
  issuer: readonly TestCertificate[],
  { now, seconds = 86_400, vct = 'urn:eudi:pid:1' }: { now: Date; seconds?: number; vct?: string },
): Promise<Pick<TakenCredential, 'credential' | 'holder'>> => {
  const holder = await generateKeyPair('ES256', { extractable: true })
  const at = Math.floor(now.getTime() / 1000)
  const payload = {
    iss: 'https://pid.example',
    vct,
    iat: Math.min(at, at + seconds - 1),
    exp: at + seconds,
    cnf: { jwk: await exportJWK(holder.publicKey) },
  }
  const [leaf] = issuer
  must(leaf, 'an identity that nobody has issued')
  const x5c = issuer.map(({ der }) => der.toString('base64'))
  return { holder, credential: await makeWithJose(claims, payload, { x5c }, leaf.key) }
}

/** What a hostile wallet changes. */
interface Tampering {
  shown?: (presentation: string) => string
  question?: Partial<{ aud: string; nonce: string; now: Date }>
  state?: string
}

/**
 * Answers who asks by a link (OpenID4VP 1.0): looks at the certificate, its hash, the signature and the question as strictly as a real wallet, and
 * shows what is asked, encrypted for who asks. @throws Error where it refuses, or is refused
 */
export const showIdentity = async (
  link: string,
  held: Pick<TakenCredential, 'credential' | 'holder'>,
  { ask, now, authority, tampers = {} }: { ask: Ask; now: Date; authority: TestCertificate; tampers?: Tampering },
): Promise<void> => {
  const url = new URL(link)
  must(url.protocol === 'openid4vp:', 'another scheme')
  const clientId = url.searchParams.get('client_id') ?? ''
  const answer = await ask(url.searchParams.get('request_uri') ?? '')
  must(answer.ok && answer.headers.get('content-type') === 'application/oauth-authz-req+jwt', `no request: ${answer.status}`)
  const token = await answer.text()
  const header = decodeProtectedHeader(token)
  must(header.typ === 'oauth-authz-req+jwt' && header.alg === 'ES256', 'another type or algorithm')
  const [leaf] = (header.x5c ?? []).map((one) => new X509Certificate(Buffer.from(one, 'base64')))
  must(leaf, 'no certificate')
  must(
    clientId === `x509_hash:${createHash('sha256').update(leaf.raw).digest('base64url')}`,
    'client_id is not the hash of the certificate',
  )
  must(leaf.checkIssued(new X509Certificate(authority.der)) && leaf.verify(createPublicKey(authority.key)), 'nobody has let them ask')
  must(leaf.validFromDate <= now && now <= leaf.validToDate, 'the certificate has expired')
  await compactVerify(token, leaf.publicKey, { algorithms: ['ES256'] })
  const request: Json = decodeJwt(token)
  must(request.client_id === clientId && request.aud === 'https://self-issued.me/v2', 'the request is for somebody else')
  must(request.response_type === 'vp_token' && request.response_mode === 'direct_post.jwt', 'the answer would not be encrypted')
  must(typeof request.nonce === 'string' && request.nonce.length >= 32 && typeof request.state === 'string', 'no nonce or state')
  must(Number(request.exp) > now.getTime() / 1000, 'the request has expired')
  const { dcql_query: query, client_metadata: metadata } = JSON.parse(JSON.stringify(request))
  const [wanted] = query.credentials
  must(wanted.format === 'dc+sd-jwt' && wanted.meta.vct_values.includes('urn:eudi:pid:1'), 'another credential')
  must(metadata.vp_formats_supported['dc+sd-jwt'] !== undefined, 'no format')
  const [key] = metadata.jwks.keys
  must(key.alg === 'ECDH-ES' && key.d === undefined, 'no key to encrypt for')
  const names: string[] = wanted.claims.map(({ path }: { path: string[] }) => path[0])
  const question = { aud: clientId, nonce: request.nonce, now, ...tampers.question }
  const presentation = await presentCredential(held, names, question)
  const plain = { state: tampers.state ?? request.state, vp_token: { [wanted.id]: [(tampers.shown ?? ((one) => one))(presentation)] } }
  const response = await new CompactEncrypt(Buffer.from(JSON.stringify(plain)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: metadata.encrypted_response_enc_values_supported[0], kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'))
  await readJson(
    await ask(String(request.response_uri), {
      method: 'POST',
      headers: { 'content-type': form },
      body: new URLSearchParams({ response }).toString(),
    }),
  )
}
