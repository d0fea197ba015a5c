import { useSearch } from '@tanstack/react-router'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { appSettings, t, tableRefreshInterval, useChangeSearch, useLive, useOperation, useStore } from '../../platform/kit.ts'
import { isSearched, listInput, type ListOperation, type ListScreenProps, type PageOf, sortingOf } from './list-data.ts'
import { type ListState, type Narrowing, pageInstead, readListState, wireFilters, writeListState } from './list-state.ts'
import { Button } from '../buttons/button.tsx'
import styles from './list-screen.module.css'
import { texts } from './texts.ts'

/** Rows on a page as they were last chosen for this list in this browser, until then the usual number. */
const usePageSize = (id: string): number | undefined => useStore(appSettings).pageSizes?.[id]

const rememberPageSize = (id: string, size: number): void =>
  appSettings.set((now) => ({ ...now, pageSizes: { ...now.pageSizes, [id]: size } }))

/**
 * A list's state in the URL, the filters of its view (`own`), and how the state is changed. A change other than of the page begins again on the first page. The number of rows on a page is
 * remembered.
 */
export const useListState = <O extends ListOperation>({
  id,
  operation,
  sort,
  filters = [],
  urlPrefix = '',
  view,
  usualRows,
}: Pick<ListScreenProps<O>, 'id' | 'operation' | 'sort' | 'filters' | 'urlPrefix' | 'view' | 'usualRows'>) => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const sorting = useMemo(() => sortingOf({ operation, sort }), [operation, sort])
  const size = usePageSize(id) ?? usualRows
  const state = useMemo(() => readListState(search, sorting, filters, urlPrefix, size), [search, sorting, filters, urlPrefix, size])
  /** `replace` keeps typing out of the history, so that back leaves the list instead of undoing letters. */
  const change = (next: Partial<ListState>, replace = false): void => {
    const changed = { ...state, page: 1, ...next }
    if (next.itemsPerPage !== undefined) rememberPageSize(id, next.itemsPerPage)
    changeSearch((now) => writeListState(now, changed, sorting, filters, urlPrefix, next.itemsPerPage ?? size), { replace })
  }
  const own: Narrowing = view === undefined ? { filters: {}, search: '' } : readListState(view.search, sorting, filters, urlPrefix)
  return { state, own, change }
}

/** The page of rows that the state asks for: kept on screen while the next loads, fetched anew every 180 s and on focus. */
export const useListPage = <O extends ListOperation>(
  { operation, params, filters = [], unsearched, fixedFilters, refreshEvery = tableRefreshInterval, live }: ListScreenProps<O>,
  state: ListState,
) => {
  const { page, itemsPerPage, sortByKey, sortOrder } = state
  const asked = isSearched({ operation, unsearched }) ? state : { ...state, search: '' }
  const request = { page, itemsPerPage, sortByKey, sortOrder, filters: wireFilters(asked, filters, fixedFilters) }
  const query = useOperation(operation, listInput<O>(params, request), { every: refreshEvery, keep: true, quiet: 'server-error' })
  useLive(live, query.refetch)
  return { ...query, data: query.data as PageOf<O> | undefined, request }
}

/** Leaves a page that has no rows (`pageInstead`). */
export const useLastPage = (
  answer: Parameters<typeof pageInstead>[0] | undefined,
  { page }: ListState,
  change: (next: Partial<ListState>, replace: boolean) => void,
): void =>
  useEffect(() => {
    // What is kept from the page before says nothing of this one.
    const instead = answer?.page === page ? pageInstead(answer) : undefined
    if (instead !== undefined) change({ page: instead }, true)
  })

/**
 * The rows from the one that was picked last to the one that has the focus, wherever either stands now.
 * @param last the key of the former; where it is not on the page (a page was turned, it left the list), only the row with the focus is meant
 * @param focused the place of the latter; -1 for none
 */
export const pickedRange = <Row,>(
  rows: readonly Row[],
  rowKey: (row: Row) => string,
  last: string | undefined,
  focused: number,
): readonly Row[] => {
  if (focused < 0) return []
  const found = rows.findIndex((row) => rowKey(row) === last)
  const from = found < 0 ? focused : found
  return rows.slice(Math.min(from, focused), Math.max(from, focused) + 1)
}

/** Selected rows, kept while one turns the pages or sorts. */
export interface Selection<Row> {
  rows: Row[]
  has: (row: Row) => boolean
  set: (rows: readonly Row[], selected: boolean) => void
  clear: () => void
  /** Takes these out of it. */
  drop: (rows: readonly Row[]) => void
}

/**
 * @param fresh the rows on screen: a row that was selected before stands for itself as it is now
 * @param within what narrows the list: with another view, filter or search nothing is selected, so that no row is that nobody can find
 */
export const useSelection = <Row,>(rowKey: (row: Row) => string, fresh: readonly Row[], within: string): Selection<Row> => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  const [shownFor, setShownFor] = useState(within)
  if (within !== shownFor) {
    setShownFor(within)
    setChosen(new Map())
  }
  return {
    rows: [...chosen].map(([key, row]) => fresh.find((now) => rowKey(now) === key) ?? row),
    has: (row) => chosen.has(rowKey(row)),
    set: (rows, selected) =>
      setChosen((now) => {
        const next = new Map(now)
        for (const row of rows) {
          if (selected) next.set(rowKey(row), row)
          else next.delete(rowKey(row))
        }
        return next
      }),
    clear: () => setChosen(new Map()),
    drop: (rows) => {
      const keys = new Set(rows.map(rowKey))
      setChosen((now) => new Map([...now].filter(([key]) => !keys.has(key))))
    },
  }
}

interface BarProps<Row> {
  selection: Selection<Row>
  render: (rows: Row[], clear: () => void, drop: (rows: readonly Row[]) => void) => ReactNode
}

/** What can be done with the selected rows, in the place of the footer's left side, so that no row moves. */
export const SelectionBar = <Row,>({ selection, render }: BarProps<Row>) => {
  if (selection.rows.length === 0) return null
  return (
    <div data-screen-only className={styles.selection} role="region" aria-label={t(texts.selected, { count: selection.rows.length })}>
      <strong>{t(texts.selected, { count: selection.rows.length })}</strong>
      {render(selection.rows, selection.clear, selection.drop)}
      <Button label={t(texts.clearSelection)} look="quiet" onClick={selection.clear} />
    </div>
  )
}
