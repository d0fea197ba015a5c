import { createHash } from 'node:crypto'
import { OperationError } from '@dovolilnice/contract/errors'
import type { Operation, RateLimit } from '@dovolilnice/contract/operation'
import { mailboxOf } from '@dovolilnice/contract/primitives/mailbox'
import { type Db, sql } from '../../database/db.ts'
import type { Owner } from '../../privacy/owner.ts'
import { networkOf } from '../caller/caller-address.ts'
import { isRecord } from '../is-record.ts'

declare module '../../database/db.ts' {
  interface Tables {
    rate_counter: { key: string; window_start: Date; count: number }
  }
}

/** A counter is forgotten a day after its window began; see `forgetOldCounters`. */
export const rateOwner: Owner = {
  name: 'rate',
  tables: { rate_counter: { key: 'impersonal', window_start: 'impersonal', count: 'impersonal' } },
}

/** Keys are hashed: the counters need not know addresses and e-mails. */
export const counterKey = (...parts: string[]): string => createHash('sha256').update(parts.join('\n')).digest('base64url')

const windowStartOf = (windowSeconds: number, now: Date): Date =>
  new Date(Math.floor(now.getTime() / (windowSeconds * 1000)) * windowSeconds * 1000)

interface Counted {
  key: string
  amount: number
  limit: number
  windowSeconds: number
  code: 'rate_limited' | 'quota_reached'
}

/** Adds to a counter; answers what it holds then. Outside the call's transaction, so that a failed call counts too. */
export const addTo = async (
  db: Db,
  { key, amount, windowSeconds }: Pick<Counted, 'key' | 'amount' | 'windowSeconds'>,
  now: Date,
): Promise<number> => {
  const { count } = await db
    .insertInto('rate_counter')
    .values({ key, window_start: windowStartOf(windowSeconds, now), count: amount })
    .onConflict((conflict) =>
      conflict.columns(['key', 'window_start']).doUpdateSet({ count: sql<number>`rate_counter.count + ${amount}::int` }),
    )
    .returning('count')
    .executeTakeFirstOrThrow()
  return count
}

/** The refusal of a counter that is full, with the seconds until its window ends. */
export const limitReached = (code: Counted['code'], windowSeconds: number, now: Date): OperationError => {
  const end = windowStartOf(windowSeconds, now).getTime() + windowSeconds * 1000
  return new OperationError(code, { details: { retry_after: Math.ceil((end - now.getTime()) / 1000) } })
}

/** Adds to a counter. @throws OperationError `code` with the seconds to wait, when it holds more than its limit */
export const countTowards = async (db: Db, counted: Counted, now: Date): Promise<void> => {
  if ((await addTo(db, counted, now)) > counted.limit) throw limitReached(counted.code, counted.windowSeconds, now)
}

/** Counts one attempt. @throws OperationError `rate_limited` with the seconds to wait */
const countAttempt = (db: Db, key: string, limit: number, windowSeconds: number, now: Date): Promise<void> =>
  countTowards(db, { key, amount: 1, limit, windowSeconds, code: 'rate_limited' }, now)

/** What a counter holds in its present window. */
export const countOf = async (db: Db, key: string, windowSeconds: number, now: Date): Promise<number> => {
  const found = await db
    .selectFrom('rate_counter')
    .select('count')
    .where('key', '=', key)
    .where('window_start', '=', windowStartOf(windowSeconds, now))
    .executeTakeFirst()
  return found?.count ?? 0
}

/** Takes back one that a counter was given in the same window. */
const takeBack = async (db: Db, key: string, windowSeconds: number, now: Date): Promise<void> => {
  await db
    .updateTable('rate_counter')
    .set({ count: sql<number>`greatest(count - 1, 0)` })
    .where('key', '=', key)
    .where('window_start', '=', windowStartOf(windowSeconds, now))
    .execute()
}

type Limited = Operation & { rate: RateLimit }

/** Counts a call by its address, IPv6 by its network; the account follows once the body is known. */
export const limitByAddress = async (db: Db, operation: Limited, address: string, now: Date): Promise<void> =>
  countAttempt(db, counterKey(operation.name, 'address', networkOf(address)), operation.rate.perAddress, operation.rate.windowSeconds, now)

interface Caller {
  body: unknown
  /** Who is signed in. */
  userId: string | undefined
}

/** The account that the body names, existing or not, or the signed-in one; addresses of one mailbox count together. */
const accountKeyOf = ({ name, rate }: Limited, { body, userId }: Caller): string | undefined => {
  const account = rate.accountField === undefined ? userId : isRecord(body) ? body[rate.accountField] : undefined
  return typeof account === 'string' ? counterKey(name, 'account', mailboxOf(account)) : undefined
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
  if (key !== undefined) await takeBack(db, key, operation.rate.windowSeconds, now)
}

/** Forgets windows that began more than a day ago. */
export const forgetOldCounters = async (db: Db, now: Date): Promise<void> => {
  await db
    .deleteFrom('rate_counter')
    .where('window_start', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
