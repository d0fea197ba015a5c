import { defineEventWords } from '../define-event-words.ts'

/** The words of the audit trail about signing in. */
export const sessionEventWords = defineEventWords({
  actions: {
    'session:log_in': { sl: 'Prijava', en: 'Signed in' },
    'user:set_password': { sl: 'Geslo nastavljeno prek povezave', en: 'Password set by a link' },
  },
})
