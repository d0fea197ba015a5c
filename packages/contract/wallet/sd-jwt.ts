import { z } from 'zod/mini'

/**
 * Reading and checking what wallets carry (SD-JWT VC, key binding, token status lists), with WebCrypto: a warden's phone without a network and the server
 * do the same. Only ES256 and SHA-256 count.
 */
const publicJwkSchema = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() })
export type PublicJwk = z.output<typeof publicJwkSchema>

type Json = Record<string, unknown>
const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Why something that a wallet carries does not count: in words for who builds wallets, and as far as a warden is told. */
export class CredentialFault extends Error {
  override name = 'CredentialFault'
  readonly tells: 'forged' | 'expired' | 'ended' | 'suspended'

  constructor(message: string, tells: CredentialFault['tells'] = 'forged') {
    super(message)
    this.tells = tells
  }
}

const require = (holds: boolean, fault: string, tells?: CredentialFault['tells']): void => {
  if (!holds) throw new CredentialFault(fault, tells)
}

export const toBase64url = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const fromBase64url = (text: string): Uint8Array<ArrayBuffer> => {
  require(/^[\w-]+$/.test(text), 'not base64url')
  return Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0))
}

const readJson = (text: string): unknown => {
  const bytes = fromBase64url(text)
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    throw new CredentialFault('not JSON')
  }
}

const readObject = (text: string): Json => {
  const value = readJson(text)
  if (!isObject(value)) throw new CredentialFault('not an object')
  return value
}

/** The SHA-256 of a text in base64url. */
export const hashOf = async (text: string): Promise<string> =>
  toBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))))

/** A signed token, read and not yet checked. */
export interface Token {
  text: string
  header: Json
  payload: Json
}

/** @throws CredentialFault where the text is no token of this type */
export const readToken = (text: string, type: string): Token => {
  const [header = '', payload = '', signature = '', more] = text.split('.')
  require(more === undefined && signature !== '', 'no signed token')
  const token = { text, header: readObject(header), payload: readObject(payload) }
  require(token.header.typ === type, `no ${type}`)
  require(token.header.alg === 'ES256' && token.header.crit === undefined, 'another algorithm')
  return token
}

/** @throws CredentialFault where the key has not signed the token */
export const requireSigned = async ({ text }: Pick<Token, 'text'>, jwk: unknown): Promise<void> => {
  const known = publicJwkSchema.safeParse(jwk)
  if (!known.success) throw new CredentialFault('no key')
  const curve = { name: 'ECDSA', namedCurve: 'P-256' }
  const key = await crypto.subtle.importKey('jwk', known.data, curve, false, ['verify']).catch(() => undefined)
  if (key === undefined) throw new CredentialFault('no key')
  const end = text.lastIndexOf('.')
  const signed = new TextEncoder().encode(text.slice(0, end))
  const isSigned = await crypto.subtle.verify({ name: 'ECDSA', hash: 'SHA-256' }, key, fromBase64url(text.slice(end + 1)), signed)
  require(isSigned, 'wrong signature')
}

/** @throws CredentialFault outside the time for which the token says that it counts; a minute of difference between clocks is none */
export const requireInTime = ({ payload }: Pick<Token, 'payload'>, now: Date): void => {
  const [seconds, leeway] = [now.getTime() / 1000, 60]
  const at = (name: string): number | undefined => {
    const value = payload[name]
    require(value === undefined || (typeof value === 'number' && Number.isFinite(value)), `${name} is no instant`)
    return typeof value === 'number' ? value : undefined
  }
  require((at('exp') ?? Infinity) > seconds - leeway, 'expired', 'expired')
  require((at('nbf') ?? 0) <= seconds + leeway && (at('iat') ?? 0) <= seconds + leeway, 'not valid yet')
}

const reserved = ['_sd', '...', '_sd_alg']

/** Puts each disclosure in the place of its hash, and drops the hashes of what is not disclosed. Each must have its place, once. */
const unpack = (value: unknown, disclosures: Map<string, unknown[]>): unknown => {
  const take = (hash: unknown): unknown[] | undefined => {
    const found = typeof hash === 'string' ? disclosures.get(hash) : undefined
    if (typeof hash === 'string') disclosures.delete(hash)
    return found
  }
  if (Array.isArray(value))
    return value.flatMap((item: unknown) => {
      if (!isObject(item) || item['...'] === undefined) return [unpack(item, disclosures)]
      const found = take(item['...'])
      if (found === undefined) return []
      require(found.length === 2, 'a disclosure in a wrong place')
      return [unpack(found[1], disclosures)]
    })
  if (!isObject(value)) return value
  const { _sd: hashes = [], _sd_alg: _, ...plain } = value
  if (!Array.isArray(hashes)) throw new CredentialFault('no list of hashes')
  const open = Object.entries(plain).map(([name, inner]): [string, unknown] => [name, unpack(inner, disclosures)])
  for (const hash of hashes) {
    const found = take(hash)
    if (found === undefined) continue
    const [, name, inner] = found
    if (found.length !== 3 || typeof name !== 'string' || reserved.includes(name) || open.some(([known]) => known === name))
      throw new CredentialFault('a disclosure in a wrong place')
    open.push([name, unpack(inner, disclosures)])
  }
  return Object.fromEntries(open)
}

/** What a wallet presents: the issuer's token, what of it is disclosed, and the holder's own token where there is one. */
export interface Presented {
  token: Token
  claims: Json
  binding: Token | undefined
  /** What the holder's token is about. */
  bound: string
}

