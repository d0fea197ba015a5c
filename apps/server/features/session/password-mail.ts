import type { Locale } from '@dovolilnice/contract/locale'
import type { MailContent } from '../../platform/mail/render-mail.ts'
import type { LinkPurpose } from './password-links.ts'

interface PasswordMail extends MailContent {
  subject: string
}

const texts = {
  reset: {
    sl: {
      subject: 'Ponastavitev gesla',
      body: [
        'Prejeli smo zahtevo za ponastavitev gesla vašega računa.',
        'Povezava velja dve uri in deluje enkrat. Če zahteve niste oddali vi, sporočila ni treba upoštevati.',
      ],
      action: 'Nastavi novo geslo',
    },
    en: {
      subject: 'Password reset',
      body: [
        'We received a request to reset the password of your account.',
        'The link works once, for two hours. If you did not ask for it, ignore this message.',
      ],
      action: 'Set a new password',
    },
  },
  invitation: {
    sl: {
      subject: 'Vabilo v spletno storitev Dovolilnice',
      body: [
        'Za vas smo odprli uporabniški račun v spletni storitvi Dovolilnice.',
        'Pred prvo prijavo si nastavite geslo. Povezava velja sedem dni in deluje enkrat.',
      ],
      action: 'Nastavi geslo',
    },
    en: {
      subject: 'Invitation to Dovolilnice',
      body: [
        'An account has been opened for you in Dovolilnice.',
        'Set a password before you sign in for the first time. The link works once, for seven days.',
      ],
      action: 'Set the password',
    },
  },
} as const

/** The mail with the link to `/ponastavitev-gesla/{token}`, in the person's language. */
export const passwordMail = (purpose: LinkPurpose, locale: Locale, publicUrl: string, token: string, footer: string): PasswordMail => {
  const text = texts[purpose][locale]
  return {
    subject: text.subject,
    title: text.subject,
    paragraphs: [...text.body],
    action: { label: text.action, url: `${publicUrl}/ponastavitev-gesla/${token}` },
    footer,
  }
}
