import { search, searchGroups, type SearchHit } from '@dovolilnice/contract/search/search'
import type { Feature } from '../../platform/http/feature.ts'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Handler, implement } from '../../platform/http/context.ts'
import type { SearchSource } from '../../platform/search/search-text.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    /** What each feature gives to the search. */
    searchSources: readonly SearchSource[]
  }
}

const handleSearch: Handler<typeof search> = async ({ query }, { trx, user, now, capabilities, record }) => {
  const readable = capabilities.searchSources
    .filter(({ permission }) => user.permissions.includes(permission))
    .toSorted((a, b) => searchGroups.indexOf(a.group) - searchGroups.indexOf(b.group))
  const ask = async (similar: boolean): Promise<SearchHit[]> => {
    const hits: SearchHit[] = []
    for (const { group, find } of readable)
      for (const hit of await find(trx, { typed: query.q, today: localDayOf(now), similar })) hits.push({ group, ...hit })
    return hits
  }
  const exact = await ask(false)
  const hits = exact.length > 0 ? exact : await ask(true)
  record({ after: { q: query.q, found: hits.length } })
  return { hits, similar: exact.length === 0 && hits.length > 0 }
}

export const searchFeature: Feature = { name: 'search', routes: [implement(search, handleSearch)] }
