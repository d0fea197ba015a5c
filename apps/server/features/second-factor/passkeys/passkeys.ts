import type { OperationInput } from '@dovolilnice/contract/operation'
import { addPasskey, beginPasskey } from '@dovolilnice/contract/second-factor/operations'
import type { PasskeyProof } from '@dovolilnice/contract/second-factor/passkey-messages'
import { type Row, insertRow } from '../../../platform/database/db.ts'
import { type PasskeyPlace, passkeyPlaceOf } from './passkey-place.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { v7 } from 'uuid'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import {
  type Before,
  type Context,
  type Prepare,
  type SignedInContext,
  implement,
  implementPrepared,
} from '../../../platform/http/context.ts'
import { findFactors, followNewFactor, ownSubject, requireConfirmed } from '../own-factors.ts'
import { beginPasskeySignIn, signInWithPasskey } from '@dovolilnice/contract/session/second-step'
import { findStep, finishStep, openStep, recordRefusal, stepCookie } from '../sign-in-steps.ts'

/** The library with its certificate parsers takes several MB: loaded when a passkey is first used. */
const loadWebAuthn = () => import('@simplewebauthn/server')

/** Kinds of key that are asked for, by their COSE numbers: EdDSA, ES256, RS256. Every browser knows one of them. */
const passkeyAlgorithms = [-8, -7, -257]

type MadePasskey = OperationInput<typeof addPasskey>['body']['passkey']
type StoredPasskey = Pick<Row<'passkey'>, 'credential_id' | 'public_key' | 'counter'>

/** What is stored of a new passkey. */
interface VerifiedPasskey {
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  synced: boolean
}

/** The passkey as it is stored, when it answers this challenge, at this place, with the person verified; undefined otherwise. */
const verifyMadePasskey = async (
  made: MadePasskey,
  challenge: string,
  { rpId, origin }: PasskeyPlace,
): Promise<VerifiedPasskey | undefined> => {
  const { verifyRegistrationResponse } = await loadWebAuthn()
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response: made,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    supportedAlgorithmIDs: passkeyAlgorithms,
  }).catch(() => ({ verified: false, registrationInfo: undefined }) as const)
  if (!verified || registrationInfo === undefined) return undefined
  const { credential, credentialDeviceType } = registrationInfo
  return {
    credential_id: credential.id,
    public_key: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: [...(made.response.transports ?? [])],
    synced: credentialDeviceType === 'multiDevice',
  }
}

/**
 * Whether the proof answers this challenge, at this place, with the person verified.
 * @returns the counter to store; `copied` when it did not grow, which says that two devices hold the same key; undefined for no proof
 */
const verifyPasskeyProof = async (
  proof: PasskeyProof,
  challenge: string,
  stored: StoredPasskey,
  { rpId, origin }: PasskeyPlace,
): Promise<number | 'copied' | undefined> => {
  const { verifyAuthenticationResponse } = await loadWebAuthn()
  const answer = await verifyAuthenticationResponse({
    response: proof,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    requireUserVerification: true,
    // The library would refuse a counter before it looks at the signature, and anybody could pretend a copied key. So it is compared below.
    credential: { id: stored.credential_id, publicKey: new Uint8Array(Buffer.from(stored.public_key, 'base64url')), counter: 0 },
  }).catch(() => undefined)
  if (answer?.verified !== true) return undefined
  const { newCounter } = answer.authenticationInfo
  // Authenticators that do not count always say 0.
  const counts = newCounter > 0 || stored.counter > 0
  return counts && newCounter <= stored.counter ? 'copied' : newCounter
}

const challengeMs = 5 * 60_000

/** Keeps a challenge for this session, in place of an earlier one. */
export const keepChallenge = async ({ trx, sessionId, now }: SignedInContext, challenge: string): Promise<void> => {
  if (sessionId === null) throw new OperationError('passkeys_impossible')
  const begun = { challenge, expires_at: new Date(now.getTime() + challengeMs) }
  await trx
    .insertInto('passkey_challenge')
    .values({ session_id: sessionId, ...begun })
    .onConflict((conflict) => conflict.column('session_id').doUpdateSet(begun))
    .execute()
}

/** Spends the session's challenge, whatever comes of it. @throws OperationError `passkey_refused` */
export const takeChallenge = async ({ database, sessionId, now }: Before<SignedInContext>): Promise<string> => {
  const begun = await database.kysely.deleteFrom('passkey_challenge').where('session_id', '=', sessionId).returningAll().executeTakeFirst()
  if (begun === undefined || begun.expires_at <= now) throw new OperationError('passkey_refused')
  return begun.challenge
}

