import type { Text } from './locale.ts'

/** Sentences of the rules of passwords and codes; the schemas that have these rules add them, so that other pages need not load them. */
export const passwordSentences = {
  password_mismatch: { sl: 'Gesli se ne ujemata.', en: 'The passwords do not match.' },
  password_short: { sl: 'Geslo mora imeti vsaj 12 znakov.', en: 'Use a password of at least 12 characters.' },
  totp_code: { sl: 'Vnesite šest števk iz aplikacije.', en: 'Enter the six digits of the app.' },
} as const satisfies Record<string, Text>
