import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  close: { sl: 'Zapri', en: 'Close' },
  cancel: { sl: 'Prekliči', en: 'Cancel' },
  save: { sl: 'Shrani', en: 'Save' },
  dialogMissing: {
    sl: 'Brez internetne povezave te vsebine ni mogoče odpreti. Preverite povezavo in poskusite znova.',
    en: 'This cannot be opened without a connection. Check it and try again.',
  },
  chooseOneColumn: { sl: 'Izberite vsaj eno polje.', en: 'Choose at least one field.' },
  chooseColumns: { sl: 'Izberite polja za prikaz', en: 'Choose the fields to show' },
  /** The spelling is the specification's. */
  offline: {
    sl: 'Napaka pri vpozstavljanju povezave. Ni internetne povezave.',
    en: 'The connection could not be established. There is no internet connection.',
  },
  backOnline: { sl: 'Povezava je znova vzpostavljena.', en: 'You are back online.' },
  terms: { sl: 'Pogoji uporabe in zasebnost', en: 'Terms of use and privacy' },
  instructions: { sl: 'Navodila za uporabo', en: 'Instructions' },
})
