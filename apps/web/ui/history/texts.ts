import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  history: { sl: 'Zgodovina', en: 'History' },
  empty: { sl: 'Sprememb še ni.', en: 'Nothing has changed yet.' },
  reason: { sl: '{label}: {reason}', en: '{label}: {reason}' },
  nothing: { sl: '(prazno)', en: '(empty)' },
  became: { sl: 'spremenjeno v', en: 'changed to' },
  yes: { sl: 'da', en: 'yes' },
  no: { sl: 'ne', en: 'no' },
  required: { sl: 'obvezno', en: 'required' },
  optional: { sl: 'neobvezno', en: 'optional' },
  unnamed: { sl: '(ni več na seznamu)', en: '(no longer listed)' },
  ownPicture: { sl: 'naložena slika', en: 'uploaded picture' },
  price: { sl: '{amount} (DDV {vat} %), {days}', en: '{amount} (VAT {vat} %), {days}' },
  month: { sl: 'po začetih mesecih', en: 'by started months' },
  day: { sl: 'po dnevih', en: 'by days' },
  further: { sl: 'naslednja v gospodinjstvu {prices}', en: 'the next in the household {prices}' },
  fee: {
    sl: 'tar. št. {number} ({name}) {electronic}, na papirju {paper}, od {day}',
    en: 'tariff no. {number} ({name}) {electronic}, on paper {paper}, from {day}',
  },
  since: { sl: 'od {day}', en: 'from {day}' },
  upTo: { sl: 'do {day}', en: 'until {day}' },
  inLanguage: { sl: '{label} ({language})', en: '{label} ({language})' },
  details: { sl: 'Kaj se je spremenilo', en: 'What changed' },
  whoLooked: { sl: 'Vpogledi v zapis', en: 'Who looked at the record' },
})
