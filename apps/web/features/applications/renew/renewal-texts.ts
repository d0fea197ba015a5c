import { defineTexts } from '../../../platform/translate/message.ts'

export const texts = defineTexts({
  renewed: {
    sl: 'Ta dovolilnica je že podaljšana. Sledi ji dovolilnica {number}.',
    en: 'This permit has been renewed already. The permit {number} follows it.',
  },
  openFollowing: { sl: 'Odpri dovolilnico, ki ji sledi', en: 'Open the permit that follows it' },
  pending: {
    sl: 'Podaljšanje te dovolilnice je že v teku z vlogo {number}.',
    en: 'The renewal of this permit is under way with the application {number}.',
  },
  openPending: { sl: 'Odpri vlogo', en: 'Open the application' },
  myApplications: { sl: 'Moje vloge', en: 'My applications' },
  renewing: {
    sl: 'Podaljšujete dovolilnico {number}. Podatki so prevzeti iz nje; preverite jih.',
    en: 'You are renewing the permit {number}. Its data has been taken over; please check it.',
  },
})
