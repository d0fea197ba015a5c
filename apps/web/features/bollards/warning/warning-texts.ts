import { defineTexts } from '../../../platform/translate/message.ts'

export const warningTexts = defineTexts({
  region: { sl: 'Zadržanja, ki se iztekajo', en: 'Holds that end soon' },
  ends: { sl: '{names}: zadržanje se izteče ob {time}.', en: '{names}: the hold ends at {time}.' },
  prolong: { sl: 'Podaljšaj do {time}', en: 'Extend until {time}' },
  release: { sl: 'Sprosti zdaj', en: 'Release now' },
  hide: { sl: 'Skrij', en: 'Hide' },
  prolonged: { sl: 'Zadržanje je podaljšano.', en: 'The hold is extended.' },
  released: { sl: 'Ukaz za sprostitev je poslan.', en: 'The command to release has been sent.' },
})
