import type { WrittenLocale } from '@dovolilnice/contract/locale'
import type { MailText } from '../../../platform/mail/write-mail.ts'

/**
 * Mails about a refund. Filled in: `{number}`, `{application}`, `{amount}`, `{ground}`, `{payee}`, `{where}` (the account, masked, or the card), `{credit}` (a sentence about the
 * credit note, or nothing), `{day}` (when the bank paid).
 */
export const refundMailTexts = {
  approved: {
    sl: {
      subject: 'Vračilo {number}: vrnili vam bomo {amount}',
      paragraphs: [
        'Za vlogo {application} je odobreno vračilo {amount}. Razlog: {ground}.',
        'Znesek bomo vrnili na {where} (prejemnik: {payee}). O izplačilu vas bomo obvestili.',
        '{credit}',
      ],
    },
    en: {
      subject: 'Refund {number}: {amount} will be paid back',
      paragraphs: [
        'A refund of {amount} has been approved for application {application}. Ground: {ground}.',
        'It goes back to {where} (payee: {payee}). We will notify you when it has been paid.',
        '{credit}',
      ],
    },
  },
  paid: {
    sl: {
      subject: 'Vračilo {number} je izplačano',
      paragraphs: ['Za vlogo {application} je bilo {day} izplačano vračilo {amount} na {where} (prejemnik: {payee}). Razlog: {ground}.'],
    },
    en: {
      subject: 'Refund {number} has been paid',
      paragraphs: ['For application {application} the refund of {amount} was paid to {where} (payee: {payee}) on {day}. Ground: {ground}.'],
    },
  },
} satisfies Record<string, Record<WrittenLocale, MailText>>

export type RefundMailName = keyof typeof refundMailTexts

/** Where the money goes. */
export const destinationTexts = {
  sl: { card: 'kartico, s katero je bilo plačano', account: 'račun {iban}' },
  en: { card: 'the card that paid', account: 'the account {iban}' },
} satisfies Record<WrittenLocale, Record<string, string>>

/** What of a credit note the mail says: it is attached, it comes with the tax authority's mark, or a budget user gets it elsewhere. */
export const creditTexts = {
  sl: {
    attached: 'V prilogi je dobropis {credit}.',
    later: 'Dobropis {credit} vam bomo poslali posebej, ko ga bo potrdila davčna uprava.',
    ujp: 'Dobropis {credit} bo občina oddala prek UJP.',
  },
  en: {
    attached: 'Credit note {credit} is attached.',
    later: 'Credit note {credit} follows in another mail, once the tax authority has confirmed it.',
    ujp: 'The municipality hands in credit note {credit} through UJP.',
  },
} satisfies Record<WrittenLocale, Record<string, string>>
