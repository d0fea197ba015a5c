import { defaultPageSize } from '@dovolilnice/contract/list'
import { addDays, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import type { Filter, Sorting } from './list-data.ts'

/** A list's state as it stands in the URL; what equals the default is left out of it. */
export interface ListState {
  page: number
  itemsPerPage: number
  sortByKey: string
  sortOrder: 'asc' | 'desc'
  search: string
  /** The columns that the address names, from left to right as the list has them; empty: those that the person chose. */
  columns: readonly string[]
  /** What the person typed or chose, by filter key. */
  filters: Record<string, string | number | boolean>
}

type Search = Record<string, unknown>

const natural = (value: unknown, fallback: number): number =>
  Number.isInteger(Number(value)) && Number(value) > 0 ? Number(value) : fallback

const given = (value: unknown): value is string | number | boolean =>
  (typeof value === 'string' && value !== '') || typeof value === 'number' || typeof value === 'boolean'

/**
 * Reads the state from the URL. Anything it cannot mean is as if absent: a person may have edited the address.
 * @param size rows on a page where the URL says nothing
 */
export const readListState = (
  search: Search,
  list: Sorting,
  filters: readonly Filter[],
  prefix: string,
  size: number = defaultPageSize,
): ListState => {
  const at = (name: string): unknown => search[prefix + name]
  const sortByKey = String(at('sortByKey') ?? '')
  const known = list.sortable.includes(sortByKey)
  const chosen = filters.flatMap(({ key, initial }) => {
    const value = at(key) ?? initial
    return given(value) ? [[key, value] as const] : []
  })
  return {
    page: natural(at('page'), 1),
    itemsPerPage: Math.min(natural(at('itemsPerPage'), size), 100),
    sortByKey: known ? sortByKey : list.defaultSort.key,
    sortOrder:
      at('sortOrder') === 'asc' || at('sortOrder') === 'desc'
        ? (at('sortOrder') as 'asc' | 'desc')
        : known
          ? 'asc'
          : list.defaultSort.order,
    search: given(at('search')) ? String(at('search')) : '',
    columns: given(at('columns')) ? String(at('columns')).split(',') : [],
    filters: Object.fromEntries(chosen),
  }
}

/** Writes a changed state into the URL's search, leaving what belongs to others. */
export const writeListState = (
  search: Search,
  state: ListState,
  list: Sorting,
  filters: readonly Filter[],
  prefix: string,
  size: number = defaultPageSize,
): Search => {
  const isDefaultSort = state.sortByKey === list.defaultSort.key && state.sortOrder === list.defaultSort.order
  const own: Search = {
    page: state.page > 1 ? state.page : undefined,
    itemsPerPage: state.itemsPerPage === size ? undefined : state.itemsPerPage,
    sortByKey: isDefaultSort ? undefined : state.sortByKey,
    sortOrder: isDefaultSort ? undefined : state.sortOrder,
    search: state.search || undefined,
    columns: state.columns.join(',') || undefined,
    ...Object.fromEntries(
      filters.map(({ key, initial }) => [key, (state.filters[key] ?? '') === (initial ?? '') ? undefined : (state.filters[key] ?? '')]),
    ),
  }
  return { ...search, ...Object.fromEntries(Object.entries(own).map(([name, value]) => [prefix + name, value])) }
}

const wireValue = ({ kind }: Filter, value: string | number | boolean): unknown => {
  switch (kind) {
    case 'flag':
      return value === true || value === 'true'
    case 'number':
      return Number(value)
    case 'last-day':
      return addDays(String(value), 1)
    case 'since':
      return startOfLocalDay(String(value)).toISOString()
    case 'before':
      return startOfLocalDay(addDays(String(value), 1)).toISOString()
    case 'text':
    case 'choice':
    case 'day':
      return String(value)
  }
}

/** The filters as the contract wants them: an empty one does not narrow and is left out. */
export const wireFilters = (state: ListState, filters: readonly Filter[], fixed: Search = {}): Search => {
  const set = filters.flatMap((filter) => {
    const value = state.filters[filter.key]
    return value === undefined || value === '' || value === false ? [] : [[filter.key, wireValue(filter, value)] as const]
  })
  return { ...Object.fromEntries(set), ...(state.search.trim() !== '' && { search: state.search.trim() }), ...fixed }
}

/** The part of a list's state that narrows it. */
export type Narrowing = Pick<ListState, 'filters' | 'search'>

const isSet = (value: unknown): boolean => value !== undefined && value !== '' && value !== false

/** How many filters narrow the list now, for the panel's heading; with `own`, those that its view does not have. */
export const countFilters = (state: Narrowing, filters: readonly Filter[], own?: Narrowing): number =>
  filters.filter(({ key }) => isSet(state.filters[key]) && String(state.filters[key]) !== String(own?.filters[key] ?? '')).length

/** The filters when they are cleared: those of the view, or none. */
export const clearedFilters = (filters: readonly Filter[], own: Narrowing): ListState['filters'] =>
  Object.fromEntries(filters.map(({ key }) => [key, own.filters[key] ?? '']))

/** The last page, where the one that was asked for is beyond it: its rows have left the list, or the address is old. */
export const pageInstead = (answer: {
  items: readonly unknown[]
  total: number
  page: number
  itemsPerPage: number
}): number | undefined => {
  const last = Math.max(1, Math.ceil(answer.total / answer.itemsPerPage))
  return answer.items.length === 0 && answer.page > last ? last : undefined
}
