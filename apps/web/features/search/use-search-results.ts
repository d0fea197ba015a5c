import type { Text } from '@dovolilnice/contract/locale'
import { search, searchGroups, shortestSearch } from '@dovolilnice/contract/search/search'
import type { SearchGroup, SearchHit } from '@dovolilnice/contract/search/search'
import { useOperation } from '../../platform/calls/query.ts'
import type { ScreenLink } from '../../platform/routing/screen-link.ts'
import { usePaused } from '../../platform/use-paused.ts'
import { texts } from './texts.ts'
import { searchPlaces } from './search-places.ts'

/** One line of the results: a command, a screen, a found record, or the link to the list of all of its kind. */
export interface Found {
  key: string
  /** The heading of those beside which it stands. */
  group: Text
  /** Where it leads, or what it does. */
  choose: ScreenLink | (() => void)
  title: string | Text
  about?: Text
}

const record = (hit: SearchHit): Found => ({
  key: `${hit.group}-${hit.id}`,
  group: searchPlaces[hit.group].title,
  choose: searchPlaces[hit.group].record(hit),
  title: hit.title,
  about: hit.about,
})

const all = (group: SearchGroup, q: string): Found => ({
  key: `all-${group}`,
  group: searchPlaces[group].title,
  // No other filter: what was found everywhere is found there.
  choose: searchPlaces[group].list(q),
  title: texts.allFound,
  about: texts.allFoundHow,
})

const linesOf = (hits: readonly SearchHit[], q: string): Found[] =>
  searchGroups.flatMap((group) => {
    const records = hits.filter((hit) => hit.group === group).map(record)
    return records.length > 1 ? [...records, all(group, q)] : records
  })

/** What the server finds for what was typed, once the person pauses. */
export const useSearchResults = (typed: string) => {
  const q = usePaused(typed).trim()
  const enabled = q.replace(/[\s-]/g, '').length >= shortestSearch
  const { data, isFetching, error } = useOperation(search, { query: { q } }, { enabled, quiet: 'server-error', keep: true })
  return {
    found: enabled && data !== undefined ? linesOf(data.hits, q) : [],
    searched: enabled && data !== undefined && !isFetching,
    error,
  }
}
