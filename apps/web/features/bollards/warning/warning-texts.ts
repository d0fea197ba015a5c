import { defineTexts } from '../../../platform/translate/message.ts'

export const warningTexts = defineTexts({
  region: { sl: 'Zadržanja, ki se iztekajo', en: 'Holds that end soon' },
  ends: { sl: '{names}: zadržanje se izteče ob {time}.', en: '{names}: the hold ends at {time}.' },
  prolong: { sl: 'Podaljšaj do {time}', en: 'Extend until {time}' },
  release: { sl: 'Sprosti zdaj', en: 'Release now' },
  hide: { sl: 'Skrij', en: 'Hide' },
  prolonged: { sl: 'Ukaz za podaljšanje je poslan.', en: 'The command to extend has been sent.' },
  released: { sl: 'Ukaz za sprostitev je poslan.', en: 'The command to release has been sent.' },
  unconfirmed: {
    sl: 'Ukaz ni bil potrjen. Preverite stebriček ali poskusite znova.',
    en: 'The command has not been confirmed. Check the bollard, or try again.',
  },
})
