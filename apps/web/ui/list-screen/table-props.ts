import type { Column, ListOperation, RowOf } from './list-data.ts'
import type { ListParts } from './list-head.tsx'
import type { Selection } from './selection.tsx'

/** What the table of a list, its rows and its headings are drawn from. */
export interface TableProps<O extends ListOperation> extends Omit<ListParts<O>, 'selection'> {
  rows: RowOf<O>[]
  shown: Column<RowOf<O>>[]
  loading: boolean
  selection: Selection<RowOf<O>>
  /** Whether a checkbox stands before each row. */
  selectable: boolean
}
