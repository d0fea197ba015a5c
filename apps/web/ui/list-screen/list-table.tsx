import { Link, useNavigate } from '@tanstack/react-router'
import { Fragment, type MouseEvent, type ReactNode, Suspense } from 'react'
import { lazyPart } from '../states/lazy-part.tsx'
import { type Column, type ListOperation, type RowOf, sortingOf } from './list-data.ts'
import type { TableProps } from './list-parts.ts'
import styles from './list-table.module.css'
import { texts } from './texts.ts'
import { IconArrowDown, IconArrowsSort, IconArrowUp } from '@tabler/icons-react'
import { SelectInput } from '../form/inputs/inputs.tsx'
import type { ListState } from './list-state.ts'
import { pageLocale, shortMonths, t } from '../../platform/kit.ts'
import { columnText } from '@dovolilnice/contract/columns/column-text'
import { PhoneText } from '../vehicles/phone.tsx'
import { unbroken } from '../vehicles/unbroken.tsx'

/** A cell as words; a dash where there is nothing. */
const cellText = <Row extends object>(column: Column<Row>, row: Row): string => columnText(column, column.key, row, pageLocale()) || '–'

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

const dayKinds: readonly unknown[] = ['day', 'last-day', 'instant', 'end']

/** A cell as it stands in the table. */
const cellContent = <Row extends object>(column: Column<Row>, row: Row): ReactNode => {
  const { cell, key, kind, text: inWords } = column
  if (cell !== undefined) return cell(row)
  const text = cellText(column, row)
  if (inWords !== undefined) return unbroken(text)
  const value: unknown = Reflect.get(row, key)
  if (Array.isArray(value) && value.length > 0) return listed(value)
  if (kind === 'phone' && typeof value === 'string') return <PhoneText phone={value} />
  return unbroken(dayKinds.includes(kind) ? shortMonths(text) : text)
}

const RowMenu = lazyPart(() => import('./row-menu.tsx').then(({ RowMenu }) => RowMenu))

interface RowProps<O extends ListOperation> extends Omit<TableProps<O>, 'heading'> {
  row: RowOf<O>
  heading: Column<RowOf<O>> | undefined
  /** The row's heading as words, for buttons that act on it. */
  name: string
}

/** True for an empty cell; the phone layout hides such lines. */
const isEmpty = (content: ReactNode): boolean => content === null || content === undefined || content === '' || content === '–'

const interactive = 'a, button, input, select, label, [role="menu"]'

/** One row. A click anywhere opens it, as its heading does for the keyboard. */
const ListRow = <O extends ListOperation>({
  row,
  heading,
  name,
  shown,
  selection,
  selectable,
  rowLink,
  rowActions,
  onOpen,
}: RowProps<O>) => {
  const navigate = useNavigate()
  const link = rowLink?.(row)
  const opens = link !== undefined || onOpen !== undefined
  const open = (event: MouseEvent) => {
    const isText = (window.getSelection()?.toString() ?? '') !== ''
    const isOfCell = event.target instanceof Element && event.target.closest(interactive) !== null
    if (!opens || isText || isOfCell) return
    if (link !== undefined) void navigate(link)
    else onOpen?.(row)
  }
  const entry = (content: ReactNode) => {
    if (link !== undefined)
      return (
        <Link className={styles.open} {...link}>
          {content}
        </Link>
      )
    if (onOpen !== undefined)
      return (
        <button type="button" className={styles.open} onClick={() => onOpen(row)}>
          {content}
        </button>
      )
    return content
  }
  return (
    // The keyboard has the heading's link or button; the row's click is a larger target for the mouse.
    <tr onClick={open} className={opens ? styles.opens : undefined} data-selected={selection.has(row) || undefined}>
      {selectable && (
        <td className={styles.narrow}>
          <input
            type="checkbox"
            className={styles.tick}
            aria-label={t(texts.selectRow, { name })}
            checked={selection.has(row)}
            onChange={(event) => selection.set([row], event.currentTarget.checked)}
          />
        </td>
      )}
      {shown.map((column) => {
        const content = cellContent(column, row)
        return column === heading ? (
          <th key={column.key} scope="row" data-kind={column.kind} title={name} data-leaves={column.leaves}>
            {entry(content)}
          </th>
        ) : (
          <td
            key={column.key}
            data-label={t(column.title)}
            data-kind={column.cell === undefined ? (column.kind ?? 'text') : undefined}
            title={column.cell === undefined ? cellText(column, row) : undefined}
            data-empty={isEmpty(content) || undefined}
            data-wide={column.wide || undefined}
            data-leaves={column.leaves}
            data-align={column.kind === 'money' ? 'right' : undefined}
          >
            {content}
          </td>
        )
      })}
      {rowActions !== undefined && (
        <td className={styles.narrow}>
          <Suspense fallback={null}>
            <RowMenu actions={rowActions(row)} name={name} />
          </Suspense>
        </td>
      )}
    </tr>
  )
}

