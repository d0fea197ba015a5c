import type { RefundGround } from '@dovolilnice/contract/refunds/refund'
import type { RefundStatus } from '@dovolilnice/contract/refunds/refund-status'
import { type OwnerPrivacy, ownRows } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof refundTables> {}
}

/**
 * Books of money are kept for ten years (ZDavP-2, ZDDV-1), longer than the application. So the payee is not forgotten with the person: the columns
 * that name them are `kept`, and emptied after ten years by `refundPrivacy`.
 */
export const refundTables = {
  refund_order: defineTable({
    id: column.uuid('impersonal'),
    number: column.text('impersonal'),
    total_cents: column.integer('impersonal'),
    // The file for the bank, as it was made.
    xml: column.text('kept'),
    made_at: column.instant('impersonal'),
    // Refers to a clerk; the name is removed in that person's row.
    made_by: column.uuid('kept'),
    // A refund of it was opened again: its file is not given out any more.
    voided_at: column.instant('impersonal').orNull(),
  }).processed('money', { sl: 'Nalogi za vračila', en: 'Orders of refunds' }, ['identity', 'payment', 'staff'], 'ten_years'),
  /** That the bank paid a refund and brought its money back. */
  refund_return: defineTable({
    id: column.uuid('impersonal'),
    refund_id: column.uuid('impersonal'),
    // The movement that brought it back.
    payment_id: column.uuid('impersonal'),
    paid_on: column.day('impersonal').orNull(),
    settled_at: column.instant('impersonal'),
    // The movement that had paid it.
    paid_by_id: column.uuid('impersonal').orNull(),
    returned_at: column.instant('impersonal'),
  }),
  refund: defineTable({
    id: column.uuid('impersonal'),
    number: column.text('impersonal', 'own'),
    status: column.text('impersonal', 'own').of<RefundStatus>(),
    ground: column.text('impersonal', 'own').of<RefundGround>(),
    payment_id: column.uuid('impersonal').orNull(),
    application_id: column.uuid('impersonal').orNull(),
    cents: column.integer('impersonal', 'own'),
    payee_name: column.text('kept', 'own').orNull(),
    iban: column.text('kept', 'own').orNull(),
    // The card payment that the provider pays it back of; null: by a transfer.
    online_payment_id: column.uuid('impersonal').orNull(),
    reason: column.text('kept', 'own').orNull(),
    proposed_at: column.instant('impersonal'),
    // Refer to clerks; the names are removed in their rows.
    proposed_by: column.uuid('kept'),
    decided_at: column.instant('impersonal').orNull(),
    decided_by: column.uuid('kept').orNull(),
    answer: column.text('kept').orNull(),
    order_id: column.uuid('impersonal').orNull(),
    paid_on: column.day('impersonal', 'own').orNull(),
    // When it was recorded as paid: its day in the journal.
    settled_at: column.instant('impersonal').orNull(),
    // The movement of a statement that paid it.
    paid_by_id: column.uuid('impersonal').orNull(),
    // A hash.
    idempotency_key: column.text('impersonal').orNull(),
    anonymised_at: column.instant('impersonal').orNull(),
    updated_at: column.instant('impersonal'),
    version: column.integer('impersonal').byDefault(),
    // A copy of number and payee for the search.
    search_text: column.computed('kept'),
  }).processed('money', { sl: 'Vračila', en: 'Refunds' }, ['identity', 'payment', 'statements', 'staff'], 'ten_years'),
}

export const refundPrivacy: OwnerPrivacy = {
  collect: {
    refunds: ownRows('refund', refundTables.refund.own, ['application_id'], 'number'),
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
