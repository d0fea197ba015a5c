import { OperationError } from '@dovolilnice/contract/errors'
import type { logIn } from '@dovolilnice/contract/session/log-in'
import type { Row } from '../../../platform/database/tables.ts'
import type { Before, Context, Prepare } from '../../../platform/http/context.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { countFailure, requireMayTry } from './failed-attempts.ts'
import type { Attempt } from './failed-attempts.ts'
import { findKnownBrowser } from './known-browsers.ts'
import { noteFailure, signInAttempts } from './note-failure.ts'

/** The account as it was when its password was found right. */
export type ProvedAccount = Row<'app_user'>

const mayTry = async (context: Before<Context>, attempt: Attempt): Promise<void> => {
  try {
    await requireMayTry(context, attempt)
  } catch (error) {
    signInAttempts.inc({ outcome: 'stopped' })
    throw error
  }
}

/**
 * The first step of signing in, before the transaction: the hash is compared while no connection is held. Only failures count, so right
 * passwords lock nobody out, however many come at once.
 * @throws OperationError `invalid_credentials`, alike for a wrong password, an unknown address and a closed account; `rate_limited`;
 * `unavailable`
 */
export const checkPassword: Prepare<typeof logIn, ProvedAccount> = async ({ body }, context) => {
  const { email, password } = body
  const attempt = { email, address: context.address, knownBrowser: await findKnownBrowser(context, email) }
  await mayTry(context, attempt)
  const account = await context.database.kysely.selectFrom('app_user').selectAll().where('email', '=', email).executeTakeFirst()
  const right = await verifyPassword(password, account?.password_hash ?? null)
  if (right && account?.active === true) {
    // Of guesses that run at the same time, one beyond the limit must not learn that it was right.
    await mayTry(context, attempt)
    return account
  }
  await noteFailure(context, { email, account }, await countFailure(context, attempt))
  throw new OperationError('invalid_credentials')
}
