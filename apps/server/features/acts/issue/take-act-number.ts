import { fillText } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { nextPlace } from '../../../platform/database/next-number.ts'
import type { Row, Trx } from '../../../platform/database/db.ts'

/** What an act belongs to: exactly one of the two. */
export interface Matter {
  application_id: string | null
  permit_id: string | null
}

/** The rows of a matter, found by the index on the column that it has. */
export const ofMatter = ({ application_id: application, permit_id: permit }: Matter) =>
  application === null ? sql<boolean>`permit_id = ${permit}` : sql<boolean>`application_id = ${application}`

const openCase = async (trx: Trx, { application_id, permit_id }: Matter, pattern: string, now: Date): Promise<Row<'act_case'>> => {
  const year = Number(localDayOf(now).slice(0, 4))
  const seq = await nextPlace(trx, 'act_case', year)
  const number_pattern = fillText(pattern, { seq, year, act: '{act}' })
  return trx
    .insertInto('act_case')
    .values({ id: v7(), number_pattern, application_id, permit_id, opened_at: now })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * The next number of an act in its matter, `371-45/2026-1`; the first act opens the matter's case, numbered without a gap in its year. The
 * caller holds the lock of the matter's row, so two acts of one matter never open two cases.
 * @param pattern the town's, with `{seq}`, `{year}` and `{act}`
 */
export const takeActNumber = async (trx: Trx, matter: Matter, pattern: string, now: Date): Promise<{ case_id: string; number: string }> => {
  const found = await trx.selectFrom('act_case').select('id').where(ofMatter(matter)).executeTakeFirst()
  const { id } = found ?? (await openCase(trx, matter, pattern, now))
  const { number_pattern: open, last_act: act } = await trx
    .updateTable('act_case')
    .set({ last_act: sql<number>`last_act + 1` })
    .where('id', '=', id)
    .returning(['number_pattern', 'last_act'])
    .executeTakeFirstOrThrow()
  return { case_id: id, number: fillText(open, { act }) }
}
