import type { ListPage } from '@dovolilnice/contract/list'
import { CompiledQuery, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../tables.ts'

/**
 * A list that is read from end to end, for a file: it stands in the request of each call of the list's handler, which then gives the next rows
 * instead of a page. Only in a transaction, which holds the cursor.
 */
export interface ListWalk {
  /** The most rows of one call. */
  batch: number
  /** All rows of the list; undefined before the first call. */
  total: number | undefined
  /** No rows follow those of the last call. */
  ended: boolean
}

export const beginWalk = (batch: number): ListWalk => ({ batch, total: undefined, ended: false })

interface Walked<DB, TB extends keyof DB, Row> {
  rows: SelectQueryBuilder<DB, TB, Row>
  counted: SelectQueryBuilder<DB, TB, object>
}

const openCursor = async <DB, TB extends keyof DB, Row>(db: Db, { rows, counted }: Walked<DB, TB, Row>): Promise<number> => {
  const [count] = (await db.executeQuery<{ count: number }>(counted.select(sql<number>`count(*)`.as('count')).compile())).rows
  // All rows will be fetched: without this the plan would be the one that gives the first tenth soonest.
  await sql`set local cursor_tuple_fraction = 1`.execute(db)
  const { sql: text, parameters } = rows.compile()
  await db.executeQuery(CompiledQuery.raw(`declare list_walk no scroll cursor for ${text}`, [...parameters]))
  return count?.count ?? 0
}

/** The next rows of the walk, in the list's order; `total` is that of the whole list. */
export const walkRows = async <DB, TB extends keyof DB, Row>(
  db: Db,
  walked: Walked<DB, TB, Row>,
  walk: ListWalk,
): Promise<ListPage<Row>> => {
  walk.total ??= await openCursor(db, walked)
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(`fetch ${walk.batch} from list_walk`))
  walk.ended = rows.length < walk.batch
  return { items: rows, total: walk.total, page: 1, itemsPerPage: walk.batch }
}