export const handleBeginPasskey = implement(beginPasskey, async (_, context) => {
  await requireConfirmed(context)
  const { trx, user, config, capabilities } = context
  const place = passkeyPlaceOf(config.publicUrl)
  if (place === undefined) throw new OperationError('passkeys_impossible')
  const { municipality } = await capabilities.readParameters(trx)
  const { passkeys } = await findFactors(trx, user.id)
  const { generateRegistrationOptions } = await loadWebAuthn()
  const options = await generateRegistrationOptions({
    rpName: `Dovolilnice, ${municipality.name}`,
    rpID: place.rpId,
    userName: user.email,
    userDisplayName: user.name,
    userID: new Uint8Array(Buffer.from(user.id)),
    timeout: challengeMs,
    supportedAlgorithmIDs: passkeyAlgorithms,
    excludeCredentials: passkeys.map(({ credential_id: id }) => ({ id })),
    // Found by the browser without a name, and opened by finger, face or PIN: so it is a sign-in of its own.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await keepChallenge(context, options.challenge)
  return { options }
})

/** Verifies the new passkey. @throws OperationError `passkey_refused` */
const checkMadePasskey: Prepare<typeof addPasskey, VerifiedPasskey> = async ({ body }, context) => {
  const place = passkeyPlaceOf(context.config.publicUrl)
  const challenge = await takeChallenge(context)
  if (place === undefined) throw new OperationError('passkey_refused')
  const verified = await verifyMadePasskey(body.passkey, challenge, place)
  if (verified === undefined) throw new OperationError('passkey_refused')
  return verified
}

export const handleAddPasskey = implementPrepared(addPasskey, checkMadePasskey, async ({ body }, context, verified) => {
  await requireConfirmed(context)
  const { trx, user, now } = context
  const row = { id: v7(), user_id: user.id, name: body.name, ...verified, created_at: now }
  try {
    await insertRow(trx, 'passkey', row)
  } catch (error) {
    if (isUniqueViolation(error, 'passkey_credential')) throw new OperationError('duplicate')
    throw error
  }
  context.record({ subject: ownSubject(context), after: { factor: body.name } })
  return { id: row.id, recovery_codes: await followNewFactor(context, body.name) }
})

/**
 * What the browser needs to use one of the person's passkeys; without a person it offers those it holds for this site.
 * @throws OperationError `passkeys_impossible`
 */
export const passkeyOptions = async ({ trx, config }: Context, userId: string | null) => {
  const place = passkeyPlaceOf(config.publicUrl)
  if (place === undefined) throw new OperationError('passkeys_impossible')
  const passkeys = userId === null ? undefined : (await findFactors(trx, userId)).passkeys
  const { generateAuthenticationOptions } = await loadWebAuthn()
  return generateAuthenticationOptions({
    rpID: place.rpId,
    userVerification: 'required',
    ...(passkeys && { allowCredentials: passkeys.map(({ credential_id: id, transports }) => ({ id, transports })) }),
  })
}

export const handleBeginPasskeySignIn = implement(beginPasskeySignIn, async ({ body }, context) => {
  const { trx, now } = context
  const step = body.second_step ? await findStep(trx, context.cookie(stepCookie), now) : undefined
  const options = await passkeyOptions(context, step?.user_id ?? null)
  const { challenge } = options
  if (step === undefined) await openStep(context, { user_id: null, password_mark: null, challenge })
  else await trx.updateTable('sign_in_step').set({ challenge }).where('token_hash', '=', step.token_hash).execute()
  return { options }
})

type BeforeSignIn = Before<Context>
type PasskeyTools = Pick<BeforeSignIn, 'database' | 'now' | 'config' | 'clock' | 'address' | 'requestId'>

/** The step with its challenge, which this call uses up. */
const spendChallenge = async ({ database, now, cookie }: BeforeSignIn) => {
  const step = await findStep(database.kysely, cookie(stepCookie), now)
  const spent = await database.kysely
    .updateTable('sign_in_step')
    .set({ challenge: null })
    .where('token_hash', '=', step.token_hash)
    .where('challenge', '=', step.challenge)
    .returning('token_hash')
    .executeTakeFirst()
  if (step.challenge === null || spent === undefined) throw new OperationError('step_expired')
  return { ...step, challenge: step.challenge }
}

/** The passkey of the proof, of the step's person where it has one. */
const findPasskey = async ({ database }: PasskeyTools, proof: PasskeyProof, userId: string | null) => {
  const passkey = await database.kysely.selectFrom('passkey').selectAll().where('credential_id', '=', proof.id).executeTakeFirst()
  if (passkey === undefined || (userId !== null && passkey.user_id !== userId)) return undefined
  const handle = proof.response.userHandle
  const named = handle === undefined ? undefined : Buffer.from(handle, 'base64url').toString('utf8')
  // Without a password before it, the passkey itself must say whose it is.
  return named === passkey.user_id || (named === undefined && userId !== null) ? passkey : undefined
}

/**
 * Verifies the proof of a passkey, and notes its use. A copied key is recorded.
 * @param userId whose it must be; null: it says so itself
 * @returns whose it is
 * @throws OperationError `passkey_refused`
 */
export const usePasskey = async (context: PasskeyTools, proof: PasskeyProof, challenge: string, userId: string | null): Promise<string> => {
  const { database, now, config } = context
  const place = passkeyPlaceOf(config.publicUrl)
  const passkey = await findPasskey(context, proof, userId)
  const counter = place && passkey && (await verifyPasskeyProof(proof, challenge, passkey, place))
  if (counter === undefined || passkey === undefined) throw new OperationError('passkey_refused')
  if (counter === 'copied') {
    await recordRefusal(context, passkey.user_id, { action: 'factor:passkey_refused', after: { factor: passkey.name } })
    throw new OperationError('passkey_refused')
  }
  await database.kysely.updateTable('passkey').set({ counter, last_used_at: now }).where('id', '=', passkey.id).execute()
  return passkey.user_id
}

interface ProvedPasskey {
  tokenHash: string
  userId: string
  /** Whether a password was given before. */
  second: boolean
}

/** Verifies before the transaction: the challenge is used up, and a copied key is recorded, whatever follows. @throws OperationError `passkey_refused` */
const checkPasskey: Prepare<typeof signInWithPasskey, ProvedPasskey> = async ({ body: { proof } }, context) => {
  const step = await spendChallenge(context)
  const userId = await usePasskey(context, proof, step.challenge, step.user_id)
  return { tokenHash: step.token_hash, userId, second: step.user_id !== null }
}

export const handleSignInWithPasskey = implementPrepared(signInWithPasskey, checkPasskey, async (_, context, proved) => {
  const { user } = await finishStep(context, proved.tokenHash, proved.userId, proved.second ? 'second_factor' : 'passkey')
  return { user }
})
