import type { RuleName } from '@dovolilnice/contract/field-rules'

/** One movement on the account as the bank tells it. A batch is one movement for each payer in it. */
export interface StatementEntry {
  /** The same for the same movement in every statement that holds it: uploads of overlapping statements record it once. */
  key: string
  direction: 'credit' | 'debit'
  /** Hundredths of the currency; never negative. */
  cents: number
  currency: string
  booked_on: string
  value_on: string | null
  payer_name: string | null
  payer_iban: string | null
  /** As it was written, for instance `SI12 2026000123X`; null where the bank gives none. */
  reference: string | null
  purpose: string | null
  /** The payer's own mark of the payment (EndToEndId); null where the file gives none. */
  payer_mark: string | null
  /** What the bank knows the movement and its payment by (AcctSvcrRef). */
  bank_references: string[]
  /** It takes back an earlier movement, in the other direction. */
  reversal: boolean
}

/** A statement of one account, from a file that may hold several. */
export interface Statement {
  /** The bank's own id of the statement; null in CSV. */
  bank_id: string | null
  /** Null where the file does not name the account (CSV). */
  iban: string | null
  /** Of the account; null where the file does not say. */
  currency: string | null
  /** Balances in cents; null where the file has none. */
  opening_cents: number | null
  closing_cents: number | null
  /** The days it covers; null where the file has none. */
  from_on: string | null
  until_on: string | null
  /** The bank's number of it, which counts in a year; null where there is none. */
  sequence_nr: number | null
  /** Movements that are announced but not booked; they are left out. */
  not_booked: number
  entries: StatementEntry[]
}

export interface StatementFile {
  /** `camt.053.001.08`, `csv`. */
  format: string
  statements: Statement[]
}

type StatementRule = Extract<RuleName, `statement_${string}`>

/** The file cannot be taken: nothing of it is recorded. `rule` is its sentence in `field-rules.ts`. */
export class StatementError extends Error {
  override name = 'StatementError'
  readonly rule: StatementRule
  /** What the sentence is filled with, such as the line. */
  readonly values: Record<string, string | number>

  constructor(rule: StatementRule, values: Record<string, string | number> = {}) {
    super(rule)
    this.rule = rule
    this.values = values
  }
}
