import { Button } from '../buttons/button.tsx'
import { CheckInput, SelectInput, TextInput } from '../form/inputs/inputs.tsx'
import { DayInput } from '../form/inputs/day-input.tsx'
import { DebouncedInput } from './debounced-input.tsx'
import type { Column, Filter, ListOperation, ListScreenProps, RowOf } from './list-data.ts'
import { clearedFilters, countFilters, type ListState, type Narrowing } from './list-state.ts'
import styles from './list-screen.module.css'
import { texts } from './texts.ts'
import { type ReactNode, useRef, useState } from 'react'
import type { Text } from '@dovolilnice/contract/locale'
import { pageSizes } from '@dovolilnice/contract/list'
import { Pager } from '../buttons/pager.tsx'
import { appSettings, t, useColumnChoice, useStore } from '../../platform/kit.ts'
import { ListHead } from './list-head.tsx'
import { ListMessage } from './list-message.tsx'
import { ListTable } from './list-table.tsx'
import { SelectionBar, useLastPage, useListPage, useListState, useSelection } from './use-list.tsx'
import { useListKeys } from './use-list-keys.ts'
import { idOf, type KeyedRows } from '../sheet.tsx'

export { optionsOf } from '../form/inputs/inputs.tsx'
export { sortingOf, type FilterOf, type RowAction, type RowOf, type Sorting } from './list-data.ts'

interface PanelProps {
  filters: readonly Filter[]
  state: ListState
  /** The filters of the view, to which they are cleared. */
  own: Narrowing
  change: (next: Partial<ListState>, replace?: boolean) => void
}

interface FieldProps {
  filter: Filter
  value: string
  onChange: (value: string | boolean, replace?: boolean) => void
}

const FilterField = ({ filter: { kind, label, options = [] }, value, onChange }: FieldProps) => {
  const name = t(label)
  switch (kind) {
    case 'choice': {
      const data = [{ value: '', label: texts.all }, ...options]
      return <SelectInput label={name} options={data} value={value} onChange={(event) => onChange(event.currentTarget.value)} />
    }
    case 'flag':
      return (
        <CheckInput
          className={styles.flag}
          label={name}
          checked={value === 'true'}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
      )
    case 'day':
    case 'last-day':
    case 'since':
    case 'before':
      return <DayInput label={name} value={value} onChange={onChange} />
    case 'text':
    case 'number':
      return (
        <DebouncedInput value={value} onChange={(typed) => onChange(typed, true)}>
          {(field) => <TextInput label={name} inputMode={kind === 'number' ? 'numeric' : undefined} {...field} />}
        </DebouncedInput>
      )
  }
}

/** The filters of a list; each change is told at once and stands in the URL. */
const FiltersPanel = ({ filters, state, own, change }: PanelProps) => (
  <form data-screen-only className={styles.filters} aria-label={t(texts.filters)} onSubmit={(event) => event.preventDefault()}>
    {filters.map((filter) => (
      <FilterField
        key={filter.key}
        filter={filter}
        value={String(state.filters[filter.key] ?? '')}
        onChange={(value, replace) => change({ filters: { ...state.filters, [filter.key]: value } }, replace)}
      />
    ))}
    {countFilters(state, filters, own) > 0 && (
      <Button look="quiet" onClick={() => change({ filters: clearedFilters(filters, own) })}>
        {t(texts.clearFilters)}
      </Button>
    )}
  </form>
)

interface FooterProps {
  title: Text
  total: number
  state: ListState
  change: (next: Partial<ListState>) => void
  /** What is done with the selected rows; it takes the place of the page's size and range. */
  bar: ReactNode | undefined
  /** Stays at the lower edge of the window. */
  sticky: boolean
}

/** Below the table: rows per page, where one is, and the pages. */
const ListFooter = ({ title, total, state: { page, itemsPerPage }, change, bar, sticky }: FooterProps) => {
  // What is still selected may have left the list: it can be seen and let go.
  if (total === 0 && bar === undefined) return null
  const from = (page - 1) * itemsPerPage + 1
  return (
    <div className={styles.footer} data-sticky={sticky ? (bar === undefined ? 'pages' : 'bar') : undefined}>
      {bar ?? (
        <>
          <div data-screen-only>
            <SelectInput
              aria-label={t(texts.rowsPerPage)}
              options={pageSizes.map((size) => ({ value: String(size), label: String(size) }))}
              value={String(itemsPerPage)}
              onChange={(event) => change({ itemsPerPage: Number(event.currentTarget.value) })}
              className={styles.pageSize}
            />
          </div>
          <span className={styles.range}>{t(texts.range, { from, until: Math.min(from + itemsPerPage - 1, total), total })}</span>
        </>
      )}
      <Pager page={page} pages={Math.ceil(total / itemsPerPage)} of={t(title)} onChange={(next) => change({ page: next })} />
    </div>
  )
}

type Parts<O extends ListOperation> = Pick<ListScreenProps<O>, 'operation' | 'columns' | 'cells' | 'titles' | 'hidden'>

