import type { OperationCall, OperationOutput } from '@dovolilnice/contract/operation'
import type { addPasskey, beginPasskey } from '@dovolilnice/contract/second-factor/operations'
import type { beginPasskeySignIn, signInWithPasskey } from '@dovolilnice/contract/session/second-step'

/** The library is fetched when a passkey is first used: no other page waits for it. */
const library = () => import('@simplewebauthn/browser')

/** Whether this browser, at this address, can use the town's passkeys. */
export const canUsePasskeys = (origin: string | null | undefined): boolean =>
  typeof PublicKeyCredential === 'function' && origin === window.location.origin

type MadePasskey = OperationCall<typeof addPasskey>['body']['passkey']
type PasskeyProof = OperationCall<typeof signInWithPasskey>['body']['proof']

/** Has the browser make a passkey. Rejects when the person cancels, or waits too long. */
export const makePasskey = async ({ options }: OperationOutput<typeof beginPasskey>): Promise<MadePasskey> => {
  const { startRegistration } = await library()
  const { id, rawId, response } = await startRegistration({ optionsJSON: options })
  const { clientDataJSON, attestationObject, transports } = response
  return { id, rawId, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject, transports } }
}

/** Has the browser prove that it holds a passkey. Rejects when the person cancels, or waits too long. */
export const provePasskey = async ({ options }: OperationOutput<typeof beginPasskeySignIn>): Promise<PasskeyProof> => {
  const { startAuthentication } = await library()
  const { id, rawId, response } = await startAuthentication({ optionsJSON: options })
  const { clientDataJSON, authenticatorData, signature, userHandle } = response
  return {
    id,
    rawId,
    type: 'public-key',
    clientExtensionResults: {},
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
}
