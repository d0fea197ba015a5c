import type { RefundGround } from '@dovolilnice/contract/refunds/refund'
import type { RefundStatus } from '@dovolilnice/contract/refunds/refund-status'
import type { ColumnType, Generated } from 'kysely'
import { collected, type OwnedTables, type OwnerPrivacy, type OwnedProcessing } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

export interface RefundOrderTable {
  id: string
  number: string
  total_cents: number
  /** The file for the bank, as it was made. */
  xml: string
  made_at: Date
  made_by: string
  /** A refund of it was opened again: its file is not given out any more. */
  voided_at: Date | null
}

export interface RefundTable {
  id: string
  number: string
  status: RefundStatus
  ground: RefundGround
  payment_id: string | null
  application_id: string | null
  cents: number
  payee_name: string | null
  iban: string | null
  /** The card payment that the provider pays it back of; null: by a transfer. */
  online_payment_id: string | null
  reason: string | null
  proposed_at: Date
  proposed_by: string
  decided_at: Date | null
  decided_by: string | null
  answer: string | null
  order_id: string | null
  paid_on: string | null
  /** When it was recorded as paid: its day in the journal. */
  settled_at: Date | null
  /** The movement of a statement that paid it. */
  paid_by_id: string | null
  idempotency_key: string | null
  anonymised_at: Date | null
  updated_at: Date
  version: Generated<number>
  search_text: ColumnType<never, never, never>
}

/** That the bank paid a refund and brought its money back. */
export interface RefundReturnTable {
  id: string
  refund_id: string
  /** The movement that brought it back. */
  payment_id: string
  paid_on: string | null
  settled_at: Date
  /** The movement that had paid it. */
  paid_by_id: string | null
  returned_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    refund: RefundTable
    refund_order: RefundOrderTable
    refund_return: RefundReturnTable
  }
}

/**
 * Books of money are kept for ten years (ZDavP-2, ZDDV-1), longer than the application. So the payee is not forgotten with the person: the columns
 * that name them are `kept`, and emptied after ten years by `refundPrivacy`.
 */
export const refundTables: OwnedTables = {
  refund_order: {
    id: 'impersonal',
    number: 'impersonal',
    total_cents: 'impersonal',
    xml: 'kept',
    made_at: 'impersonal',
    // Refers to a clerk; the name is removed in that person's row.
    made_by: 'kept',
    voided_at: 'impersonal',
  },
  refund_return: {
    id: 'impersonal',
    refund_id: 'impersonal',
    payment_id: 'impersonal',
    paid_on: 'impersonal',
    settled_at: 'impersonal',
    paid_by_id: 'impersonal',
    returned_at: 'impersonal',
  },
  refund: {
    id: 'impersonal',
    number: 'impersonal',
    status: 'impersonal',
    ground: 'impersonal',
    payment_id: 'impersonal',
    application_id: 'impersonal',
    cents: 'impersonal',
    payee_name: 'kept',
    iban: 'kept',
    online_payment_id: 'impersonal',
    reason: 'kept',
    proposed_at: 'impersonal',
    // Refer to clerks; the names are removed in their rows.
    proposed_by: 'kept',
    decided_at: 'impersonal',
    decided_by: 'kept',
    answer: 'kept',
    order_id: 'impersonal',
    paid_on: 'impersonal',
    settled_at: 'impersonal',
    paid_by_id: 'impersonal',
    // A hash.
    idempotency_key: 'impersonal',
    anonymised_at: 'impersonal',
    updated_at: 'impersonal',
    version: 'impersonal',
    // A copy of number and payee for the search.
    search_text: 'kept',
  },
}

export const refundProcessing: OwnedProcessing = {
  refund_order: {
    activity: 'money',
    name: { sl: 'Nalogi za vračila', en: 'Orders of refunds' },
    data: ['identity', 'payment', 'staff'],
    kept: 'ten_years',
  },
  refund: {
    activity: 'money',
    name: { sl: 'Vračila', en: 'Refunds' },
    data: ['identity', 'payment', 'statements', 'staff'],
    kept: 'ten_years',
  },
}

const ownRefundSchema = z.object({
  number: z.string(),
  status: z.string(),
  ground: z.string(),
  cents: z.number(),
  payee_name: z.nullable(z.string()),
  iban: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  paid_on: z.nullable(z.string()),
})

export const refundPrivacy: OwnerPrivacy = {
  collect: {
    refunds: collected(z.array(ownRefundSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('refund').selectAll().where('application_id', 'in', records).orderBy('number').execute(),
    ),
  },
  forgetBefore: async (trx, before) => {
    const until = startOfLocalDay(moneyKeptFrom(localDayOf(before)))
    await trx
      .updateTable('refund')
      .set({ payee_name: null, iban: null, reason: null, answer: null, anonymised_at: before })
      .where('proposed_at', '<', until)
      .where('anonymised_at', 'is', null)
      .where(isUnrestricted('refund.application_id'))
      .execute()
    await trx.updateTable('refund_order').set({ xml: '' }).where('made_at', '<', until).where('xml', '!=', '').execute()
  },
}
