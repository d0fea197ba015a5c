import { OperationError } from '@dovolilnice/contract/errors'
import type { logIn } from '@dovolilnice/contract/session/log-in'
import type { Row, Trx } from '../../platform/database/tables.ts'
import type { PreparedHandler } from '../../platform/http/context.ts'
import type { ProvedAccount } from './passwords/check-password.ts'
import { requireLocalSignIn } from './local-sign-in.ts'
import { signInAs } from './sign-in-as.ts'

/**
 * The account as it is now, locked, when the password proved before is still its password. Locked as its update needs it: with a weaker lock two
 * sign-ins at once would wait for each other.
 * @throws OperationError `invalid_credentials` when it was closed or its password changed meanwhile
 */
const stillProved = async (trx: Trx, proved: ProvedAccount): Promise<Row<'app_user'>> => {
  const account = await trx.selectFrom('app_user').selectAll().where('id', '=', proved.id).forNoKeyUpdate().executeTakeFirst()
  if (account?.active !== true || account.password_hash !== proved.password_hash) throw new OperationError('invalid_credentials')
  return account
}

/** Signs in, or begins the second step of a person who has a second factor. */
export const handleLogIn: PreparedHandler<typeof logIn, ProvedAccount> = async (_, context, proved) => {
  const account = await stillProved(context.trx, proved)
  requireLocalSignIn(context, account)
  const step = await context.capabilities.beginSecondStep(context, account)
  return step === null ? { user: await signInAs(context, account, 'password'), second_step: null } : { user: null, second_step: step }
}
