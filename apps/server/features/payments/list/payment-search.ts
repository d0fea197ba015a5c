import type { Locale } from '@dovolilnice/contract/locale'
import { formatPaidAmount } from '@dovolilnice/contract/payments/payment-list'
import { dayInWords } from '@dovolilnice/contract/primitives/day-in-words'
import { findNearest, inOrder } from '../../../platform/search/find-nearest.ts'
import type { SearchSource } from '../../../platform/search/search-source.ts'

/** Payments for the search: by payer, reference or the id of a card's transaction. */
export const paymentSearch: SearchSource = {
  group: 'payments',
  permission: 'payments:read',
  find: async (db, typed) => {
    const ids = await findNearest(db, [{ table: 'payment', key: 'id' }], typed)
    if (ids.length === 0) return []
    const rows = await db
      .selectFrom('payment')
      .select(['id', 'payer_name', 'reference', 'booked_on', 'direction', 'cents', 'currency'])
      .where('id', 'in', ids)
      .execute()
    return inOrder(ids, rows).map(({ id, payer_name: payer, reference, booked_on: day, direction, cents, currency }) => {
      const signed = direction === 'debit' ? -cents : cents
      const about = (locale: Locale) => `${formatPaidAmount(signed, currency, locale)} · ${dayInWords(day, locale)}`
      return { id, title: [payer, reference].filter(Boolean).join(' · '), about: { sl: about('sl'), en: about('en') } }
    })
  },
}
