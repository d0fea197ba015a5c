import type { Db } from '../../../platform/database/tables.ts'

/** The term of appeal of an act: when it was served, and the last day for an appeal; null while the day of service is not known. */
export interface AppealTerm {
  served_on: string | null
  last_day: string | null
}

/** The terms of acts, by the act's id, as the record of their service says them. */
export const readAppealTerms = async (db: Db, actIds: readonly string[]): Promise<Map<string, AppealTerm>> => {
  if (actIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('act_standing')
    .select(['act_id', 'served_on', 'appeal_until'])
    .where('act_id', 'in', [...actIds])
    .execute()
  return new Map(rows.map(({ act_id: id, served_on, appeal_until: last_day }) => [id, { served_on, last_day }]))
}

/** The term of one act. */
export const readAppealTerm = async (db: Db, actId: string): Promise<AppealTerm> =>
  (await readAppealTerms(db, [actId])).get(actId) ?? { served_on: null, last_day: null }
