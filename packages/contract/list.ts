import { z } from 'zod/mini'
import type { Operation } from './operation.ts'

export const defaultPageSize = 10
export const pageSizes = [10, 25, 50, 100] as const

/** A list as plain data: the row, what it may be sorted by, and the filters it understands. */
export interface ListDefinition {
  row: z.ZodMiniObject
  sortable: readonly string[]
  defaultSort: { key: string; order: 'asc' | 'desc' }
  /** Each filter is optional; an absent one does not narrow. */
  filters: z.ZodMiniObject
}

/** Declares a list, keeping the literal types of its parts. */
export const defineList = <const L extends ListDefinition>(list: L): L => list

/** The validated request of a list. */
export interface ListRequest<L extends ListDefinition> {
  page: number
  itemsPerPage: number
  sortByKey: L['sortable'][number]
  sortOrder: 'asc' | 'desc'
  filters: Partial<z.output<L['filters']>>
}

/** What a caller gives; what is left out has its default. */
export type ListRequestInput<L extends ListDefinition> = Partial<Omit<ListRequest<L>, 'filters'>> & {
  filters?: Partial<z.input<L['filters']>>
}

/**
 * The body of a list call as the specification has it: page (from 1), items per page, sort key, sort order, filters.
 * An unknown sort key or filter is a validation error, so nothing is silently ignored.
 */
export const listRequest = <const L extends ListDefinition>(list: L): z.ZodMiniType<ListRequest<L>, ListRequestInput<L>> =>
  // Zod cannot carry the list's literal types through `partial` and `enum` of a generic; the two interfaces above say them.
  z.object({
    page: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
    itemsPerPage: z._default(z.int().check(z.minimum(1), z.maximum(100)), defaultPageSize),
    sortByKey: z._default(z.enum(list.sortable as [string, ...string[]]), list.defaultSort.key),
    sortOrder: z._default(z.enum(['asc', 'desc']), list.defaultSort.order),
    filters: z._default(z.strictObject(z.partial(list.filters).shape), {}),
  }) as unknown as z.ZodMiniType<ListRequest<L>, ListRequestInput<L>>

/** One page of rows and the exact count of all rows that match the filters. */
export const listPage = <const L extends ListDefinition>(list: L) =>
  z.object({ items: z.array(list.row as L['row']), total: z.int(), page: z.int(), itemsPerPage: z.int() })

export type ListRow<L extends ListDefinition> = z.output<L['row']>
export interface ListPage<Row> {
  items: Row[]
  total: number
  page: number
  itemsPerPage: number
}

/** Declares a list operation: always POST, the body and the answer follow from the list. */
export const defineListOperation = <const L extends ListDefinition, const O extends Omit<Operation, 'method' | 'body' | 'output'>>(
  list: L,
  operation: O,
) => ({ ...operation, method: 'POST' as const, body: listRequest(list), output: listPage(list), list })
