import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import type { Trx } from '../../database/tables.ts'
import { emptyHead, lateMs, oldestOpen, writeHeads } from './chain-events.ts'
import { headHash, signHead } from './day-head.ts'
import { whileChaining } from './while-chaining.ts'
import type { Chaining } from './while-chaining.ts'

/** The last day whose events have all had their time to come. */
export const lastToClose = (now: Date): string => addDays(localDayOf(new Date(now.getTime() - lateMs)), -1)

/** Days without any event that are closed in one go. A wrong clock closes no more; after a longer rest the next rounds go on. The first round closes all. */
const mostEmptyDays = 7

/** The day up to which days are closed: none after the newest event, and none on which an event is not chained yet, because another process is at it. */
const closableUntil = async (trx: Trx, now: Date): Promise<string | undefined> => {
  const newest = await trx
    .selectFrom('event_day')
    .select((is) => is.fn.max('chained_until').as('at'))
    .executeTakeFirst()
  if (!newest?.at) return undefined
  const open = await oldestOpen(trx, now)
  const days = [lastToClose(now), localDayOf(newest.at), ...(open === undefined ? [] : [addDays(localDayOf(open), -1)])]
  return days.toSorted()[0]
}

/**
 * Closes each day whose last events have had their time to come, also days without any before the newest event: its head names the head before and is never
 * changed again. Call it after `chainEvents`.
 * @throws ClockDiffersError
 */
export const closeDays = (chaining: Chaining): Promise<void | undefined> =>
  whileChaining(chaining, async (trx, now) => {
    const last = await closableUntil(trx, now)
    if (last === undefined) return
    let before = await trx.selectFrom('event_day').selectAll().where('closed', '=', true).orderBy('day', 'desc').limit(1).executeTakeFirst()
    const open = await trx.selectFrom('event_day').selectAll().where('closed', '=', false).orderBy('day').execute()
    let day = before === undefined ? open[0]?.day : addDays(before.day, 1)
    const most = before === undefined ? Infinity : mostEmptyDays
    const closed = []
    let empty = 0
    for (; day !== undefined && day <= last; day = addDays(day, 1)) {
      const found = open.find((one) => one.day === day)
      empty = found === undefined ? empty + 1 : 0
      if (empty > most) break
      const previous = before === undefined ? null : headHash(before)
      before = signHead({ ...(found ?? emptyHead(day, now)), closed: true, previous, signed_at: now }, chaining.privateKey)
      closed.push(before)
    }
    // A head has eleven values, and a statement takes 65,535.
    for (let from = 0; from < closed.length; from += 1_000) await writeHeads(trx, closed.slice(from, from + 1_000))
  })
