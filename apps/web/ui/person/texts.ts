import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  name: { sl: 'Ime in priimek ali naziv', en: 'Name' },
  userType: { sl: 'Vrsta uporabnika', en: 'Type of user' },
  taxNumber: { sl: 'Davčna številka', en: 'Tax number' },
  address: { sl: 'Naslov', en: 'Address' },
  email: { sl: 'E-pošta', en: 'E-mail' },
  phone: { sl: 'Telefon', en: 'Phone' },
  language: { sl: 'Jezik', en: 'Language' },
  slovenian: { sl: 'slovenščina', en: 'Slovenian' },
  english: { sl: 'angleščina', en: 'English' },
  account: { sl: 'Uporabniški račun', en: 'Account' },
})
