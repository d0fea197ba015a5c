import type { KeyObject } from 'node:crypto'
import { systemClock } from '../../clock/clock.ts'
import { type Trx, sql } from '../../database/db.ts'
import type { Services } from '../../http/context.ts'

export interface ChainOptions {
  /** Whether the clock must agree with the database's. Absent: unless it is one that a test turns. */
  comparesClock?: boolean
  /** Events in one transaction; absent: 2,000. */
  rowsAtOnce?: number
}

export type Chaining = Pick<Services, 'database' | 'clock'> & ChainOptions & { privateKey: KeyObject }

/** This machine and the database say different times: what was signed by a wrong one cannot be taken back. Its message is for the log. */
export class ClockDiffersError extends Error {
  override name = 'ClockDiffersError'
}

/** An arbitrary number, also in `begin_forgetting`: one process chains at a time, and nobody forgets meanwhile. */
const lockKey = 7_290_415
/** How far, in ms, this machine's clock may be from the database's. */
const mostSkewMs = 5 * 60_000

const requireSameTime = (now: Date, databaseNow: Date): void => {
  const minutes = Math.round((now.getTime() - databaseNow.getTime()) / 60_000)
  if (Math.abs(now.getTime() - databaseNow.getTime()) > mostSkewMs)
    throw new ClockDiffersError(
      `the clock of this machine is ${Math.abs(minutes)} minutes ${minutes > 0 ? 'ahead of' : 'behind'} the database's. ` +
        'Nothing is chained until they agree: set the clocks, docs/operations.md',
    )
}

/**
 * Runs the work in a transaction unless another process is chaining now; resolves with undefined then. The work takes the time from here: it is the one that was
 * compared with the database's.
 * @throws ClockDiffersError
 */
export const whileChaining = <T>(chaining: Chaining, work: (trx: Trx, now: Date) => Promise<T>): Promise<T | undefined> => {
  const { database, clock, comparesClock = clock === systemClock } = chaining
  return database.transaction(async (trx) => {
    const { rows } = await sql<{ free: boolean; now: Date }>`
      select pg_try_advisory_xact_lock(${lockKey}::bigint) as free, clock_timestamp() as now`.execute(trx)
    const [lock] = rows
    if (lock?.free !== true) return undefined
    const now = clock.now()
    if (comparesClock) requireSameTime(now, lock.now)
    return work(trx, now)
  })
}
