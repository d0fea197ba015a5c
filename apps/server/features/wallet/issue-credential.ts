import { OperationError } from '@dovolilnice/contract/errors'
import { CredentialFault, type PublicJwk, readToken, requireSigned } from '@dovolilnice/contract/wallet/sd-jwt'
import * as contract from '@dovolilnice/contract/wallet/operations'
import { createHmac } from 'node:crypto'
import { v7 } from 'uuid'
import { z } from 'zod/mini'
import { type Db, insertRow, updateRow } from '../../platform/database/db.ts'
import { type Context, implement } from '../../platform/http/context.ts'
import { qrRows } from '../../platform/pdf/payment-slip.ts'
import { bearerKey, hashSecret, isSame, newSecret, serverSecret } from '../../platform/security/secret.ts'
import * as issuer from './issuer.ts'
import { readPassSigners } from './phone-passes.ts'

/** Minutes for which an offer counts, and then the key for its credential. */
const offerMinutes = 10
const afterMinutes = (now: Date): Date => new Date(now.getTime() + offerMinutes * 60_000)

/** What a wallet is told by OAuth's words, with a sentence for who builds it. */
export const refuse = (oauth: string, why: string): OperationError => new OperationError('wallet_refused', { details: { oauth, why } })

type OwnPermit = Awaited<ReturnType<typeof issuer.findOwn>>
const subjectOf = ({ id, number }: Pick<OwnPermit, 'id' | 'number'>) => ({ type: 'permit' as const, id, label: number })

export const handleReadWalletPermit = implement(contract.readWalletPermit, async ({ params }, context) => {
  const { trx, user, now, config, capabilities } = context
  const permit = await issuer.findOwn(trx, params.id, user.id)
  const written = await issuer.findWalletPermit(trx, capabilities, permit.id)
  const contents = issuer.contentsOf(written, capabilities)
  const credentials = await trx
    .selectFrom('wallet_credential')
    .select(['id', 'issued_at'])
    .where('permit_id', '=', permit.id)
    .where('contents', '=', contents)
    .where('ended_at', 'is', null)
    .orderBy('issued_at', 'desc')
    .execute()
  const { apple, google } = await readPassSigners(config)
  return { can_offer: issuer.goesIntoWallet(permit, now), credentials, apple: apple !== undefined, google: google !== undefined }
})

export const handleOfferPermit = implement(contract.offerPermit, async ({ params }, { trx, user, now, config, record }) => {
  const permit = await issuer.findOwn(trx, params.id, user.id)
  if (!issuer.goesIntoWallet(permit, now)) throw new OperationError('illegal_transition')
  const [code, expires_at] = [newSecret(), afterMinutes(now)]
  // An offer that was not taken counts no longer.
  await trx.deleteFrom('wallet_offer').where('permit_id', '=', permit.id).execute()
  await insertRow(trx, 'wallet_offer', {
    id: v7(),
    permit_id: permit.id,
    code_hash: hashSecret(code),
    token_hash: null,
    made_at: now,
    expires_at,
    taken_at: null,
  })
  record({ subject: subjectOf(permit) })
  const offer = {
    credential_issuer: config.publicUrl,
    credential_configuration_ids: [issuer.permitConfiguration],
    grants: { [issuer.preAuthorized]: { 'pre-authorized_code': code } },
  }
  const link = `openid-credential-offer://?credential_offer=${encodeURIComponent(JSON.stringify(offer))}`
  return { link, code: qrRows(link), expires_at }
})

export const handleEndWalletPermit = implement(contract.endWalletPermit, async ({ params }, { trx, user, now, record }) => {
  const permit = await issuer.findOwn(trx, params.id, user.id)
  await trx.deleteFrom('wallet_offer').where('permit_id', '=', permit.id).execute()
  await trx
    .updateTable('wallet_credential')
    .set({ ended_at: now })
    .where('permit_id', '=', permit.id)
    .where('ended_at', 'is', null)
    .execute()
  record({ subject: subjectOf(permit) })
})

/** The body of a form as a program sends it. */
export const formIn = ({ signed }: Pick<Context, 'signed'>): URLSearchParams => new URLSearchParams(signed?.body.toString() ?? '')

