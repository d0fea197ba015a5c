import { defineTexts } from '../../../platform/translate/message.ts'

/** The texts of paying, as the applicant sees them. */
export const texts = defineTexts({
  title: { sl: 'Plačilo dovolilnice', en: 'Paying for the permit' },
  feeTitle: { sl: 'Plačilo upravne takse', en: 'Paying the administrative fee' },
  feeApart: {
    sl: 'Upravna taksa se plača ob vložitvi vloge, ločeno od cene dovolilnice in s svojim sklicem. Ni predmet DDV.',
    en: 'The administrative fee is due with the application, apart from the price of the permit and with its own reference. It is outside VAT.',
  },
  dueBy: { sl: 'Čaka plačilo do {day}', en: 'Awaits payment by {day}' },
  codeAlt: { sl: 'Koda UPN QR za plačilo {amount}', en: 'UPN QR code to pay {amount}' },
  scan: {
    sl: 'Skenirajte kodo z mobilno banko na drugem telefonu ali jo shranite in odprite v mobilni banki.',
    en: 'Scan the code with the mobile bank of another phone, or save it and open it in your mobile bank.',
  },
  saveCode: { sl: 'Shrani kodo', en: 'Save the code' },
  codeFailed: {
    sl: 'Kode ni bilo mogoče shraniti. Prenesite predračun: koda je na položnici.',
    en: 'The code could not be saved. Download the pro-forma: the code is on its payment slip.',
  },
  paper: { sl: 'Predračun (PDF)', en: 'Pro-forma (PDF)' },
  amount: { sl: 'Znesek', en: 'Amount' },
  iban: { sl: 'IBAN prejemnika', en: 'IBAN of the recipient' },
  reference: { sl: 'Referenca', en: 'Reference' },
  purpose: { sl: 'Namen', en: 'Purpose' },
  recipient: { sl: 'Prejemnik', en: 'Recipient' },
  bySlip: {
    sl: 'Plačilo bo vidno, ko ga občini sporoči banka, navadno v nekaj delovnih dneh.',
    en: 'The payment will be visible when the bank reports it to the municipality, usually within a few working days.',
  },
  call: { sl: 'Prenesi poziv (PDF)', en: 'Download the call (PDF, in Slovenian)' },
})
