import type { RefundGround } from '@dovolilnice/contract/refunds/refund'
import type { RefundStatus } from '@dovolilnice/contract/refunds/refund-status'
import { collected, type OwnerPrivacy, type OwnedProcessing, type DeclaredTables, processed } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { computed, day, defineTable, instant, integer, text, uuid, type TableOf } from '../../platform/database/define-table.ts'

const refundOrderTable = defineTable({
  id: uuid('impersonal'),
  number: text('impersonal'),
  total_cents: integer('impersonal'),
  // The file for the bank, as it was made.
  xml: text('kept'),
  made_at: instant('impersonal'),
  // Refers to a clerk; the name is removed in that person's row.
  made_by: uuid('kept'),
  // A refund of it was opened again: its file is not given out any more.
  voided_at: instant('impersonal').orNull(),
})

const refundTable = defineTable({
  id: uuid('impersonal'),
  number: text('impersonal', 'own'),
  status: text('impersonal', 'own').of<RefundStatus>(),
  ground: text('impersonal', 'own').of<RefundGround>(),
  payment_id: uuid('impersonal').orNull(),
  application_id: uuid('impersonal').orNull(),
  cents: integer('impersonal', 'own'),
  payee_name: text('kept', 'own').orNull(),
  iban: text('kept', 'own').orNull(),
  // The card payment that the provider pays it back of; null: by a transfer.
  online_payment_id: uuid('impersonal').orNull(),
  reason: text('kept', 'own').orNull(),
  proposed_at: instant('impersonal'),
  // Refer to clerks; the names are removed in their rows.
  proposed_by: uuid('kept'),
  decided_at: instant('impersonal').orNull(),
  decided_by: uuid('kept').orNull(),
  answer: text('kept').orNull(),
  order_id: uuid('impersonal').orNull(),
  paid_on: day('impersonal', 'own').orNull(),
  // When it was recorded as paid: its day in the journal.
  settled_at: instant('impersonal').orNull(),
  // The movement of a statement that paid it.
  paid_by_id: uuid('impersonal').orNull(),
  // A hash.
  idempotency_key: text('impersonal').orNull(),
  anonymised_at: instant('impersonal').orNull(),
  updated_at: instant('impersonal'),
  version: integer('impersonal').byDefault(),
  // A copy of number and payee for the search.
  search_text: computed('kept'),
})

/** That the bank paid a refund and brought its money back. */
const refundReturnTable = defineTable({
  id: uuid('impersonal'),
  refund_id: uuid('impersonal'),
  // The movement that brought it back.
  payment_id: uuid('impersonal'),
  paid_on: day('impersonal').orNull(),
  settled_at: instant('impersonal'),
  // The movement that had paid it.
  paid_by_id: uuid('impersonal').orNull(),
  returned_at: instant('impersonal'),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    refund: TableOf<typeof refundTable.columns>
    refund_order: TableOf<typeof refundOrderTable.columns>
    refund_return: TableOf<typeof refundReturnTable.columns>
  }
}

/**
 * Books of money are kept for ten years (ZDavP-2, ZDDV-1), longer than the application. So the payee is not forgotten with the person: the columns
 * that name them are `kept`, and emptied after ten years by `refundPrivacy`.
 */
export const refundTables = {
  refund_order: refundOrderTable,
  refund_return: refundReturnTable,
  refund: refundTable,
} satisfies DeclaredTables

export const refundProcessing: OwnedProcessing = {
  refund_order: processed('money', { sl: 'Nalogi za vračila', en: 'Orders of refunds' }, ['identity', 'payment', 'staff'], 'ten_years'),
  refund: processed('money', { sl: 'Vračila', en: 'Refunds' }, ['identity', 'payment', 'statements', 'staff'], 'ten_years'),
}

export const refundPrivacy: OwnerPrivacy = {
  collect: {
    refunds: collected(z.array(z.object(refundTable.own)), (db, records) =>
      db.selectFrom('refund').selectAll().where('application_id', 'in', records).orderBy('number').execute(),
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
