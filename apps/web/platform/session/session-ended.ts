import { defineTexts } from '../translate/translate.ts'

export const { endedSession, signedOutElsewhere } = defineTexts({
  endedSession: {
    sl: 'Seja je potekla ali je bila končana. Prijavite se znova.',
    en: 'Your session has expired or was ended. Sign in again.',
  },
  signedOutElsewhere: { sl: 'Odjavili ste se v drugem oknu.', en: 'You signed out in another window.' },
})
