import { unusualRows, unusualTimes } from '@dovolilnice/contract/privacy/retention/retention-run'
import type { Db } from '../../../platform/database/tables.ts'
import { rowsOf } from './count-changes.ts'
import type { Changes } from './count-changes.ts'

/** The usual number of rows is the mean of this many last runs. */
const runs = 30

/**
 * The tables of which a run would take far more rows than usual, with the usual number. A wrong clock, a wrong term or a spoilt column would look so,
 * and what is deleted cannot be brought back.
 */
export const findUnusual = async (db: Db, changes: Changes): Promise<Record<string, number>> => {
  const last = await db
    .selectFrom('retention_run')
    .select('tables')
    .where('status', '=', 'done')
    .orderBy('at', 'desc')
    .limit(runs)
    .execute()
  const usualOf = (table: string): number => {
    const sum = last.reduce((so, { tables }) => so + (tables[table] === undefined ? 0 : rowsOf(tables[table])), 0)
    return last.length === 0 ? 0 : Math.ceil(sum / last.length)
  }
  const far = Object.entries(changes).flatMap(([table, rows]) => {
    const usual = usualOf(table)
    return rowsOf(rows) > Math.max(unusualRows, unusualTimes * usual) ? [[table, usual] as const] : []
  })
  return Object.fromEntries(far)
}
