import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { type Locale, textIn } from '@dovolilnice/contract/locale'
import { type Db, type Trx, notFound } from '../../platform/database/db.ts'
import { type Context, type Services, type SignedInContext, implement } from '../../platform/http/context.ts'
import { queueLetter, mailText } from '../../platform/mail/queue-mail.ts'
import { renewRecoveryCodes } from './totp/recovery-codes.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { confirmedMs } from '@dovolilnice/contract/users/own-account'
import { makeRecoveryCodes, removeOwnFactor } from '@dovolilnice/contract/second-factor/operations'
import { readRuleOf } from './sign-in-policy.ts'

/** What happened to a person's factors. */
type FactorNews = 'added' | 'removed' | 'taken_off'

const texts = {
  added: mailText(null, {
    sl: [
      'Dodan je nov način prijave',
      'Vašemu računu v spletni storitvi Dovolilnice je dodan nov način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.',
    ],
    en: [
      'A new way to sign in was added',
      'A new way to sign in was added to your account in Dovolilnice: {factor}. If this was not you, tell us at once.',
    ],
  }),
  removed: mailText(null, {
    sl: [
      'Odstranjen je način prijave',
      'Iz vašega računa v spletni storitvi Dovolilnice je odstranjen način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.',
    ],
    en: [
      'A way to sign in was removed',
      'A way to sign in was removed from your account in Dovolilnice: {factor}. If this was not you, tell us at once.',
    ],
  }),
  taken_off: mailText(null, {
    sl: [
      'Prijava v dveh korakih je odstranjena',
      'Skrbnik je iz vašega računa v spletni storitvi Dovolilnice odstranil vse ključe in aplikacije za drugi korak prijave. Za naslednjo prijavo bo zadostovalo geslo; po njej dodajte nove. Če tega niste želeli, nam to takoj sporočite.',
    ],
    en: [
      'Two-step sign-in was taken off',
      'An administrator has removed all passkeys and apps for the second step of signing in from your account in Dovolilnice. The password is enough at your next sign-in; add new ones then. If you did not want this, tell us at once.',
    ],
  }),
} as const

interface Receiver {
  id: string
  email: string
  name: string
  locale: Locale
}

/** Tells a person what happened to their factors, in case it was not them. @param factor its name, as the person gave it */
const mailFactorNews = async (trx: Trx, services: Services, to: Receiver, news: FactorNews, factor = ''): Promise<void> => {
  const about = { template: `factor:${news}`, recipient: to.email, subjectType: 'user', subjectId: to.id } as const
  const facts = { locale: to.locale, letter: { to: to.name }, values: { factor } }
  await queueLetter(trx, services, about, wordsIn(texts[news], to.locale), facts)
}

/** The person's factors that are in use; a key that was only shown is none. */
export const findFactors = async (db: Db, userId: string) => ({
  totp: await db.selectFrom('totp_key').selectAll().where('user_id', '=', userId).where('confirmed_at', 'is not', null).executeTakeFirst(),
  passkeys: await db.selectFrom('passkey').selectAll().where('user_id', '=', userId).orderBy('created_at').orderBy('id').execute(),
})

/** How many factors the person has. */
export const countFactors = async (db: Db, userId: string): Promise<number> => {
  const { totp, passkeys } = await findFactors(db, userId)
  return passkeys.length + (totp === undefined ? 0 : 1)
}

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

/**
 * Until when factors may be changed in this session; null when the person must first prove again who they are. The sign-in itself counts only
 * while there is no factor: a cookie that was just stolen is as young as its session.
 */
export const confirmedUntil = async ({ trx, user, sessionId, now }: SignedInContext): Promise<Date | null> => {
  const session = await trx.selectFrom('session').select(['created_at', 'confirmed_at']).where('id', '=', sessionId).executeTakeFirst()
  if (session === undefined) return null
  const since = session.confirmed_at ?? ((await countFactors(trx, user.id)) === 0 ? session.created_at : null)
  const until = since && new Date(since.getTime() + confirmedMs)
  return until !== null && until > now ? until : null
}

/** A session left open at a desk is not enough to change factors. @throws OperationError `identity_unconfirmed` */
export const requireConfirmed = async (context: SignedInContext): Promise<void> => {
  if ((await confirmedUntil(context)) === null) throw new OperationError('identity_unconfirmed')
}

/** Removes the factor and gives its name. @throws OperationError `not_found` */
const removeFactor = async ({ trx, user }: SignedInContext, factor: string): Promise<string> => {
  if (factor === 'totp') {
    const gone = await trx.deleteFrom('totp_key').where('user_id', '=', user.id).where('confirmed_at', 'is not', null).executeTakeFirst()
    if (gone.numDeletedRows === 0n) throw new OperationError('not_found')
    return textIn(totpName, user.locale)
  }
  const gone = await trx
    .deleteFrom('passkey')
    .where('id', '=', factor)
    .where('user_id', '=', user.id)
    .returning('name')
    .executeTakeFirstOrThrow(notFound)
  return gone.name
}

/** Removes a factor; of a person who needs one the last stays. */
export const handleRemoveOwnFactor = implement(removeOwnFactor, async ({ body }, context) => {
  await requireConfirmed(context)
  const { trx, user } = context
  const name = await removeFactor(context, body.factor)
  if ((await countFactors(trx, user.id)) === 0) {
    if (user.signed_in_by !== 'identity_provider' && (await readRuleOf(trx, user.id)) === 'required')
      throw new OperationError('factor_required')
    await trx.deleteFrom('recovery_code').where('user_id', '=', user.id).execute()
  }
  await mailFactorNews(trx, context, user, 'removed', name)
  context.record({ subject: ownSubject(context), before: { factor: name } })
  return { removed: true as const }
})

export const handleMakeRecoveryCodes = implement(makeRecoveryCodes, async (_, context) => {
  await requireConfirmed(context)
  const { trx, user, now } = context
  if ((await countFactors(trx, user.id)) === 0) throw new OperationError('illegal_transition')
  const codes = await renewRecoveryCodes(trx, user.id, now)
  context.record({ subject: ownSubject(context) })
  return { recovery_codes: codes }
})

/** Deletes everything with which these people take a second step. */
export const deleteFactors = async (trx: Trx, userIds: readonly string[]): Promise<void> => {
  await trx.deleteFrom('totp_key').where('user_id', 'in', userIds).execute()
  await trx.deleteFrom('passkey').where('user_id', 'in', userIds).execute()
  await trx.deleteFrom('recovery_code').where('user_id', 'in', userIds).execute()
  await trx.deleteFrom('sign_in_step').where('user_id', 'in', userIds).execute()
}

/**
 * Takes every factor off another person's account and tells them by mail.
 * @returns how many there were
 */
export const takeOffFactors = async (context: Context, person: Parameters<typeof mailFactorNews>[2]): Promise<number> => {
  const removed = await countFactors(context.trx, person.id)
  await deleteFactors(context.trx, [person.id])
  if (removed > 0) await mailFactorNews(context.trx, context, person, 'taken_off')
  return removed
}