/** The columns of a screen, from left to right: those that its list declares, as the screen wants them. */
const columnsOf = <O extends ListOperation>({ operation, columns, cells = {}, titles = {}, hidden }: Parts<O>): Column<RowOf<O>>[] => {
  const looks = new Map<string, Column<RowOf<O>>['cell']>(Object.entries(cells))
  const names = new Map<string, Text | undefined>(Object.entries(titles))
  const keys: readonly string[] = columns ?? Object.keys(operation.list.columns)
  const isHidden: readonly string[] | undefined = hidden
  return keys.flatMap((key) => {
    const declared = operation.list.columns[key]
    if (declared === undefined) return []
    const title = names.get(key) ?? declared.title
    return [{ ...declared, key, title, cell: looks.get(key), hidden: isHidden?.includes(key) ?? declared.hidden ?? false }]
  })
}

/** The columns this person sees: those chosen, or all that are not hidden at first. */
const shownColumns = <Row,>(columns: readonly Column<Row>[], choice: readonly string[] | undefined): Column<Row>[] =>
  columns.filter(({ key, fixed, hidden }) => fixed === true || (choice === undefined ? hidden !== true : choice.includes(key)))

/** On a phone filters would fill more than the first screen: there they begin folded, and rows are in sight. */
const isPhone = (): boolean => window.matchMedia('(max-width: 599px)').matches

/**
 * Filters begin open, or as this person last left them: those of screens together, those of each list inside a screen for itself. Where they begin
 * folded, they are for itself, too.
 */
const useFiltersOpen = (id: string, { inset = false, folded = false }: { inset?: boolean; folded?: boolean }): [boolean, () => void] => {
  const { filtersOpen, closedPanels = [], openPanels = [] } = useStore(appSettings)
  const [onPhone] = useState(isPhone)
  const [unfolded, setUnfolded] = useState(false)
  if (onPhone) return [unfolded, () => setUnfolded(!unfolded)]
  if (folded) {
    const opened = openPanels.includes(id)
    const next = opened ? openPanels.filter((one) => one !== id) : [...openPanels, id]
    return [opened, () => appSettings.set((now) => ({ ...now, openPanels: next }))]
  }
  if (!inset) return [filtersOpen, () => appSettings.set((now) => ({ ...now, filtersOpen: !now.filtersOpen }))]
  const open = !closedPanels.includes(id)
  const changed = open ? [...closedPanels, id] : closedPanels.filter((one) => one !== id)
  return [open, () => appSettings.set((now) => ({ ...now, closedPanels: changed }))]
}

/** The spine of every table, with its state in the URL: the list declares its columns, a screen its filters and how cells look. */
export const ListScreen = <O extends ListOperation>(props: ListScreenProps<O> & KeyedRows<RowOf<O>>) => {
  const { id, filters = [], inset = false, rowKey = idOf, rowKeys, rowActions: offered } = props
  const rowActions = offered && ((row: RowOf<O>) => offered(row).filter((action) => action !== false))
  const columns = columnsOf(props)
  const { state, own, change } = useListState(props)
  const page = useListPage(props, state)
  useLastPage(page.data, state, change)
  const choice = useColumnChoice(id)
  const shown = shownColumns<RowOf<O>>(columns, state.columns.length > 0 ? state.columns : choice)
  const rows = (page.data?.items ?? []).filter((row) => props.hides?.(row) !== true)
  const selection = useSelection<RowOf<O>>(rowKey, rows, JSON.stringify([props.view?.key, page.request.filters]))
  const [filtersOpen, toggleFilters] = useFiltersOpen(id, props)
  const list = useRef<HTMLElement>(null)
  const onFilters = filters.length > 0 ? toggleFilters : undefined
  const selectable = props.selection !== undefined
  const noteFocus = useListKeys({
    list,
    rows,
    rowKey,
    selection,
    onFilters,
    rowKeys,
    rowActions,
    onRow: props.onRow,
    selectable,
    active: !inset,
  })
  const bar = props.selection !== undefined && selection.rows.length > 0 && <SelectionBar selection={selection} render={props.selection} />

  return (
    <section
      ref={list}
      className={styles.list}
      data-whole-screen={!inset || undefined}
      aria-label={t(props.title)}
      aria-busy={page.isFetching}
      onFocus={noteFocus}
    >
      <ListHead
        {...props}
        columns={columns}
        page={page}
        state={state}
        own={own}
        change={change}
        shown={shown}
        filtersOpen={filtersOpen}
        onFilters={toggleFilters}
      />
      {filters.length > 0 && filtersOpen && <FiltersPanel filters={filters} state={state} own={own} change={change} />}
      <div className={styles.sheet}>
        <ListTable
          {...props}
          rowKey={rowKey}
          rowActions={rowActions}
          columns={columns}
          selectable={selectable}
          rows={rows}
          shown={shown}
          state={state}
          own={own}
          change={change}
          loading={page.isPending}
          selection={selection}
        />
        <ListMessage {...props} columns={columns} page={page} state={state} own={own} change={change} />
      </div>
      <ListFooter
        title={props.title}
        total={page.data?.total ?? 0}
        state={state}
        change={change}
        bar={bar || undefined}
        sticky={selectable}
      />
      {props.foot?.(rows)}
    </section>
  )
}
