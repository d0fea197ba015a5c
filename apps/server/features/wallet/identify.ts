import { OperationError } from '@dovolilnice/contract/errors'
import * as sdJwt from '@dovolilnice/contract/wallet/sd-jwt'
import * as contract from '@dovolilnice/contract/wallet/operations'
import { createPrivateKey, type KeyObject, X509Certificate } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { v7 } from 'uuid'
import { z } from 'zod/mini'
import { ConfigError, type Config } from '../../config.ts'
import { type Row, insertRow } from '../../platform/database/db.ts'
import { type Before, type Context, type Prepare, type Handler, implement, implementPrepared } from '../../platform/http/context.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { qrRows } from '../../platform/pdf/payment-slip.ts'
import { hashSecret, newSecret } from '../../platform/security/secret.ts'
import { formIn, refuse } from './issue-credential.ts'
import { signToken } from './issuer.ts'

/** The library for encryption is loaded when the first wallet is asked. */
const loadJose = () => import('jose')

/** Who asks: the access certificate that a Member State gives to the town, with its key, and the certificates of who issues identities. */
interface RelyingParty {
  key: KeyObject
  x5c: string[]
  clientId: string
  issuers: X509Certificate[]
}

const certificatesIn = (pem: string): X509Certificate[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map((one) => new X509Certificate(one))

/** @throws ConfigError where a file cannot be used */
export const readRelyingParty = async ({ walletIdentity: files }: Config): Promise<RelyingParty | undefined> => {
  if (files === undefined) return undefined
  const read = (path: string, variable: string) =>
    readFile(path, 'utf8').catch(() => {
      throw new ConfigError(`${variable}=${path} cannot be read.`)
    })
  const pem = await read(files.certificate, 'WALLET_CERTIFICATE')
  const chain = certificatesIn(pem)
  const issuers = certificatesIn(await read(files.issuers, 'WALLET_PID_ISSUERS'))
  if (issuers.length === 0) throw new ConfigError('WALLET_PID_ISSUERS holds no certificate in PEM.')
  try {
    const key = createPrivateKey(/-----BEGIN (?:EC )?PRIVATE KEY-----[^-]+-----END (?:EC )?PRIVATE KEY-----/.exec(pem)?.[0] ?? '')
    if (key.asymmetricKeyDetails?.namedCurve === 'prime256v1' && chain[0]?.checkPrivateKey(key) === true)
      return {
        ...{ key, issuers, x5c: chain.map(({ raw }) => raw.toString('base64')) },
        clientId: `x509_hash:${await hashOfBytes(chain[0].raw)}`,
      }
  } catch {
    // Reported below, without any part of the key.
  }
  throw new ConfigError('WALLET_CERTIFICATE holds no P-256 key in PEM with its certificate.')
}

const hashOfBytes = async (bytes: Buffer): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(bytes))).toString('base64url')

const questionMinutes = 5

/** The type of the identity of the EU wallet, and what of it is asked: the name, and the address where the identity has one. */
const identityType = 'urn:eudi:pid:1'
const named = { family: ['family_name'], given: ['given_name'] }
const lives = {
  street: ['address', 'street_address'],
  house: ['address', 'house_number'],
  code: ['address', 'postal_code'],
  place: ['address', 'locality'],
}
const asked = {
  credentials: [
    {
      id: 'pid',
      format: 'dc+sd-jwt',
      meta: { vct_values: [identityType] },
      claims: Object.entries({ ...named, ...lives }).map(([id, path]) => ({ id, path })),
      claim_sets: [[...Object.keys(named), ...Object.keys(lives)], Object.keys(named)],
    },
  ],
}

const findQuestion = (db: Context['db'], secret: string) =>
  db.selectFrom('wallet_question').selectAll().where('secret_hash', '=', hashSecret(secret)).executeTakeFirst()

export const handleReadIdentification: Handler<typeof contract.readIdentification> = async (_, { trx, user, now, config }) => {
  const row = await trx
    .selectFrom('wallet_question')
    .select(['id', 'fault', 'answered_at'])
    .where('user_id', '=', user.id)
    .where('expires_at', '>', now)
    .executeTakeFirst()
  const state = row?.fault == null ? (row?.answered_at == null ? 'waiting' : 'answered') : 'refused'
  return { offered: config.walletIdentity !== undefined, asked: row ? { id: row.id, state, fault: row.fault } : null }
}

export const handleBeginIdentification = implement(contract.beginIdentification, async (_, { trx, user, now, config, seal }) => {
  const party = await readRelyingParty(config)
  if (party === undefined) throw new OperationError('illegal_transition')
  const { exportJWK, generateKeyPair } = await loadJose()
  const { privateKey } = await generateKeyPair('ECDH-ES', { crv: 'P-256', extractable: true })
  const [id, secret, expires_at] = [v7(), newSecret(), new Date(now.getTime() + questionMinutes * 60_000)]
  await trx.deleteFrom('wallet_question').where('user_id', '=', user.id).execute()
  await insertRow(trx, 'wallet_question', {
    ...{ id, user_id: user.id, secret_hash: hashSecret(secret), nonce: newSecret(), made_at: now, expires_at },
    sealed_key: seal.close(JSON.stringify(await exportJWK(privateKey)), id),
    ...{ answered_at: null, fault: null, sealed_answer: null },
  })
  const address = `${config.publicUrl}/api/${contract.readQuestion.path.replace('{question}', secret)}`
  const link = `openid4vp://?${new URLSearchParams({ client_id: party.clientId, request_uri: address }).toString()}`
  return { link, code: qrRows(link), expires_at }
})

