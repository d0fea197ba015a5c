import { defineTexts } from '../../platform/kit.ts'

export const texts = defineTexts({
  name: { sl: 'Ime in priimek ali naziv', en: 'Name' },
  userType: { sl: 'Vrsta uporabnika', en: 'Type of user' },
  taxNumber: { sl: 'Davčna številka', en: 'Tax number' },
  address: { sl: 'Naslov', en: 'Address' },
  email: { sl: 'E-pošta', en: 'E-mail' },
  noEmail: { sl: 'nima e-pošte – natisnite', en: 'has no e-mail: print' },
  nothingMailed: { sl: 'Oseba nima e-pošte – natisnite', en: 'This person has no e-mail: print' },
  nothingMailedText: {
    sl: 'Oseba ne prejema e-sporočil. Dokumente natisnite in jih vročite osebno ali po pošti.',
    en: 'No mails are sent. Print what would be mailed, and hand it over or post it.',
  },
  print: { sl: 'Natisni (PDF)', en: 'Print (PDF)' },
  findPerson: { sl: 'Poišči osebo, ki že ima račun', en: 'Find a person who has an account' },
  findPersonHint: {
    sl: 'Ime ali e-poštni naslov; podatki se izpolnijo, zapis se poveže z računom.',
    en: 'Name or e-mail; the data is filled in and the record linked to the account.',
  },
  nobodyFound: { sl: 'Ni zadetkov.', en: 'Nobody found.' },
  linked: { sl: 'Povezano z računom: {name}', en: 'Linked to the account: {name}' },
  unlink: { sl: 'Odstrani povezavo', en: 'Remove the link' },
  phone: { sl: 'Telefon', en: 'Phone' },
  language: { sl: 'Jezik', en: 'Language' },
  account: { sl: 'Uporabniški račun', en: 'Account' },
})
