import type { Locale } from '@dovolilnice/contract/locale'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { screenPath } from '@dovolilnice/contract/screens'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import type { MailText } from '../../../platform/mail/write-mail.ts'
import type { UserRecord } from '../user-queries.ts'

const texts = {
  link: {
    sl: {
      subject: 'Potrdite novi e-poštni naslov',
      paragraphs: [
        'Za svoj račun v spletni storitvi Dovolilnice ste zahtevali ta e-poštni naslov. Povezava velja 24 ur in deluje enkrat. Če spremembe niste zahtevali vi, sporočila ni treba upoštevati.',
      ],
      action: 'Potrdi naslov',
    },
    en: {
      subject: 'Confirm your new e-mail address',
      paragraphs: [
        'You asked to use this e-mail address for your account in Dovolilnice. The link works once, for 24 hours. If you did not ask for it, ignore this message.',
      ],
      action: 'Confirm the address',
    },
  },
  taken: {
    sl: {
      subject: 'Ta e-poštni naslov že ima račun',
      paragraphs: [
        'V spletni storitvi Dovolilnice je nekdo za svoj račun zahteval ta e-poštni naslov. Naslov že ima račun, zato se ni nič spremenilo.',
        'Če ste bili to vi, se prijavite v račun s tem naslovom. Če niste, sporočila ni treba upoštevati.',
      ],
      action: 'Prijava',
    },
    en: {
      subject: 'This e-mail address already has an account',
      paragraphs: [
        'Someone asked to use this e-mail address for their account in Dovolilnice. It already has an account, so nothing has changed.',
        'If it was you, sign in to the account with this address. If not, ignore this message.',
      ],
      action: 'Sign in',
    },
  },
  changed: {
    sl: {
      subject: 'Vaš e-poštni naslov je spremenjen',
      paragraphs: [
        'Račun v spletni storitvi Dovolilnice odslej uporablja drug e-poštni naslov. Če tega niste želeli, nam to takoj sporočite.',
      ],
    },
    en: {
      subject: 'Your e-mail address has been changed',
      paragraphs: ['Your account in Dovolilnice now uses another e-mail address. If you did not want this, tell us at once.'],
    },
  },
} as const

const senderFrom = async (trx: Trx, { capabilities }: Services, locale: Locale): Promise<{ footer: string; colour: string }> => {
  const { municipality, colours } = await capabilities.readParameters(trx)
  return { footer: mailFooter(municipality, locale), colour: colours.primary }
}

/** Mails the new address the link that takes it into use. */
export const mailEmailLink = async (trx: Trx, services: Services, user: UserRecord, email: string, token: string): Promise<void> => {
  const { locale } = user
  const url = `${services.config.publicUrl}${screenPath('settings', {}, { potrditev: token })}`
  const written = writeMail(wordsIn<MailText>(texts.link, locale), {
    locale,
    letter: { to: user.name },
    ...(await senderFrom(trx, services, locale)),
    url,
  })
  const about = { template: 'account:confirm_email', recipient: email, subjectType: 'user' as const, subjectId: user.id }
  await queueMail(trx, services, { ...about, ...written }, services.clock)
}

/** Tells the owner of an address that somebody else asked for it. */
export const mailEmailTaken = async (trx: Trx, services: Services, owner: UserRecord): Promise<void> => {
  const { locale } = owner
  const url = `${services.config.publicUrl}${screenPath('login')}`
  const written = writeMail(wordsIn<MailText>(texts.taken, locale), {
    locale,
    letter: { to: owner.name },
    ...(await senderFrom(trx, services, locale)),
    url,
  })
  const about = { template: 'account:email_taken', recipient: owner.email, subjectType: 'user' as const, subjectId: owner.id }
  await queueMail(trx, services, { ...about, ...written }, services.clock)
}

/** Tells the old address that it is no longer the account's, in case a thief or a colleague changed it. */
export const mailEmailChanged = async (trx: Trx, services: Services, user: UserRecord): Promise<void> => {
  const { locale } = user
  const written = writeMail(wordsIn<MailText>(texts.changed, locale), {
    locale,
    letter: { to: user.name },
    ...(await senderFrom(trx, services, locale)),
  })
  const about = { template: 'account:email_changed', recipient: user.email, subjectType: 'user' as const, subjectId: user.id }
  await queueMail(trx, services, { ...about, ...written }, services.clock)
}
