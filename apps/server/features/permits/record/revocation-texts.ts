import type { Locale } from '@dovolilnice/contract/locale'

/** The words of the decision that revokes a permit. In the present tense: a municipality and a holder may be of any gender. */
export const revocationTexts = {
  sl: {
    title: 'Odločba o preklicu dovolilnice {number}',
    intro: '{town} v zadevi dovolilnice {number} z dne {day}, ki se glasi na: {name}, {address}, izdaja odločbo:',
    ruling: 'Dovolilnica {number} »{kind}« za vozila {plates} se prekliče.',
  },
  en: {
    title: 'Decision revoking the permit {number}',
    intro: '{town}, in the matter of the permit {number} of {day}, held by {name}, {address}, decides:',
    ruling: 'The permit {number} “{kind}” for the vehicles {plates} is revoked.',
  },
} satisfies Record<Locale, Record<string, string>>
