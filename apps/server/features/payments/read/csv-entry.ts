import { keysOf } from '@dovolilnice/contract/keys-of'
import type { StatementMapping } from '@dovolilnice/contract/payments/mappings/statement-mapping'
import type { KeylessEntry } from './entry-key.ts'
import { centsOf, isBookable } from './read-amount.ts'
import { StatementError } from './statement.ts'

/** The order of year, month and day in what the form's pattern finds. */
const dateForms: Record<StatementMapping['date_form'], { pattern: RegExp; order: readonly [number, number, number] }> = {
  'D.M.YYYY': { pattern: /^(\d{1,2})\.\s?(\d{1,2})\.\s?(\d{4})$/, order: [3, 2, 1] },
  'D/M/YYYY': { pattern: /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/, order: [3, 2, 1] },
  'YYYY-MM-DD': { pattern: /^(\d{4})-(\d\d)-(\d\d)$/, order: [1, 2, 3] },
  YYYYMMDD: { pattern: /^(\d{4})(\d\d)(\d\d)$/, order: [1, 2, 3] },
}

/** The form in which a day is written; undefined for none that is known. */
export const dateFormOf = (written: string): StatementMapping['date_form'] | undefined =>
  keysOf(dateForms).find((form) => dateForms[form].pattern.test(written))

const dayOf = (written: string, form: StatementMapping['date_form']): string => {
  const { pattern, order } = dateForms[form]
  const found = pattern.exec(written)
  const day = order.map((part) => (found?.[part] ?? '').padStart(2, '0')).join('-')
  if (!isBookable(day)) throw new StatementError('statement_day', { day: written.slice(0, 40) })
  return day
}

/** An amount as people write it, with points or blanks between thousands; 0 for an empty cell. */
const amountOf = (written: string, decimalSign: ',' | '.'): number => {
  if (written === '') return 0
  const plain = written.replace(/[\s\u00a0']|€|EUR$/g, '')
  const [grouping, decimal] = decimalSign === ',' ? ['.', ','] : [',', '.']
  return centsOf(plain.replaceAll(grouping, '').replace(decimal, '.'))
}

/**
 * One line of a CSV export as a movement; undefined for a line without a day, as the totals below the table are.
 * @param cell the line's text in a column, by the column's title
 * @throws StatementError for an amount or a day that cannot be read
 */
export const csvEntryOf = (cell: (title: string) => string, mapping: StatementMapping): KeylessEntry | undefined => {
  const { columns, decimal_sign: sign } = mapping
  const booked = cell(columns.booked_on)
  if (booked === '') return undefined
  const given = (title: string | undefined): string | null =>
    title === undefined ? null : cell(title).replaceAll('\0', '').slice(0, 1000) || null
  const out = columns.debit === undefined ? 0 : Math.abs(amountOf(cell(columns.debit), sign))
  const amount = amountOf(cell(columns.amount), sign) - out
  const reference = given(columns.bank_reference)?.slice(0, 140) ?? null
  return {
    direction: amount < 0 ? 'debit' : 'credit',
    cents: Math.abs(amount),
    currency: given(columns.currency)?.toUpperCase() ?? 'EUR',
    booked_on: dayOf(booked, mapping.date_form),
    value_on: null,
    payer_name: given(columns.payer_name)?.slice(0, 140) ?? null,
    payer_iban: given(columns.payer_iban)?.replace(/\s/g, '').slice(0, 34) ?? null,
    reference: given(columns.reference)?.slice(0, 140) ?? null,
    purpose: given(columns.purpose),
    reversal: false,
    bank_reference: reference,
    bank_references: reference === null ? [] : [reference],
    payer_mark: null,
    counterparty: null,
    batch_index: null,
  }
}
