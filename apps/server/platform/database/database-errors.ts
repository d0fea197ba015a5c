/** Another process has the embedded database's folder open. Its message is the one line to print. */
export class DatabaseLockedError extends Error {
  override name = 'DatabaseLockedError'
}

/** The database cannot be reached or is going away: the caller answers 503 and the client may retry. */
export const isDatabaseUnavailable = (_error: unknown): boolean => false

/** A unique constraint (or, when named, that one) refused the row. */
export const isUniqueViolation = (_error: unknown, _constraint?: string): boolean => false

/** Serialization failure or deadlock: the same transaction may succeed when run again. */
export const isRetryable = (_error: unknown): boolean => false
