import { findPasswordReset } from '@dovolilnice/contract/session/find-password-reset'
import { logIn } from '@dovolilnice/contract/session/log-in'
import { logOut } from '@dovolilnice/contract/session/log-out'
import { requestSignInCode, signInWithMailedCode } from '@dovolilnice/contract/session/mailed-code'
import { readSession } from '@dovolilnice/contract/session/read-session'
import { requestPasswordReset } from '@dovolilnice/contract/session/request-password-reset'
import { resetPassword } from '@dovolilnice/contract/session/reset-password'
import { z } from 'zod/mini'
import { forgetOldListChanges } from '../../platform/database/lists/list-changes.ts'
import { implement, implementPrepared } from '../../platform/http/feature.ts'
import type { Feature } from '../../platform/http/feature.ts'
import { forgetOldCounters } from '../../platform/http/limits/rate.ts'
import { defineJob } from '../../platform/jobs/job.ts'
import { forgetFailedSecrets } from '../../platform/mail/resendable.ts'
import { checkPassword } from './passwords/check-password.ts'
import { handleLogIn } from './log-in.ts'
import { forgetOldBrowsers } from './passwords/known-browsers.ts'
import { handleLogOut } from './log-out.ts'
import { mailResetLink } from './passwords/mail-reset-link.ts'
import { signInAttempts } from './passwords/note-failure.ts'
import { handleFindPasswordReset, handleRequestPasswordReset, handleResetPassword, hashNewPassword } from './passwords/passwords.ts'
import { mailCode } from './mailed-code/mail-code.ts'
import { handleRequestSignInCode } from './mailed-code/request-code.ts'
import { checkMailedCode, handleSignInWithMailedCode } from './mailed-code/sign-in-with-code.ts'
import { mailSignUp } from './sign-up/mail-sign-up.ts'
import { sessionPrivacy } from './session-privacy.ts'
import { sessionProcessing, sessionTables } from './session-tables.ts'

/** Sessions that are over, used links, browsers nobody uses, links that never arrived and old counters are forgotten every night. */
const forgetSessions = defineJob({
  name: 'forget-sessions',
  schema: z.object({}),
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
  tables: sessionTables,
  processing: sessionProcessing,
  privacy: sessionPrivacy,
  routes: [
    implementPrepared(logIn, checkPassword, handleLogIn),
    implement(requestSignInCode, handleRequestSignInCode),
    implementPrepared(signInWithMailedCode, checkMailedCode, handleSignInWithMailedCode),
    implement(logOut, handleLogOut),
    implement(readSession, async (_, { user }) => ({ user })),
    implement(requestPasswordReset, handleRequestPasswordReset),
    implement(findPasswordReset, handleFindPasswordReset),
    implementPrepared(resetPassword, hashNewPassword, handleResetPassword),
  ],
  jobs: [forgetSessions, mailResetLink, mailCode, mailSignUp],
  metrics: [signInAttempts],
}
