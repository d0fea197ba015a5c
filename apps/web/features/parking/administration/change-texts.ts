import { defineTexts } from '../../../platform/kit.ts'

export const changeTexts = defineTexts({
  title: { sl: 'Kaj se spremeni', en: 'What changes' },
  none: { sl: 'Ničesar niste spremenili.', en: 'You have changed nothing.' },
  field: { sl: 'Polje', en: 'Field' },
  before: { sl: 'Zdaj', en: 'Now' },
  after: { sl: 'Po shranjevanju', en: 'Once saved' },
  yes: { sl: 'da', en: 'yes' },
  no: { sl: 'ne', en: 'no' },
  noLimit: { sl: 'brez omejitve', en: 'no limit' },
  wholeDay: { sl: 'ves dan', en: 'the whole day' },
  optional: { sl: '{name} (neobvezno)', en: '{name} (optional)' },
  marked: { sl: '{name}, kopija z oznako namena', en: '{name}, copy with its purpose on it' },
  expiring: { sl: '{name}, z dnem poteka', en: '{name}, with its expiry' },
  noDevice: { sl: 'se ne prodaja', en: 'none is sold' },
  device: { sl: '{price} (DDV: {vat})', en: '{price} (VAT: {vat})' },
  explanations: { sl: 'Pojasnila dokazil', en: 'Explanations of documents' },
  otherWords: { sl: 'spremenjeno besedilo', en: 'changed wording' },
})
