import { defineTexts } from '../../platform/translate/message.ts'

export const recordsTexts = defineTexts({
  title: { sl: 'Evidenca dejavnosti obdelave', en: 'Records of processing activities' },
  how: {
    sl: 'Po 30. členu GDPR. Sestavi jo program iz tega, kar o svojih zbirkah izjavlja vsak njegov del, in iz nastavitev občine.',
    en: 'Under Article 30 GDPR. The program makes them of what each of its parts declares about its data, and of the settings of the municipality.',
  },
  pdf: { sl: 'Prenesi PDF', en: 'Download PDF' },
  csv: { sl: 'Prenesi CSV', en: 'Download CSV' },
  gaps: { sl: 'Evidenca ni popolna. Manjka: {names}.', en: 'The records are not complete. Missing: {names}.' },
  gapsHint: {
    sl: 'Nepopolne evidence ni mogoče prenesti. Vnesite manjkajoče v nastavitvah občine.',
    en: 'Incomplete records cannot be downloaded. Enter what is missing in the settings of the municipality.',
  },
  toSettings: { sl: 'Odpri nastavitve', en: 'Open the settings' },
  controller: { sl: 'Upravljavec', en: 'Controller' },
  officer: { sl: 'Pooblaščena oseba', en: 'Data protection officer' },
  processor: { sl: 'Pogodbeni obdelovalec', en: 'Processor' },
  ordinance: { sl: 'Občinski predpis', en: 'Municipal ordinance' },
  transfer: { sl: 'Prenos v tretje države', en: 'Transfer to third countries' },
  security: { sl: 'Ukrepi za varnost', en: 'Security measures' },
  purpose: { sl: 'Namen', en: 'Purpose' },
  basis: { sl: 'Pravna podlaga', en: 'Legal basis' },
  people: { sl: 'Vrste oseb', en: 'Categories of people' },
  data: { sl: 'Vrste podatkov', en: 'Categories of data' },
  recipients: { sl: 'Uporabniki podatkov', en: 'Recipients' },
  table: { sl: 'Zbirka', en: 'Collection' },
  term: { sl: 'Rok hrambe', en: 'Term' },
})
