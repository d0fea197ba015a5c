import { defineEventWords, field } from '../define-event-words.ts'

/** The words of the audit trail about mails. */
export const mailEventWords = defineEventWords({
  subjects: { mail: { sl: 'Sporočilo', en: 'Mail' } },
  actions: { 'mail:resend': { sl: 'Sporočilo poslano znova', en: 'Mail sent again' } },
  fields: { recipient: field('prejemnik', 'recipient'), subject: field('zadeva', 'subject') },
})
