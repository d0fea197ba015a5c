import { OperationError } from '@dovolilnice/contract/errors'
import { locales, type Text, textIn } from '@dovolilnice/contract/locale'
import { permitStatusOn } from '@dovolilnice/contract/permits/permit-status'
import { lastDayOf, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import * as contract from '@dovolilnice/contract/wallet/operations'
import type { KnownIssuer, PublicJwk } from '@dovolilnice/contract/wallet/sd-jwt'
import { createHash, createPublicKey, type KeyObject, randomBytes, randomInt, sign } from 'node:crypto'
import { setImmediate as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { deflate } from 'node:zlib'
import type { Config } from '../../config.ts'
import { keyIdOf } from '../../platform/audit/chain/day-head.ts'
import { type Db, type Trx, notFound } from '../../platform/database/db.ts'
import { type Capabilities, type Context, implementRead } from '../../platform/http/context.ts'
import { openSigningKey, readFormerKeys } from '../../platform/security/signing-key.ts'

/** The kind of credential that the town issues, by the name under which a wallet asks for it. */
export const permitConfiguration = 'permit'
export const preAuthorized = 'urn:ietf:params:oauth:grant-type:pre-authorized_code'

const addressOf = ({ publicUrl }: Config, { path }: { path: string }): string => `${publicUrl}/api/${path}`
const vctOf = (config: Config): string => addressOf(config, { path: contract.permitTypePath })
const listAddress = (config: Config, list: number): string =>
  addressOf(config, { path: contract.readStatusList.path.replace('{list}', String(list)) })

const base64url = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url')
const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000)

/** A token that the key has signed: ES256, or RS256 where the header says so and the key is one of RSA. */
export const signToken = (header: object, payload: object, key: KeyObject): string => {
  const text = `${base64url({ alg: 'ES256', ...header })}.${base64url(payload)}`
  return `${text}.${sign('sha256', Buffer.from(text), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`
}

const openKey = async ({ dataDir, walletKey }: Config) => {
  const { privateKey, publicKey } = await openSigningKey(dataDir, walletKey)
  return { privateKey, publicKey, kid: keyIdOf(createPublicKey(publicKey)) }
}

/** The keys whose signatures count, that of today first. */
const readKeys = async (config: Config) => {
  const { publicKey } = await openKey(config)
  return [publicKey, ...(await readFormerKeys(config.dataDir, config.walletKey))].map((pem) => {
    const key = createPublicKey(pem)
    return { ...key.export({ format: 'jwk' }), kid: keyIdOf(key), use: 'sig', alg: 'ES256' }
  })
}

const walletPermits = (db: Db, { platesOf }: Capabilities) =>
  db
    .selectFrom('permit as p')
    .innerJoin('permit_kind as k', 'k.id', 'p.permit_kind_id')
    .innerJoin('parking_lot as l', 'l.id', 'p.parking_lot_id')
    .innerJoin('zone as z', 'z.name', 'l.zone')
    .select(['p.id', 'p.number', 'p.status', 'p.valid_from', 'p.valid_until', 'p.link_secret'])
    .select(['k.name as kind', 'l.zone', 'z.title as zone_name', platesOf('p.id').as('stored_plates')])

export type WalletPermit = Awaited<ReturnType<ReturnType<typeof walletPermits>['executeTakeFirstOrThrow']>>

export const findWalletPermit = (db: Db, capabilities: Capabilities, id: string): Promise<WalletPermit> =>
  walletPermits(db, capabilities).where('p.id', '=', id).executeTakeFirstOrThrow()

/** @throws OperationError `not_found` for what is not this person's */
export const findOwn = async (db: Db, id: string, userId: string) => {
  const permit = await db
    .selectFrom('permit')
    .select(['id', 'number', 'status', 'valid_from', 'valid_until'])
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow(notFound)
  return permit
}

/** Whether it is in force, or will be. */
export const goesIntoWallet = (permit: Pick<WalletPermit, 'status' | 'valid_from' | 'valid_until'>, now: Date): boolean =>
  ['active', 'scheduled'].includes(permitStatusOn(permit, localDayOf(now)))

/** The vehicles that it has for all its days. */
export const platesIn = ({ stored_plates: plates }: WalletPermit): string[] =>
  plates.filter(({ valid_until: until }) => until === null).map(({ value }) => value)

/**
 * What a credential says, as a hash: a permit that says something else by now ends it. So does the new code that a holder gets who has lost the
 * paper or the phone.
 */
export const contentsOf = (permit: WalletPermit, { verificationCode }: Capabilities): string => {
  const { number, zone, valid_from, valid_until, link_secret: secret } = permit
  const said = [number, zone, valid_from, valid_until, verificationCode(secret), ...platesIn(permit).toSorted()]
  return createHash('sha256').update(JSON.stringify(said)).digest('base64url')
}

const disclosure = (name: string, value: unknown): string =>
  Buffer.from(JSON.stringify([randomBytes(16).toString('base64url'), name, value])).toString('base64url')

/** The permit as SD-JWT VC, bound to the key of a wallet. Each claim is disclosed by itself; that it ends and where its status stands, always. */
export const makeCredential = async (
  { config, now }: Pick<Context, 'config' | 'now'>,
  permit: WalletPermit,
  { list, place, holder }: { list: number; place: number; holder: PublicJwk },
): Promise<string> => {
  const { privateKey, kid } = await openKey(config)
  const said = { number: permit.number, plates: platesIn(permit), kind: permit.kind.sl, zone: permit.zone_name.sl }
  const claims = { ...said, valid_from: permit.valid_from, last_day: lastDayOf(permit.valid_until) }
  const disclosures = Object.entries(claims).map(([name, value]) => disclosure(name, value))
  const payload = {
    iss: config.publicUrl,
    vct: vctOf(config),
    iat: secondsOf(now),
    exp: secondsOf(startOfLocalDay(permit.valid_until)),
    cnf: { jwk: holder },
    status: { status_list: { idx: place, uri: listAddress(config, list) } },
    // Sorted: their order must not tell which is which.
    _sd: disclosures.map((one) => createHash('sha256').update(one).digest('base64url')).toSorted(),
    _sd_alg: 'sha-256',
  }
  return `${[signToken({ typ: 'dc+sd-jwt', kid }, payload, privateKey), ...disclosures].join('~')}~`
}

const inAll = (text: Text) => locales.map((locale) => ({ name: textIn(text, locale), locale }))

/** What a permit is called in wallets, and what each thing is that is said of it. */
export const permitTitle = { sl: 'Dovolilnica', en: 'Permit' }
export const claimNames = {
  number: { sl: 'Številka', en: 'Number' },
  plates: { sl: 'Registrske oznake', en: 'Plates' },
  kind: { sl: 'Vrsta', en: 'Kind' },
  zone: { sl: 'Območje', en: 'Zone' },
  valid_from: { sl: 'Velja od', en: 'Valid from' },
  last_day: { sl: 'Zadnji dan', en: 'Last day' },
}

/** What wallets show of a permit. */
const shown = () => ({
  display: inAll(permitTitle),
  claims: Object.entries(claimNames).map(([name, text]) => ({ path: [name], display: inAll(text) })),
})

export const handleReadIssuerMetadata = implementRead(contract.readIssuerMetadata, async (_, { config, db, capabilities }) => {
  const { municipality } = await capabilities.readParameters(db)
  return {
    credential_issuer: config.publicUrl,
    credential_endpoint: addressOf(config, contract.issueCredential),
    nonce_endpoint: addressOf(config, contract.giveNonce),
    display: [{ name: municipality.name, locale: 'sl' }],
    credential_configurations_supported: {
      [permitConfiguration]: {
        format: 'dc+sd-jwt',
        vct: vctOf(config),
        cryptographic_binding_methods_supported: ['jwk'],
        credential_signing_alg_values_supported: ['ES256'],
        proof_types_supported: { jwt: { proof_signing_alg_values_supported: ['ES256'] } },
        credential_metadata: shown(),
      },
    },
  }
})

export const handleReadOauthMetadata = implementRead(contract.readOauthMetadata, async (_, { config }) => ({
  issuer: config.publicUrl,
  token_endpoint: addressOf(config, contract.takeOffer),
  token_endpoint_auth_methods_supported: ['none'],
  response_types_supported: [],
  grant_types_supported: [preAuthorized],
  'pre-authorized_grant_anonymous_access_supported': true,
}))

export const handleReadIssuerKeys = implementRead(contract.readIssuerKeys, async (_, { config }) => ({
  issuer: config.publicUrl,
  jwks: { keys: await readKeys(config) },
}))

export const handleReadPermitType = implementRead(contract.readPermitType, async (_, { config }) => ({
  vct: vctOf(config),
  name: permitTitle.sl,
  ...shown(),
}))

/** Places of a list, two bits each; half of them are given out, so that a place drawn at random is soon a free one. */
const placesOfList = 65_536
/** Places that are looked at in one go. */
const partOfList = 500
const [ended, suspended] = [1, 2]

/** A place that no credential has had, drawn at random: neighbours in a list must not be neighbours in the town. */
export const takePlace = async (trx: Trx, row: { id: string; permit_id: string; contents: string; issued_at: Date }) => {
  const { list: last, count } = await trx
    .selectFrom('wallet_credential')
    .select(({ fn }) => ['list', fn.countAll<number>().as('count')])
    .groupBy('list')
    .orderBy('list', 'desc')
    .limit(1)
    .executeTakeFirst()
    .then((found) => found ?? { list: 1, count: 0 })
  const list = count < placesOfList / 2 ? last : last + 1
  for (;;) {
    const place = randomInt(placesOfList)
    const taken = await trx
      .insertInto('wallet_credential')
      .values({ ...row, list, place })
      .onConflict((conflict) => conflict.columns(['list', 'place']).doNothing())
      .returning('place')
      .executeTakeFirst()
    if (taken !== undefined) return { list, place }
  }
}

type Reader = Pick<Context, 'db' | 'config' | 'now' | 'capabilities'>

const statusBytes = async ({ db, now, capabilities }: Reader, list: number): Promise<Buffer> => {
  const given = await db
    .selectFrom('wallet_credential')
    .select(['permit_id', 'place', 'contents', 'ended_at'])
    .where('list', '=', list)
    .execute()
  if (given.length === 0) throw new OperationError('not_found')
  const open = await walletPermits(db, capabilities)
    .where('p.status', 'in', ['issued', 'suspended'])
    .where('p.valid_until', '>', localDayOf(now))
    .where('p.id', 'in', (from) =>
      from
        .selectFrom('wallet_credential')
        .select('permit_id')
        .where('list', '=', list)
        .where('ended_at', 'is', null)
        .$castTo<{ permit_id: string }>(),
    )
    .execute()
  const permits = new Map(open.map((permit) => [permit.id, permit]))
  const bytes = Buffer.alloc(placesOfList / 4)
  for (const [index, { permit_id: id, place, contents, ended_at: over }] of given.entries()) {
    // Others are answered in between.
    if (index % partOfList === partOfList - 1) await pause()
    const permit = over === null && id !== null ? permits.get(id) : undefined
    const holds = permit !== undefined && contentsOf(permit, capabilities) === contents
    const status = !holds ? ended : permit.status === 'suspended' ? suspended : 0
    bytes[place >> 2] = (bytes[place >> 2] ?? 0) | (status << ((place % 4) * 2))
  }
  return bytes
}

interface SignedList {
  readAt: number
  signedAt: number
  bytes: Buffer
  token: string
}

/** Of each database of this process. */
const signedLists = new WeakMap<object, Map<number, SignedList>>()

/** Permits are looked at again after these; a list in which nothing changed is signed anew after an hour, and counts a day for whoever gets it. */
const [readEveryMs, signEveryMs, countsMs] = [10_000, 3_600_000, 90_000_000]

const deflated = promisify(deflate)

/** Of each database of this process: who asks while a list is being read waits for the same. */
const readings = new WeakMap<object, Map<number, Promise<string>>>()

/** The list as a signed token. @throws OperationError `not_found` where nothing was issued in it */
const statusList = async (reader: Reader, list: number): Promise<string> => {
  const { now, db } = reader
  const found = signedLists.get(db)?.get(list)
  if (found !== undefined && Math.abs(now.getTime() - found.readAt) < readEveryMs) return found.token
  const running = readings.get(db) ?? new Map<number, Promise<string>>()
  readings.set(db, running)
  const reading = running.get(list) ?? readList(reader, list, found).finally(() => running.delete(list))
  running.set(list, reading)
  return reading
}

const readList = async (reader: Reader, list: number, found: SignedList | undefined): Promise<string> => {
  const { config, now, db } = reader
  const at = now.getTime()
  const kept = signedLists.get(db) ?? new Map<number, SignedList>()
  signedLists.set(db, kept)
  const bytes = await statusBytes(reader, list)
  if (found !== undefined && found.bytes.equals(bytes) && Math.abs(at - found.signedAt) < signEveryMs) {
    kept.set(list, { ...found, readAt: at })
    return found.token
  }
  const { privateKey, kid } = await openKey(config)
  const lst = (await deflated(bytes, { level: 9 })).toString('base64url')
  const payload = {
    sub: listAddress(config, list),
    iat: secondsOf(now),
    exp: secondsOf(new Date(at + countsMs)),
    ttl: 300,
    status_list: { bits: 2, lst },
  }
  const token = signToken({ typ: 'statuslist+jwt', kid }, payload, privateKey)
  kept.set(list, { readAt: at, signedAt: at, bytes, token })
  return token
}

export const handleReadStatusList = implementRead(contract.readStatusList, async ({ params }, context) => statusList(context, params.list))

/** What a warden without a network needs to check permits from wallets; undefined while there are none. */
export const readWalletIssuer = async (reader: Reader): Promise<KnownIssuer | undefined> => {
  const lists = await reader.db.selectFrom('wallet_credential').select('list').distinct().orderBy('list').execute()
  if (lists.length === 0) return undefined
  return {
    vct: vctOf(reader.config),
    keys: Object.fromEntries((await readKeys(reader.config)).map(({ kid, kty, crv, x, y }) => [kid, { kty, crv, x, y }])),
    lists: await Promise.all(lists.map(({ list }) => statusList(reader, list))),
  }
}
