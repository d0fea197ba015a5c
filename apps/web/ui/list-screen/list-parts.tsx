import type { CellTools, Column, ListOperation, ListScreenProps, PageOf, RowOf } from './list-data.ts'
import type { ListState, Narrowing } from './list-state.ts'
import type { Selection } from './use-list.tsx'
import { columnText } from '@dovolilnice/contract/columns/column-text'
import type { ReactNode } from 'react'
import { shortMonths } from '../../platform/translate/short-format.ts'
import { PhoneText } from '../vehicles/phone.tsx'
import { unbroken } from '../vehicles/unbroken.tsx'
import styles from './list-table.module.css'

export interface ListParts<O extends ListOperation> extends Omit<ListScreenProps<O>, 'columns'> {
  columns: readonly Column<RowOf<O>>[]
  state: ListState
  /** What the view has, which nobody clears. */
  own: Narrowing
  change: (next: Partial<ListState>, replace?: boolean) => void
  tools: CellTools
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
export interface TableProps<O extends ListOperation> extends Omit<ListParts<O>, 'selection'> {
  rows: RowOf<O>[]
  shown: Column<RowOf<O>>[]
  loading: boolean
  selection: Selection<RowOf<O>>
  /** Whether a checkbox stands before each row. */
  selectable: boolean
}

/** A cell as words; a dash where there is nothing. */
export const cellText = <Row extends object>(column: Column<Row>, row: Row, { locale }: CellTools): string =>
  columnText(column, column.key, row, locale) || '–'

/** Several values (plates) that may stand on several lines, but none of which is broken. One element: a phone's card lays out its cells. */
const listed = (values: readonly unknown[]): ReactNode => (
  <span>
    {values.map((value, index) => (
      <span key={String(value)} className={styles.unbroken}>
        {String(value)}
        {index < values.length - 1 && ', '}
      </span>
    ))}
  </span>
)

const dayKinds: readonly unknown[] = ['day', 'last-day', 'instant']

/** A cell as it stands in the table. */
export const cellContent = <Row extends object>(column: Column<Row>, row: Row, tools: CellTools): ReactNode => {
  const { cell, key, kind, text: inWords } = column
  if (cell !== undefined) return cell(row, tools)
  const text = cellText(column, row, tools)
  if (inWords !== undefined) return unbroken(text)
  const value: unknown = Reflect.get(row, key)
  if (Array.isArray(value) && value.length > 0) return listed(value)
  if (kind === 'phone' && typeof value === 'string') return <PhoneText phone={value} />
  return unbroken(dayKinds.includes(kind) ? shortMonths(text) : text)
}
