import type { Db } from '../../database/tables.ts'
import { addTo, counterKey, countOf, limitReached } from './rate.ts'

/** Something that may happen so often in a window of time, counted for whatever the call names. */
export interface Counter {
  name: string
  limit: number
  windowSeconds: number
}

/** Counts one; answers the how many-th it is in this window. Call it outside the call's transaction, so that a failed call counts too. */
export const countOne = (db: Db, { name, windowSeconds }: Counter, of: readonly string[], now: Date): Promise<number> =>
  addTo(db, { key: counterKey(name, ...of), amount: 1, windowSeconds }, now)

/** Counts one. @throws OperationError `rate_limited` with the seconds to wait, when it is one too many */
export const countWithin = async (db: Db, counter: Counter, of: readonly string[], now: Date): Promise<void> => {
  if ((await countOne(db, counter, of, now)) > counter.limit) throw limitReached('rate_limited', counter.windowSeconds, now)
}

/** Looks without counting. @throws OperationError `rate_limited` with the seconds to wait, when the limit is reached */
export const requireBelow = async (db: Db, counter: Counter, of: readonly string[], now: Date): Promise<void> => {
  const count = await countOf(db, counterKey(counter.name, ...of), counter.windowSeconds, now)
  if (count >= counter.limit) throw limitReached('rate_limited', counter.windowSeconds, now)
}
