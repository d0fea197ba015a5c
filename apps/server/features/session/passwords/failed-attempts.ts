import type { Before, Context } from '../../../platform/http/context.ts'
import { networkOf } from '../../../platform/http/caller/caller-address.ts'
import { countOne, requireBelow } from '../../../platform/http/limits/counters.ts'
import type { Counter } from '../../../platform/http/limits/counters.ts'

const quarterHour = 900

/** Failures of one account from one address: a stranger far away stops nobody but themselves. */
const ofAccountAndAddress: Counter = { name: 'failed-log-in:account-address', limit: 10, windowSeconds: quarterHour }
/** Failures of one address, whichever accounts it tries. */
const ofAddress: Counter = { name: 'failed-log-in:address', limit: 100, windowSeconds: quarterHour }
/** Failures of one account from everywhere: slows down whoever guesses from many addresses. */
const ofAccount: Counter = { name: 'failed-log-in:account', limit: 100, windowSeconds: 3600 }
/** Failures of one account in a browser that it knows: no other counter stops that browser, and it adds to no other. */
const ofKnownBrowser: Counter = { name: 'failed-log-in:known-browser', limit: 10, windowSeconds: quarterHour }

/** Who tries to sign in, and from where. */
export interface Attempt {
  email: string
  address: string
  /** The hash of its secret, when the account knows the browser. */
  knownBrowser: string | undefined
}

const countersOf = ({ email, address, knownBrowser }: Attempt): (readonly [Counter, readonly string[]])[] =>
  knownBrowser === undefined
    ? [
        [ofAccountAndAddress, [email, networkOf(address)]],
        [ofAddress, [networkOf(address)]],
        [ofAccount, [email]],
      ]
    : [[ofKnownBrowser, [email, knownBrowser]]]

/** @throws OperationError `rate_limited` when there were too many failures */
export const requireMayTry = async ({ database, now }: Before<Context>, attempt: Attempt): Promise<void> => {
  for (const [counter, of] of countersOf(attempt)) await requireBelow(database.kysely, counter, of, now)
}

/**
 * Counts a failure.
 * @returns whether it was the last that is allowed
 * @throws OperationError `rate_limited` when others that ran at the same time have used up the limit
 */
export const countFailure = async ({ database, now }: Before<Context>, attempt: Attempt): Promise<boolean> => {
  let last = false
  for (const [counter, of] of countersOf(attempt)) {
    const count = await countOne(database.kysely, counter, of, now)
    if (count > counter.limit) await requireBelow(database.kysely, counter, of, now)
    last ||= count === counter.limit
  }
  return last
}
