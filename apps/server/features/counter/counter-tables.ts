import type { CounterMethod, MovementKind } from '@dovolilnice/contract/counter/drawer'
import type { ColumnType, Generated } from 'kysely'
import type { Json } from '../../platform/database/db.ts'
import { collected, type OwnedTables, type OwnerPrivacy, type OwnedProcessing } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { z } from 'zod/mini'
import { isUnrestricted } from '../../platform/privacy/restrictions.ts'

/** One movement of money at a device, in cents: above 0 in, below 0 out. */
export interface DrawerMovementTable {
  id: string
  device_id: string
  kind: MovementKind
  method: CounterMethod
  cents: number
  payment_id: string | null
  application_id: string | null
  /** The invoice, or the storno of one that was given back. */
  invoice_id: string | null
  tendered_cents: number | null
  transaction_id: string | null
  reason: string | null
  made_at: Date
  made_by: string
  /** Null while the day is open. */
  closing_id: string | null
  idempotency_key: string | null
  /** False for what was before the journal booked drawers. */
  in_journal: Generated<boolean>
}

/** One closing of a device; it never changes. Three sums are computed by the database. */
export interface DrawerClosingTable {
  id: string
  number: string
  device_id: string
  year: number
  sequence: number
  opened_at: Date
  closed_at: Date
  closed_by: string
  payments: number
  give_backs: number
  opening_cents: number
  change_money_cents: number
  cash_cents: number
  cash_back_cents: number
  card_cents: number
  card_back_cents: number
  expected_cents: ColumnType<number, never, never>
  counted_cents: number
  counts: Json<Record<string, number>> | null
  difference_cents: ColumnType<number, never, never>
  reason: string | null
  deposit_cents: number
  left_cents: ColumnType<number, never, never>
  idempotency_key: string | null
  in_journal: Generated<boolean>
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    drawer_movement: DrawerMovementTable
    drawer_closing: DrawerClosingTable
  }
}

/** Books of money are kept for ten years (ZDavP-2, ZDDV-1), longer than the application; who paid stands in `payment`. */
export const counterTables: OwnedTables = {
  drawer_movement: {
    id: 'impersonal',
    device_id: 'impersonal',
    kind: 'impersonal',
    method: 'impersonal',
    cents: 'impersonal',
    payment_id: 'impersonal',
    application_id: 'impersonal',
    invoice_id: 'impersonal',
    tendered_cents: 'impersonal',
    transaction_id: 'impersonal',
    // What a clerk wrote of it; emptied after ten years.
    reason: 'kept',
    made_at: 'impersonal',
    // Refers to a clerk, who answers for the drawer; the name is removed in that person's row.
    made_by: 'kept',
    closing_id: 'impersonal',
    // A hash.
    idempotency_key: 'impersonal',
    in_journal: 'impersonal',
  },
  drawer_closing: {
    id: 'impersonal',
    number: 'impersonal',
    device_id: 'impersonal',
    year: 'impersonal',
    sequence: 'impersonal',
    opened_at: 'impersonal',
    closed_at: 'impersonal',
    // Refers to a clerk; the name is removed in that person's row.
    closed_by: 'kept',
    payments: 'impersonal',
    give_backs: 'impersonal',
    opening_cents: 'impersonal',
    change_money_cents: 'impersonal',
    cash_cents: 'impersonal',
    cash_back_cents: 'impersonal',
    card_cents: 'impersonal',
    card_back_cents: 'impersonal',
    expected_cents: 'impersonal',
    counted_cents: 'impersonal',
    counts: 'impersonal',
    difference_cents: 'impersonal',
    // Why the count differs is a part of the books; emptied after ten years.
    reason: 'kept',
    deposit_cents: 'impersonal',
    left_cents: 'impersonal',
    idempotency_key: 'impersonal',
    in_journal: 'impersonal',
  },
}

export const counterProcessing: OwnedProcessing = {
  drawer_movement: {
    activity: 'money',
    name: { sl: 'Promet blagajne', en: 'Movements of the drawer' },
    data: ['payment', 'staff'],
    kept: 'ten_years',
  },
  drawer_closing: {
    activity: 'money',
    name: { sl: 'Zaključki blagajne', en: 'Closings of the drawer' },
    data: ['staff'],
    kept: 'ten_years',
  },
}

const ownMovementSchema = z.object({
  kind: z.string(),
  method: z.string(),
  cents: z.number(),
  tendered_cents: z.nullable(z.number()),
  transaction_id: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  made_at: instantSchema,
})

export const counterPrivacy: OwnerPrivacy = {
  collect: {
    counter_payments: collected(z.array(ownMovementSchema), (db, records) =>
      records.length === 0
        ? Promise.resolve([])
        : db.selectFrom('drawer_movement').selectAll().where('application_id', 'in', records).orderBy('made_at').execute(),
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
