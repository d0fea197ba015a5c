import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  summary: {
    sl: { one: 'Popravite {count} polje', two: 'Popravite {count} polji', few: 'Popravite {count} polja', other: 'Popravite {count} polj' },
    en: { one: 'Correct {count} field', other: 'Correct {count} fields' },
  },
  optional: { sl: 'neobvezno', en: 'optional' },
  plateOdd: {
    sl: 'Oznaka ni v obliki slovenske registrske oznake: {plates}. Če vozilo ni registrirano v Sloveniji, nadaljujte, sicer jo preverite.',
    en: 'Not in the form of a Slovenian plate: {plates}. Check, or go on if it is foreign.',
  },
  openCalendar: { sl: 'Odpri koledar: {label}', en: 'Open the calendar: {label}' },
  calendar: { sl: 'Koledar', en: 'Calendar' },
  dayExample: { sl: 'd. m. llll', en: 'dd/mm/yyyy' },
  dayUnreadable: { sl: 'Vnesite datum, na primer 31. 1. 2027.', en: 'Enter a date, for instance 31/01/2027.' },
  choose: { sl: 'Izberite', en: 'Choose' },
  cancel: { sl: 'Prekliči', en: 'Cancel' },
  showPassword: { sl: 'Pokaži geslo', en: 'Show the password' },
  leaveTitle: { sl: 'Želite zapustiti stran?', en: 'Leave this page?' },
  leaveText: { sl: 'Vneseni podatki bodo izgubljeni.', en: 'What you have entered will be lost.' },
  leave: { sl: 'Zapusti stran', en: 'Leave' },
  stay: { sl: 'Ostani', en: 'Stay' },
  draftRestored: {
    sl: 'Nadaljujete, kjer ste ostali. Osnutek je shranjen samo v tem brskalniku.',
    en: 'You continue where you left off. The draft is kept in this browser only.',
  },
  draftFiles: {
    sl: 'Osnutek ne hrani datotek; te bo treba priložiti znova.',
    en: 'The draft keeps no files; they must be attached again.',
  },
  inputKept: { sl: 'Vaš vnos je ohranjen.', en: 'What you have entered is still here.' },
  dialogKept: {
    sl: 'Vneseni podatki še niso poslani, so pa shranjeni.',
    en: 'What you have entered has not been sent yet, but it is kept.',
  },
  otherPermit: { sl: 'Odpri dovolilnico {number}', en: 'Open permit {number}' },
  draftDiscard: { sl: 'Začni znova', en: 'Start over' },
  sending: { sl: 'Pošiljanje … {share} %', en: 'Sending … {share} %' },
  chooseFiles: { sl: 'Izberite ali spustite datoteke (PDF, JPEG, PNG, HEIC)', en: 'Choose or drop files (PDF, JPEG, PNG, HEIC)' },
  removeFile: { sl: 'Odstrani datoteko {name}', en: 'Remove the file {name}' },
  amountExample: { sl: 'na primer 12,50', en: 'for instance 12.50' },
})
