import type { SessionUser } from '@dovolilnice/contract/session/session-user'
import type { SignedInBy } from '@dovolilnice/contract/session/signed-in-by'
import type { Row } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/http/context.ts'
import { rememberBrowser } from './passwords/known-browsers.ts'
import { requireLocalSignIn } from './local-sign-in.ts'
import { signInAttempts } from './passwords/note-failure.ts'
import { openSession } from './sessions/sessions.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    signInAs: typeof signInAs
  }
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
