import type { Text } from '@dovolilnice/contract/locale'
import type { SearchGroup } from '@dovolilnice/contract/search/search'
import { linkOptions } from '@tanstack/react-router'
import type { LinkProps } from '@tanstack/react-router'
import { texts } from '../texts.ts'

interface SearchPlace {
  title: Text
  /** The screen of one record. */
  record(id: string): LinkProps
  /** The list of all records that a text finds. */
  list(search: string): LinkProps
}

/** The query of a list with its search filled in; the routes do not declare it. */
const inList = (search: string): LinkProps['search'] => {
  const query: object = { search }
  return query as LinkProps['search']
}

/** What each group of the search's results is called, and which screens it leads to. */
export const searchPlaces: Record<SearchGroup, SearchPlace> = {
  applications: {
    title: texts.foundApplications,
    record: (id) => linkOptions({ to: '/vloge/$id', params: { id } }),
    list: (search) => ({ to: '/vloge', search: inList(search) }),
  },
  permits: {
    title: texts.foundPermits,
    record: (id) => linkOptions({ to: '/dovolilnice/$id', params: { id } }),
    list: (search) => ({ to: '/dovolilnice/', search: inList(search) }),
  },
  users: {
    title: texts.foundUsers,
    record: (id) => linkOptions({ to: '/uporabniki/$id', params: { id } }),
    list: (search) => ({ to: '/uporabniki', search: inList(search) }),
  },
}
