import { statementFaults, type StatementFault } from '@dovolilnice/contract/payments/statements/statement-faults'
import { sql, type RawBuilder } from 'kysely'

/** Other statements of the same account. */
const others = (fits: RawBuilder<boolean>) => sql`from bank_statement as other
  where other.iban = bank_statement.iban and other.id <> bank_statement.id and ${fits}`
const other = (fits: RawBuilder<boolean>): RawBuilder<boolean> => sql`exists (select ${others(fits)})`
/** The first or last of them, which an index gives: whether there is any before or after was read from all statements. */
const end = (of: RawBuilder<unknown>, fits: RawBuilder<boolean>) => sql`(select ${of} ${others(fits)})`
const isSameYear = sql<boolean>`date_part('year', other.until_on) = date_part('year', bank_statement.until_on)`

/** In which each fault is there. Statements may overlap and come in any order, so each looks for the one that it follows, not for the last. */
const tests: Readonly<Record<StatementFault, RawBuilder<boolean>>> = {
  sum: sql`bank_statement.opening_cents + bank_statement.movement_cents <> bank_statement.closing_cents`,
  gap_before: sql`${end(sql`min(other.until_on)`, sql`other.closing_cents is not null`)} < bank_statement.from_on
    and not ${other(sql`other.until_on <= bank_statement.from_on and other.closing_cents = bank_statement.opening_cents`)}`,
  gap_after: sql`${end(sql`max(other.from_on)`, sql`other.opening_cents is not null`)} > bank_statement.until_on
    and not ${other(sql`other.from_on >= bank_statement.until_on and other.opening_cents = bank_statement.closing_cents`)}`,
  number: sql`${end(sql`min(other.sequence_nr)`, isSameYear)} < bank_statement.sequence_nr
    and not ${other(sql`${isSameYear} and other.sequence_nr = bank_statement.sequence_nr - 1`)}`,
  future: sql`bank_statement.until_on > (bank_statement.uploaded_at at time zone 'Europe/Ljubljana')::date`,
}

/** Checked by a clerk, or the same statement as one that was uploaded before. */
const isSettled = sql<boolean>`(bank_statement.checked_at is not null
  or ${other(sql`other.bank_id = bank_statement.bank_id and other.until_on = bank_statement.until_on and other.id < bank_statement.id`)})`

const found = statementFaults.map((fault) => sql`case when ${tests[fault]} then ${sql.lit(fault)} end`)

/** What is wrong with a row of `bank_statement`. */
export const faultsOfStatement = sql<StatementFault[]>`case when ${isSettled} then '[]'::jsonb
  else to_jsonb(array_remove(array[${sql.join(found)}], null)) end`

export const hasFaults = sql<boolean>`${faultsOfStatement} <> '[]'::jsonb`
