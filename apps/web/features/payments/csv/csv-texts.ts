import type { Text } from '@dovolilnice/contract/locale'
import type { MappedColumn } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { withWords } from '../../../platform/kit.ts'

export const csvTexts = withWords({
  form: { sl: 'Oblika datoteke CSV', en: 'Form of the CSV file' },
  formHint: {
    sl: 'Po njej se berejo stolpci vaše banke. Datoteka z istimi stolpci jo naslednjič najde sama.',
    en: 'It says what the columns of your bank mean. The next file with the same columns finds it by itself.',
  },
  recognised: { sl: 'Datoteka je prepoznana: {name}', en: 'The file is recognised: {name}' },
  unknown: { sl: 'Stolpci te datoteke še niso znani', en: 'The columns of this file are not known yet' },
  unknownHint: {
    sl: 'Povejte, kaj pomenijo, in obliko shranite. To naredite enkrat za vsako banko.',
    en: 'Say what they mean and save the form. You do this once for each bank.',
  },
  looking: { sl: 'Pregledovanje datoteke …', en: 'Looking at the file …' },
  nameColumns: { sl: 'Določi stolpce', en: 'Name the columns' },
  change: { sl: 'Uredi obliko', en: 'Change the form' },
  newForm: { sl: 'Nova oblika CSV', en: 'New CSV form' },
  changeForm: { sl: 'Oblika CSV', en: 'CSV form' },
  save: { sl: 'Shrani obliko', en: 'Save the form' },
  saved: { sl: 'Oblika je shranjena.', en: 'The form is saved.' },
  bank: { sl: 'Ime banke ali oblike', en: 'Name of the bank or form' },
  encoding: { sl: 'Nabor znakov', en: 'Encoding' },
  delimiter: { sl: 'Ločilo stolpcev', en: 'Delimiter' },
  semicolon: { sl: 'podpičje ;', en: 'semicolon ;' },
  comma: { sl: 'vejica ,', en: 'comma ,' },
  tab: { sl: 'tabulator', en: 'tab' },
  point: { sl: 'pika .', en: 'point .' },
  decimalSign: { sl: 'Decimalno ločilo', en: 'Decimal sign' },
  dateForm: { sl: 'Oblika datuma', en: 'Form of days' },
  skippedLines: { sl: 'Vrstic nad naslovi stolpcev', en: 'Lines above the titles' },
  layout: { sl: 'Kako je zapisana', en: 'How it is written' },
  columns: { sl: 'Kaj pomenijo stolpci', en: 'What the columns mean' },
  column_booked_on: { sl: 'Datum knjiženja', en: 'Day of booking' },
  column_amount: { sl: 'Znesek ali V dobro', en: 'Amount, or money in' },
  column_debit: { sl: 'V breme, če je ločen stolpec', en: 'Money out, if it is a column of its own' },
  column_payer_iban: { sl: 'Račun plačnika (IBAN)', en: 'Payer’s account (IBAN)' },
  column_currency: { sl: 'Valuta, če ni vedno evro', en: 'Currency, if not always euros' },
  column_bank_reference: { sl: 'Enolična oznaka prometa', en: 'The bank’s id of the movement' },
  bankReferenceHint: {
    sl: 'Brez nje se promet prepozna po vsebini. Istega obdobja takrat ne nalagajte še kot camt.053.',
    en: 'Without it a movement is known by what it says. Then do not upload the same days as camt.053 too.',
  },
  none: { sl: '– ni stolpca –', en: '– no column –' },
  firstLines: { sl: 'Prve vrstice datoteke', en: 'First lines of the file' },
  firstEntries: { sl: 'Prvi prometi, kakor bodo prebrani', en: 'First movements as they will be read' },
  nothingYet: { sl: 'Izberite vsaj stolpca z datumom in zneskom.', en: 'Choose at least the columns of the day and the amount.' },
  cannotRead: { sl: 'Tako datoteke ni mogoče prebrati', en: 'The file cannot be read so' },
  day: { sl: 'Datum', en: 'Day' },
  forms: { sl: 'Oblike CSV', en: 'CSV forms' },
  noForms: { sl: 'Ni shranjenih oblik.', en: 'No forms are saved.' },
  noFormsHint: {
    sl: 'Obliko določite, ko prvič naložite datoteko CSV. Za izpiske camt.053 (XML) je ne potrebujete.',
    en: 'A form is made when a CSV file is uploaded for the first time. camt.053 statements (XML) need none.',
  },
  remove: { sl: 'Izbriši', en: 'Delete' },
  removeTitle: { sl: 'Izbris oblike CSV', en: 'Delete the CSV form' },
  removeText: {
    sl: 'Oblika: {name}. Plačila, ki so bila prebrana po njej, ostanejo. Za naslednjo datoteko te banke jo bo treba določiti znova.',
    en: 'Form: {name}. Payments that were read by it stay. For the next file of this bank it must be made anew.',
  },
  removed: { sl: 'Oblika je izbrisana.', en: 'The form is deleted.' },
})

/** The columns in the order in which a person is asked for them. */
export const columnTexts: Readonly<Record<MappedColumn, Text>> = {
  booked_on: csvTexts.column_booked_on,
  amount: csvTexts.column_amount,
  debit: csvTexts.column_debit,
  reference: csvTexts.reference,
  payer_name: csvTexts.payer,
  payer_iban: csvTexts.column_payer_iban,
  purpose: csvTexts.purpose,
  bank_reference: csvTexts.column_bank_reference,
  currency: csvTexts.column_currency,
}
