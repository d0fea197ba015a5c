import type { Locale } from '@dovolilnice/contract/locale'
import type { DeclineCode, OnlinePaymentStatus } from '@dovolilnice/contract/money/online-payment'
import type { PaidPart } from '@dovolilnice/contract/money/bank/matching'
import type { Generated } from 'kysely'
import type { Row } from '../../platform/database/db.ts'
import { collected, type OwnedTables, type OwnerPrivacy, type OwnedProcessing } from '../../platform/privacy/owner.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'

export interface OnlinePaymentTable {
  /** The order, as the provider knows it. */
  id: string
  application_id: string
  covers: Generated<PaidPart>
  status: OnlinePaymentStatus
  cents: number
  test: boolean
  /** The merchant that ordered it; null in older attempts, which the merchant of prices ordered. */
  merchant: string | null
  /** Null while the provider does not know of it. */
  provider_id: string | null
  redirect_url: string | null
  transaction_id: string | null
  decline_code: DeclineCode | null
  payment_id: string | null
  started_by: string | null
  locale: Locale
  created_at: Date
  expires_at: Date
  ended_at: Date | null
  /** When the provider said what became of it: nobody asks any more. */
  confirmed_at: Date | null
  asked_at: Date | null
}

export interface OnlinePaymentNoticeTable {
  /** The provider's id of the notice. */
  id: string
  online_payment_id: string
  status: Generated<string>
  received_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    online_payment: OnlinePaymentTable
    online_payment_notice: OnlinePaymentNoticeTable
  }
}

export type OnlinePaymentRecord = Row<'online_payment'>

/** The card and its holder are known to the provider alone. What became a payment is kept with the books. */
export const onlinePaymentTables: OwnedTables = {
  online_payment: {
    id: 'impersonal',
    application_id: 'impersonal',
    covers: 'impersonal',
    status: 'impersonal',
    cents: 'impersonal',
    test: 'impersonal',
    merchant: 'impersonal',
    provider_id: 'impersonal',
    redirect_url: 'impersonal',
    transaction_id: 'impersonal',
    decline_code: 'impersonal',
    payment_id: 'impersonal',
    // Refers to the applicant's account; the name is removed in that row.
    started_by: 'kept',
    locale: 'impersonal',
    created_at: 'impersonal',
    expires_at: 'impersonal',
    ended_at: 'impersonal',
    confirmed_at: 'impersonal',
    asked_at: 'impersonal',
  },
  online_payment_notice: {
    id: 'impersonal',
    online_payment_id: 'impersonal',
    status: 'impersonal',
    received_at: 'impersonal',
  },
}

export const onlinePaymentProcessing: OwnedProcessing = {
  online_payment: { activity: 'money', name: { sl: 'Spletna plačila', en: 'Online payments' }, data: ['payment'], kept: 'ten_years' },
}

const ownOnlinePaymentSchema = z.object({
  application_id: z.string(),
  status: z.string(),
  cents: z.number(),
  transaction_id: z.nullable(z.string()),
  decline_code: z.nullable(z.string()),
  created_at: instantSchema,
  ended_at: z.nullable(instantSchema),
})

export const onlinePaymentPrivacy: OwnerPrivacy = {
  collect: {
    online_payments: collected(z.array(ownOnlinePaymentSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('online_payment').selectAll().where('application_id', 'in', records).orderBy('created_at').execute(),
    ),
  },
}