/** Reads an SD-JWT VC; signatures are the caller's to check. @throws CredentialFault */
export const readPresented = async (text: string): Promise<Presented> => {
  const [issued = '', ...rest] = text.split('~')
  require(rest.length > 0, 'no SD-JWT')
  const last = rest.pop() ?? ''
  const token = readToken(issued, 'dc+sd-jwt')
  require((token.payload._sd_alg ?? 'sha-256') === 'sha-256', 'another hash')
  const disclosures = new Map<string, unknown[]>()
  for (const disclosure of rest) {
    const parts = readJson(disclosure)
    if (!Array.isArray(parts)) throw new CredentialFault('no disclosure')
    const hash = await hashOf(disclosure)
    require(!disclosures.has(hash), 'a disclosure twice')
    disclosures.set(hash, parts)
  }
  const claims = unpack(token.payload, disclosures)
  require(disclosures.size === 0, 'a disclosure without a place')
  if (!isObject(claims)) throw new CredentialFault('not an object')
  const binding = last === '' ? undefined : readToken(last, 'kb+jwt')
  return { token, claims, binding, bound: text.slice(0, text.length - last.length) }
}

/** What the holder's token must answer. */
interface Question {
  nonce: string
  audience: string
  now: Date
}

/** Seconds within which a holder signs for a question. */
const answerSeconds = 300

/** @throws CredentialFault unless the holder of the credential's key has signed for this question */
export const requireHolder = async ({ claims, binding, bound }: Presented, { nonce, audience, now }: Question): Promise<void> => {
  if (binding === undefined) throw new CredentialFault('the holder has not signed')
  await requireSigned(binding, isObject(claims.cnf) ? claims.cnf.jwk : undefined)
  const { aud, nonce: answered, iat, sd_hash: hash } = binding.payload
  require(aud === audience, 'signed for somebody else')
  require(answered === nonce, 'another nonce')
  require(hash === (await hashOf(bound)), 'signed for another credential')
  require(typeof iat === 'number' && Math.abs(iat - now.getTime() / 1000) <= answerSeconds, 'signed at another time')
}

const statusSchema = z.object({ status_list: z.object({ idx: z.int(), uri: z.string() }) })
const statusListSchema = z.object({
  sub: z.string(),
  iat: z.int(),
  exp: z.int(),
  status_list: z.object({ bits: z.literal([1, 2, 4, 8]), lst: z.string() }),
})

const inflate = async (bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array> => {
  const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Where a credential's status stands. @throws CredentialFault */
export const statusOf = (claims: Json): { idx: number; uri: string } => {
  const status = statusSchema.safeParse(claims.status)
  if (!status.success) throw new CredentialFault('no status')
  return status.data.status_list
}

/** The status of one place of a signed list: 0 valid, 1 invalid, 2 suspended. @throws CredentialFault where the list does not count */
export const statusIn = async (list: string, { idx, uri }: { idx: number; uri: string }, jwk: unknown, now: Date): Promise<number> => {
  const token = readToken(list, 'statuslist+jwt')
  await requireSigned(token, jwk)
  requireInTime(token, now)
  const parsed = statusListSchema.safeParse(token.payload)
  if (!parsed.success || parsed.data.sub !== uri) throw new CredentialFault('another list')
  const { bits, lst } = parsed.data.status_list
  const bytes = await inflate(fromBase64url(lst)).catch(() => new Uint8Array())
  const byte = bytes[Math.floor((idx * bits) / 8)]
  if (idx < 0 || byte === undefined) throw new CredentialFault('not in the list')
  return (byte >> ((idx * bits) % 8)) & (2 ** bits - 1)
}

/** What a verifier without a network has of the town: its keys by their id, the type of its permits, and the lists of statuses. */
export const knownIssuerSchema = z.object({ vct: z.string(), keys: z.record(z.string(), z.unknown()), lists: z.array(z.string()) })
export type KnownIssuer = z.output<typeof knownIssuerSchema>

const permitClaimsSchema = z.object({ number: z.string(), plates: z.array(z.string()).check(z.minLength(1)) })

/**
 * A permit from a wallet: genuine, in time, and neither ended nor suspended by a list that counts. Whether it may park is asked of the zones' list by its plates.
 * @throws CredentialFault
 */
export const checkPermit = async (
  text: string,
  { vct, keys, lists }: KnownIssuer,
  now: Date,
): Promise<z.output<typeof permitClaimsSchema>> => {
  const { token, claims } = await readPresented(text)
  const keyOf = ({ header }: Pick<Token, 'header'>): unknown => (typeof header.kid === 'string' ? keys[header.kid] : undefined)
  await requireSigned(token, keyOf(token))
  require(claims.vct === vct, 'no permit of this town')
  requireInTime(token, now)
  const place = statusOf(claims)
  const list = lists.find((one) => readToken(one, 'statuslist+jwt').payload.sub === place.uri)
  if (list === undefined) throw new CredentialFault('not in the list')
  const status = await statusIn(list, place, keyOf(readToken(list, 'statuslist+jwt')), now)
  const state = status === 2 ? 'suspended' : 'ended'
  require(status === 0, state, state)
  const permit = permitClaimsSchema.safeParse(claims)
  if (!permit.success) throw new CredentialFault('number and plates are not shown')
  return permit.data
}
