import { createHash } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Operation, RateLimit } from '@dovolilnice/contract/operation'
import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'
import type { Owner } from '../privacy/owner.ts'
import { networkOf } from './caller-address.ts'

declare module '../database/tables.ts' {
  interface Tables {
    rate_counter: { key: string; window_start: Date; count: number }
  }
}

/** A counter lives for a day; see `forgetOldCounters`. */
export const rateOwner: Owner = {
  name: 'rate',
  tables: { rate_counter: { key: 'impersonal', window_start: 'impersonal', count: 'impersonal' } },
}

/** Keys are hashed: the counters need not know addresses and e-mails. */
const keyOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url')

const windowStartOf = (windowSeconds: number, now: Date): Date =>
  new Date(Math.floor(now.getTime() / (windowSeconds * 1000)) * windowSeconds * 1000)

/**
 * Counts one attempt, outside the call's transaction so that a failed call counts too.
 * @throws OperationError `rate_limited` with the seconds to wait
 */
const countAttempt = async (db: Db, key: string, limit: number, windowSeconds: number, now: Date): Promise<void> => {
  const windowStart = windowStartOf(windowSeconds, now)
  const { count } = await db
    .insertInto('rate_counter')
    .values({ key, window_start: windowStart, count: 1 })
    .onConflict((conflict) => conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql<number>`rate_counter.count + 1` }))
    .returning('count')
    .executeTakeFirstOrThrow()
  if (count <= limit) return
  const seconds = Math.ceil((windowStart.getTime() + windowSeconds * 1000 - now.getTime()) / 1000)
  throw new OperationError('rate_limited', { details: { retry_after: seconds } })
}

type Limited = Operation & { rate: RateLimit }

/** Counts a call by its address, IPv6 by its network; the account follows once the body is known. */
export const limitByAddress = async (db: Db, operation: Limited, address: string, now: Date): Promise<void> =>
  countAttempt(db, keyOf(operation.name, 'address', networkOf(address)), operation.rate.perAddress, operation.rate.windowSeconds, now)

interface Caller {
  body: unknown
  /** Who is signed in. */
  userId: string | undefined
}

/** The account that the body names, existing or not, or the signed-in one; addresses of one mailbox count together. */
const accountKeyOf = ({ name, rate }: Limited, { body, userId }: Caller): string | undefined => {
  const account = rate.accountField === undefined ? userId : (body as Record<string, unknown>)[rate.accountField]
  return typeof account === 'string' ? keyOf(name, 'account', mailboxOf(account)) : undefined
}

/** Counts a call by its account. */
export const limitByAccount = async (db: Db, operation: Limited, caller: Caller, now: Date): Promise<void> => {
  const { perAccount, windowSeconds } = operation.rate
  const key = accountKeyOf(operation, caller)
  if (perAccount !== undefined && key !== undefined) await countAttempt(db, key, perAccount, windowSeconds, now)
}

/** Removes the count of a successful call when only failures count. Counts of earlier failures stay. */
export const forgiveSuccess = async (db: Db, operation: Limited, caller: Caller, now: Date): Promise<void> => {
  const key = operation.rate.failuresOnly === true ? accountKeyOf(operation, caller) : undefined
  if (key === undefined) return
  await db
    .updateTable('rate_counter')
    .set({ count: sql<number>`count - 1` })
    .where('key', '=', key)
    .where('window_start', '=', windowStartOf(operation.rate.windowSeconds, now))
    .where('count', '>', 0)
    .execute()
}

/** Forgets windows that ended a day ago. */
export const forgetOldCounters = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('rate_counter')
    .where('window_start', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
