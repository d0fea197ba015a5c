import { findNearest, inOrder } from '../../../platform/search/find-nearest.ts'
import type { SearchSource } from '../../../platform/search/search-source.ts'

/** Applications for the search: by number, name, plate, e-mail address or phone. */
export const applicationSearch: SearchSource = {
  group: 'applications',
  permission: 'applications:read',
  find: async (db, typed) => {
    const ids = await findNearest(db, [{ table: 'application', key: 'id' }], typed)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('application').select(['id', 'number', 'name', 'plates']).where('id', 'in', ids).execute()
    return inOrder(ids, rows).map(({ id, number, name, plates }) => ({
      id,
      title: `${number} · ${name}`,
      about: { sl: plates.join(', '), en: plates.join(', ') },
    }))
  },
}
