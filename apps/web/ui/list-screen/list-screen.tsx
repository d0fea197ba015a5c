import { appSettings } from '../../platform/app-state.ts'
import { useColumnChoice } from '../../platform/column-choice.ts'
import { useStore } from '../../platform/store.ts'
import { useLocale, useTranslate } from '../../platform/translate/use-translate.ts'
import { FiltersPanel } from './filters-panel.tsx'
import type { CellTools, Column, ListOperation, ListScreenProps, RowOf } from './list-data.ts'
import { ListFooter } from './list-footer.tsx'
import { ListHead } from './list-head.tsx'
import { ListMessage } from './list-message.tsx'
import { ListTable } from './list-table.tsx'
import styles from './list-screen.module.css'
import { SelectionBar, useSelection } from './selection.tsx'
import { useListPage, useListState } from './use-list.ts'

/** The columns this person sees: those chosen, or all that are not hidden at first. */
const shownColumns = <Row,>(columns: readonly Column<Row>[], choice: readonly string[] | undefined): Column<Row>[] =>
  columns.filter(({ key, fixed, hidden }) => fixed === true || (choice === undefined ? hidden !== true : choice.includes(key)))

/** Filters begin open, or as this person last left them: those of screens together, those of each list inside a screen for itself. */
const useFiltersOpen = (id: string, inset: boolean): [boolean, () => void] => {
  const { filtersOpen, closedPanels = [] } = useStore(appSettings)
  if (!inset) return [filtersOpen, () => appSettings.set((now) => ({ ...now, filtersOpen: !now.filtersOpen }))]
  const open = !closedPanels.includes(id)
  const changed = open ? [...closedPanels, id] : closedPanels.filter((one) => one !== id)
  return [open, () => appSettings.set((now) => ({ ...now, closedPanels: changed }))]
}

/**
 * The spine of every table: paging, sort, filters, search, columns, refresh, selection, export, loading, empty and failed, with its state
 * in the URL. A screen gives columns and filters as data.
 */
export const ListScreen = <O extends ListOperation>(props: ListScreenProps<O>) => {
  const { id, columns, filters = [], inset = false } = props
  const tools: CellTools = { t: useTranslate(), locale: useLocale() }
  const { state, change } = useListState(props)
  const page = useListPage(props, state)
  const shown = shownColumns<RowOf<O>>(columns, useColumnChoice(id))
  const selection = useSelection<RowOf<O>>(props.rowKey)
  const [filtersOpen, toggleFilters] = useFiltersOpen(id, inset)
  const rows = page.data?.items ?? []

  return (
    <section className={styles.list} data-whole-screen={!inset || undefined} aria-label={tools.t(props.title)} aria-busy={page.isFetching}>
      <ListHead
        {...props}
        page={page}
        state={state}
        change={change}
        shown={shown}
        tools={tools}
        filtersOpen={filtersOpen}
        onFilters={toggleFilters}
      />
      {filters.length > 0 && filtersOpen && <FiltersPanel filters={filters} state={state} change={change} tools={tools} />}
      {props.selection !== undefined && <SelectionBar selection={selection} render={props.selection} />}
      <div className={styles.sheet}>
        <ListTable
          {...props}
          selectable={props.selection !== undefined}
          rows={rows}
          shown={shown}
          state={state}
          change={change}
          tools={tools}
          loading={page.isPending}
          selection={selection}
        />
        <ListMessage {...props} page={page} state={state} change={change} tools={tools} />
      </div>
      <ListFooter title={props.title} total={page.data?.total ?? 0} state={state} change={change} tools={tools} />
    </section>
  )
}
