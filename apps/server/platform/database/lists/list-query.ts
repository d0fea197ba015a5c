import type { ListPage } from '@dovolilnice/contract/list'
import { type Expression, sql, type SelectQueryBuilder, type StringReference } from 'kysely'
import { type GrowingTable, type Remembered, rememberedCount } from './remembered-count.ts'
import { type ListWalk, walkRows } from './walk-rows.ts'
import type { Db } from '../tables.ts'

export interface ListQueryOptions<DB, TB extends keyof DB, Row, Key extends string> {
  db: Db
  /** The list's rows with its filters applied, one for each record; without order, limit and offset. */
  query: SelectQueryBuilder<DB, TB, Row>
  request: { page: number; itemsPerPage: number; sortByKey: Key; sortOrder: 'asc' | 'desc'; walk?: ListWalk }
  /** The column or expression of each sort key. Columns with names have a Slovenian collation, so they need no expression. */
  sort: Record<Key, StringReference<DB, TB> | Expression<unknown>>
  /** The unique column that makes the order total. */
  tieBreaker: StringReference<DB, TB>
  /** Set for a list of a table that grows all day, with filters on the table's own columns only. */
  growing?: GrowingTable
}

/** From this offset on, the keys of the page are found in the index first, and only the rows of the page are read. */
const deepOffset = 1_000

const orderOf = (by: string | Expression<unknown>): Expression<unknown> => (typeof by === 'string' ? sql.ref(by) : by)

/** Columns beside those of the rows: whether the remembered count still holds, and how many rows came since. */
interface Checked {
  list_holds: boolean
  list_since: number
}

const split = <Row>(rows: (Row & Checked)[]): { items: Row[]; checked: Checked | undefined } => {
  const items = rows.map(({ list_holds, list_since, ...row }) => row as Row)
  return { items, checked: rows[0] }
}

/**
 * One page of a list and its exact total, from allow-listed sort columns in a stable order. In one statement when the count is
 * remembered and still holds. With a walk in the request, the next rows of the whole list instead.
 */
export const listRows = async <DB, TB extends keyof DB, Row, Key extends string>({
  db,
  query,
  request: { page, itemsPerPage, sortByKey, sortOrder, walk },
  sort,
  tieBreaker,
  growing,
}: ListQueryOptions<DB, TB, Row, Key>): Promise<ListPage<Row>> => {
  const offset = (page - 1) * itemsPerPage
  const key = sql.ref(tieBreaker)
  const ordered = <O>(rows: SelectQueryBuilder<DB, TB, O>) => rows.orderBy(orderOf(sort[sortByKey]), sortOrder).orderBy(key, sortOrder)
  const pageOf = <O>(rows: SelectQueryBuilder<DB, TB, O>) => {
    const limited = ordered(rows).limit(sql.lit(itemsPerPage))
    return offset === 0 ? limited : limited.offset(offset)
  }
  const filtered = query.clearSelect()
  if (walk !== undefined) return walkRows(db, { rows: ordered(query), counted: filtered }, walk)
  const keys = filtered.select(key.as('key'))
  const pageWith = <O>(rows: SelectQueryBuilder<DB, TB, O>) =>
    offset < deepOffset ? pageOf(rows) : ordered(rows.where(sql<boolean>`${key} in ${pageOf(keys)}`))
  const memory = rememberedCount(db, filtered, growing)
  const readPage = async (known: Remembered | undefined): Promise<{ items: Row[]; total?: number }> => {
    if (known === undefined) return { items: await pageWith(query).execute() }
    const { holds, since } = memory.checks(known)
    const checkedQuery = query.select([holds.as('list_holds'), since.as('list_since')])
    const { items, checked } = split<Row>((await pageWith(checkedQuery).execute()) as (Row & Checked)[])
    return checked?.list_holds ? { items, total: known.count + checked.list_since } : { items }
  }
  const { items, total } = await readPage(memory.known)
  const isLast = items.length < itemsPerPage && (items.length > 0 || page === 1)
  return { items, total: isLast ? offset + items.length : (total ?? (await memory.count())), page, itemsPerPage }
}
