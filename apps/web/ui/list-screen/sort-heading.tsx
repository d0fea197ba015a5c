import { IconArrowDown, IconArrowUp, IconArrowsSort } from '@tabler/icons-react'
import { SelectInput } from '../form/inputs/inputs.tsx'
import { sortingOf } from './list-data.ts'
import type { CellTools, Column, ListOperation } from './list-data.ts'
import type { ListState } from './list-state.ts'
import type { TableProps } from './list-parts.ts'
import styles from './list-table.module.css'
import { texts } from './texts.ts'

interface HeadingProps<Row> {
  column: Column<Row>
  sortable: boolean
  state: ListState
  change: (next: Partial<ListState>) => void
  tools: CellTools
}

/** A column's heading; when the list can be sorted by it, a button that does so and says which way. */
export const SortHeading = <Row,>({ column, sortable, state, change, tools: { t } }: HeadingProps<Row>) => {
  const align = column.kind === 'money' ? 'right' : undefined
  if (!sortable)
    return (
      <th scope="col" data-align={align} data-leaves={column.leaves}>
        {t(column.title)}
      </th>
    )
  const active = state.sortByKey === column.key
  const Icon = active ? (state.sortOrder === 'asc' ? IconArrowUp : IconArrowDown) : IconArrowsSort
  const sortOrder = active && state.sortOrder === 'asc' ? 'desc' : 'asc'
  return (
    <th
      scope="col"
      data-align={align}
      data-leaves={column.leaves}
      aria-sort={active ? (state.sortOrder === 'asc' ? 'ascending' : 'descending') : 'none'}
    >
      <button
        type="button"
        className={styles.sort}
        data-active={active || undefined}
        onClick={() => change({ sortByKey: column.key, sortOrder })}
      >
        {t(column.title)}
        <Icon size={14} aria-hidden />
      </button>
    </th>
  )
}

/**
 * Cards have no headings: on a phone the order is chosen here. Beside the shown columns it offers the list's own order and the one that
 * stands, so that it never names another than the rows are in.
 */
export const SortSelect = <O extends ListOperation>({ columns, shown, operation, sort, state, change, tools: { t } }: TableProps<O>) => {
  const { sortable, defaultSort } = sortingOf({ operation, sort })
  const offered = columns.filter(
    (column) => sortable.includes(column.key) && (shown.includes(column) || [defaultSort.key, state.sortByKey].includes(column.key)),
  )
  if (offered.length === 0) return null
  const ways = offered.flatMap(({ key, title }) => [
    { value: `${key} asc`, label: `${t(title)} · ${t(texts.ascending)}` },
    { value: `${key} desc`, label: `${t(title)} · ${t(texts.descending)}` },
  ])
  const usual = { value: `${defaultSort.key} ${defaultSort.order}`, label: t(texts.usualOrder) }
  const data = offered.some(({ key }) => key === defaultSort.key) ? ways : [usual, ...ways]
  const onChange = (value: string) => {
    const [sortByKey = '', sortOrder] = value.split(' ')
    change({ sortByKey, sortOrder: sortOrder === 'desc' ? 'desc' : 'asc' })
  }
  return (
    <SelectInput
      className={styles.sortSelect}
      label={t(texts.sortBy)}
      options={data}
      value={`${state.sortByKey} ${state.sortOrder}`}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  )
}
