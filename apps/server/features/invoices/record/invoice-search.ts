import { formatCents } from '@dovolilnice/contract/primitives/money'
import { findNearest, inOrder } from '../../../platform/search/find-nearest.ts'
import type { SearchSource } from '../../../platform/search/search-source.ts'

/** Invoices for the search: by number, payer, ZOI, EOR or the id of a card's transaction. */
export const invoiceSearch: SearchSource = {
  group: 'invoices',
  permission: 'invoices:read',
  find: async (db, typed) => {
    const ids = await findNearest(db, [{ table: 'invoice', key: 'id' }], typed)
    if (ids.length === 0) return []
    const rows = await db.selectFrom('invoice').select(['id', 'number', 'payer', 'total_cents']).where('id', 'in', ids).execute()
    return inOrder(ids, rows).map(({ id, number, payer, total_cents: cents }) => ({
      id,
      title: `${number} · ${payer.name}`,
      about: { sl: formatCents(cents, 'sl'), en: formatCents(cents, 'en') },
    }))
  },
}
