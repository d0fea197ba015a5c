import type { CounterMethod, MovementKind } from '@dovolilnice/contract/counter/drawer'
import { collected, type OwnerPrivacy, type OwnedProcessing, type DeclaredTables, processed } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'
import {
  computedInteger,
  defineTable,
  flag,
  instant,
  integer,
  json,
  text,
  uuid,
  type TableOf,
} from '../../platform/database/define-table.ts'

/** One movement of money at a device, in cents: above 0 in, below 0 out. */
const drawerMovementTable = defineTable({
  id: uuid('impersonal'),
  device_id: uuid('impersonal'),
  kind: text('impersonal', 'own').of<MovementKind>(),
  method: text('impersonal', 'own').of<CounterMethod>(),
  cents: integer('impersonal', 'own'),
  payment_id: uuid('impersonal').orNull(),
  application_id: uuid('impersonal').orNull(),
  // The invoice, or the storno of one that was given back.
  invoice_id: uuid('impersonal').orNull(),
  tendered_cents: integer('impersonal', 'own').orNull(),
  transaction_id: text('impersonal', 'own').orNull(),
  // What a clerk wrote of it; emptied after ten years.
  reason: text('kept', 'own').orNull(),
  made_at: instant('impersonal', 'own'),
  // Refers to a clerk, who answers for the drawer; the name is removed in that person's row.
  made_by: uuid('kept'),
  // Null while the day is open.
  closing_id: uuid('impersonal').orNull(),
  // A hash.
  idempotency_key: text('impersonal').orNull(),
  // False for what was before the journal booked drawers.
  in_journal: flag('impersonal').byDefault(),
})

/** One closing of a device; it never changes. Three sums are computed by the database. */
const drawerClosingTable = defineTable({
  id: uuid('impersonal'),
  number: text('impersonal'),
  device_id: uuid('impersonal'),
  year: integer('impersonal'),
  sequence: integer('impersonal'),
  opened_at: instant('impersonal'),
  closed_at: instant('impersonal'),
  // Refers to a clerk; the name is removed in that person's row.
  closed_by: uuid('kept'),
  payments: integer('impersonal'),
  give_backs: integer('impersonal'),
  opening_cents: integer('impersonal'),
  change_money_cents: integer('impersonal'),
  cash_cents: integer('impersonal'),
  cash_back_cents: integer('impersonal'),
  card_cents: integer('impersonal'),
  card_back_cents: integer('impersonal'),
  expected_cents: computedInteger('impersonal'),
  counted_cents: integer('impersonal'),
  counts: json<Record<string, number>>()('impersonal').orNull(),
  difference_cents: computedInteger('impersonal'),
  // Why the count differs is a part of the books; emptied after ten years.
  reason: text('kept').orNull(),
  deposit_cents: integer('impersonal'),
  left_cents: computedInteger('impersonal'),
  idempotency_key: text('impersonal').orNull(),
  in_journal: flag('impersonal').byDefault(),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    drawer_movement: TableOf<typeof drawerMovementTable.columns>
    drawer_closing: TableOf<typeof drawerClosingTable.columns>
  }
}

/** Books of money are kept for ten years (ZDavP-2, ZDDV-1), longer than the application; who paid stands in `payment`. */
export const counterTables = {
  drawer_movement: drawerMovementTable,
  drawer_closing: drawerClosingTable,
} satisfies DeclaredTables

export const counterProcessing: OwnedProcessing = {
  drawer_movement: processed('money', { sl: 'Promet blagajne', en: 'Movements of the drawer' }, ['payment', 'staff'], 'ten_years'),
  drawer_closing: processed('money', { sl: 'Zaključki blagajne', en: 'Closings of the drawer' }, ['staff'], 'ten_years'),
}

export const counterPrivacy: OwnerPrivacy = {
  collect: {
    counter_payments: collected(z.array(z.object(drawerMovementTable.own)), (db, records) =>
      db.selectFrom('drawer_movement').selectAll().where('application_id', 'in', records).orderBy('made_at').execute(),
    ),
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
