import type { listOwnFactors } from '@dovolilnice/contract/second-factor/list-own-factors'
import type { Db } from '../../platform/database/tables.ts'
import type { Handler } from '../../platform/http/context.ts'
import { confirmedUntil } from './require-confirmed.ts'
import { passkeyPlaceOf } from './passkeys/passkey-place.ts'
import { countRecoveryCodes } from './totp/recovery-codes.ts'
import { readRuleOf } from './sign-in-policy.ts'

/** The person's factors that are in use; a key that was only shown is none. */
export const findFactors = async (db: Db, userId: string) => ({
  totp: await db.selectFrom('totp_key').selectAll().where('user_id', '=', userId).where('confirmed_at', 'is not', null).executeTakeFirst(),
  passkeys: await db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute(),
})

/** How many factors the person has. */
export const countFactors = async (db: Db, userId: string): Promise<number> => {
  const { totp, passkeys } = await findFactors(db, userId)
  return passkeys.length + (totp === undefined ? 0 : 1)
}

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
