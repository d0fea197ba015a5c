import { OperationError } from '@dovolilnice/contract/errors'
import type { SecondStep } from '@dovolilnice/contract/session/second-step'
import { type Db, type Row, insertRow } from '../../platform/database/db.ts'
import { type Before, type Context, implement } from '../../platform/http/context.ts'
import { hashSecret, newSecret } from '../../platform/security/secret.ts'
import { confirmedUntil, findFactors } from './own-factors.ts'
import { passkeyPlaceOf } from './passkeys/passkey-place.ts'
import { countRecoveryCodes } from './totp/recovery-codes.ts'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { SignedInBy } from '@dovolilnice/contract/session/signed-in-by'
import type { EventAction } from '@dovolilnice/contract/events/event-words'
import { recordEvent } from '../../platform/audit/record-event.ts'
import { listOwnFactors } from '@dovolilnice/contract/second-factor/operations'
import { readSignInWays } from '@dovolilnice/contract/session/operations'
import { readRuleOf } from './sign-in-policy.ts'

/** Binds a step to the browser in which it began. */
export const stepCookie = 'dovolilnice_step'
const stepSeconds = 600
/** After so many wrong codes the password must be given again. */
const failuresOfStep = 5
/** So many wrong codes of one person in a quarter of an hour, over all their steps, are the limit of codes that can be guessed. */
const failuresOfPerson = 10
const limitSeconds = 900

/** Says whether a password is still the one that was proved. */
export const markOfPassword = (passwordHash: string | null): string => hashSecret(passwordHash ?? '')

type NewStep = Pick<Row<'sign_in_step'>, 'user_id' | 'password_mark' | 'challenge'>

/** Begins a step in this browser. */
export const openStep = async ({ trx, now, setCookie }: Context, step: NewStep): Promise<void> => {
  const token = newSecret()
  const expiresAt = new Date(now.getTime() + stepSeconds * 1000)
  await insertRow(trx, 'sign_in_step', { token_hash: hashSecret(token), ...step, created_at: now, expires_at: expiresAt })
  setCookie(stepCookie, token, { httpOnly: true, maxAge: stepSeconds })
}

/** After a right password: begins the second step of a person who has a factor. @returns null for a person without one */
export const beginSecondStep = async (context: Context, person: Row<'app_user'>): Promise<SecondStep | null> => {
  const { trx, config } = context
  const { totp, passkeys } = await findFactors(trx, person.id)
  if (totp === undefined && passkeys.length === 0) return null
  await openStep(context, { user_id: person.id, password_mark: markOfPassword(person.password_hash), challenge: null })
  const ways: SecondStep['ways'] = []
  if (passkeys.length > 0 && passkeyPlaceOf(config.publicUrl) !== undefined) ways.push('passkey')
  if (totp !== undefined) ways.push('code')
  if ((await countRecoveryCodes(trx, person.id)) > 0) ways.push('recovery_code')
  return { ways }
}

/** The step of this browser, while it is open. @throws OperationError `step_expired` */
export const findStep = async (db: Db, token: string | undefined, now: Date): Promise<Row<'sign_in_step'>> => {
  const step = await db
    .selectFrom('sign_in_step')
    .selectAll()
    .where('token_hash', '=', hashSecret(token ?? ''))
    .where('expires_at', '>', now)
    .executeTakeFirst()
  if (step === undefined) throw new OperationError('step_expired')
  return step
}

const requireFewFailures = async (db: Db, userId: string, now: Date): Promise<void> => {
  const { failures } = await db
    .selectFrom('sign_in_step')
    .select(({ fn }) => fn.sum<number | null>('failures').as('failures'))
    .where('user_id', '=', userId)
    .where('created_at', '>', new Date(now.getTime() - limitSeconds * 1000))
    .executeTakeFirstOrThrow()
  if ((failures ?? 0) >= failuresOfPerson) throw new OperationError('rate_limited', { details: { retry_after: limitSeconds } })
}

/**
 * Spends one attempt of the step before a code is compared, so that tries at the same time are counted too. A right code deletes the step.
 * @param isGuessable a code of six digits. Nobody guesses a recovery code: it goes on opening the account of somebody whose password a stranger
 * knows, and tries at
 * @returns the person and the step
 * @throws OperationError `step_expired`, `rate_limited`
 */
export const spendAttempt = async (
  db: Db,
  token: string | undefined,
  now: Date,
  isGuessable: boolean,
): Promise<{ userId: string; tokenHash: string }> => {
  const { user_id: userId, token_hash: tokenHash } = await findStep(db, token, now)
  if (userId === null) throw new OperationError('step_expired')
  if (isGuessable) await requireFewFailures(db, userId, now)
  const spent = await db
    .updateTable('sign_in_step')
    .set(({ eb }) => ({ failures: eb('failures', '+', 1) }))
    .where('token_hash', '=', tokenHash)
    .where('failures', '<', failuresOfStep)
    .returning('user_id')
    .executeTakeFirst()
  if (spent === undefined) throw new OperationError('step_expired')
  return { userId, tokenHash }
}

/** Steps that are over. */
export const forgetOldSteps = async (db: Db, now: Date): Promise<void> => {
  await db.deleteFrom('sign_in_step').where('expires_at', '<', now).execute()
  await db.deleteFrom('passkey_challenge').where('expires_at', '<', now).execute()
}

/**
 * Ends the step and signs its person in.
 * @throws OperationError `step_expired` when the account was closed, or its password changed, since the step began
 */
export const finishStep = async (
  context: Context,
  tokenHash: string,
  userId: string,
  by: SignedInBy,
): Promise<{ person: Row<'app_user'>; user: SessionUser }> => {
  const { trx, capabilities } = context
  const step = await trx.deleteFrom('sign_in_step').where('token_hash', '=', tokenHash).returningAll().executeTakeFirst()
  const person = await trx.selectFrom('app_user').selectAll().where('id', '=', userId).forNoKeyUpdate().executeTakeFirst()
  const stands = step?.password_mark === null || step?.password_mark === markOfPassword(person?.password_hash ?? null)
  if (step === undefined || person?.active !== true || !stands) throw new OperationError('step_expired')
  context.clearCookie(stepCookie)
  return { person, user: await capabilities.signInAs(context, person, by) }
}

/**
 * Writes a refused second step into the trail of the person whose sign-in it was. The call fails, so the event has a transaction of its own. The
 * actor has no id: whoever tried has not proved to be the person.
 */
export const recordRefusal = async (
  { database, clock, address, requestId }: Pick<Before<Context>, 'database' | 'clock' | 'address' | 'requestId'>,
  userId: string,
  refusal: { action: EventAction; after?: { factor: string } },
): Promise<void> =>
  database.transaction(async (trx) => {
    const { id, name } = await trx.selectFrom('app_user').select(['id', 'name']).where('id', '=', userId).executeTakeFirstOrThrow()
    const subject = { type: 'user', id, label: name } as const
    const event = { ...refusal, kind: 'change', actor: { id: null, name }, subject, address, request_id: requestId } as const
    await recordEvent(trx, event, clock)
  })

export const handleReadSignInWays = implement(readSignInWays, async (_, { config }) => ({
  passkey_origin: passkeyPlaceOf(config.publicUrl)?.origin ?? null,
  identity_provider: config.identity.provider !== undefined,
}))

export const handleListOwnFactors = implement(listOwnFactors, async (_, context) => {
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
})
