import type { Locale } from '@dovolilnice/contract/locale'
import type { DeclineCode, OnlinePaymentStatus } from '@dovolilnice/contract/money/online-payment'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { Row } from '../../platform/database/db.ts'
import { type OwnerPrivacy, ownRows } from '../../platform/privacy/owner.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof onlinePaymentTables> {}
}

export type OnlinePaymentRecord = Row<'online_payment'>

/** The card and its holder are known to the provider alone. What became a payment is kept with the books. */
export const onlinePaymentTables = {
  online_payment: defineTable({
    // The order, as the provider knows it.
    id: column.uuid('impersonal'),
    application_id: column.uuid('impersonal', 'own'),
    covers: column.text('impersonal').of<PaidPart>().byDefault(),
    status: column.text('impersonal', 'own').of<OnlinePaymentStatus>(),
    cents: column.integer('impersonal', 'own'),
    test: column.flag('impersonal'),
    // The merchant that ordered it; null in older attempts, which the merchant of prices ordered.
    merchant: column.text('impersonal').orNull(),
    // Null while the provider does not know of it.
    provider_id: column.text('impersonal').orNull(),
    redirect_url: column.text('impersonal').orNull(),
    transaction_id: column.text('impersonal', 'own').orNull(),
    decline_code: column.text('impersonal', 'own').of<DeclineCode>().orNull(),
    payment_id: column.uuid('impersonal').orNull(),
    // Refers to the applicant's account; the name is removed in that row.
    started_by: column.uuid('kept').orNull(),
    locale: column.text('impersonal').of<Locale>(),
    created_at: column.instant('impersonal', 'own'),
    expires_at: column.instant('impersonal'),
    ended_at: column.instant('impersonal', 'own').orNull(),
    // When the provider said what became of it: nobody asks any more.
    confirmed_at: column.instant('impersonal').orNull(),
    asked_at: column.instant('impersonal').orNull(),
  }).processed('money', { sl: 'Spletna plačila', en: 'Online payments' }, ['payment'], 'ten_years'),
  online_payment_notice: defineTable({
    // The provider's id of the notice.
    id: column.text('impersonal'),
    online_payment_id: column.uuid('impersonal'),
    status: column.text('impersonal'),
    received_at: column.instant('impersonal'),
  }),
}

export const onlinePaymentPrivacy: OwnerPrivacy = {
  collect: {
    online_payments: ownRows('online_payment', onlinePaymentTables.online_payment.own, ['application_id'], 'created_at'),
  },
}
