import { OperationError } from '@dovolilnice/contract/errors'
import { staffRoleOf } from '@dovolilnice/contract/permissions'
import type { Row, Trx } from '../../platform/database/db.ts'
import { type Context, type Services, implementPrepared, implement } from '../../platform/http/context.ts'
import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { SignedInBy } from '@dovolilnice/contract/session/signed-in-by'
import { type ProvedAccount, rememberBrowser, signInAttempts, checkPassword } from './passwords/check-password.ts'
import { openSession } from './sessions/sessions.ts'
import { logIn } from '@dovolilnice/contract/session/log-in'
import { logOut } from '@dovolilnice/contract/session/operations'

/**
 * Where staff sign in by the municipality's identity provider alone, a password or passkey of this product opens nothing for them; one
 * root account, named in the settings, is left for the day on which the provider is down.
 * @throws OperationError `local_sign_in_off`
 */
const requireLocalSignIn = (
  { config }: Pick<Services, 'config'>,
  person: Pick<Row<'app_user'>, 'role' | 'email' | 'granted' | 'revoked'>,
): void => {
  const { staffSignsInLocally, emergencyRoot } = config.identity
  if (staffSignsInLocally || staffRoleOf(person) === 'regular') return
  if (person.role === 'root' && person.email === emergencyRoot) return
  throw new OperationError('local_sign_in_off')
}

/** The last step of signing in, once a person has proved who they are: opens the session, sets its cookie, and records it. */
export const signInAs = async (context: Context, person: Row<'app_user'>, by: SignedInBy): Promise<SessionUser> => {
  if (by !== 'identity_provider') requireLocalSignIn(context, person)
  // What this browser leaves behind would stay open until it is idle.
  if (context.sessionId !== null) await context.trx.deleteFrom('session').where('id', '=', context.sessionId).execute()
  const { secret, seconds, user } = await openSession(context.trx, context, person, context, context.now, by)
  context.setSession(secret, seconds)
  await rememberBrowser(context, person.id)
  signInAttempts.inc({ outcome: 'right' })
  await context.recordAlso('session:log_in', {
    actor: { id: person.id, name: person.name },
    subject: { type: 'user', id: person.id, label: person.name },
  })
  return user
}

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

export const handleLogIn = implementPrepared(logIn, checkPassword, async (_, context, proved) => {
  const account = await stillProved(context.trx, proved)
  requireLocalSignIn(context, account)
  const step = await context.capabilities.beginSecondStep(context, account)
  return step === null ? { user: await signInAs(context, account, 'password'), second_step: null } : { user: null, second_step: step }
})

export const handleLogOut = implement(logOut, async (_, context) => {
  await context.trx.deleteFrom('session').where('id', '=', context.sessionId).execute()
  context.clearSession()
  context.record({ subject: { type: 'user', id: context.user.id, label: context.user.name } })
})
