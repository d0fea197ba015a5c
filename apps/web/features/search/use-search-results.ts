import type { Text } from '@dovolilnice/contract/locale'
import { search, type SearchGroup, searchGroups, type SearchHit, shortestSearch } from '@dovolilnice/contract/search/search'
import { type ScreenLink, useOperation, usePaused } from '../../platform/kit.ts'
import { texts } from './texts.ts'
import { searchWords } from '@dovolilnice/contract/search/fold-term'

interface SearchPlace {
  title: Text
  /** The screen of one record, or the list in which it stands alone. */
  record(hit: Pick<SearchHit, 'id' | 'title'>): ScreenLink
  /** The list of all records that a text finds. */
  list(search: string): ScreenLink
}

const searchPlaces: Record<SearchGroup, SearchPlace> = {
  applications: {
    title: texts.applications,
    record: ({ id }) => ({ to: '/vloge/$id', params: { id } }),
    list: (search) => ({ to: '/vloge', search: { search } }),
  },
  appeals: {
    title: texts.appeals,
    record: ({ id }) => ({ to: '/pritozbe/$id', params: { id } }),
    list: (search) => ({ to: '/pritozbe', search: { search } }),
  },
  permits: {
    title: texts.permits,
    record: ({ id }) => ({ to: '/dovolilnice/$id', params: { id } }),
    list: (search) => ({ to: '/dovolilnice/', search: { search } }),
  },
  users: {
    title: texts.foundUsers,
    record: ({ id }) => ({ to: '/uporabniki/$id', params: { id } }),
    list: (search) => ({ to: '/uporabniki', search: { search } }),
  },
  invoices: {
    title: texts.invoices,
    record: ({ id }) => ({ to: '/racuni', search: { racun: id } }),
    list: (search) => ({ to: '/racuni', search: { search } }),
  },
  payments: {
    title: texts.payments,
    record: ({ id }) => ({ to: '/placila', search: { placilo: id } }),
    list: (search) => ({ to: '/placila', search: { search, status: '' } }),
  },
  refunds: {
    title: texts.foundRefunds,
    // A refund has no screen of its own: its steps are taken in the list.
    record: ({ title }) => ({ to: '/vracila', search: { search: title.split(' ')[0] } }),
    list: (search) => ({ to: '/vracila', search: { search } }),
  },
}

/** One line of the results: a command, a screen, a found record, or the link to the list of all of its kind. */
export interface Found {
  key: string
  group: Text
  choose: ScreenLink | (() => void)
  title: string | Text
  about?: Text
  state?: Text | undefined
  /** It differs from what was typed by a typo. */
  similar?: boolean
}

const record = (hit: SearchHit, similar: boolean): Found => ({
  key: `${hit.group}-${hit.id}`,
  group: searchPlaces[hit.group].title,
  choose: searchPlaces[hit.group].record(hit),
  title: hit.title,
  about: hit.about,
  state: hit.state,
  similar,
})

const all = (group: SearchGroup, q: string): Found => ({
  key: `all-${group}`,
  group: searchPlaces[group].title,
  // No other filter: what was found everywhere is found there.
  choose: searchPlaces[group].list(q),
  title: texts.allFound,
  about: texts.allFoundHow,
})

const linesOf = (hits: readonly SearchHit[], q: string, similar: boolean): Found[] =>
  searchGroups.flatMap((group) => {
    const records = hits.filter((hit) => hit.group === group).map((hit) => record(hit, similar))
    // The list itself finds only what is written as typed.
    return records.length > 1 && !similar ? [...records, all(group, q)] : records
  })

export const useSearchResults = (typed: string) => {
  const q = usePaused(typed).trim()
  const enabled = q.replace(/[\s-]/g, '').length >= shortestSearch
  const { data, isFetching, error } = useOperation(search, { query: { q } }, { enabled, quiet: 'server-error', keep: true })
  return {
    found: enabled && data !== undefined ? linesOf(data.hits, q, data.similar) : [],
    searched: enabled && data !== undefined && !isFetching,
    error,
  }
}

/** Whether each typed word begins a word of the title, however it is accented: `plosc nadz` finds Nadzorna plošča. Nothing typed finds all. */
export const isCalled = (title: string, typed: string): boolean => {
  const words = searchWords(title)
  return searchWords(typed).every((begin) => words.some((word) => word.startsWith(begin)))
}
