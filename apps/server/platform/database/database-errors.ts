import { chainOf } from '../errors/error-facts.ts'

/** Another process has the embedded database's folder open. Its message is the one line to print. */
export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError'
}

/** The connection could not be made or was lost. What it was doing may or may not have happened. */
export class DatabaseUnavailableError extends Error {
  override name = 'DatabaseUnavailableError'
}

/** A statement that the database refused, with PostgreSQL's own words for it. Carries no parameter values. */
export class StatementError extends Error {
  override name = 'StatementError'
  readonly code: string
  readonly constraint: string | undefined
  readonly table: string | undefined
  readonly column: string | undefined
  readonly detail: string | undefined
  readonly severity: string | undefined

  constructor(message: string, fields: StatementErrorFields) {
    super(message)
    this.code = fields.code ?? 'XX000'
    this.constraint = fields.constraint
    this.table = fields.table
    this.column = fields.column
    this.detail = fields.detail
    this.severity = fields.severity
  }
}

export interface StatementErrorFields {
  code?: string | undefined
  constraint?: string | undefined
  table?: string | undefined
  column?: string | undefined
  detail?: string | undefined
  severity?: string | undefined
}

const hasCode = (error: unknown, matches: (code: string, error: StatementError) => boolean): boolean =>
  chainOf(error).some((link) => link instanceof StatementError && matches(link.code, link))

/** Shutting down, starting up, crashed, out of connections, or an SQLSTATE of class 08. */
const isAway = (code: string): boolean => code.startsWith('08') || ['57P01', '57P02', '57P03', '53300'].includes(code)

/** The database cannot be reached or is going away: the caller answers 503 and the client may retry. */
export const isDatabaseUnavailable = (error: unknown): boolean =>
  chainOf(error).some((link) => link instanceof DatabaseUnavailableError) || hasCode(error, isAway)

/**
 * The database has no disk or memory left, or cannot write its files (SQLSTATE 53100, 53200, 58030). It refused the statement, so unlike
 * with a lost connection nothing of the transaction was committed. The caller answers 503.
 */
export const isDatabaseExhausted = (error: unknown): boolean => hasCode(error, (code) => ['53100', '53200', '58030'].includes(code))

/** The statement waited for a lock, or ran, for longer than it may (SQLSTATE 55P03, 57014). Nothing of its transaction is committed; the caller answers 503. */
export const isOutOfTime = (error: unknown): boolean => hasCode(error, (code) => code === '55P03' || code === '57014')

/** A unique constraint (or, when named, that one) refused the row. */
export const isUniqueViolation = (error: unknown, constraint?: string): boolean =>
  hasCode(error, (code, link) => code === '23505' && (constraint === undefined || link.constraint === constraint))

/** A row that is missing (23503) may come, and a check (23514) may be widened by the next version. */
const mayBeTakenLater = ['23503', '23514']

/** The database will never take these values: they do not fit a type, a key or an index (SQLSTATE classes 22, 23 and 54). */
export const isRefusedForGood = (error: unknown): boolean =>
  hasCode(error, (code) => /^(22|23|54)/.test(code) && !mayBeTakenLater.includes(code))

/** The number of the request by which a record may only be stored, where a write to it was refused (`refuse_restricted`); undefined for any other error. */
export const restrictingRequest = (error: unknown): string | undefined =>
  chainOf(error).find((link): link is StatementError => link instanceof StatementError && link.code === 'RS113')?.detail

/** Serialization failure or deadlock: the same transaction may succeed when run again. */
export const isRetryable = (error: unknown): boolean => hasCode(error, (code) => code === '40001' || code === '40P01')