export const handleTakeOffer = implement(contract.takeOffer, async (_, context) => {
  const { trx, now } = context
  const form = formIn(context)
  if (form.get('grant_type') !== issuer.preAuthorized)
    throw refuse('unsupported_grant_type', `The grant_type must be ${issuer.preAuthorized}.`)
  const token = newSecret()
  const offer = await trx
    .updateTable('wallet_offer')
    .set({ token_hash: hashSecret(token), expires_at: afterMinutes(now) })
    .where('code_hash', '=', hashSecret(form.get('pre-authorized_code') ?? ''))
    .where('token_hash', 'is', null)
    .where('expires_at', '>', now)
    .returning('id')
    .executeTakeFirst()
  if (offer === undefined) throw refuse('invalid_grant', 'The code is unknown, was used before or has expired.')
  return { access_token: token, token_type: 'Bearer' as const, expires_in: offerMinutes * 60 }
})

/** Milliseconds for which a nonce counts. It needs no row: it says when it was given, and only the server can have written that. */
const nonceMs = 300_000

const nonceMark = async (db: Db, at: string): Promise<string> =>
  createHmac('sha256', await serverSecret(db, 'wallet_nonce'))
    .update(at)
    .digest('base64url')

export const handleGiveNonce = implement(contract.giveNonce, async (_, { trx, now }) => {
  const at = `${now.getTime()}-${newSecret().slice(0, 16)}`
  return { c_nonce: `${at}.${await nonceMark(trx, at)}` }
})

const isNonce = async (db: Db, nonce: unknown, now: Date): Promise<boolean> => {
  if (typeof nonce !== 'string') return false
  const [at = '', mark = ''] = nonce.split('.')
  const age = now.getTime() - Number.parseInt(at, 10)
  return isSame(mark, await nonceMark(db, at)) && age >= 0 && age < nonceMs
}

const requestSchema = z.object({
  credential_configuration_id: z.string(),
  proofs: z.object({ jwt: z.array(z.string().check(z.maxLength(8000))).check(z.length(1)) }),
})

const holderSchema = z.object({ kty: z.literal('EC'), crv: z.literal('P-256'), x: z.string(), y: z.string() })

/** The key that a wallet has proved to have, for us and just now. @throws OperationError */
const provedKey = async ({ trx, config, now }: Context, proof: string): Promise<PublicJwk> => {
  try {
    const token = readToken(proof, 'openid4vci-proof+jwt')
    const jwk = holderSchema.safeParse(token.header.jwk)
    if (!jwk.success) throw new CredentialFault('the header needs a jwk of P-256')
    await requireSigned(token, jwk.data)
    const { aud, iat, nonce } = token.payload
    if (aud !== config.publicUrl) throw new CredentialFault('aud is not this issuer')
    if (typeof iat !== 'number' || Math.abs(iat - now.getTime() / 1000) > nonceMs / 1000) throw new CredentialFault('iat is not now')
    if (!(await isNonce(trx, nonce, now))) throw refuse('invalid_nonce', 'The nonce is unknown or has expired.')
    return jwk.data
  } catch (error) {
    if (error instanceof CredentialFault) throw refuse('invalid_proof', `The proof cannot be used: ${error.message}.`)
    throw error
  }
}

const readRequest = ({ signed }: Context) => {
  try {
    return requestSchema.safeParse(JSON.parse(signed?.body.toString() ?? '')).data
  } catch {
    return undefined
  }
}

/** One credential for one offer. The permit may have been taken away since it was offered. */
export const handleIssueCredential = implement(contract.issueCredential, async (_, context) => {
  const { trx, now, signed, capabilities, record } = context
  const offer = await trx
    .selectFrom('wallet_offer')
    .selectAll()
    .where('token_hash', '=', hashSecret(bearerKey(signed?.header('authorization'))))
    .where('taken_at', 'is', null)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  if (offer === undefined) throw new OperationError('unauthenticated')
  const request = readRequest(context)
  if (request === undefined)
    throw refuse('invalid_credential_request', 'The request needs credential_configuration_id, and proofs.jwt with one proof.')
  if (request.credential_configuration_id !== issuer.permitConfiguration)
    throw refuse('unknown_credential_configuration', `The town issues ${issuer.permitConfiguration}.`)
  const holder = await provedKey(context, request.proofs.jwt[0] ?? '')
  const permit = await issuer.findWalletPermit(trx, capabilities, offer.permit_id)
  if (!issuer.goesIntoWallet(permit, now)) throw refuse('credential_request_denied', 'The permit is not in force.')
  const id = v7()
  const place = await issuer.takePlace(trx, { id, permit_id: permit.id, contents: issuer.contentsOf(permit, capabilities), issued_at: now })
  await updateRow(trx, 'wallet_offer', offer.id, { taken_at: now })
  record({ subject: subjectOf(permit) })
  return { credentials: [{ credential: await issuer.makeCredential(context, permit, { ...place, holder }) }] }
})
