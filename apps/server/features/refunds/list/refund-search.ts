import { formatCents } from '@dovolilnice/contract/primitives/money'
import { refundStatusLabels } from '@dovolilnice/contract/refunds/refund'
import { findNearest, inOrder, type SearchSource } from '../../../platform/search/search-text.ts'

/** Refunds for the search: by number, payee or amount. */
export const refundSearch: SearchSource = {
  group: 'refunds',
  permission: 'payments:read',
  find: async (db, asked) => {
    const ids = await findNearest(db, [{ table: 'refund', key: 'id', cents: 'cents' }], asked)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('refund').select(['id', 'number', 'payee_name', 'cents', 'status']).where('id', 'in', ids).execute()
    return inOrder(ids, rows).map(({ id, number, payee_name: payee, cents, status }) => ({
      id,
      title: [number, payee].filter(Boolean).join(' · '),
      about: { sl: formatCents(cents, 'sl'), en: formatCents(cents, 'en') },
      state: refundStatusLabels[status],
    }))
  },
}
