import { defineEventWords, field } from '../define-event-words.ts'
import { mailFailureLabels } from './outbox/mail-failure-words.ts'
import { mailKindLabels, mailStatusLabels } from './outbox/outbox.ts'

/** The words of the audit trail about mails. */
export const mailEventWords = defineEventWords({
  permissions: { 'mails:manage': { sl: 'Odhodna pošta z vsebino', en: 'Outbox with contents' } },
  subjects: { mail: { sl: 'Sporočilo', en: 'Mail' } },
  actions: {
    'mail:export': { sl: 'Izvožen seznam e-poštnih sporočil', en: 'List of mails exported' },
    'mail:list': { sl: 'Pregledan seznam e-poštnih sporočil', en: 'List of mails viewed' },
    'mail:read': { sl: 'Pogledano e-poštno sporočilo', en: 'Mail viewed' },
    'mail:read_attachment': { sl: 'Pogledana priloga sporočila', en: 'Attachment of a mail viewed' },
    'mail:return': { sl: 'Sporočilo ni prispelo: strežnik ga je vrnil', en: 'Mail did not arrive: a server returned it' },
    'mail:resend': { sl: 'Sporočilo poslano znova', en: 'Mail sent again' },
    'mail_text:update': { sl: 'Besedilo sporočila spremenjeno', en: 'Text of a mail changed' },
    'mail:stop': { sl: 'Pošiljanje sporočila ustavljeno', en: 'Sending of a mail stopped' },
  },
  fields: {
    mail_text: field('sporočilo', 'mail'),
    words_sl: field('besedilo v slovenščini', 'text in Slovenian'),
    words_en: field('besedilo v angleščini', 'text in English'),
    words_it: field('besedilo v italijanščini', 'text in Italian'),
    attachment: field('priloga', 'attachment'),
    recipient: field('prejemnik', 'recipient'),
    subject: field('zadeva', 'subject'),
    mail_failure: field('razlog', 'reason', { choices: mailFailureLabels }),
  },
  fieldsOf: {
    mail: {
      kind: field('vrsta', 'kind', { choices: mailKindLabels }),
      status: field('stanje', 'status', { choices: mailStatusLabels }),
    },
  },
})
