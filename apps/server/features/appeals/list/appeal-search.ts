import { appealStatusLabels } from '@dovolilnice/contract/appeals/appeal-labels'
import { mostFound } from '@dovolilnice/contract/search/search'
import type { SearchSource } from '../../../platform/search/search-source.ts'
import { appealRows } from './appeal-rows.ts'
import { holds } from './list-appeals.ts'

/** Appeals for the search: by number, appellant, the appealed act or its record. There are few, so no index is needed; the newest come first. */
export const appealSearch: SearchSource = {
  group: 'appeals',
  permission: 'applications:read',
  find: async (db, typed) => {
    const rows = await appealRows(db)
      .where(holds(typed))
      .orderBy('appeal.lodged_on', 'desc')
      .orderBy('appeal.id')
      .limit(mostFound)
      .execute()
    return rows.map(({ id, number, appellant_name: name, status }) => ({
      id,
      title: `${number} · ${name}`,
      about: appealStatusLabels[status],
    }))
  },
}
