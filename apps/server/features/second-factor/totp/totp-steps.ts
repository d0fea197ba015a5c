import { type Context, type Prepare, type Services, implement, implementPrepared } from '../../../platform/http/context.ts'
import { textIn } from '@dovolilnice/contract/locale'
import { OperationError } from '@dovolilnice/contract/errors'
import { beginTotp, confirmTotp } from '@dovolilnice/contract/second-factor/operations'
import { qrRows } from '../../../platform/pdf/payment-slip.ts'
import { followNewFactor, ownSubject, requireConfirmed, totpName } from '../own-factors.ts'
import { base32, findTotpStep, newTotpKey, totpAddress } from './totp.ts'
import { signInWithCode } from '@dovolilnice/contract/session/second-step'
import { finishStep, recordRefusal, spendAttempt, stepCookie } from '../sign-in-steps.ts'
import { countRecoveryCodes, useRecoveryCode } from './recovery-codes.ts'

const about = (userId: string): string => `totp:${userId}`

/** The key as it is stored: encrypted, and bound to its person. */
const sealTotpKey = ({ seal }: Pick<Services, 'seal'>, userId: string, key: Uint8Array): string =>
  seal.close(Buffer.from(key).toString('base64'), about(userId))

/** @throws Error when the server's key is no longer the one it was sealed with */
const openTotpKey = ({ seal }: Pick<Services, 'seal'>, userId: string, sealed: string): Buffer =>
  Buffer.from(seal.open(sealed, about(userId)), 'base64')

export const handleBeginTotp = implement(beginTotp, async (_, context) => {
  await requireConfirmed(context)
  const { trx, user, now, capabilities } = context
  const key = newTotpKey()
  const values = { sealed_key: sealTotpKey(context, user.id, key), created_at: now, last_step: 0 }
  const written = await trx
    .insertInto('totp_key')
    .values({ user_id: user.id, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(values).where('totp_key.confirmed_at', 'is', null))
    .returning('user_id')
    .executeTakeFirst()
  if (written === undefined) throw new OperationError('duplicate')
  const { municipality } = await capabilities.readParameters(trx)
  const address = totpAddress(key, `Dovolilnice, ${municipality.name}`, user.email)
  return { key: base32(key), address, qr: qrRows(address) }
})

export const handleConfirmTotp = implement(confirmTotp, async ({ body }, context) => {
  await requireConfirmed(context)
  const { trx, user, now } = context
  const begun = await trx
    .selectFrom('totp_key')
    .select('sealed_key')
    .where('user_id', '=', user.id)
    .where('confirmed_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (begun === undefined) throw new OperationError('illegal_transition')
  const step = findTotpStep(openTotpKey(context, user.id, begun.sealed_key), body.code, now)
  if (step === undefined) throw new OperationError('invalid_code')
  await trx.updateTable('totp_key').set({ confirmed_at: now, last_step: step }).where('user_id', '=', user.id).execute()
  context.record({ subject: ownSubject(context) })
  return { recovery_codes: await followNewFactor(context, textIn(totpName, user.locale)) }
})

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

export const wrongCode = (by: 'code' | 'recovery_code'): OperationError =>
  new OperationError(by === 'code' ? 'invalid_code' : 'invalid_recovery_code')

interface ProvedStep {
  userId: string
  tokenHash: string
  by: 'code' | 'recovery_code'
}

/** Compares the code before the transaction, so that a used code and a counted failure stay whatever follows. @throws OperationError `invalid_code`, `invalid_recovery_code` */
const checkCode: Prepare<typeof signInWithCode, ProvedStep> = async ({ body: { code } }, context) => {
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

export const handleSignInWithCode = implementPrepared(signInWithCode, checkCode, async (_, context, { userId, tokenHash, by }) => {
  const { person, user } = await finishStep(context, tokenHash, userId, 'second_factor')
  if (by === 'recovery_code') await recordRecoveryCode(context, person)
  return { user }
})
