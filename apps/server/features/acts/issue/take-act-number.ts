import { fillText } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { nextPlace } from '../../../platform/database/next-number.ts'
import { type Db, type Row, type Trx, sql } from '../../../platform/database/db.ts'

/** What an act belongs to: exactly one of the two. */
export interface Matter {
  application_id: string | null
  permit_id: string | null
}

/** The rows of a matter, found by the index on the column that it has. */
export const ofMatter = ({ application_id: application, permit_id: permit }: Matter) =>
  application === null ? sql<boolean>`permit_id = ${permit}` : sql<boolean>`application_id = ${application}`

const applicationOf = async (trx: Trx, permitId: string): Promise<string | null> =>
  (await trx.selectFrom('permit').select('application_id').where('id', '=', permitId).executeTakeFirstOrThrow()).application_id

/** The case of a matter. A permit that was issued upon an application goes on with that one's, unless it has its own from before. */
const findCase = async (
  db: Db,
  { application_id, permit_id }: Matter,
): Promise<Pick<Row<'act_case'>, 'id' | 'number_pattern'> | undefined> => {
  const application =
    permit_id === null ? sql<string>`${application_id}::uuid` : sql<string>`(select application_id from permit where id = ${permit_id})`
  return db
    .selectFrom('act_case')
    .select(['id', 'number_pattern'])
    .where((is) => is.or([is('permit_id', '=', permit_id), is('application_id', '=', application)]))
    .orderBy(sql`permit_id is null`)
    .executeTakeFirst()
}

const openCase = async (trx: Trx, matter: Matter, pattern: string, now: Date): Promise<Pick<Row<'act_case'>, 'id'>> => {
  const year = Number(localDayOf(now).slice(0, 4))
  const seq = await nextPlace(trx, 'act_case', year)
  // An act of the permit and one of its application hold different locks: whoever waited for the series may find the case open, and gives the place back.
  const opened = await findCase(trx, matter)
  if (opened !== undefined) {
    await nextPlace(trx, 'act_case', year, -1)
    return opened
  }
  const permit = matter.permit_id === null ? undefined : await applicationOf(trx, matter.permit_id)
  const { application_id, permit_id } = permit ? { application_id: permit, permit_id: null } : matter
  const number_pattern = fillText(pattern, { seq, year, act: '{act}' })
  return trx
    .insertInto('act_case')
    .values({ id: v7(), number_pattern, application_id, permit_id, opened_at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
}

/** The number of a matter by the classification plan, `371-45/2026`, as its acts have it before their own; null: no act has opened it yet. */
export const readMatterNumber = async (db: Db, matter: Matter): Promise<string | null> =>
  (await findCase(db, matter))?.number_pattern.replace(/[^\p{L}\d]*\{act\}/u, '').replace(/^[^\p{L}\d]+/u, '') ?? null

/**
 * The next number of an act in its matter, `371-45/2026-1`; the first act opens the matter's case, numbered without a gap in its year. The
 * caller holds the lock of the matter's row, so two acts of one record never open two cases.
 * @param pattern the town's, with `{seq}`, `{year}` and `{act}`
 */
export const takeActNumber = async (trx: Trx, matter: Matter, pattern: string, now: Date): Promise<{ case_id: string; number: string }> => {
  const { id } = (await findCase(trx, matter)) ?? (await openCase(trx, matter, pattern, now))
  const { number_pattern: open, last_act: act } = await trx
    .updateTable('act_case')
    .set({ last_act: sql<number>`last_act + 1` })
    .where('id', '=', id)
    .returning(['number_pattern', 'last_act'])
    .executeTakeFirstOrThrow()
  return { case_id: id, number: fillText(open, { act }) }
}
