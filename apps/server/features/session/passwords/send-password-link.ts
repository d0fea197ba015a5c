import { screenPath } from '@dovolilnice/contract/screens'
import { textIn, type Locale } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import type { Parameters } from '@dovolilnice/contract/resources/operations'
import { mailFooter, type MailText, queueMail, writeMail } from '../../../platform/mail/queue-mail.ts'
import { createPasswordLink, type LinkPurpose } from './password-links.ts'
import type { Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'

type Town = Pick<Parameters, 'municipality' | 'colours'>

const texts = {
  reset: {
    sl: {
      subject: 'Ponastavitev gesla',
      paragraphs: [
        'Prejeli smo zahtevo za ponastavitev gesla vašega računa.',
        'Povezava velja dve uri in deluje enkrat. Če zahteve niste oddali vi, sporočila ni treba upoštevati.',
      ],
      action: 'Nastavi novo geslo',
    },
    en: {
      subject: 'Password reset',
      paragraphs: [
        'We received a request to reset the password of your account.',
        'The link works once, for two hours. If you did not ask for it, ignore this message.',
      ],
      action: 'Set a new password',
    },
  },
  invitation: {
    sl: {
      subject: 'Vabilo v spletno storitev Dovolilnice: {town}',
      paragraphs: [
        '{town} vam je v spletni storitvi Dovolilnice odprla uporabniški račun.',
        'Pred prvo prijavo si nastavite geslo. Povezava velja sedem dni in deluje enkrat.',
      ],
      action: 'Nastavi geslo',
    },
    en: {
      subject: 'Invitation to Dovolilnice: {town}',
      paragraphs: [
        '{town} has opened an account for you in Dovolilnice.',
        'Set a password before you sign in for the first time. The link works once, for seven days.',
      ],
      action: 'Set the password',
    },
  },
} as const

/** The mail with the link to `/ponastavitev-gesla/{token}`, in the person's language. */
const passwordMail = (
  purpose: LinkPurpose,
  { name, locale }: { name: string; locale: Locale },
  publicUrl: string,
  token: string,
  { municipality, colours }: Town,
) =>
  writeMail(wordsIn<MailText>(texts[purpose], locale), {
    locale,
    letter: { to: name },
    footer: mailFooter(municipality, locale),
    colour: colours.primary,
    values: { town: textIn(townName(municipality), locale) },
    url: `${publicUrl}${screenPath('setPassword', { token })}`,
  })

/** Mails a person a single-use link with which to set a password: after a reset request, or as an invitation. */
export const sendPasswordLink = async (
  trx: Trx,
  services: Services,
  person: { id: string; name: string; email: string; locale: Locale },
  purpose: LinkPurpose,
): Promise<void> => {
  const now = services.clock.now()
  const token = await createPasswordLink(trx, person.id, purpose, now)
  const town = await services.capabilities.readParameters(trx)
  const written = passwordMail(purpose, person, services.config.publicUrl, token, town)
  const about = { template: `password:${purpose}`, recipient: person.email, subjectType: 'user' as const, subjectId: person.id }
  await queueMail(trx, services, { ...about, ...written }, services.clock)
}
