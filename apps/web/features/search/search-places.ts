import type { Text } from '@dovolilnice/contract/locale'
import type { SearchGroup, SearchHit } from '@dovolilnice/contract/search/search'
import type { ScreenLink } from '../../platform/routing/screen-link.ts'
import { texts } from './texts.ts'

interface SearchPlace {
  title: Text
  /** The screen of one record, or the list in which it stands alone. */
  record(hit: Pick<SearchHit, 'id' | 'title'>): ScreenLink
  /** The list of all records that a text finds. */
  list(search: string): ScreenLink
}

/** What each group of the search's results is called, and which screens it leads to. */
export const searchPlaces: Record<SearchGroup, SearchPlace> = {
  applications: {
    title: texts.foundApplications,
    record: ({ id }) => ({ to: '/vloge/$id', params: { id } }),
    list: (search) => ({ to: '/vloge', search: { search } }),
  },
  appeals: {
    title: texts.foundAppeals,
    record: ({ id }) => ({ to: '/pritozbe/$id', params: { id } }),
    list: (search) => ({ to: '/pritozbe', search: { search } }),
  },
  permits: {
    title: texts.foundPermits,
    record: ({ id }) => ({ to: '/dovolilnice/$id', params: { id } }),
    list: (search) => ({ to: '/dovolilnice/', search: { search } }),
  },
  users: {
    title: texts.foundUsers,
    record: ({ id }) => ({ to: '/uporabniki/$id', params: { id } }),
    list: (search) => ({ to: '/uporabniki', search: { search } }),
  },
  invoices: {
    title: texts.foundInvoices,
    record: ({ id }) => ({ to: '/racuni', search: { racun: id } }),
    list: (search) => ({ to: '/racuni', search: { search } }),
  },
  payments: {
    title: texts.foundPayments,
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
