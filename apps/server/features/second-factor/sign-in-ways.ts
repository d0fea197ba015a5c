import type { listOwnFactors } from '@dovolilnice/contract/second-factor/list-own-factors'
import type { readSignInWays } from '@dovolilnice/contract/session/sign-in-ways'
import type { Handler } from '../../platform/http/context.ts'
import { findFactors } from './own-factors.ts'
import { passkeyPlaceOf } from './passkeys/passkey-place.ts'
import { confirmedUntil } from './require-confirmed.ts'
import { readRuleOf } from './sign-in-policy.ts'
import { countRecoveryCodes } from './totp/recovery-codes.ts'

export const handleReadSignInWays: Handler<typeof readSignInWays> = async (_, { config }) => ({
  passkey_origin: passkeyPlaceOf(config.publicUrl)?.origin ?? null,
  identity_provider: config.identity.provider !== undefined,
})

export const handleListOwnFactors: Handler<typeof listOwnFactors> = async (_, context) => {
  const { trx, user, config } = context
  const { totp, passkeys } = await findFactors(trx, user.id)
  return {
    totp: totp === undefined ? null : { added_at: totp.created_at, last_used_at: totp.last_used_at },
    passkeys: passkeys.map((passkey) => ({ ...passkey, added_at: passkey.created_at })),
    recovery_codes: await countRecoveryCodes(trx, user.id),
    rule: await readRuleOf(trx, user.id),
    passkey_origin: passkeyPlaceOf(config.publicUrl)?.origin ?? null,
    confirmed_until: await confirmedUntil(context),
  }
}
