import type { Text } from '@dovolilnice/contract/locale'
import type { SearchGroup } from '@dovolilnice/contract/search/search'
import type { ScreenLink } from '../../platform/routing/screen-link.ts'
import { texts } from './texts.ts'

interface SearchPlace {
  title: Text
  /** The screen of one record. */
  record(id: string): ScreenLink
  /** The list of all records that a text finds. */
  list(search: string): ScreenLink
}

/** What each group of the search's results is called, and which screens it leads to. */
export const searchPlaces: Record<SearchGroup, SearchPlace> = {
  applications: {
    title: texts.foundApplications,
    record: (id) => ({ to: '/vloge/$id', params: { id } }),
    list: (search) => ({ to: '/vloge', search: { search } }),
  },
  permits: {
    title: texts.foundPermits,
    record: (id) => ({ to: '/dovolilnice/$id', params: { id } }),
    list: (search) => ({ to: '/dovolilnice/', search: { search } }),
  },
  users: {
    title: texts.foundUsers,
    record: (id) => ({ to: '/uporabniki/$id', params: { id } }),
    list: (search) => ({ to: '/uporabniki', search: { search } }),
  },
}
