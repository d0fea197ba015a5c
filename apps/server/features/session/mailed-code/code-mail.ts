import type { Locale } from '@dovolilnice/contract/locale'
import { wordsIn } from '@dovolilnice/contract/primitives/words-in'
import type { Trx } from '../../../platform/database/tables.ts'
import type { Services } from '../../../platform/http/context.ts'
import { mailFooter } from '../../../platform/mail/mail-footer.ts'
import { queueMail } from '../../../platform/mail/queue-mail.ts'
import { writeMail } from '../../../platform/mail/write-mail.ts'
import type { MailText } from '../../../platform/mail/write-mail.ts'

const text = {
  sl: {
    subject: 'Koda za prijavo',
    paragraphs: [
      'Koda za prijavo: {code}',
      'Velja deset minut in deluje enkrat, le v brskalniku, v katerem ste jo zahtevali. Kode ne zaupajte nikomur; občina vas zanjo nikoli ne bo vprašala. Če je niste zahtevali vi, sporočila ni treba upoštevati.',
    ],
  },
  en: {
    subject: 'Sign-in code',
    paragraphs: [
      'Sign-in code: {code}',
      'It works once, for ten minutes, in the browser in which you asked for it. Tell it to nobody; the municipality never asks you for it. If you did not ask for it, ignore this message.',
    ],
  },
} as const

/** Mails a code in two groups of digits. The outbox shows it to nobody once it was sent (`without-secrets.ts`). */
export const sendCode = async (
  trx: Trx,
  services: Services,
  { id, name, email, locale }: { id: string; name: string; email: string; locale: Locale },
  code: string,
): Promise<void> => {
  const { municipality, colours } = await services.capabilities.readParameters(trx)
  const written = writeMail(wordsIn<MailText>(text, locale), {
    locale,
    letter: { to: name },
    footer: mailFooter(municipality, locale),
    colour: colours.primary,
    values: { code: `${code.slice(0, 4)} ${code.slice(4)}` },
  })
  const about = { template: 'password:code', recipient: email, subjectType: 'user' as const, subjectId: id }
  await queueMail(trx, services, { ...about, ...written }, services.clock)
}
