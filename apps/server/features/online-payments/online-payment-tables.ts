import type { Locale } from '@dovolilnice/contract/locale'
import type { DeclineCode, OnlinePaymentStatus } from '@dovolilnice/contract/money/online-payment'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { Row } from '../../platform/database/db.ts'
import { collected, type OwnerPrivacy, type OwnedProcessing, type DeclaredTables, processed } from '../../platform/privacy/owner.ts'
import { z } from 'zod/mini'
import { defineTable, flag, instant, integer, text, uuid, type TableOf } from '../../platform/database/define-table.ts'

const onlinePaymentTable = defineTable({
  // The order, as the provider knows it.
  id: uuid('impersonal'),
  application_id: uuid('impersonal', 'own'),
  covers: text('impersonal').of<PaidPart>().byDefault(),
  status: text('impersonal', 'own').of<OnlinePaymentStatus>(),
  cents: integer('impersonal', 'own'),
  test: flag('impersonal'),
  // The merchant that ordered it; null in older attempts, which the merchant of prices ordered.
  merchant: text('impersonal').orNull(),
  // Null while the provider does not know of it.
  provider_id: text('impersonal').orNull(),
  redirect_url: text('impersonal').orNull(),
  transaction_id: text('impersonal', 'own').orNull(),
  decline_code: text('impersonal', 'own').of<DeclineCode>().orNull(),
  payment_id: uuid('impersonal').orNull(),
  // Refers to the applicant's account; the name is removed in that row.
  started_by: uuid('kept').orNull(),
  locale: text('impersonal').of<Locale>(),
  created_at: instant('impersonal', 'own'),
  expires_at: instant('impersonal'),
  ended_at: instant('impersonal', 'own').orNull(),
  // When the provider said what became of it: nobody asks any more.
  confirmed_at: instant('impersonal').orNull(),
  asked_at: instant('impersonal').orNull(),
})

const onlinePaymentNoticeTable = defineTable({
  // The provider's id of the notice.
  id: text('impersonal'),
  online_payment_id: uuid('impersonal'),
  status: text('impersonal'),
  received_at: instant('impersonal'),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    online_payment: TableOf<typeof onlinePaymentTable.columns>
    online_payment_notice: TableOf<typeof onlinePaymentNoticeTable.columns>
  }
}

export type OnlinePaymentRecord = Row<'online_payment'>

/** The card and its holder are known to the provider alone. What became a payment is kept with the books. */
export const onlinePaymentTables = {
  online_payment: onlinePaymentTable,
  online_payment_notice: onlinePaymentNoticeTable,
} satisfies DeclaredTables

export const onlinePaymentProcessing: OwnedProcessing = {
  online_payment: processed('money', { sl: 'Spletna plačila', en: 'Online payments' }, ['payment'], 'ten_years'),
}

export const onlinePaymentPrivacy: OwnerPrivacy = {
  collect: {
    online_payments: collected(z.array(z.object(onlinePaymentTable.own)), (db, records) =>
      db.selectFrom('online_payment').selectAll().where('application_id', 'in', records).orderBy('created_at').execute(),
    ),
  },
}
