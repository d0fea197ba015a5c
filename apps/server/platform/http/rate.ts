import { createHash } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Operation, RateLimit } from '@dovolilnice/contract/operation'
import { sql } from 'kysely'
import type { Db } from '../database/tables.ts'

declare module '../database/tables.ts' {
  interface Tables {
    rate_counter: { key: string; window_start: Date; count: number }
  }
}

/** Keys are hashed: the counters need not know addresses and e-mails. */
const keyOf = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url')

/**
 * Counts one attempt, outside the call's transaction so that a failed call counts too.
 * @throws OperationError `rate_limited` with the seconds to wait
 */
const countAttempt = async (db: Db, key: string, limit: number, windowSeconds: number, now: Date): Promise<void> => {
  const windowStart = new Date(Math.floor(now.getTime() / (windowSeconds * 1000)) * windowSeconds * 1000)
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

/** Counts a call by its address; the account follows once the body is known. */
export const limitByAddress = async (db: Db, operation: Operation & { rate: RateLimit }, address: string, now: Date): Promise<void> =>
  countAttempt(db, keyOf(operation.name, 'address', address), operation.rate.perAddress, operation.rate.windowSeconds, now)

interface Caller {
  body: unknown
  /** Who is signed in. */
  userId: string | undefined
}

/** Counts a call by the account its body names, whether or not that account exists, or by the one that is signed in. */
export const limitByAccount = async (db: Db, operation: Operation & { rate: RateLimit }, caller: Caller, now: Date): Promise<void> => {
  const { perAccount, accountField, windowSeconds } = operation.rate
  if (perAccount === undefined) return
  const account = accountField === undefined ? caller.userId : (caller.body as Record<string, unknown>)[accountField]
  if (typeof account === 'string') await countAttempt(db, keyOf(operation.name, 'account', account), perAccount, windowSeconds, now)
}

/** Forgets windows that ended a day ago. */
export const forgetOldCounters = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('rate_counter')
    .where('window_start', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
