import { textIn } from '@dovolilnice/contract/in-language'
import { OperationError } from '@dovolilnice/contract/errors'
import type { makeRecoveryCodes } from '@dovolilnice/contract/second-factor/make-recovery-codes'
import type { removeOwnFactor } from '@dovolilnice/contract/second-factor/remove-own-factor'
import type { Trx } from '../../platform/database/tables.ts'
import type { Context, Handler, SignedInContext } from '../../platform/http/context.ts'
import { ownSubject, totpName } from './factor-added.ts'
import { mailFactorNews } from './factor-mail.ts'
import { countFactors } from './own-factors.ts'
import { renewRecoveryCodes } from './totp/recovery-codes.ts'
import { requireConfirmed } from './require-confirmed.ts'
import { readRuleOf } from './sign-in-policy.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    takeOffFactors: typeof takeOffFactors
  }
}

/** Removes the factor and gives its name. @throws OperationError `not_found` */
const removeFactor = async ({ trx, user }: SignedInContext, factor: string): Promise<string> => {
  if (factor === 'totp') {
    const gone = await trx.deleteFrom('totp_key').where('user_id', '=', user.id).where('confirmed_at', 'is not', null).executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw new OperationError('not_found')
    return textIn(totpName, user.locale)
  }
  const gone = await trx.deleteFrom('passkey').where('id', '=', factor).where('user_id', '=', user.id).returning('name').executeTakeFirst()
  if (gone === undefined) throw new OperationError('not_found')
  return gone.name
}

/** Removes a factor; of a person who needs one the last stays. */
export const handleRemoveOwnFactor: Handler<typeof removeOwnFactor> = async ({ body }, context) => {
  await requireConfirmed(context)
  const { trx, user } = context
  const name = await removeFactor(context, body.factor)
  if ((await countFactors(trx, user.id)) === 0) {
    if (user.signed_in_by !== 'identity_provider' && (await readRuleOf(trx, user.id)) === 'required')
      throw new OperationError('factor_required')
    await trx.deleteFrom('recovery_code').where('user_id', '=', user.id).execute()
  }
  await mailFactorNews(trx, context, user, 'removed', name)
  context.record({ subject: ownSubject(context), before: { factor: name } })
  return { removed: true as const }
}

export const handleMakeRecoveryCodes: Handler<typeof makeRecoveryCodes> = async (_, context) => {
  await requireConfirmed(context)
  const { trx, user, now } = context
  if ((await countFactors(trx, user.id)) === 0) throw new OperationError('illegal_transition')
  const codes = await renewRecoveryCodes(trx, user.id, now)
  context.record({ subject: ownSubject(context) })
  return { recovery_codes: codes }
}

/** Deletes everything with which these people take a second step. */
export const deleteFactors = async (trx: Trx, userIds: readonly string[]): Promise<void> => {
  await trx.deleteFrom('totp_key').where('user_id', 'in', userIds).execute()
  await trx.deleteFrom('passkey').where('user_id', 'in', userIds).execute()
  await trx.deleteFrom('recovery_code').where('user_id', 'in', userIds).execute()
  await trx.deleteFrom('sign_in_step').where('user_id', 'in', userIds).execute()
}

/**
 * Takes every factor off another person's account and tells them by mail.
 * @returns how many there were
 */
export const takeOffFactors = async (context: Context, person: Parameters<typeof mailFactorNews>[2]): Promise<number> => {
  const removed = await countFactors(context.trx, person.id)
  await deleteFactors(context.trx, [person.id])
  if (removed > 0) await mailFactorNews(context.trx, context, person, 'taken_off')
  return removed
}
