import type { CounterMethod, MovementKind } from '@dovolilnice/contract/counter/drawer'
import { type OwnerPrivacy, ownRows } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import { column, defineTable, type TablesOf } from '../../platform/database/define-table.ts'

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof counterTables> {}
}

/** Books of money are kept for ten years (ZDavP-2, ZDDV-1), longer than the application; who paid stands in `payment`. */
export const counterTables = {
  /** One movement of money at a device, in cents: above 0 in, below 0 out. */
  drawer_movement: defineTable({
    id: column.uuid('impersonal'),
    device_id: column.uuid('impersonal'),
    kind: column.text('impersonal', 'own').of<MovementKind>(),
    method: column.text('impersonal', 'own').of<CounterMethod>(),
    cents: column.integer('impersonal', 'own'),
    payment_id: column.uuid('impersonal').orNull(),
    application_id: column.uuid('impersonal').orNull(),
    // The invoice, or the storno of one that was given back.
    invoice_id: column.uuid('impersonal').orNull(),
    tendered_cents: column.integer('impersonal', 'own').orNull(),
    transaction_id: column.text('impersonal', 'own').orNull(),
    // What a clerk wrote of it; emptied after ten years.
    reason: column.text('kept', 'own').orNull(),
    made_at: column.instant('impersonal', 'own'),
    // Refers to a clerk, who answers for the drawer; the name is removed in that person's row.
    made_by: column.uuid('kept'),
    // Null while the day is open.
    closing_id: column.uuid('impersonal').orNull(),
    // A hash.
    idempotency_key: column.text('impersonal').orNull(),
    // False for what was before the journal booked drawers.
    in_journal: column.flag('impersonal').byDefault(),
  }).processed('money', { sl: 'Promet blagajne', en: 'Movements of the drawer' }, ['payment', 'staff'], 'ten_years'),
  /** One closing of a device; it never changes. Three sums are computed by the database. */
  drawer_closing: defineTable({
    id: column.uuid('impersonal'),
    number: column.text('impersonal'),
    device_id: column.uuid('impersonal'),
    year: column.integer('impersonal'),
    sequence: column.integer('impersonal'),
    opened_at: column.instant('impersonal'),
    closed_at: column.instant('impersonal'),
    // Refers to a clerk; the name is removed in that person's row.
    closed_by: column.uuid('kept'),
    payments: column.integer('impersonal'),
    give_backs: column.integer('impersonal'),
    opening_cents: column.integer('impersonal'),
    change_money_cents: column.integer('impersonal'),
    cash_cents: column.integer('impersonal'),
    cash_back_cents: column.integer('impersonal'),
    card_cents: column.integer('impersonal'),
    card_back_cents: column.integer('impersonal'),
    expected_cents: column.computedInteger('impersonal'),
    counted_cents: column.integer('impersonal'),
    counts: column.json<Record<string, number>>()('impersonal').orNull(),
    difference_cents: column.computedInteger('impersonal'),
    // Why the count differs is a part of the books; emptied after ten years.
    reason: column.text('kept').orNull(),
    deposit_cents: column.integer('impersonal'),
    left_cents: column.computedInteger('impersonal'),
    idempotency_key: column.text('impersonal').orNull(),
    in_journal: column.flag('impersonal').byDefault(),
  }).processed('money', { sl: 'Zaključki blagajne', en: 'Closings of the drawer' }, ['staff'], 'ten_years'),
}

export const counterPrivacy: OwnerPrivacy = {
  collect: {
    counter_payments: ownRows('drawer_movement', counterTables.drawer_movement.own, ['application_id'], 'made_at'),
  },
  forgetBefore: async (trx, before) => {
    const until = startOfLocalDay(moneyKeptFrom(localDayOf(before)))
    await trx
      .updateTable('drawer_movement')
      .set({ reason: null })
      .where('made_at', '<', until)
      .where('reason', 'is not', null)
      .where(isUnrestricted('drawer_movement.application_id'))
      .execute()
    // A difference keeps a reason, if only this one.
    await trx.updateTable('drawer_closing').set({ reason: '–' }).where('closed_at', '<', until).where('reason', '!=', '–').execute()
  },
}
