import { closedDaysSchema } from '@dovolilnice/contract/holidays/closed-days'
import type { ClosedDays } from '@dovolilnice/contract/primitives/working-days'
import type { Db } from '../database/tables.ts'

/** Days on which this municipality does not work, beside those of the state. Terms do not end on them (ZUP, art. 101). */
export const readClosedDays = async (db: Db): Promise<ClosedDays> => {
  const stored = await db.selectFrom('parameter').select('value').where('key', '=', 'closed_days').executeTakeFirst()
  return new Set(closedDaysSchema.parse(stored?.value ?? []).map(({ day }) => day))
}
