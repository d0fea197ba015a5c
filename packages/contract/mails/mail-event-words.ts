import { defineEventWords, field } from '../define-event-words.ts'
import { unsentStatusLabels } from './mail-list.ts'

/** The words of the audit trail about mails. */
export const mailEventWords = defineEventWords({
  subjects: { mail: { sl: 'Sporočilo', en: 'Mail' } },
  actions: {
    'mail:export': { sl: 'Izvožen seznam neposlanih sporočil', en: 'List of unsent mails exported' },
    'mail:list': { sl: 'Pregledan seznam neposlanih sporočil', en: 'List of unsent mails viewed' },
    'mail:read_attachment': { sl: 'Pogledana priloga sporočila', en: 'Attachment of a mail viewed' },
    'mail:resend': { sl: 'Sporočilo poslano znova', en: 'Mail sent again' },
  },
  fields: { attachment: field('priloga', 'attachment'), recipient: field('prejemnik', 'recipient'), subject: field('zadeva', 'subject') },
  fieldsOf: { mail: { status: field('stanje', 'status', { choices: unsentStatusLabels }) } },
})
