import type { Column, ListOperation, ListScreenProps, PageOf, RowAction, RowOf } from './list-data.ts'
import type { ListState, Narrowing } from './list-state.ts'
import type { Selection } from './use-list.tsx'

export interface ListParts<O extends ListOperation> extends Omit<ListScreenProps<O>, 'columns'> {
  columns: readonly Column<RowOf<O>>[]
  state: ListState
  /** What the view has, which nobody clears. */
  own: Narrowing
  change: (next: Partial<ListState>, replace?: boolean) => void
}

/** The little of a query that a list's head and messages read. */
export interface PageQuery<O extends ListOperation> {
  data: PageOf<O> | undefined
  error: Error | null
  isPending: boolean
  isFetching: boolean
  dataUpdatedAt: number
  refetch: () => unknown
  request: { sortByKey: string; sortOrder: 'asc' | 'desc'; filters: Record<string, unknown> }
}

/** What the table of a list, its rows and its headings are drawn from. */
export interface TableProps<O extends ListOperation> extends Omit<ListParts<O>, 'selection' | 'rowKey' | 'rowActions'> {
  rowKey: (row: RowOf<O>) => string
  rowActions: ((row: RowOf<O>) => RowAction[]) | undefined
  rows: RowOf<O>[]
  shown: Column<RowOf<O>>[]
  loading: boolean
  selection: Selection<RowOf<O>>
  /** Whether a checkbox stands before each row. */
  selectable: boolean
}
