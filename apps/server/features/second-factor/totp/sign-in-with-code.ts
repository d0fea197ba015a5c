import { OperationError } from '@dovolilnice/contract/errors'
import type { signInWithCode } from '@dovolilnice/contract/session/second-step'
import type { Prepare, PreparedHandler, Services } from '../../../platform/http/context.ts'
import { finishStep } from '../finish-step.ts'
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'
import { recordRefusal } from '../record-refusal.ts'
import { openTotpKey } from './sealed-totp-key.ts'
import { spendAttempt, stepCookie } from '../sign-in-steps.ts'
import { findTotpStep } from './totp.ts'

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

interface ProvedStep {
  userId: string
  tokenHash: string
  by: 'code' | 'recovery_code'
}

/** Compares the code before the transaction, so that a used code and a counted failure stay whatever follows. @throws OperationError `invalid_code`, `invalid_recovery_code` */
export const checkCode: Prepare<typeof signInWithCode, ProvedStep> = async ({ body: { code } }, context) => {
  const { database, now } = context
  const step = await spendAttempt(database.kysely, context.cookie(stepCookie), now)
  const isOfApp = /^\d{6}$/.test(code)
  const isRight = isOfApp
    ? await useTotpCode(context, step.userId, code, now)
    : await useRecoveryCode(database.kysely, step.userId, code, now)
  if (isRight) return { ...step, by: isOfApp ? 'code' : 'recovery_code' }
  await recordRefusal(context, step.userId, { action: 'factor:code_refused' })
  throw new OperationError(isOfApp ? 'invalid_code' : 'invalid_recovery_code')
}

export const handleSignInWithCode: PreparedHandler<typeof signInWithCode, ProvedStep> = async (_, context, { userId, tokenHash, by }) => {
  const { person, user } = await finishStep(context, tokenHash, userId, 'second_factor')
  if (by === 'recovery_code')
    await context.recordAlso('factor:use_recovery_code', {
      actor: { id: person.id, name: person.name },
      subject: { type: 'user', id: person.id, label: person.name },
      after: { codes_left: await countRecoveryCodes(context.trx, person.id) },
    })
  return { user }
}
