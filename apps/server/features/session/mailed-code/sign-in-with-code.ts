import { OperationError } from '@dovolilnice/contract/errors'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import type { signInWithMailedCode } from '@dovolilnice/contract/session/mailed-code'
import type { Db, Row } from '../../../platform/database/tables.ts'
import type { Prepare, PreparedHandler } from '../../../platform/http/context.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { verifyPassword } from '../../../platform/security/passwords.ts'
import { noteFailure } from '../passwords/note-failure.ts'
import { signInAs } from '../sign-in-as.ts'
import { codeCookie } from './request-code.ts'

/** After so many wrong codes a new one is needed. */
const failuresOfCode = 5

type Waiting = Pick<Row<'sign_in_code'>, 'token_hash' | 'email' | 'code_hash' | 'user_id'>

/** Spends one attempt before the code is compared, so that tries at the same time are counted too. */
const spendAttempt = (db: Db, token: string | undefined, now: Date): Promise<Waiting | undefined> =>
  db
    .updateTable('sign_in_code')
    .set((is) => ({ failures: is('failures', '+', 1) }))
    .where('token_hash', '=', hashSecret(token ?? ''))
    .where('expires_at', '>', now)
    .where('failures', '<', failuresOfCode)
    .returning(['token_hash', 'email', 'code_hash', 'user_id'])
    .executeTakeFirst()

interface ProvedCode {
  tokenHash: string
  userId: string
}

/**
 * Compares the code before the transaction, while no connection is held. A code that is wrong, old or spent, and one of an address without an account, look
 * alike, also in time: a hash is always compared.
 * @throws OperationError `invalid_mailed_code`, `unavailable`
 */
export const checkMailedCode: Prepare<typeof signInWithMailedCode, ProvedCode> = async ({ body }, context) => {
  const { database, now } = context
  const waiting = await spendAttempt(database.kysely, context.cookie(codeCookie), now)
  const right = await verifyPassword(body.code, waiting?.code_hash ?? null)
  if (right && waiting?.user_id != null) return { tokenHash: waiting.token_hash, userId: waiting.user_id }
  if (waiting !== undefined) {
    const account =
      waiting.user_id === null
        ? undefined
        : await database.kysely.selectFrom('app_user').selectAll().where('id', '=', waiting.user_id).executeTakeFirst()
    // Nobody is locked out: a new code may be asked for at once.
    await noteFailure(context, { email: waiting.email, account }, false)
  }
  throw new OperationError('invalid_mailed_code')
}

/** Uses the code up, and signs in or begins the second step. Of two who try at once only one succeeds. */
export const handleSignInWithMailedCode: PreparedHandler<typeof signInWithMailedCode, ProvedCode> = async (_, context, proved) => {
  const { trx, capabilities } = context
  const used = await trx.deleteFrom('sign_in_code').where('token_hash', '=', proved.tokenHash).returning('email').executeTakeFirst()
  const account = await trx.selectFrom('app_user').selectAll().where('id', '=', proved.userId).forNoKeyUpdate().executeTakeFirst()
  const stands = used !== undefined && account?.active === true && account.email === used.email && staffRoleOf(account) === 'regular'
  if (!stands) throw new OperationError('invalid_mailed_code')
  context.clearCookie(codeCookie)
  const step = await capabilities.beginSecondStep(context, account)
  return step === null ? { user: await signInAs(context, account, 'mailed_code'), second_step: null } : { user: null, second_step: step }
}
