import type { InvoiceKind } from '@dovolilnice/contract/invoices/invoice'
import type { WrittenLocale } from '@dovolilnice/contract/locale'
import type { MailText } from '../../../platform/mail/write-mail.ts'

export const invoiceMailTexts: Record<InvoiceKind, Record<WrittenLocale, MailText>> = {
  invoice: {
    sl: {
      subject: 'Račun {number} za vlogo {application}',
      paragraphs: [
        'V prilogi je račun {number} z dne {day} za {amount} za vlogo {application}.',
        'Račun je plačan, zato vam ni treba storiti ničesar.',
      ],
    },
    en: {
      subject: 'Invoice {number} for application {application}',
      paragraphs: [
        'Attached is invoice {number} of {day} for {amount} for application {application}.',
        'It has been paid, so you need not do anything.',
      ],
    },
  },
  storno: {
    sl: {
      subject: 'Storno računa {number} za vlogo {application}',
      paragraphs: [
        'V prilogi je storno {number} z dne {day} za {amount}. Z njim je prejšnji račun za vlogo {application} razveljavljen.',
        'Razlog: {reason}',
      ],
    },
    en: {
      subject: 'Cancelled invoice {number} for application {application}',
      paragraphs: [
        'Attached is {number} of {day} for {amount}, which takes back the earlier invoice for application {application}.',
        'Reason: {reason}',
      ],
    },
  },
  credit: {
    sl: {
      subject: 'Dobropis {number} za vlogo {application}',
      paragraphs: ['V prilogi je dobropis {number} z dne {day} za {amount} za vlogo {application}.', 'Razlog: {reason}'],
    },
    en: {
      subject: 'Credit note {number} for application {application}',
      paragraphs: ['Attached is credit note {number} of {day} for {amount} for application {application}.', 'Reason: {reason}'],
    },
  },
}
