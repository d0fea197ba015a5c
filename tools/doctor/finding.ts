import { errorCode, errorMessage } from '@dovolilnice/server/error-facts'

/** What a check of the doctor found out. */
export interface Finding {
  /** What was looked at, in a word or two. */
  what: string
  ok: boolean
  /** What is there; where something is missing, also what to do. */
  say: string
}

export const right = (what: string, say: string): Finding => ({ what, ok: true, say })

export const missing = (what: string, say: string): Finding => ({ what, ok: false, say })

/** Why something failed. A name with several addresses fails with an error that has no message of its own. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return (errorMessage(error) || errorCode(error) || 'no reason given').replace(/\.$/, '')
}
