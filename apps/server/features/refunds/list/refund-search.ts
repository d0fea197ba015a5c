import { formatCents } from '@dovolilnice/contract/primitives/money'
import { findNearest, inOrder, type SearchSource } from '../../../platform/search/search-text.ts'

/** Refunds for the search: by number or payee. */
export const refundSearch: SearchSource = {
  group: 'refunds',
  permission: 'payments:read',
  find: async (db, typed) => {
    const ids = await findNearest(db, [{ table: 'refund', key: 'id' }], typed)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('refund').select(['id', 'number', 'payee_name', 'cents']).where('id', 'in', ids).execute()
    return inOrder(ids, rows).map(({ id, number, payee_name: payee, cents }) => ({
      id,
      title: [number, payee].filter(Boolean).join(' · '),
      about: { sl: formatCents(cents, 'sl'), en: formatCents(cents, 'en') },
    }))
  },
}
