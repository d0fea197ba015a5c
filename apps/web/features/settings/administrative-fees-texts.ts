import { defineTexts } from '../../platform/translate/message.ts'

export const texts = defineTexts({
  title: { sl: 'Upravne takse', en: 'Administrative fees' },
  how: {
    sl: 'Taksa po Zakonu o upravnih taksah se zaračuna enkrat na vlogo, ločeno od cene in brez DDV. Kateri vrsti dovolilnice pripada katera tarifna številka, določite pri vrsti. Nov znesek dodajte kot novo vrstico z dnem, od katerega velja; vloge, oddane prej, obdržijo svojega.',
    en: 'A fee by the law on administrative fees is charged once for an application, apart from the price and outside VAT. Which kind of permit carries which tariff number is set with the kind. Add a new amount as a new row with the day from which it holds; applications sent before keep theirs.',
  },
  row: { sl: 'Tarifna postavka {number}', en: 'Tariff row {number}' },
  tariffNumber: { sl: 'Tarifna številka', en: 'Tariff number' },
  nameSl: { sl: 'Naziv v slovenščini', en: 'Name in Slovenian' },
  nameEn: { sl: 'Naziv v angleščini', en: 'Name in English' },
  validFrom: { sl: 'Velja od', en: 'Valid from' },
  electronic: { sl: 'Za elektronsko vlogo', en: 'For an application sent online' },
  paper: { sl: 'Za vlogo na papirju', en: 'For an application on paper' },
  addRow: { sl: 'Dodaj postavko', en: 'Add a row' },
  removeRow: { sl: 'Odstrani postavko {number}', en: 'Remove row {number}' },
  exemptions: { sl: 'Razlogi oprostitve', en: 'Grounds of exemption' },
  code: { sl: 'Oznaka', en: 'Code' },
  addGround: { sl: 'Dodaj razlog', en: 'Add a ground' },
  removeGround: { sl: 'Odstrani razlog {number}', en: 'Remove ground {number}' },
  place: { sl: 'Kam se plača', en: 'Where it is paid' },
  iban: { sl: 'IBAN za takse', en: 'IBAN for fees' },
  asPrices: { sl: 'Prazno: kot pri plačilih dovolilnic.', en: 'Empty: as for the prices of permits.' },
  budgetUserCode: { sl: 'Šifra proračunskega uporabnika', en: 'Code of the budget user' },
  accountCode: { sl: 'Podkonto takse', en: 'Sub-account of the fee' },
  dueDays: { sl: 'Dni za plačilo od vložitve', en: 'Days to pay after the filing' },
  required: { sl: 'Vlogo je mogoče odobriti šele po plačilu takse', en: 'An application is approved only when its fee is paid' },
  requiredHint: {
    sl: 'Sicer neplačana taksa postopka ne ustavi.',
    en: 'Otherwise an unpaid fee does not stop the procedure.',
  },
})
