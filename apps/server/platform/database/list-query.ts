import type { ListPage } from '@dovolilnice/contract/list'
import type { RawBuilder, SelectQueryBuilder } from 'kysely'
import type { Db } from './tables.ts'

export interface ListQueryOptions<DB, TB extends keyof DB, Row, Key extends string> {
  db: Db
  /** The list's rows with its filters applied; without order, limit and offset. */
  query: SelectQueryBuilder<DB, TB, Row>
  request: { page: number; itemsPerPage: number; sortByKey: Key; sortOrder: 'asc' | 'desc' }
  /** What each sort key orders by: a column reference or an expression such as `slovenianOrder('name')`. */
  sort: Record<Key, string | RawBuilder<unknown>>
  /** The unique column that makes the order total. */
  tieBreaker: string
}

/** One page of a list and its exact total, from allow-listed sort columns in a stable order. */
export const listRows = async <DB, TB extends keyof DB, Row, Key extends string>({
  query,
  request,
  sort,
  tieBreaker,
}: ListQueryOptions<DB, TB, Row, Key>): Promise<ListPage<Row>> => {
  const counted = query.clearSelect().select((eb) => eb.fn.countAll<number>().as('total'))
  const [{ total }] = (await counted.execute()) as unknown as [{ total: number }]
  const column = sort[request.sortByKey]
  const items = await query
    .orderBy(column as never, request.sortOrder)
    .orderBy(tieBreaker as never, request.sortOrder)
    .limit(request.itemsPerPage)
    .offset((request.page - 1) * request.itemsPerPage)
    .execute()
  return { items: items as Row[], total, page: request.page, itemsPerPage: request.itemsPerPage }
}
