import { defineTexts } from '../../../platform/kit.ts'

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
  title: { sl: 'Podaljšanje dovolilnice', en: 'Renewal of a permit' },
  stays: { sl: 'Podatki, ki ostanejo enaki', en: 'What stays the same' },
  staysHint: {
    sl: 'Nova dovolilnica prevzame podatke dovolilnice {number}.',
    en: 'The new permit keeps the data of permit {number}.',
  },
  vehicles: { sl: 'Vozila', en: 'Vehicles' },
  address: { sl: 'Naslov', en: 'Address' },
  changed: { sl: 'Nekaj se je spremenilo', en: 'Something has changed' },
  documentsKept: { sl: 'Dokazil ni treba priložiti', en: 'No documents are needed' },
  documentsAsked: { sl: 'Priložite dokazila', en: 'Attach the documents' },
  documentsNewer: { sl: 'Dokazila, če imate novejša', en: 'Documents, if you have newer ones' },
  keptList: {
    sl: 'Občina že ima veljavna dokazila: {documents}.',
    en: 'The municipality has these documents and they are still valid: {documents}.',
  },
  renewing: {
    sl: 'Podaljšujete dovolilnico {number}. Podatki so prevzeti iz nje; preverite jih.',
    en: 'You are renewing the permit {number}. Its data has been taken over; please check it.',
  },
})
