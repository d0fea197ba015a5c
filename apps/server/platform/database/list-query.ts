import type { ListPage } from '@dovolilnice/contract/list'
import { type Expression, sql, type SelectQueryBuilder, type StringReference } from 'kysely'
import { countRemembered, type RememberCount } from './remembered-count.ts'
import type { Db } from './tables.ts'

export interface ListQueryOptions<DB, TB extends keyof DB, Row, Key extends string> {
  db: Db
  /** The list's rows with its filters applied, one for each record; without order, limit and offset. */
  query: SelectQueryBuilder<DB, TB, Row>
  request: { page: number; itemsPerPage: number; sortByKey: Key; sortOrder: 'asc' | 'desc' }
  /** The column or expression of each sort key. Columns with names have a Slovenian collation, so they need no expression. */
  sort: Record<Key, StringReference<DB, TB> | Expression<unknown>>
  /** The unique column that makes the order total. */
  tieBreaker: StringReference<DB, TB>
  /** For a list that grows only by new rows: counts the older part once and stores the number. */
  remember?: RememberCount
}

/** From this offset on, the keys of the page are found in the index first, and only the rows of the page are read. */
const deepOffset = 1_000

const orderOf = (by: string | Expression<unknown>): Expression<unknown> => (typeof by === 'string' ? sql.ref(by) : by)

const countAll = async (db: Db, rows: SelectQueryBuilder<never, never, object>): Promise<number> => {
  const { total } = await db
    .selectFrom(rows.as('matching'))
    .select((is) => is.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return total
}

/** One page of a list and its exact total, from allow-listed sort columns in a stable order. */
export const listRows = async <DB, TB extends keyof DB, Row, Key extends string>({
  db,
  query,
  request: { page, itemsPerPage, sortByKey, sortOrder },
  sort,
  tieBreaker,
  remember,
}: ListQueryOptions<DB, TB, Row, Key>): Promise<ListPage<Row>> => {
  const offset = (page - 1) * itemsPerPage
  const key = sql.ref(tieBreaker)
  const ordered = <O>(rows: SelectQueryBuilder<DB, TB, O>) => rows.orderBy(orderOf(sort[sortByKey]), sortOrder).orderBy(key, sortOrder)
  const keys = query.clearSelect().select(key.as('key'))
  const pageOf = <O>(rows: SelectQueryBuilder<DB, TB, O>) => ordered(rows).limit(itemsPerPage).offset(offset)
  const wanted = offset < deepOffset ? pageOf(query) : ordered(query.where(sql<boolean>`${key} in ${pageOf(keys)}`))
  const items = await wanted.execute()
  const isLast = items.length < itemsPerPage && (items.length > 0 || page === 1)
  if (isLast) return { items, total: offset + items.length, page, itemsPerPage }
  const all = keys
  const total = remember ? await countRemembered(db, query.clearSelect(), remember) : await countAll(db, all)
  return { items, total, page, itemsPerPage }
}
