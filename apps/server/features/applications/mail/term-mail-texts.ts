import type { Locale } from '@dovolilnice/contract/locale'
import type { MailText } from '../../../platform/mail/write-mail.ts'

const supplement = { sl: 'Dopolni vlogo', en: 'Add missing information' }

/** Mails about the term of a supplement; filled in as `applicationMailTexts`. */
export const termMailTexts = {
  term_extended: {
    sl: {
      subject: 'Rok za dopolnitev vloge {number} je podaljšan do {due}',
      paragraphs: ['Rok za dopolnitev vloge {number} je podaljšan. Nov zadnji dan je {due}.', 'Razlog: {text}'],
      action: supplement.sl,
    },
    en: {
      subject: 'The term for application {number} has been extended to {due}',
      paragraphs: ['You have more time to add what is missing in application {number}. The new last day is {due}.', 'Reason: {text}'],
      action: supplement.en,
    },
  },
  extension_refused: {
    sl: {
      subject: 'Rok za dopolnitev vloge {number} ni podaljšan',
      paragraphs: [
        'Vaši prošnji za podaljšanje roka pri vlogi {number} ni ugodeno.',
        'Razlog: {text}',
        'Zadnji dan za dopolnitev ostaja {due}.',
      ],
      action: supplement.sl,
    },
    en: {
      subject: 'The term for application {number} has not been extended',
      paragraphs: [
        'Your request for more time for application {number} has been refused.',
        'Reason: {text}',
        'The last day remains {due}.',
      ],
      action: supplement.en,
    },
  },
} as const satisfies Record<string, Record<Locale, MailText>>
