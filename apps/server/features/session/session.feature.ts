import { readSession } from '@dovolilnice/contract/session/operations'
import { forgetOldListChanges } from '../../platform/database/lists/list-changes.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { implement } from '../../platform/http/context.ts'
import { forgetOldCounters } from '../../platform/http/limits/rate.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { forgetFailedSecrets } from '../../platform/mail/read-mails.ts'
import { forgetOldBrowsers, signInAttempts } from './passwords/check-password.ts'
import { handleLogIn, handleLogOut } from './sign-in.ts'
import { mailResetLink } from './passwords/mail-reset-link.ts'
import { handleFindPasswordReset, handleRequestPasswordReset, handleResetPassword } from './passwords/passwords.ts'
import { handleRequestSignInCode, handleSignInWithMailedCode, mailCode } from './mailed-code/mailed-code.ts'
import { mailSignUp } from './sign-up/mail-sign-up.ts'
import { sessionPrivacy, sessionTables } from './session-tables.ts'
import { ownTables } from '../../platform/privacy/owner.ts'

/** Sessions that are over, used links, browsers nobody uses, links that never arrived and old counters are forgotten every night. */
const forgetSessions = defineJob({
  name: 'forget-sessions',
  dailyAt: '03:17',
  handle: async (_, { database, clock }) => {
    const now = clock.now()
    await database.kysely.deleteFrom('session').where('expires_at', '<', now).execute()
    await database.kysely.deleteFrom('password_token').where('expires_at', '<', now).execute()
    await database.kysely.deleteFrom('sign_in_code').where('expires_at', '<', now).execute()
    await database.kysely.deleteFrom('sign_up').where('expires_at', '<', now).execute()
    await forgetOldBrowsers(database.kysely, now)
    await forgetOldCounters(database.kysely, now)
    await forgetOldListChanges(database.kysely)
    await forgetFailedSecrets(database.kysely, now)
  },
})

export const sessionFeature: Feature = {
  name: 'session',
  ...ownTables(sessionTables),
  privacy: sessionPrivacy,
  routes: [
    handleLogIn,
    handleRequestSignInCode,
    handleSignInWithMailedCode,
    handleLogOut,
    implement(readSession, async (_, { user }) => ({ user })),
    handleRequestPasswordReset,
    handleFindPasswordReset,
    handleResetPassword,
  ],
  jobs: [forgetSessions, mailResetLink, mailCode, mailSignUp],
  metrics: [signInAttempts],
}
