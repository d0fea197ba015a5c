import { defineEventWords } from '../define-event-words.ts'

/** The words of the audit trail about signing in. */
export const sessionEventWords = defineEventWords({
  actions: {
    'session:fail_log_in': { sl: 'Neuspela prijava', en: 'Sign-in failed' },
    'session:lock_out': { sl: 'Prijava začasno ustavljena', en: 'Sign-in stopped for a while' },
    'session:refuse_provider': { sl: 'Prijava z računom občine zavrnjena', en: 'Sign-in with the municipal account refused' },
    'session:log_in': { sl: 'Prijava', en: 'Signed in' },
    'session:log_out': { sl: 'Odjava', en: 'Signed out' },
    'user:sign_up': { sl: 'Račun odprt prek povezave', en: 'Account opened by a link' },
    'user:set_password': { sl: 'Geslo nastavljeno prek povezave', en: 'Password set by a link' },
  },
})
