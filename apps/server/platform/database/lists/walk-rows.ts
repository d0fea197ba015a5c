import type { ListPage } from '@dovolilnice/contract/list'
import { CompiledQuery, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '../db.ts'

/**
 * A list that is read from end to end, for a file: it stands in the request of each call of the list's handler. The first call gives the first rows
 * alone, each later one the next rows from the beginning instead of a page. Only in a transaction, which holds the cursor.
 */
export interface ListWalk {
  /** The most rows of one call. */
  batch: number
  /** What the first call found. */
  begun: BegunWalk | undefined
  /** All rows of the list; undefined before the cursor is open. */
  total: number | undefined
  /** No rows follow those of the last call. */
  ended: boolean
  /** The rows of the last call; emptied by the next one, so nobody may keep them. */
  given: unknown[]
}

export interface BegunWalk {
  /** The very array that the handler was given: where it is the answer's, the handler adds nothing to what the database says. */
  first: readonly object[]
  rows: CompiledQuery
  counted: CompiledQuery<{ count: number }>
}

/** Rows of the first call: enough to see how the list's rows look. */
const firstRows = 100

export const beginWalk = (batch: number): ListWalk => ({ batch, begun: undefined, total: undefined, ended: false, given: [] })

interface Walked<DB, TB extends keyof DB, Row> {
  rows: SelectQueryBuilder<DB, TB, Row>
  counted: SelectQueryBuilder<DB, TB, object>
}

/** Opens the cursor on the list's query, or on one around it, and counts the rows. */
export const openCursor = async (
  db: Db,
  walk: ListWalk,
  { rows, counted }: BegunWalk,
  around = (query: string) => query,
): Promise<void> => {
  const [count] = (await db.executeQuery(counted)).rows
  // All rows will be fetched: without this the plan would be the one that gives the first tenth soonest.
  await sql`set local cursor_tuple_fraction = 1`.execute(db)
  await db.executeQuery(CompiledQuery.raw(`declare list_walk no scroll cursor for ${around(rows.sql)}`, [...rows.parameters]))
  walk.total = count?.count ?? 0
}

/**
 * The next rows of the open cursor. Those of the last call are let go of: the driver's finished queries refer to them, each to the next, and so
 * the garbage collector would take all rows of the walk for living ones until it looks at the whole heap.
 */
export const fetchRows = async <Row>(db: Db, walk: ListWalk): Promise<Row[]> => {
  walk.given.length = 0
  const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(`fetch ${walk.batch} from list_walk`))
  walk.ended = rows.length < walk.batch
  walk.given = rows
  return rows
}

/** The next rows of the walk, in the list's order; `total` is that of the whole list. */
export const walkRows = async <DB, TB extends keyof DB, Row>(
  db: Db,
  { rows, counted }: Walked<DB, TB, Row>,
  walk: ListWalk,
): Promise<ListPage<Row>> => {
  const page = { total: walk.total ?? 0, page: 1, itemsPerPage: walk.batch }
  if (walk.begun === undefined) {
    const items = await rows.limit(sql.lit(firstRows)).execute()
    walk.begun = { first: items, rows: rows.compile(), counted: counted.select(sql<number>`count(*)`.as('count')).compile() }
    return { ...page, items }
  }
  if (walk.total === undefined) await openCursor(db, walk, walk.begun)
  return { ...page, items: await fetchRows<Row>(db, walk), total: walk.total ?? 0 }
}
