import { findNearest, inOrder } from '../../platform/search/find-nearest.ts'
import type { SearchSource } from '../../platform/search/search-source.ts'

/** People for the search: by name, e-mail address or phone. */
export const userSearch: SearchSource = {
  group: 'users',
  permission: 'users:read',
  find: async (db, typed) => {
    const ids = await findNearest(db, [{ table: 'app_user', key: 'id' }], typed)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('app_user').select(['id', 'name', 'email']).where('id', 'in', ids).execute()
    return inOrder(ids, rows).map(({ id, name, email }) => ({ id, title: name, about: { sl: email, en: email } }))
  },
}
