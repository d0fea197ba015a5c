import type { OperationInput } from '@dovolilnice/contract/operation'
import type { addPasskey } from '@dovolilnice/contract/second-factor/add-passkey'
import type { PasskeyProof } from '@dovolilnice/contract/second-factor/passkey-messages'
import type { Row } from '../../../platform/database/tables.ts'
import type { PasskeyPlace } from './passkey-place.ts'
import { loadWebAuthn, passkeyAlgorithms } from '../web-authn.ts'

type MadePasskey = OperationInput<typeof addPasskey>['body']['passkey']
type StoredPasskey = Pick<Row<'passkey'>, 'credential_id' | 'public_key' | 'counter'>

/** What is stored of a new passkey. */
export interface VerifiedPasskey {
  credential_id: string
  public_key: string
  counter: number
  transports: string[]
  synced: boolean
}

/** The passkey as it is stored, when it answers this challenge, at this place, with the person verified; undefined otherwise. */
export const verifyMadePasskey = async (
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
export const verifyPasskeyProof = async (
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
