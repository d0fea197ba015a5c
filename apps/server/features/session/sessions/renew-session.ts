import type { SignedInContext } from '../../../platform/http/context.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { endSessions } from './end-sessions.ts'
import { forgetBrowsers, rememberBrowser } from '../passwords/known-browsers.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    renewSession: typeof renewSession
  }
}

/** After a person changed their password: their other sessions end, this one goes on under a new secret, and no other browser is known. */
export const renewSession = async (context: SignedInContext): Promise<void> => {
  const { trx, user, sessionId, now } = context
  await endSessions(trx, user.id, sessionId === null ? {} : { except: sessionId })
  await forgetBrowsers(trx, user.id)
  await rememberBrowser(context, user.id)
  const secret = newSecret()
  const renewed = await trx
    .updateTable('session')
    .set({ token_hash: hashSecret(secret) })
    .where('id', '=', sessionId)
    .returning('expires_at')
    .executeTakeFirst()
  if (renewed !== undefined) context.setSession(secret, Math.floor((renewed.expires_at.getTime() - now.getTime()) / 1000))
}
