import { startingThresholds } from '@dovolilnice/contract/coin-machines/alerts/thresholds'
import type { Thresholds } from '@dovolilnice/contract/coin-machines/alerts/thresholds'
import type { Db } from '../../../platform/database/tables.ts'

/** The thresholds of the town; those of the product with version 0 before it has set any. */
export const findThresholds = async (db: Db): Promise<Thresholds & { version: number }> => {
  const row = await db.selectFrom('machine_thresholds').selectAll().executeTakeFirst()
  if (row === undefined) return { ...startingThresholds, version: 0 }
  const { id, ...thresholds } = row
  return thresholds
}
