import type { readSignInWays } from '@dovolilnice/contract/session/sign-in-ways'
import type { Handler } from '../../platform/http/context.ts'
import { passkeyPlaceOf } from './passkeys/passkey-place.ts'

export const handleReadSignInWays: Handler<typeof readSignInWays> = async (_, { config }) => ({
  passkey_origin: passkeyPlaceOf(config.publicUrl)?.origin ?? null,
  identity_provider: config.identity.provider !== undefined,
})
