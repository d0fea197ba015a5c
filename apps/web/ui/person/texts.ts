import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  name: { sl: 'Ime in priimek ali naziv', en: 'Name' },
  userType: { sl: 'Vrsta uporabnika', en: 'Type of user' },
  taxNumber: { sl: 'Davčna številka', en: 'Tax number' },
  address: { sl: 'Naslov', en: 'Address' },
  email: { sl: 'E-pošta', en: 'E-mail' },
  noEmail: { sl: 'nima e-pošte – natisnite', en: 'has no e-mail: print' },
  nothingMailed: { sl: 'Oseba nima e-pošte – natisnite', en: 'This person has no e-mail: print' },
  nothingMailedText: {
    sl: 'Sporočila se ne pošiljajo. Kar bi prejela po e-pošti, natisnite in ji izročite ali pošljite.',
    en: 'No mails are sent. Print what would be mailed, and hand it over or post it.',
  },
  print: { sl: 'Natisni (PDF)', en: 'Print (PDF)' },
  phone: { sl: 'Telefon', en: 'Phone' },
  language: { sl: 'Jezik', en: 'Language' },
  slovenian: { sl: 'slovenščina', en: 'Slovenian' },
  english: { sl: 'angleščina', en: 'English' },
  account: { sl: 'Uporabniški račun', en: 'Account' },
})
