import { withWords } from '../../platform/translate/words.ts'

export const recordsTexts = withWords({
  title: { sl: 'Evidenca dejavnosti obdelave', en: 'Records of processing activities' },
  how: {
    sl: 'Po 30. členu GDPR. Sestavi jo program iz tega, kar o svojih zbirkah izjavlja vsak njegov del, in iz nastavitev občine.',
    en: 'Under Article 30 GDPR. The program makes them of what each of its parts declares about its data, and of the settings of the municipality.',
  },
  pdf: { sl: 'Prenesi PDF', en: 'Download PDF' },
  csv: { sl: 'Prenesi CSV', en: 'Download CSV' },
  grounds: { sl: 'Pravne podlage prepoznave', en: 'Legal grounds of recognition' },
  assessment: { sl: 'Ocena učinka', en: 'Impact assessment' },
  assessmentSl: { sl: 'Prenesi predlogo', en: 'Download the Slovenian template' },
  assessmentEn: { sl: 'Prenesi v angleščini', en: 'Download in English' },
  assessmentHow: {
    sl: 'Predloga po 35. členu GDPR je izpolnjena s tem, kar program počne: zbirke, nameni, podlage, roki, uporabniki podatkov in ukrepi. Presojo, mnenje pooblaščene osebe in odločitev dopiše občina.',
    en: 'The template under Article 35 GDPR is filled with what the program does: collections, purposes, grounds, terms, recipients and measures. The municipality adds its judgement, the opinion of the officer and the decision.',
  },
  notAssessed: {
    sl: 'Občina ocene še ni sprejela. Ko jo, vpišite dan v nastavitvah varstva podatkov.',
    en: 'The municipality has not adopted one yet. When it has, enter the day in the settings of data protection.',
  },
  assessed: { sl: 'Občina je oceno sprejela {day}.', en: 'The municipality adopted its assessment on {day}.' },
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
  basis: { sl: 'Pravna podlaga', en: 'Legal basis' },
  people: { sl: 'Vrste oseb', en: 'Categories of people' },
  data: { sl: 'Vrste podatkov', en: 'Categories of data' },
  recipients: { sl: 'Uporabniki podatkov', en: 'Recipients' },
  table: { sl: 'Zbirka', en: 'Collection' },
  term: { sl: 'Rok hrambe', en: 'Term' },
})
