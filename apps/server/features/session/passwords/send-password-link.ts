import { screenPath } from '@dovolilnice/contract/screens'
import { textIn, type Locale } from '@dovolilnice/contract/locale'
import { townName } from '@dovolilnice/contract/names/town-name'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import { mailText, queueLetter } from '../../../platform/mail/queue-mail.ts'
import { createPasswordLink, type LinkPurpose } from './password-links.ts'
import type { Trx } from '../../../platform/database/db.ts'
import type { Services } from '../../../platform/http/context.ts'

const texts = {
  reset: mailText(
    { sl: 'Nastavi novo geslo', en: 'Set a new password' },
    {
      sl: [
        'Ponastavitev gesla',
        'Prejeli smo zahtevo za ponastavitev gesla vašega računa.',
        'Povezava velja dve uri in deluje enkrat. Če zahteve niste oddali vi, sporočila ni treba upoštevati.',
      ],
      en: [
        'Password reset',
        'We received a request to reset the password of your account.',
        'The link works once, for two hours. If you did not ask for it, ignore this message.',
      ],
    },
  ),
  invitation: mailText(
    { sl: 'Nastavi geslo', en: 'Set the password' },
    {
      sl: [
        'Vabilo v spletno storitev Dovolilnice: {town}',
        '{town} vam je v spletni storitvi Dovolilnice odprla uporabniški račun.',
        'Pred prvo prijavo si nastavite geslo. Povezava velja sedem dni in deluje enkrat.',
      ],
      en: [
        'Invitation to Dovolilnice: {town}',
        '{town} has opened an account for you in Dovolilnice.',
        'Set a password before you sign in for the first time. The link works once, for seven days.',
      ],
    },
  ),
} as const

/** Mails a person a single-use link to `/ponastavitev-gesla/{token}` with which to set a password: after a reset request, or as an invitation. */
export const sendPasswordLink = async (
  trx: Trx,
  services: Services,
  person: { id: string; name: string; email: string; locale: Locale },
  purpose: LinkPurpose,
): Promise<void> => {
  const now = services.clock.now()
  const token = await createPasswordLink(trx, person.id, purpose, now)
  const { municipality } = await services.capabilities.readParameters(trx)
  const { id, name, email, locale } = person
  const about = { template: `password:${purpose}`, recipient: email, subjectType: 'user' as const, subjectId: id }
  await queueLetter(trx, services, about, wordsIn(texts[purpose], locale), {
    locale,
    letter: { to: name },
    values: { town: textIn(townName(municipality), locale) },
    url: `${services.config.publicUrl}${screenPath('setPassword', { token })}`,
  })
}