const keySchema = z.looseObject({ kty: z.literal('EC'), crv: z.string(), x: z.string(), y: z.string(), d: z.string() })
const openKey = ({ seal }: Pick<Context, 'seal'>, { id, sealed_key: sealed }: Row<'wallet_question'>) =>
  keySchema.parse(JSON.parse(seal.open(sealed, id)))

/** The signed question; a wallet takes it because the certificate in it says who asks. */
export const handleReadQuestion = implement(contract.readQuestion, async ({ params: { question } }, context) => {
  const { trx, config, now } = context
  const party = await readRelyingParty(config)
  const row = await findQuestion(trx, question)
  if (party === undefined || row === undefined || row.answered_at !== null || row.expires_at <= now) throw new OperationError('not_found')
  const { kty, crv, x, y } = openKey(context, row)
  const payload = {
    ...{ response_type: 'vp_token', response_mode: 'direct_post.jwt', client_id: party.clientId, aud: 'https://self-issued.me/v2' },
    response_uri: `${config.publicUrl}/api/${contract.answerQuestion.path.replace('{question}', question)}`,
    ...{ nonce: row.nonce, state: question, dcql_query: asked },
    client_metadata: {
      jwks: { keys: [{ kty, crv, x, y, kid: row.id, use: 'enc', alg: 'ECDH-ES' }] },
      encrypted_response_enc_values_supported: ['A128GCM', 'A256GCM'],
      vp_formats_supported: { 'dc+sd-jwt': { 'sd-jwt_alg_values': ['ES256'], 'kb-jwt_alg_values': ['ES256'] } },
    },
    iat: Math.floor(now.getTime() / 1000),
    exp: Math.floor(row.expires_at.getTime() / 1000),
  }
  const token = signToken({ typ: 'oauth-authz-req+jwt', x5c: party.x5c }, payload, party.key)
  return { stream: Buffer.from(token), media_type: 'application/oauth-authz-req+jwt', file_name: 'request.jwt' }
})

/** An answer that does not count, with what the person is told. */
class IdentityRefused extends Error {
  readonly fault: contract.IdentityFault

  constructor(fault: contract.IdentityFault, message: string) {
    super(message)
    this.fault = fault
  }
}

/** The key of who has issued the identity, if a certificate of the settings stands above it and all of them hold now. @throws IdentityRefused */
const issuerKey = ({ token }: sdJwt.Presented, { issuers }: RelyingParty, now: Date): unknown => {
  const untrusted = new IdentityRefused('untrusted', 'the issuer is not trusted here')
  const x5c = z.array(z.string()).check(z.minLength(1), z.maxLength(4)).safeParse(token.header.x5c)
  if (!x5c.success) throw untrusted
  try {
    const chain = x5c.data.map((one) => new X509Certificate(Buffer.from(one, 'base64')))
    const [leaf, last] = [chain[0], chain.at(-1)]
    const isAbove = (lower: X509Certificate, upper: X509Certificate) =>
      upper.ca && lower.checkIssued(upper) && lower.verify(upper.publicKey)
    const anchor = issuers.find((one) => last !== undefined && (one.fingerprint256 === last.fingerprint256 || isAbove(last, one)))
    const holds = [...chain, ...(anchor ? [anchor] : [])].every((one) => one.validFromDate <= now && now <= one.validToDate)
    const isChain = chain.every((one, place) => place === chain.length - 1 || isAbove(one, chain[place + 1] ?? one))
    if (leaf !== undefined && anchor !== undefined && holds && isChain) return leaf.publicKey.export({ format: 'jwk' })
  } catch {
    // No certificate.
  }
  throw untrusted
}

const answerSchema = z.object({ state: z.string(), vp_token: z.object({ pid: z.array(z.string()).check(z.length(1)) }) })
const addressSchema = z.object({
  street_address: z.optional(z.string()),
  house_number: z.optional(z.string()),
  postal_code: z.optional(z.string()),
  locality: z.optional(z.string()),
})
const identitySchema = z.object({
  vct: z.literal(identityType),
  family_name: z.string().check(z.minLength(1), z.maxLength(100)),
  given_name: z.string().check(z.minLength(1), z.maxLength(100)),
  address: z.optional(addressSchema),
})