interface HeadingProps<Row> {
  column: Column<Row>
  sortable: boolean
  state: ListState
  change: (next: Partial<ListState>) => void
}

/** A column's heading; when the list can be sorted by it, a button that does so and says which way. */
const SortHeading = <Row,>({ column, sortable, state, change }: HeadingProps<Row>) => {
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
const SortSelect = <O extends ListOperation>({ columns, shown, operation, sort, state, change }: TableProps<O>) => {
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

const TableHead = <O extends ListOperation>({
  rows,
  shown,
  state,
  change,
  operation,
  selection,
  selectable,
  rowActions,
}: TableProps<O>) => {
  const chosen = rows.filter((row) => selection.has(row)).length
  return (
    <thead>
      <tr>
        {selectable && (
          <th scope="col" className={styles.narrow}>
            <input
              type="checkbox"
              className={styles.tick}
              aria-label={t(texts.selectPage)}
              checked={rows.length > 0 && chosen === rows.length}
              ref={(box) => {
                if (box !== null) box.indeterminate = chosen > 0 && chosen < rows.length
              }}
              onChange={(event) => selection.set(rows, event.currentTarget.checked)}
            />
          </th>
        )}
        {shown.map((column) => (
          <SortHeading
            key={column.key}
            column={column}
            sortable={operation.list.sortable.includes(column.key)}
            state={state}
            change={change}
          />
        ))}
        {rowActions !== undefined && (
          <th scope="col" className={styles.narrow}>
            <span className="visually-hidden">{t(texts.actions)}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface LineProps {
  index: number
  /** How many columns there are. */
  width: number
}

const SkeletonRows = ({ columns, rows }: { columns: number; rows: number }) =>
  Array.from({ length: rows }, (_, row) => (
    <tr key={row} aria-hidden>
      {Array.from({ length: columns }, (_, column) => (
        <td key={column}>
          <span className={styles.skeleton} data-long={column === 0 || undefined} />
        </td>
      ))}
    </tr>
  ))

/** Where a group of rows begins, in the list's own order: what they have in common. Each of its rows says it too, in its cells. */
const GroupLine = <O extends ListOperation>({ rows, index, width, groupOf, operation, sort, state }: TableProps<O> & LineProps) => {
  const [row, before] = [rows[index], rows[index - 1]]
  const group = row && groupOf?.(row)
  const isOwnOrder = state.sortByKey === sortingOf({ operation, sort }).defaultSort.key
  if (!isOwnOrder || group === undefined || group === (before && groupOf?.(before))) return null
  return (
    <tr aria-hidden className={styles.group}>
      <td colSpan={width}>{t(group)}</td>
    </tr>
  )
}

/** The rows as a table; below 600 px each row is a card (list-table.module.css). */
export const ListTable = <O extends ListOperation>(props: TableProps<O>) => {
  const { rows, shown, loading, state, title, rowActions, selectable } = props
  const heading = shown.find(({ key }) => key === props.heading) ?? shown[0]
  const width = shown.length + (rowActions === undefined ? 0 : 1) + (selectable ? 1 : 0)
  if (!loading && rows.length === 0) return null
  return (
    <>
      <SortSelect {...props} />
      <div className={styles.scroll}>
        <table className={styles.table}>
          <caption className="visually-hidden">{t(loading ? texts.loading : title)}</caption>
          <TableHead {...props} />
          <tbody>
            {loading && <SkeletonRows columns={width} rows={Math.min(state.itemsPerPage, 10)} />}
            {rows.map((row, index) => (
              <Fragment key={props.rowKey(row)}>
                <GroupLine {...props} index={index} width={width} />
                <ListRow {...props} row={row} heading={heading} name={heading === undefined ? '' : cellText(heading, row)} />
              </Fragment>
            ))}
          </tbody>
        </table>
      </div>
    </>
  )
}
