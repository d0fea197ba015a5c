import { OperationError } from '@dovolilnice/contract/errors'
import type { PasskeyProof } from '@dovolilnice/contract/second-factor/passkey-messages'
import type { beginPasskeySignIn, signInWithPasskey } from '@dovolilnice/contract/session/second-step'
import type { Before, Context, Handler, Prepare, PreparedHandler } from '../../../platform/http/context.ts'
import { finishStep } from '../finish-step.ts'
import { findFactors } from '../own-factors.ts'
import { passkeyPlaceOf } from './passkey-place.ts'
import { recordRefusal } from '../record-refusal.ts'
import { findStep, openStep, stepCookie } from '../sign-in-steps.ts'
import { verifyPasskeyProof } from './verify-passkey.ts'
import { loadWebAuthn } from '../web-authn.ts'

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

export const handleBeginPasskeySignIn: Handler<typeof beginPasskeySignIn> = async ({ body }, context) => {
  const { trx, now } = context
  const step = body.second_step ? await findStep(trx, context.cookie(stepCookie), now) : undefined
  const options = await passkeyOptions(context, step?.user_id ?? null)
  const { challenge } = options
  if (step === undefined) await openStep(context, { user_id: null, password_mark: null, challenge })
  else await trx.updateTable('sign_in_step').set({ challenge }).where('token_hash', '=', step.token_hash).execute()
  return { options }
}

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
export const checkPasskey: Prepare<typeof signInWithPasskey, ProvedPasskey> = async ({ body: { proof } }, context) => {
  const step = await spendChallenge(context)
  const userId = await usePasskey(context, proof, step.challenge, step.user_id)
  return { tokenHash: step.token_hash, userId, second: step.user_id !== null }
}

export const handleSignInWithPasskey: PreparedHandler<typeof signInWithPasskey, ProvedPasskey> = async (_, context, proved) => {
  const { user } = await finishStep(context, proved.tokenHash, proved.userId, proved.second ? 'second_factor' : 'passkey')
  return { user }
}
