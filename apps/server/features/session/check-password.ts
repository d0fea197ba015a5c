import { OperationError } from '@dovolilnice/contract/errors'
import type { logIn } from '@dovolilnice/contract/session/log-in'
import type { Row } from '../../platform/database/tables.ts'
import type { Prepare } from '../../platform/http/context.ts'
import { verifyPassword } from '../../platform/security/passwords.ts'

/** The account as it was when its password was found right. */
export type ProvedAccount = Row<'app_user'>

/**
 * The first step of signing in, before the transaction: the hash is compared while no connection is held.
 * @throws OperationError `invalid_credentials`, alike for a wrong password, an unknown address and a closed account; `unavailable`
 */
export const checkPassword: Prepare<typeof logIn, ProvedAccount> = async ({ body }, { database }) => {
  const account = await database.kysely.selectFrom('app_user').selectAll().where('email', '=', body.email).executeTakeFirst()
  const right = await verifyPassword(body.password, account?.password_hash ?? null)
  if (!right || account === undefined || !account.active) throw new OperationError('invalid_credentials')
  return account
}
