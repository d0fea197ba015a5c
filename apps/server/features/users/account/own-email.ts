import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { screenPath } from '@dovolilnice/contract/screens'
import { type Trx, insertRow, updateRow } from '../../../platform/database/db.ts'
import { type Prepare, type Services, type SignedInContext, implementPrepared, implement } from '../../../platform/http/context.ts'
import { queueLetter, mailText } from '../../../platform/mail/queue-mail.ts'
import { joinRecords, moveRecords, subjectOf, type UserRecord } from '../user-queries.ts'
import { z } from 'zod/mini'
import { defineJob } from '../../../platform/jobs/job.ts'
import { hashSecret, newSecret } from '../../../platform/security/secret.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { changeOwnEmail, changeOwnPassword, confirmOwnEmail, isReachable } from '@dovolilnice/contract/users/own-account'
import { setPassword } from '../user-access.ts'
import { lockOwn, lockProved, proveOwnPassword, preparePasswordChange } from './own-account.ts'
import { refusingTakenEmail } from '../write-user.ts'

const texts = {
  link: mailText(
    { sl: 'Potrdi naslov', en: 'Confirm the address' },
    {
      sl: [
        'Potrdite novi e-poštni naslov',
        'Za svoj račun v spletni storitvi Dovolilnice ste zahtevali ta e-poštni naslov. Povezava velja 24 ur in deluje enkrat. Če spremembe niste zahtevali vi, sporočila ni treba upoštevati.',
        'Če vas povezava vpraša za prijavo, se prijavite z dosedanjim naslovom; novi velja šele po potrditvi.',
      ],
      en: [
        'Confirm your new e-mail address',
        'You asked to use this e-mail address for your account in Dovolilnice. The link works once, for 24 hours. If you did not ask for it, ignore this message.',
        'If the link asks you to sign in, use your present address; the new one counts once it is confirmed.',
      ],
    },
  ),
  taken: mailText(
    { sl: 'Prijava', en: 'Sign in' },
    {
      sl: [
        'Ta e-poštni naslov že ima račun',
        'V spletni storitvi Dovolilnice je nekdo za svoj račun zahteval ta e-poštni naslov. Naslov že ima račun, zato se ni nič spremenilo.',
        'Če ste bili to vi, se prijavite v račun s tem naslovom. Če niste, sporočila ni treba upoštevati.',
      ],
      en: [
        'This e-mail address already has an account',
        'Someone asked to use this e-mail address for their account in Dovolilnice. It already has an account, so nothing has changed.',
        'If it was you, sign in to the account with this address. If not, ignore this message.',
      ],
    },
  ),
  changed: mailText(null, {
    sl: [
      'Vaš e-poštni naslov je spremenjen',
      'Račun v spletni storitvi Dovolilnice odslej uporablja drug e-poštni naslov. Če tega niste želeli, nam to takoj sporočite.',
    ],
    en: [
      'Your e-mail address has been changed',
      'Your account in Dovolilnice now uses another e-mail address. If you did not want this, tell us at once.',
    ],
  }),
} as const

/** Mails the new address the link that takes it into use. */
const mailEmailLink = async (trx: Trx, services: Services, user: UserRecord, email: string, token: string): Promise<void> => {
  const { locale } = user
  const url = `${services.config.publicUrl}${screenPath('settings', {}, { potrditev: token })}`
  const about = { template: 'account:confirm_email', recipient: email, subjectType: 'user', subjectId: user.id } as const
  await queueLetter(trx, services, about, wordsIn(texts.link, locale), { locale, letter: { to: user.name }, url })
}

/** Tells the owner of an address that somebody else asked for it. */
const mailEmailTaken = async (trx: Trx, services: Services, owner: UserRecord): Promise<void> => {
  const { locale } = owner
  const url = `${services.config.publicUrl}${screenPath('login')}`
  const about = { template: 'account:email_taken', recipient: owner.email, subjectType: 'user', subjectId: owner.id } as const
  await queueLetter(trx, services, about, wordsIn(texts.taken, locale), { locale, letter: { to: owner.name }, url })
}

/** Tells the old address that it is no longer the account's, in case a thief or a colleague changed it. */
export const mailEmailChanged = async (trx: Trx, services: Services, user: UserRecord): Promise<void> => {
  const { locale } = user
  const about = { template: 'account:email_changed', recipient: user.email, subjectType: 'user', subjectId: user.id } as const
  await queueLetter(trx, services, about, wordsIn(texts.changed, locale), { locale, letter: { to: user.name } })
}

