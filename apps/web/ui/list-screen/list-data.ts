import type { ListColumn, ListDefinition, ListPage, ListRow } from '@dovolilnice/contract/list'
import type { LiveTopic } from '@dovolilnice/contract/events/event-words'
import type { Text } from '@dovolilnice/contract/locale'
import type { Operation, OperationCall } from '@dovolilnice/contract/operation'
import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { ScreenLink } from '../../platform/kit.ts'
import type { z } from 'zod/mini'
import type { Option } from '../form/inputs/inputs.tsx'

/** An operation that `defineListOperation` made. */
export type ListOperation = Operation & { list: ListDefinition }
export type RowOf<O extends ListOperation> = ListRow<O['list']>
export type PageOf<O extends ListOperation> = ListPage<RowOf<O>>
/** The filters as a caller gives them; all of them are optional in a call. */
type FiltersOf<O extends ListOperation> = z.input<O['list']['filters']>
export type FilterKey<O extends ListOperation> = keyof FiltersOf<O> & string

export type ColumnKey<O extends ListOperation> = keyof O['list']['columns'] & string
type Cell<Row> = (row: Row) => ReactNode

/** A column as a screen shows it: what the list declares, and how its cells look. */
export interface Column<Row> extends ListColumn {
  key: string
  /** Without it the cell is its words (`columnText`). */
  cell: Cell<Row> | undefined
}

/** One field of the filters panel, of a list that is not known more closely. `key` is the filter's name in the contract. */
export interface Filter {
  key: string
  label: Text
  /** `day` and `last-day` write a local day; `since` and `before` turn it into an instant at local midnight (`before` takes the day in). */
  kind: 'text' | 'choice' | 'flag' | 'day' | 'last-day' | 'since' | 'before' | 'number'
  options?: readonly Option[]
  /** What the filter has when the URL says nothing. */
  initial?: string | boolean | number
}

/** What may stand among the choices of a filter: the values of its field; yes and no as text. */
type ChoiceOf<Value> = Value extends string ? Value : Value extends boolean ? `${Value}` : never

/** A field of the filters panel of this operation's list: a key or a choice that the contract does not know is a type error. */
export type FilterOf<O extends ListOperation> = Filter &
  { [K in FilterKey<O>]: { key: K; options?: readonly Option<ChoiceOf<FiltersOf<O>[K]>>[] } }[FilterKey<O>]

/** One entry of a row's menu; the first that has `prominent` is drawn as a button of its own. */
export interface RowAction {
  label: Text
  icon: Icon
  onClick: () => void
  danger?: boolean
  prominent?: boolean
}

/** A key of a list that does something with rows. */
export interface RowsKey<Row> {
  press: string
  label: Text
  run: (rows: Row[], clear: () => void, drop: (rows: readonly Row[]) => void) => void
}

export interface ListScreenProps<O extends ListOperation> {
  /** Names the table: for the choice of columns, and for screen readers together with `title`. */
  id: string
  title: Text
  operation: O
  /** The path's parameters, for lists such as a user's permits. */
  params?: Record<string, string>
  /** Which columns there are and their order, where it is not that of the list. The first names the row: a phone's card begins with it. */
  columns?: readonly ColumnKey<O>[]
  /** Cells that are drawn: a badge, a link. */
  cells?: { readonly [K in ColumnKey<O>]?: Cell<RowOf<O>> }
  /** Titles that this screen has other words for. */
  titles?: { readonly [K in ColumnKey<O>]?: Text }
  /** The columns that are hidden at first, where they are others than the list says. */
  hidden?: readonly ColumnKey<O>[]
  filters?: readonly FilterOf<O>[]
  /** What the list shows where nobody narrowed it further, as it stands in the address: to this filters are cleared. */
  view?: { readonly key: string; readonly search: Readonly<Record<string, unknown>> }
  /** The order at first, where it is not that of the list. */
  sort?: { readonly key: O['list']['sortable'][number]; readonly order: 'asc' | 'desc' }
  /** Filters that the person does not see and cannot change. */
  fixedFilters?: Partial<FiltersOf<O>>
  /** Without a search field, though the contract's list has the filter `search`. */
  unsearched?: boolean
  /** What tells the rows apart, where it is not their `id`. */
  rowKey?: (row: RowOf<O>) => string
  /** The column that names the row and opens it, where it is not the first one. */
  heading?: ColumnKey<O>
  /** Keys that act on the selected rows, or without any on the row that has the focus. */
  rowKeys?: readonly RowsKey<RowOf<O>>[]
  rowLink?: (row: RowOf<O>) => ScreenLink
  /** What can be done with a row; false stands for what this one or this person cannot do. */
  rowActions?: (row: RowOf<O>) => readonly (RowAction | false)[]
  /** Clicking the row's heading does this, where it opens a dialog instead of a screen. */
  onOpen?: (row: RowOf<O>) => void
  /** Drawn in the footer's place when rows are selected; its presence puts a checkbox before each row. */
  selection?: (rows: RowOf<O>[], clear: () => void, drop: (rows: readonly RowOf<O>[]) => void) => ReactNode
  /** Buttons at the right of the heading: what begins something new. */
  actions?: ReactNode
  empty?: { title: Text; text?: Text; action?: ReactNode }
  /** Two lists on one screen: the second's state stands in the URL under this prefix. */
  urlPrefix?: string
  /** A list inside a larger screen: a heading of its own, and its filters are opened and closed for it alone. */
  inset?: boolean
  /** Its filters begin folded, with chips of what is set in their place: the room is for rows. */
  folded?: boolean
  /** Rows on a page until the person chooses another number. */
  usualRows?: number
  /** In the list's own order: what the rows from this one on have in common, said in a line of its own above them; undefined for those before. */
  groupOf?: (row: RowOf<O>) => Text | undefined
  /** Rows that are on their way out: their step is taken and not answered yet. */
  hides?: (row: RowOf<O>) => boolean
  /** Below the pages, with the rows on screen. */
  foot?: (rows: readonly RowOf<O>[]) => ReactNode
  /** Called with the row that gets the focus. */
  onRow?: (row: RowOf<O>) => void
  /** ms between refreshes; 180000 unless said. */
  refreshEvery?: number
  /** Also read anew when the server says that this topic changed. */
  live?: LiveTopic
}

export const isSearched = ({ operation, unsearched = false }: { operation: ListOperation; unsearched?: boolean }): boolean =>
  !unsearched && 'search' in operation.list.filters.shape

/** What a list can be sorted by on a screen, and how it is at first. */
export type Sorting = Pick<ListDefinition, 'sortable' | 'defaultSort'>

export const sortingOf = <O extends ListOperation>({ operation, sort }: Pick<ListScreenProps<O>, 'operation' | 'sort'>): Sorting => ({
  sortable: operation.list.sortable,
  defaultSort: sort ?? operation.list.defaultSort,
})

/** The call's input for a page; the list's own types are narrower than what the URL can promise. */
export const listInput = <O extends ListOperation>(params: Record<string, string> | undefined, body: unknown): OperationCall<O> =>
  ({ ...(params && { params }), body }) as unknown as OperationCall<O>
