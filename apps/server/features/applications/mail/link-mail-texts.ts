import type { WrittenLocale } from '@dovolilnice/contract/locale'
import type { MailText } from '../../../platform/mail/write-mail.ts'

/** The mail with a link that somebody lost; filled in as `applicationMailTexts`. */
export const linkMailTexts = {
  link_again: {
    sl: {
      subject: 'Povezava do vloge {number}',
      paragraphs: [
        'Na spodnji povezavi odprete stanje vloge {number}. Povezave ne posredujte drugim.',
        'Če povezave niste zahtevali vi, vam ni treba storiti ničesar: brez tega sporočila je ne more odpreti nihče.',
      ],
      action: 'Odpri stanje vloge',
    },
    en: {
      subject: 'The link to application {number}',
      paragraphs: [
        'The link below opens the status of the application {number}. Do not pass it on.',
        'If you did not ask for it, you need not do anything: nobody can open it without this message.',
      ],
      action: 'Open the status page',
    },
  },
} satisfies Record<string, Record<WrittenLocale, MailText>>
