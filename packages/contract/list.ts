import { z } from 'zod/mini'
import type { Locale, Text } from './locale.ts'
import { type AuditRule, defineOperation, type Operation } from './operation.ts'

export const defaultPageSize = 10
export const pageSizes = [10, 25, 50, 100] as const

/** How a field is written: a local day, the last day of a half-open range, an instant, one at which something ends, an amount in cents, a text in both languages. */
export type ColumnKind = 'text' | 'day' | 'last-day' | 'instant' | 'end' | 'money' | 'name' | 'phone'

/** What a column is, for every screen, file and print that shows the list. */
export interface ListColumn<Row extends object = object, Code extends string = string> {
  title: Text
  /** `text` unless said. */
  kind?: ColumnKind
  /** The words of a field that holds a code. */
  labels?: Readonly<Record<Code, Text>>
  /** The words of the cell, where the field alone does not say them; empty for nothing. */
  text?(row: Row, locale: Locale): string
  /** Not shown until a person chooses it. */
  hidden?: boolean
  /** Always shown. */
  fixed?: boolean
  /** Given room before the others: names of people, words of several syllables that would be cut. */
  wide?: boolean
  /** Left out where the window is narrower than a desk's: the first ones below 1200 px, the second ones below 1100 px. */
  leaves?: 'first' | 'second'
}

/** Columns by the row's fields, in the order in which they are shown. */
type ColumnsOf<Row extends object> = { readonly [Key in keyof Row & string]?: ListColumn<Row, Extract<Row[Key], string>> }

/** A list as plain data: the row, its columns, what it may be sorted by, and the filters it understands. */
export interface ListDefinition {
  /** What its records are called; names its files too. */
  title: Text
  row: z.ZodMiniObject
  columns: Readonly<Record<string, ListColumn>>
  sortable: readonly string[]
  defaultSort: { key: string; order: 'asc' | 'desc' }
  /** Each filter is optional; an absent one does not narrow. */
  filters: z.ZodMiniObject
  /** The two filters that narrow the list to a span of time, half-open; both are instants or both local days. */
  period?: { from: string; until: string }
  /** Never leaves as a file: its rows may be seen for a short time only. */
  onScreenOnly?: boolean
}

/** Declares a list, keeping the literal types of its parts. A column or a sort key that is no field of the row is a type error. */
export const defineList = <
  R extends z.ZodMiniObject,
  const C extends ColumnsOf<z.output<R>>,
  const S extends readonly (keyof z.output<R> & string)[],
  F extends z.ZodMiniObject,
>(list: {
  title: Text
  row: R
  columns: C & Record<Exclude<keyof C, keyof z.output<R>>, never>
  sortable: S
  defaultSort: { key: S[number]; order: 'asc' | 'desc' }
  filters: F
  period?: { from: keyof z.output<F> & string; until: keyof z.output<F> & string }
  onScreenOnly?: boolean
}) => list

export interface ListRequest<L extends ListDefinition> {
  page: number
  itemsPerPage: number
  sortByKey: L['sortable'][number]
  sortOrder: 'asc' | 'desc'
  filters: Partial<z.output<L['filters']>>
}

/** What a caller sends; absent parts get their default. */
export type ListRequestInput<L extends ListDefinition> = Partial<Omit<ListRequest<L>, 'filters'>> & {
  filters?: Partial<z.input<L['filters']>>
}

/** What a list and its export have in common: the order and the filters. */
const narrowing = (list: ListDefinition) => ({
  sortByKey: z._default(z.enum(list.sortable), list.defaultSort.key),
  sortOrder: z._default(z.enum(['asc', 'desc']), list.defaultSort.order),
  filters: z._default(z.strictObject(z.partial(list.filters).shape), {}),
})

/**
 * The body of a list call as the specification has it: page (from 1), items per page, sort key, sort order, filters.
 * An unknown sort key or filter is a validation error, so nothing is silently ignored.
 */
export const listRequest = <const L extends ListDefinition>(list: L): z.ZodMiniType<ListRequest<L>, ListRequestInput<L>> =>
  // Zod loses the list's literal types in `partial` and `enum` of a generic, so the two interfaces above declare them.
  z.object({
    page: z._default(z.int().check(z.minimum(1), z.maximum(1_000_000)), 1),
    itemsPerPage: z._default(z.int().check(z.minimum(1), z.maximum(100)), defaultPageSize),
    ...narrowing(list),
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

/** What a file of a list may be asked for: the list's own order and filters, and the columns from left to right. */
export const exportRequest = (list: ListDefinition) => {
  const columns = Object.keys(list.columns)
  return z.object({
    ...narrowing(list),
    columns: z.array(z.enum(columns)).check(z.minLength(1), z.maxLength(columns.length)),
  })
}

type ExportEvent<A> = A extends { action: `${infer Noun}:list` } ? `${Noun}:export` : undefined

const exportEvent = <A extends AuditRule | undefined>(audit: A): ExportEvent<A> =>
  // A conditional type over a template cannot be followed by the compiler here.
  audit?.action.replace(/:list$/, ':export') as ExportEvent<A>

type ListShape = Omit<Operation, 'method' | 'body' | 'output'>

/** Declares a list operation: the body and the answer follow from the list. */
export const defineListOperation = <const L extends ListDefinition, const O extends ListShape>(list: L, operation: O) => ({
  ...defineOperation(operation),
  body: listRequest(list),
  output: listPage(list),
  list,
  /** What the audit trail records when the list leaves as a file; undefined where looking at it is not recorded either. */
  exportEvent: exportEvent(operation.audit as O['audit']),
})
