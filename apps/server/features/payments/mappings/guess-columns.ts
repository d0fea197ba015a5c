import { keysOf } from '@dovolilnice/contract/keys-of'
import type { GuessedMapping, MappedColumn, StatementLayout } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import { foldTerm } from '@dovolilnice/contract/search/fold-term'
import { dateFormOf } from '../read/csv-entry.ts'

/** What banks call the columns, without blanks and accents, the surest word first. A title is given to the first column that asks for it. */
const titleWords: Record<MappedColumn, readonly RegExp[]> = {
  booked_on: [/^datumknji/, /^datumprom/, /^bookingdate/, /^datum$/, /^date$/, /^datum/],
  debit: [/^(znesek)?v?breme/, /^odliv/, /^debit/],
  amount: [/^(znesek)?v?dobro/, /^priliv/, /^credit/, /^znesek/, /^amount/],
  currency: [/^valuta(racuna|prometa)?$/, /^currency/],
  reference: [/^sklic(v)?(dobro|prejemnika|odobritve)/, /^sklic/, /reference/],
  payer_iban: [/iban/, /trr/, /^racun/, /account/],
  payer_name: [/^naziv/, /placnik/, /partner/, /nalogodajalec/, /^(payer|name)/],
  purpose: [/^namen/, /^opis/, /^purpose/, /^description/],
  bank_reference: [/^(id|st|stevilka|oznaka)(prometa|transakcije|knjizbe)/, /^referencabanke/, /^id$/, /transactionid/],
}

/** The columns that the titles seem to name; an empty text for those that none names. */
const guessColumns = (titles: readonly string[]): GuessedMapping['columns'] => {
  const left = titles.filter((title) => title !== '')
  const found = {
    booked_on: '',
    debit: '',
    amount: '',
    currency: '',
    reference: '',
    payer_iban: '',
    payer_name: '',
    purpose: '',
    bank_reference: '',
  }
  for (const column of keysOf(found)) {
    const title = titleWords[column].flatMap((words) => left.filter((one) => words.test(foldTerm(one))))[0]
    if (title === undefined) continue
    found[column] = title
    left.splice(left.indexOf(title), 1)
  }
  return found
}

/**
 * How a file seems to be read, by its titles and by how days and amounts are written below them.
 * @param lines cells of the first lines below the titles
 */
export const guessMapping = (layout: StatementLayout, titles: readonly string[], lines: readonly (readonly string[])[]): GuessedMapping => {
  const columns = guessColumns(titles)
  const values = (column: MappedColumn): string[] => {
    const place = columns[column] === '' ? -1 : titles.indexOf(columns[column])
    return place < 0 ? [] : lines.map((line) => line[place] ?? '').filter((value) => value !== '')
  }
  const amounts = [...values('amount'), ...values('debit')]
  return {
    ...layout,
    decimal_sign: amounts.some((amount) => /\.\d{1,2}$/.test(amount)) && !amounts.some((amount) => /,\d{1,2}$/.test(amount)) ? '.' : ',',
    date_form:
      values('booked_on')
        .map(dateFormOf)
        .find((form) => form !== undefined) ?? 'D.M.YYYY',
    columns,
  }
}
