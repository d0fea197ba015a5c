import { OperationError } from '@dovolilnice/contract/errors'
import type { signInWithCode } from '@dovolilnice/contract/session/second-step'
import type { Context, Prepare, PreparedHandler, Services } from '../../../platform/http/context.ts'
import { finishStep } from '../finish-step.ts'
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { recordRefusal } from '../record-refusal.ts'
import { openTotpKey } from './sealed-totp-key.ts'
import { spendAttempt, stepCookie } from '../sign-in-steps.ts'
import { findTotpStep } from './totp.ts'

const isOfApp = (code: string): boolean => /^\d{6}$/.test(code)

/** Uses the app's code up. False for a wrong one, and for one that was used: of two who try at once only one succeeds. */
const useTotpCode = async ({ database, seal }: Services, userId: string, code: string, now: Date): Promise<boolean> => {
  const key = await database.kysely
    .selectFrom('totp_key')
    .select('sealed_key')
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst()
  const step = key && findTotpStep(openTotpKey({ seal }, userId, key.sealed_key), code, now)
  if (step === undefined) return false
  const used = await database.kysely
    .updateTable('totp_key')
    .set({ last_step: step, last_used_at: now })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}

/**
 * Uses a code of the person up, of the app or a recovery code.
 * @returns which of them it was, and whether it was right
 */
export const useEitherCode = async (
  services: Services,
  userId: string,
  code: string,
  now: Date,
): Promise<{ by: 'code' | 'recovery_code'; isRight: boolean }> =>
  isOfApp(code)
    ? { by: 'code', isRight: await useTotpCode(services, userId, code, now) }
    : { by: 'recovery_code', isRight: await useRecoveryCode(services.database.kysely, userId, code, now) }

/** The refusal of a wrong code. */
export const wrongCode = (by: 'code' | 'recovery_code'): OperationError =>
  new OperationError(by === 'code' ? 'invalid_code' : 'invalid_recovery_code')

interface ProvedStep {
  userId: string
  tokenHash: string
  by: 'code' | 'recovery_code'
}

/** Compares the code before the transaction, so that a used code and a counted failure stay whatever follows. @throws OperationError `invalid_code`, `invalid_recovery_code` */
export const checkCode: Prepare<typeof signInWithCode, ProvedStep> = async ({ body: { code } }, context) => {
  const { database, now } = context
  const step = await spendAttempt(database.kysely, context.cookie(stepCookie), now, isOfApp(code))
  const { by, isRight } = await useEitherCode(context, step.userId, code, now)
  if (isRight) return { ...step, by }
  await recordRefusal(context, step.userId, { action: 'factor:code_refused' })
  throw wrongCode(by)
}

/** Tells the person's trail that a recovery code was used, and how many are left. */
export const recordRecoveryCode = async (context: Context, { id, name }: { id: string; name: string }): Promise<void> =>
  context.recordAlso('factor:use_recovery_code', {
    actor: { id, name },
    subject: { type: 'user', id, label: name },
    after: { codes_left: await countRecoveryCodes(context.trx, id) },
  })

export const handleSignInWithCode: PreparedHandler<typeof signInWithCode, ProvedStep> = async (_, context, { userId, tokenHash, by }) => {
  const { person, user } = await finishStep(context, tokenHash, userId, 'second_factor')
  if (by === 'recovery_code') await recordRecoveryCode(context, person)
  return { user }
}
