import { OperationError } from '@dovolilnice/contract/errors'
import { beginPasskeyConfirmation, confirmByFactor } from '@dovolilnice/contract/second-factor/operations'
import { confirmedMs } from '@dovolilnice/contract/users/own-account'
import { type Prepare, implement, implementPrepared } from '../../platform/http/context.ts'
import { keepChallenge, passkeyOptions, takeChallenge, usePasskey } from './passkeys/passkeys.ts'
import { recordRecoveryCode, useEitherCode, wrongCode } from './totp/totp-steps.ts'

export const handleBeginPasskeyConfirmation = implement(beginPasskeyConfirmation, async (_, context) => {
  const options = await passkeyOptions(context, context.user.id)
  await keepChallenge(context, options.challenge)
  return { options }
})

type Factor = 'passkey' | 'code' | 'recovery_code'

/** Looks at the factor before the transaction: what is used up, or counted as a failure, stays so whatever follows. */
const checkFactor: Prepare<typeof confirmByFactor, Factor> = async ({ body }, context) => {
  const { user, now } = context
  if ('proof' in body) {
    await usePasskey(context, body.proof, await takeChallenge(context), user.id)
    return 'passkey'
  }
  const { by, isRight } = await useEitherCode(context, user.id, body.code, now)
  if (!isRight) throw wrongCode(by)
  return by
}

export const handleConfirmByFactor = implementPrepared(confirmByFactor, checkFactor, async (_, context, by) => {
  const { trx, sessionId, now, user, capabilities } = context
  if (sessionId === null) throw new OperationError('unauthenticated')
  await capabilities.confirmSession(trx, sessionId, now)
  if (by === 'recovery_code') await recordRecoveryCode(context, user)
  return { confirmed_until: new Date(now.getTime() + confirmedMs) }
})
