import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  summary: {
    sl: { one: 'Popravite {count} polje', two: 'Popravite {count} polji', few: 'Popravite {count} polja', other: 'Popravite {count} polj' },
    en: { one: 'Correct {count} field', other: 'Correct {count} fields' },
  },
  optional: { sl: 'neobvezno', en: 'optional' },
  plateOdd: {
    sl: 'Oznaka ni v obliki slovenske registrske oznake: {plates}. Če vozilo ni registrirano v Sloveniji, nadaljujte, sicer jo preverite.',
    en: 'This does not look like a Slovenian plate: {plates}. If the vehicle is registered abroad, continue; otherwise check it.',
  },
  openCalendar: { sl: 'Odpri koledar: {label}', en: 'Open the calendar: {label}' },
  calendar: { sl: 'Koledar', en: 'Calendar' },
  dayExample: { sl: 'd. m. llll', en: 'dd/mm/yyyy' },
  dayUnreadable: { sl: 'Vnesite datum, na primer 31. 1. 2027.', en: 'Enter a date, for instance 31/01/2027.' },
  choose: { sl: 'Izberite', en: 'Choose' },
  showPassword: { sl: 'Pokaži geslo', en: 'Show the password' },
  leaveTitle: { sl: 'Želite zapustiti stran?', en: 'Leave this page?' },
  leaveText: {
    sl: 'Kar ste vpisali, še ni shranjeno in se bo izgubilo.',
    en: 'What you have entered has not been saved and will be lost.',
  },
  leaveDraft: {
    sl: 'Kar ste vpisali, ostane v tem brskalniku kot osnutek. Priložene datoteke se ne shranijo; ob vrnitvi jih priložite znova.',
    en: 'What you have entered stays in this browser as a draft. The attached files do not: attach them again when you come back.',
  },
  leave: { sl: 'Zapusti stran', en: 'Leave' },
  stay: { sl: 'Ostani', en: 'Stay' },
  draftRestored: {
    sl: 'Nadaljujete, kjer ste ostali. Osnutek je shranjen samo v tem brskalniku.',
    en: 'You continue where you left off. The draft is kept in this browser only.',
  },
  draftFiles: {
    sl: 'Datotek osnutek ne hrani, zato jih priložite znova.',
    en: 'The draft does not keep files, so attach them again.',
  },
  inputKept: { sl: 'Vaš vnos je ohranjen.', en: 'What you have entered is still here.' },
  dialogKept: {
    sl: 'Vpisano ni poslano, je pa ohranjeno: ko se sem vrnete, nadaljujete, kjer ste ostali.',
    en: 'What you have entered was not sent but is kept: come back here to go on where you left off.',
  },
  otherPermit: { sl: 'Odpri dovolilnico {number}', en: 'Open permit {number}' },
  draftDiscard: { sl: 'Začni znova', en: 'Start over' },
  sending: { sl: 'Pošiljanje … {share} %', en: 'Sending … {share} %' },
  chooseFiles: { sl: 'Izberite ali spustite datoteke (PDF, JPEG, PNG, HEIC)', en: 'Choose or drop files (PDF, JPEG, PNG, HEIC)' },
  removeFile: { sl: 'Odstrani datoteko {name}', en: 'Remove the file {name}' },
  amountExample: { sl: 'na primer 12,50', en: 'for instance 12.50' },
})
