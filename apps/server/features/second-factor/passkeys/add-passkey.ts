import { OperationError } from '@dovolilnice/contract/errors'
import type { addPasskey } from '@dovolilnice/contract/second-factor/add-passkey'
import type { beginPasskey } from '@dovolilnice/contract/second-factor/begin-passkey'
import { v7 } from 'uuid'
import { isUniqueViolation } from '../../../platform/database/database-errors.ts'
import type { Before, Handler, Prepare, PreparedHandler, SignedInContext } from '../../../platform/http/context.ts'
import { followNewFactor, ownSubject } from '../factor-added.ts'
import { findFactors } from '../own-factors.ts'
import { passkeyPlaceOf } from './passkey-place.ts'
import { requireConfirmed } from '../require-confirmed.ts'
import { verifyMadePasskey } from './verify-passkey.ts'
import type { VerifiedPasskey } from './verify-passkey.ts'
import { loadWebAuthn, passkeyAlgorithms } from '../web-authn.ts'

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

export const handleBeginPasskey: Handler<typeof beginPasskey> = async (_, context) => {
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
}

/** Verifies the new passkey. @throws OperationError `passkey_refused` */
export const checkMadePasskey: Prepare<typeof addPasskey, VerifiedPasskey> = async ({ body }, context) => {
  const place = passkeyPlaceOf(context.config.publicUrl)
  const challenge = await takeChallenge(context)
  if (place === undefined) throw new OperationError('passkey_refused')
  const verified = await verifyMadePasskey(body.passkey, challenge, place)
  if (verified === undefined) throw new OperationError('passkey_refused')
  return verified
}

export const handleAddPasskey: PreparedHandler<typeof addPasskey, VerifiedPasskey> = async ({ body }, context, verified) => {
  await requireConfirmed(context)
  const { trx, user, now } = context
  const row = { id: v7(), user_id: user.id, name: body.name, ...verified, created_at: now }
  try {
    await trx.insertInto('passkey').values(row).execute()
  } catch (error) {
    if (isUniqueViolation(error, 'passkey_credential')) throw new OperationError('duplicate')
    throw error
  }
  context.record({ subject: ownSubject(context), after: { factor: body.name } })
  return { id: row.id, recovery_codes: await followNewFactor(context, body.name) }
}