const decrypted = async (response: string, key: z.output<typeof keySchema>) => {
  const { compactDecrypt, importJWK } = await loadJose()
  try {
    const { plaintext } = await compactDecrypt(response, await importJWK(key, 'ECDH-ES'), {
      keyManagementAlgorithms: ['ECDH-ES'],
      contentEncryptionAlgorithms: ['A128GCM', 'A256GCM'],
    })
    return answerSchema.parse(JSON.parse(new TextDecoder().decode(plaintext)))
  } catch {
    throw new IdentityRefused('unreadable', 'the response is not encrypted for this request, or has no vp_token for pid')
  }
}

/** @throws IdentityRefused, CredentialFault */
const checkAnswer = async (context: Before<Context>, row: Row<'wallet_question'>, secret: string, party: RelyingParty) => {
  const { now } = context
  const form = formIn(context)
  if (form.get('error') !== null) throw new IdentityRefused('declined', 'the wallet has declined')
  const { state, vp_token: token } = await decrypted(form.get('response') ?? '', openKey(context, row))
  if (state !== secret) throw new IdentityRefused('other_request', 'state is that of another request')
  const presented = await sdJwt.readPresented(token.pid[0] ?? '')
  await sdJwt.requireSigned(presented.token, issuerKey(presented, party, now))
  sdJwt.requireInTime(presented.token, now)
  await sdJwt.requireHolder(presented, { nonce: row.nonce, audience: party.clientId, now }).catch((error: unknown) => {
    throw error instanceof sdJwt.CredentialFault ? new IdentityRefused('other_request', error.message) : error
  })
  const identity = identitySchema.safeParse(presented.claims)
  if (!identity.success) throw new IdentityRefused('incomplete', 'the name or the type is missing')
  const { family_name, given_name, address = {} } = identity.data
  const { street_address: street = '', house_number: house = '', postal_code = '', locality = '' } = address
  return { name: `${given_name} ${family_name}`, street: `${street} ${house}`.trim(), post_code: postal_code, city: locality }
}

type Answered = { id: string; userId: string; identity: Awaited<ReturnType<typeof checkAnswer>> }

/** Checks the answer before the call's transaction, so that a refusal stays on record: one answer decides, and no second one is looked at. */
const prepareAnswer: Prepare<typeof contract.answerQuestion, Answered> = async ({ params: { question } }, context) => {
  const { database, config, now } = context
  const party = await readRelyingParty(config)
  const row = await findQuestion(database.kysely, question)
  if (party === undefined || row === undefined || row.expires_at <= now) throw new OperationError('not_found')
  if (row.answered_at !== null) throw refuse('invalid_request', 'The request was answered before.')
  try {
    return { id: row.id, userId: row.user_id, identity: await checkAnswer(context, row, question, party) }
  } catch (error) {
    if (!(error instanceof IdentityRefused) && !(error instanceof sdJwt.CredentialFault)) throw error
    const fault = error instanceof IdentityRefused ? error.fault : error.tells === 'expired' ? 'expired' : 'forged'
    await database.transaction((trx) =>
      trx
        .updateTable('wallet_question')
        .set({ answered_at: now, fault })
        .where('id', '=', row.id)
        .where('answered_at', 'is', null)
        .execute(),
    )
    throw refuse('invalid_request', `The answer is refused: ${error.message}.`)
  }
}

export const handleAnswerQuestion = implementPrepared(
  contract.answerQuestion,
  prepareAnswer,
  async (_, context, { id, userId, identity }) => {
    const { trx, now, seal, record } = context
    const taken = await trx
      .updateTable('wallet_question')
      .set({ answered_at: now, sealed_answer: seal.close(JSON.stringify(identity), id) })
      .where('id', '=', id)
      .where('answered_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (taken === undefined) throw refuse('invalid_request', 'The request was answered before.')
    const { name } = await trx.selectFrom('app_user').select('name').where('id', '=', userId).executeTakeFirstOrThrow()
    record({ actor: { id: userId, name }, subject: { type: 'user', id: userId, label: name } })
    return {}
  },
)

const heldSchema = z.object({ name: z.string(), street: z.string(), post_code: z.string(), city: z.string() })

export const handleTakeIdentification = implement(contract.takeIdentification, async ({ params }, { trx, user, now, seal }) => {
  const row = await trx
    .deleteFrom('wallet_question')
    .where('id', '=', params.id)
    .where('user_id', '=', user.id)
    .where('expires_at', '>', now)
    .where('sealed_answer', 'is not', null)
    .returning(['id', 'sealed_answer'])
    .executeTakeFirst()
  if (row?.sealed_answer == null) throw new OperationError('not_found')
  return heldSchema.parse(JSON.parse(seal.open(row.sealed_answer, row.id)))
})

/** Removes what was asked and offered and has run out: an answer that nobody took is gone within a day. */
export const forgetWalletStepsJob = defineJob({
  name: 'forget-wallet-steps',
  dailyAt: '03:20',
  handle: async (_, { database, clock }) => {
    await database.kysely.deleteFrom('wallet_question').where('expires_at', '<=', clock.now()).execute()
    await database.kysely.deleteFrom('wallet_offer').where('expires_at', '<=', clock.now()).execute()
  },
})
