import { useRef, useState } from 'react'
import { appSettings } from '../../platform/app-state.ts'
import { useColumnChoice } from '../../platform/column-choice.ts'
import { useStore } from '../../platform/store.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { columnsOf, shownColumns } from './columns.ts'
import { FiltersPanel } from './filters-panel.tsx'
import type { CellTools, ListOperation, ListScreenProps, RowOf } from './list-data.ts'
import { ListFooter } from './list-footer.tsx'
import { ListHead } from './list-head.tsx'
import { ListMessage } from './list-message.tsx'
import { ListTable } from './list-table.tsx'
import styles from './list-screen.module.css'
import { SelectionBar, useSelection } from './selection.tsx'
import { useListKeys } from './use-list-keys.ts'
import { useListPage, useListState } from './use-list.ts'

/** On a phone filters would fill more than the first screen: there they begin folded, and rows are in sight. */
const isPhone = (): boolean => window.matchMedia('(max-width: 599px)').matches

/** Filters begin open, or as this person last left them: those of screens together, those of each list inside a screen for itself. */
const useFiltersOpen = (id: string, inset: boolean): [boolean, () => void] => {
  const { filtersOpen, closedPanels = [] } = useStore(appSettings)
  const [onPhone] = useState(isPhone)
  const [unfolded, setUnfolded] = useState(false)
  if (onPhone) return [unfolded, () => setUnfolded(!unfolded)]
  if (!inset) return [filtersOpen, () => appSettings.set((now) => ({ ...now, filtersOpen: !now.filtersOpen }))]
  const open = !closedPanels.includes(id)
  const changed = open ? [...closedPanels, id] : closedPanels.filter((one) => one !== id)
  return [open, () => appSettings.set((now) => ({ ...now, closedPanels: changed }))]
}

/**
 * The spine of every table: paging, sort, filters, search, columns, refresh, selection, export, loading, empty and failed, with its state
 * in the URL. The list declares its columns; a screen gives filters as data and says how cells look.
 */
export const ListScreen = <O extends ListOperation>(props: ListScreenProps<O>) => {
  const { id, filters = [], inset = false } = props
  const columns = columnsOf(props)
  const tools: CellTools = { t: useTranslate(), locale: useLocale() }
  const { state, own, change } = useListState(props)
  const page = useListPage(props, state)
  const choice = useColumnChoice(id)
  const shown = shownColumns<RowOf<O>>(columns, state.columns.length > 0 ? state.columns : choice)
  const rows = page.data?.items ?? []
  const selection = useSelection<RowOf<O>>(props.rowKey, rows, JSON.stringify([props.view?.key, page.request.filters]))
  const [filtersOpen, toggleFilters] = useFiltersOpen(id, inset)
  const list = useRef<HTMLElement>(null)
  const onFilters = filters.length > 0 ? toggleFilters : undefined
  const { rowKey, rowKeys, rowActions } = props
  const noteFocus = useListKeys({ list, rows, rowKey, selection, onFilters, rowKeys, rowActions, active: !inset })
  const bar = props.selection !== undefined && selection.rows.length > 0 && <SelectionBar selection={selection} render={props.selection} />

  return (
    <section
      ref={list}
      className={styles.list}
      data-whole-screen={!inset || undefined}
      aria-label={tools.t(props.title)}
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
        tools={tools}
        filtersOpen={filtersOpen}
        onFilters={toggleFilters}
      />
      {filters.length > 0 && filtersOpen && <FiltersPanel filters={filters} state={state} own={own} change={change} tools={tools} />}
      <div className={styles.sheet}>
        <ListTable
          {...props}
          columns={columns}
          selectable={props.selection !== undefined}
          rows={rows}
          shown={shown}
          state={state}
          own={own}
          change={change}
          tools={tools}
          loading={page.isPending}
          selection={selection}
        />
        <ListMessage {...props} columns={columns} page={page} state={state} own={own} change={change} tools={tools} />
      </div>
      <ListFooter
        title={props.title}
        total={page.data?.total ?? 0}
        state={state}
        change={change}
        tools={tools}
        bar={bar || undefined}
        sticky={props.selection !== undefined}
      />
    </section>
  )
}
