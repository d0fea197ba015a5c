import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { appSettings } from '../../platform/app-state.ts'
import { useLive } from '../../platform/live.ts'
import { useChangeSearch } from '../../platform/routing/use-change-search.ts'
import { tableRefreshInterval, useOperation } from '../../platform/calls/query.ts'
import { useStore } from '../../platform/store.ts'
import type { ListOperation, ListScreenProps, PageOf } from './list-data.ts'
import { listInput, sortingOf } from './list-data.ts'
import { readListState, wireFilters, writeListState } from './list-state.ts'
import type { ListState, Narrowing } from './list-state.ts'

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
}: Pick<ListScreenProps<O>, 'id' | 'operation' | 'sort' | 'filters' | 'urlPrefix' | 'view'>) => {
  const search: Record<string, unknown> = useSearch({ strict: false })
  const changeSearch = useChangeSearch()
  const sorting = useMemo(() => sortingOf({ operation, sort }), [operation, sort])
  const size = usePageSize(id)
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
  { operation, params, filters = [], searchKey, fixedFilters, refreshEvery = tableRefreshInterval, live }: ListScreenProps<O>,
  state: ListState,
) => {
  const { page, itemsPerPage, sortByKey, sortOrder } = state
  const request = { page, itemsPerPage, sortByKey, sortOrder, filters: wireFilters(state, filters, searchKey, fixedFilters) }
  const query = useOperation(operation, listInput<O>(params, request), { every: refreshEvery, keep: true, quiet: 'server-error' })
  useLive(live, query.refetch)
  return { ...query, data: query.data as PageOf<O> | undefined, request }
}
