import { OperationError } from '@dovolilnice/contract/errors'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { SignedInBy } from '@dovolilnice/contract/session/signed-in-by'
import type { Row } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/http/context.ts'
import { markOfPassword, stepCookie } from './sign-in-steps.ts'

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
