import { defineTexts } from './platform/translate/translate.ts'

/** What stands in the HTML around every page. */
export const frameTexts = defineTexts({
  description: {
    sl: 'Dovolilnice za parkiranje in dostop na območje omejenega prometa v starem mestnem jedru.',
    en: 'Permits for parking and access to the restricted-traffic zone of the old town centre.',
  },
  needsScript: {
    sl: 'Ta stran potrebuje JavaScript, ki je v vašem brskalniku izklopljen. Vlogo za dovolilnico lahko oddate tudi osebno v sprejemni pisarni občine ali po pošti.',
    en: 'This page needs JavaScript, which is switched off in your browser. You may also apply for a permit in person at the municipality’s reception office, or by post.',
  },
})
