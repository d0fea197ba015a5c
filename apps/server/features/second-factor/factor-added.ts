import type { SignedInContext } from '../../platform/http/context.ts'
import { mailFactorNews } from './factor-mail.ts'
import { countFactors } from './own-factors.ts'
import { renewRecoveryCodes } from './totp/recovery-codes.ts'

/** An authenticator app as people call it, in mails and in the audit trail. */
export const totpName = { sl: 'aplikacija s kodami', en: 'authenticator app' } as const

/**
 * What follows when a person has a new factor: a mail, and with the first one recovery codes. This session then counts as signed in with a
 * second factor; other sessions, which were not, end.
 * @returns the recovery codes, shown once; null when the person has codes already
 */
export const followNewFactor = async (context: SignedInContext, factor: string): Promise<string[] | null> => {
  const { trx, user, sessionId, now, capabilities } = context
  await mailFactorNews(trx, context, user, 'added', factor)
  if (sessionId === null || (await countFactors(trx, user.id)) > 1) return null
  await capabilities.raiseSession(trx, sessionId)
  // The first one has just been proved.
  await capabilities.confirmSession(trx, sessionId, now)
  await capabilities.endSessions(trx, user.id, { except: sessionId })
  return renewRecoveryCodes(trx, user.id, now)
}

/** The signed-in person as the record that the event is about. */
export const ownSubject = ({ user }: SignedInContext) => ({ type: 'user' as const, id: user.id, label: user.name })