/**
 * Mails the link that takes a new e-mail address into use; an address that has an account already is told of it instead. `change` is the key of
 * the row that waits; the link's own secret takes its place, so that a second run finds nothing to do.
 */
export const mailEmailChange = defineJob({
  name: 'mail-email-change',
  schema: z.object({ change: z.string() }),
  handle: ({ change }, { database, services }) =>
    database.transaction(async (trx) => {
      const token = newSecret()
      const waiting = await trx
        .updateTable('email_change')
        .set({ token_hash: hashSecret(token) })
        .where('token_hash', '=', change)
        .where('used_at', 'is', null)
        .returning(['user_id', 'email'])
        .executeTakeFirst()
      if (waiting === undefined) return
      const owner = await trx.selectFrom('app_user').selectAll().where('email', '=', waiting.email).executeTakeFirst()
      if (owner !== undefined) return mailEmailTaken(trx, services, owner)
      const user = await trx.selectFrom('app_user').selectAll().where('id', '=', waiting.user_id).executeTakeFirstOrThrow()
      await mailEmailLink(trx, services, user, waiting.email, token)
    }),
})

const linkHours = 24

/** Links mailed to new addresses of a person stop working. */
export const voidEmailLinks = async (trx: Trx, userId: string, now: Date): Promise<void> => {
  await trx.updateTable('email_change').set({ used_at: now }).where('user_id', '=', userId).where('used_at', 'is', null).execute()
}

const prepareEmailChange: Prepare<typeof changeOwnEmail, UserRecord> = ({ body }, context) =>
  proveOwnPassword(context, body.password, 'password')

/** Has the link mailed that takes an address into use. The person has proved who they are. */
export const askForEmail = async (context: SignedInContext, user: Pick<UserRecord, 'id' | 'email'>, email: string): Promise<void> => {
  const { trx, now } = context
  await voidEmailLinks(trx, user.id, now)
  // Whether an address belongs to somebody is nobody's business: it waits for its confirmation either way, and the job looks who gets which mail.
  if (email === user.email) return
  const change = hashSecret(newSecret())
  const expiresAt = new Date(now.getTime() + linkHours * 3_600_000)
  await insertRow(trx, 'email_change', { token_hash: change, user_id: user.id, email, created_at: now, expires_at: expiresAt })
  await context.send(trx, mailEmailChange, { change })
}

export const handleChangeOwnEmail = implementPrepared(changeOwnEmail, prepareEmailChange, async ({ body }, context, proved) => {
  const user = await lockProved(context, proved, 'password')
  await askForEmail(context, user, body.email)
  context.record({ subject: subjectOf(user), after: { email: body.email } })
  return { sent: true as const }
})

export const handleConfirmOwnEmail = implement(confirmOwnEmail, async ({ body }, context) => {
  const { trx, now } = context
  const user = await lockOwn(context)
  const change = await trx
    .updateTable('email_change')
    .set({ used_at: now })
    .where('token_hash', '=', hashSecret(body.token))
    .where('user_id', '=', user.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('email')
    .executeTakeFirst()
  if (change === undefined) throw new OperationError('expired_link')
  await refusingTakenEmail(() =>
    updateRow(trx, 'app_user', user.id, { email: change.email, email_verified_at: now, version: user.version + 1 }),
  )
  await mailEmailChanged(trx, context, user)
  const account = { id: user.id, name: user.name, email: change.email }
  await moveRecords(context, account, user.email)
  await joinRecords(context, account)
  context.record({ subject: subjectOf(user), before: { email: user.email }, after: { email: change.email } })
  return { email: change.email }
})

export const handleChangeOwnPassword = implementPrepared(changeOwnPassword, preparePasswordChange, async ({ body }, context, change) => {
  const user = await lockProved(context, change.proved, 'current_password')
  await setPassword(context, user.id, change.passwordHash)
  const asked = isReachable(user.email) ? undefined : body.email
  if (asked !== undefined) await askForEmail(context, user, asked)
  await context.capabilities.renewSession(context)
  context.record({ subject: subjectOf(user), ...(asked !== undefined && { after: { email: asked } }) })
  return { changed: true as const }
})
