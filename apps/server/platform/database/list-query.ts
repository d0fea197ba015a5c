import type { ListPage } from '@dovolilnice/contract/list'
import { type Expression, sql, type SelectQueryBuilder, type StringReference } from 'kysely'
import { countRemembered, type RememberCount } from './remembered-count.ts'
import type { Db } from './tables.ts'

export interface ListQueryOptions<DB, TB extends keyof DB, Row, Key extends string> {
  db: Db
  /** The list's rows with its filters applied, one for each record; without order, limit and offset. */
  query: SelectQueryBuilder<DB, TB, Row>
  request: { page: number; itemsPerPage: number; sortByKey: Key; sortOrder: 'asc' | 'desc' }
  /** What each sort key orders by: a column or an expression. Names lie in a Slovenian column and need nothing more. */
  sort: Record<Key, StringReference<DB, TB> | Expression<unknown>>
  /** The unique column that makes the order total. */
  tieBreaker: StringReference<DB, TB>
  /** For a list that only grows at its young end: counts the older part once and remembers it. */
  remember?: RememberCount
}

/** From here on the page's keys are found first, from the index alone, and only its rows are read. */
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
  const items = (await wanted.execute()) as Row[]
  const isLast = items.length < itemsPerPage && (items.length > 0 || page === 1)
  if (isLast) return { items, total: offset + items.length, page, itemsPerPage }
  const all = keys as unknown as SelectQueryBuilder<never, never, object>
  const total = remember ? await countRemembered(db, query.clearSelect(), remember) : await countAll(db, all)
  return { items, total, page, itemsPerPage }
}
