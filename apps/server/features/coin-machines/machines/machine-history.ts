import { historyDays } from '@dovolilnice/contract/coin-machines/read-machine-history'
import type { readMachineHistory } from '@dovolilnice/contract/coin-machines/read-machine-history'
import { OperationError } from '@dovolilnice/contract/errors'
import { addDays, localDayOf, startOfLocalDay, timeZone } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import type { ReadHandler } from '../../../platform/http/context.ts'

export const handleReadMachineHistory: ReadHandler<typeof readMachineHistory> = async ({ params: { id } }, { db, now }) => {
  const machine = await db.selectFrom('coin_machine').select('id').where('id', '=', id).executeTakeFirst()
  if (machine === undefined) throw new OperationError('not_found')
  const first = addDays(localDayOf(now), 1 - historyDays)
  const day = sql<string>`(at at time zone ${sql.lit(timeZone)})::date`
  const rows = await db
    .selectFrom('machine_report')
    .select((of) => [
      day.as('day'),
      of.fn.max('coins').as('coins'),
      of.fn.min('chng').as('chng'),
      of.fn.max('pfill').as('pfill'),
      of.fn.countAll<number>().as('reports'),
      of.fn.countAll<number>().filterWhere('errors_str', '!=', '').as('faulty'),
    ])
    .where('machine_id', '=', id)
    .where('at', '>=', startOfLocalDay(first))
    .groupBy(day)
    .execute()
  const none = { coins: null, chng: null, pfill: null, reports: 0, faulty: 0 }
  const days = Array.from({ length: historyDays }, (_, index) => addDays(first, index))
  return { days: days.map((wanted) => ({ ...none, ...rows.find((row) => row.day === wanted), day: wanted })) }
}
