import { defineTexts } from '../../../platform/translate/message.ts'

/** The texts of pictures that are taken with a phone. */
export const pictureTexts = defineTexts({
  take: { sl: 'Slikaj s telefonom', en: 'Take a picture' },
  again: { sl: 'Slikaj znova', en: 'Take again' },
  turn: { sl: 'Zavrti sliko {name}', en: 'Turn the picture {name}' },
  notTurned: {
    sl: 'Te slike ni mogoče zavrteti. Slikajte znova ali pošljite sliko takšno, kot je.',
    en: 'This picture cannot be turned. Take it again, or send it as it is.',
  },
})
