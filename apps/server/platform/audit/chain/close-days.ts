import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { emptyHead, lateMs, whileChaining, writeHeads } from './chain-events.ts'
import type { Chaining } from './chain-events.ts'
import { headHash, signHead } from './day-head.ts'

/** The last day whose events have all had their time to come. */
export const lastToClose = (now: Date): string => addDays(localDayOf(new Date(now.getTime() - lateMs)), -1)

/**
 * Closes each day whose last events have had their time to come, also days without any: its head names the head before and is never changed again. Call it
 * after `chainEvents`.
 */
export const closeDays = (chaining: Chaining): Promise<void | undefined> =>
  whileChaining(chaining, async (trx) => {
    const now = chaining.clock.now()
    const last = lastToClose(now)
    let before = await trx.selectFrom('event_day').selectAll().where('closed', '=', true).orderBy('day', 'desc').limit(1).executeTakeFirst()
    const open = await trx.selectFrom('event_day').selectAll().where('closed', '=', false).orderBy('day').execute()
    let day = before === undefined ? open[0]?.day : addDays(before.day, 1)
    const closed = []
    for (; day !== undefined && day <= last; day = addDays(day, 1)) {
      const head = open.find((one) => one.day === day) ?? emptyHead(day, now)
      const previous = before === undefined ? null : headHash(before)
      before = signHead({ ...head, closed: true, previous, signed_at: now }, chaining.privateKey)
      closed.push(before)
    }
    // A head has eleven values, and a statement takes 65,535.
    for (let from = 0; from < closed.length; from += 1_000) await writeHeads(trx, closed.slice(from, from + 1_000))
  })
