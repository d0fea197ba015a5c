import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Trx } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import { mailFooter } from '../../platform/mail/mail-footer.ts'
import { queueMail } from '../../platform/mail/queue-mail.ts'
import { writeMail } from '../../platform/mail/write-mail.ts'
import type { MailText } from '../../platform/mail/write-mail.ts'

/** What happened to a person's factors. */
export type FactorNews = 'added' | 'removed' | 'taken_off'

const texts = {
  added: {
    sl: {
      subject: 'Dodan je nov način prijave',
      paragraphs: [
        'Računu v spletni storitvi Dovolilnice je dodan nov način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.',
      ],
    },
    en: {
      subject: 'A new way to sign in was added',
      paragraphs: ['A new way to sign in was added to your account in Dovolilnice: {factor}. If this was not you, tell us at once.'],
    },
  },
  removed: {
    sl: {
      subject: 'Odstranjen je način prijave',
      paragraphs: [
        'Računu v spletni storitvi Dovolilnice je odstranjen način prijave: {factor}. Če tega niste storili vi, nam to takoj sporočite.',
      ],
    },
    en: {
      subject: 'A way to sign in was removed',
      paragraphs: ['A way to sign in was removed from your account in Dovolilnice: {factor}. If this was not you, tell us at once.'],
    },
  },
  taken_off: {
    sl: {
      subject: 'Prijava v dveh korakih je odstranjena',
      paragraphs: [
        'Skrbnik je vašemu računu v spletni storitvi Dovolilnice odstranil vse ključe in aplikacije za drugi korak prijave. Ob naslednji prijavi zadostuje geslo, nato dodajte nove. Če tega niste želeli, nam to takoj sporočite.',
      ],
    },
    en: {
      subject: 'Two-step sign-in was taken off',
      paragraphs: [
        'An administrator has removed all passkeys and apps for the second step of signing in from your account in Dovolilnice. The password is enough at your next sign-in; add new ones then. If you did not want this, tell us at once.',
      ],
    },
  },
} as const

interface Receiver {
  id: string
  email: string
  name: string
  locale: Locale
}

/** Tells a person what happened to their factors, in case it was not them. @param factor its name, as the person gave it */
export const mailFactorNews = async (trx: Trx, services: Services, to: Receiver, news: FactorNews, factor = ''): Promise<void> => {
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  const written = writeMail(wordsIn<MailText>(texts[news], to.locale), {
    locale: to.locale,
    letter: { to: to.name },
    footer: mailFooter(municipality, to.locale),
    colour: colours.primary,
    values: { factor },
  })
  const about = { template: `factor:${news}`, recipient: to.email, subjectType: 'user' as const, subjectId: to.id }
  await queueMail(trx, services, { ...about, ...written }, services.clock)
}
