import { defineTexts } from '../../../platform/translate/message.ts'

export const texts = defineTexts({
  privacyIntro: {
    sl: 'Obvestilo po 13. in 14. členu Splošne uredbe o varstvu podatkov (GDPR).',
    en: 'Notice under Articles 13 and 14 of the General Data Protection Regulation (GDPR).',
  },
  privacyPaper: { sl: 'Kratko obvestilo za tisk (PDF)', en: 'Short notice to print (PDF, in Slovenian and English)' },
  gateSign: { sl: 'Znak ob stebričku (PDF)', en: 'The sign at the bollards (PDF, in Slovenian and English)' },
  accessibilityLead: {
    sl: 'Kako dostopno je spletišče, katera vsebina še ni dostopna in kam se lahko obrnete.',
    en: 'How accessible this site is, which content is not accessible yet, and whom you can turn to.',
  },
  imprintLead: { sl: 'Kdo izdaja in ureja to stran.', en: 'Who publishes and runs this site.' },
  openData: { sl: 'Odprti podatki občine', en: 'Open data of the municipality' },
  publisher: { sl: 'Izdajatelj', en: 'Publisher' },
  address: { sl: 'Naslov', en: 'Address' },
  representative: { sl: 'Zakoniti zastopnik', en: 'Legal representative' },
  registrationNumber: { sl: 'Matična številka', en: 'Number in the business register' },
  taxNumber: { sl: 'Davčna številka', en: 'Tax number' },
  contact: { sl: 'Kontakt za dostopnost', en: 'Contact on accessibility' },
  email: { sl: 'E-poštni naslov', en: 'E-mail address' },
  phone: { sl: 'Telefon', en: 'Phone' },
  processor: { sl: 'Tehnični upravljavec', en: 'Technical operator' },
  cookies: { sl: 'Piškotki', en: 'Cookies' },
  cookiesLead: {
    sl: 'Uporabljamo samo piškotke, ki so nujni za delovanje strani, zato soglasje ni potrebno. Sledilnih piškotkov in storitev tretjih oseb ne uporabljamo.',
    en: 'We use only cookies that the site needs to work, so no consent is asked for. There are no tracking cookies and no third-party services.',
  },
  cookieName: { sl: 'Ime', en: 'Name' },
  cookiePurpose: { sl: 'Namen', en: 'Purpose' },
  cookieDuration: { sl: 'Trajanje', en: 'Duration' },
  session: { sl: 'prijava v račun', en: 'signing in to an account' },
  sessionDuration: {
    sl: 'do odjave, zaposleni največ 12 ur, drugi največ 30 dni',
    en: 'until signing out; staff 12 hours, others 30 days at most',
  },
  forgery: { sl: 'varnost obrazcev', en: 'security of forms' },
  forgeryDuration: { sl: 'do zaprtja brskalnika', en: 'until the browser is closed' },
  known: { sl: 'prepoznava brskalnika, v katerem ste se že prijavili', en: 'recognising a browser in which you have signed in' },
  year: { sl: 'eno leto', en: 'one year' },
  step: {
    sl: 'drugi korak prijave in prijava z računom občine',
    en: 'second step of signing in, and signing in with the municipal account',
  },
  tenMinutes: { sl: '10 minut', en: '10 minutes' },
  language: { sl: 'izbrani jezik', en: 'the chosen language' },
  fonts: { sl: 'hitrejši prikaz strani', en: 'showing pages faster' },
  stored: { sl: 'Drugo v vašem brskalniku', en: 'What else is kept in your browser' },
  storedText: {
    sl: 'Podatek o vaši prijavi, izbrane nastavitve seznamov, podatek, da ste obvestilo prebrali, in osnutek vloge, dokler je ne oddate. Vse to lahko izbrišete v nastavitvah brskalnika.',
    en: 'That you are signed in, the settings you chose for lists, that you have read the notice, and the draft of an application until you send it. You can delete all of it in the settings of your browser.',
  },
})
