import type { AlertKind } from '@dovolilnice/contract/coin-machines/alerts/machine-conditions'
import type { Generated } from 'kysely'
import type { OwnerPrivacy } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import { column, defineTable, forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'

/** Something wrong with a machine. */
export interface MachineAlertTable {
  id: string
  machine_id: string
  kind: AlertKind
  /** The fault; empty for the other kinds. */
  detail: string
  raised_at: Date
  mailed_at: Date | null
  taken_by: string | null
  taken_at: Date | null
  escalated_at: Date | null
  settled_at: Date | null
  ended_at: Date | null
}

/** Work on a machine: reported, then taken, then done. */
export interface MachineMaintenanceTable {
  id: string
  machine_id: string
  /** The alert that it began with. */
  alert_id: string | null
  fault: string
  reported_at: Date
  reported_by: string | null
  taken_by: string | null
  taken_at: Date | null
  done: string | null
  parts: string | null
  done_at: Date | null
  version: Generated<number>
}

export interface MaintenancePhotoTable {
  id: string
  maintenance_id: string
  storage_key: string
  file_name: string
  media_type: string
  byte_size: number
  sha256: string
  created_at: Date
}

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof coinMachineTables> {}
}

/** Machines say nothing about people; who of the staff saw to one is kept with the record, and the name is removed in that person's row. */
export const coinMachineTables = {
  /** A coin machine with its newest report; amounts in cents. */
  coin_machine: defineTable({
    id: column.uuid('impersonal'),
    code: column.text('impersonal'),
    business_premise_name: column.text('impersonal', 'carried'),
    cashier_nr: column.text('impersonal', 'carried'),
    cashier_name: column.text('impersonal', 'carried'),
    latitude: column.decimal('impersonal', 'carried').orNull(),
    longitude: column.decimal('impersonal', 'carried').orNull(),
    active: column.flag('impersonal', 'carried').byDefault(),
    version: column.integer('impersonal').byDefault(),
    key_hash: column.text('impersonal').orNull(),
    // When the newest report was made, by the machine's clock; the time of arrival where that clock is wrong.
    last_update: column.instant('impersonal').orNull(),
    // What a false clock said in the newest report; null: it is not false.
    claimed_at: column.instant('impersonal').orNull(),
    heard_at: column.instant('impersonal').orNull(),
    // Faults, with a blank between them.
    errors_str: column.text('impersonal').byDefault(),
    coins: column.integer('impersonal').orNull(),
    chng: column.integer('impersonal').orNull(),
    oldchng: column.integer('impersonal').orNull(),
    pfill: column.integer('impersonal').orNull(),
  }),
  machine_report: defineTable({
    machine_id: column.uuid('impersonal'),
    id: column.uuid('impersonal'),
    at: column.instant('impersonal'),
    received_at: column.instant('impersonal'),
    claimed_at: column.instant('impersonal').orNull(),
    errors_str: column.text('impersonal'),
    coins: column.integer('impersonal'),
    chng: column.integer('impersonal'),
    oldchng: column.integer('impersonal'),
    pfill: column.integer('impersonal'),
  }),
  /** One row for the town, or none. */
  machine_thresholds: defineTable({
    id: column.flag('impersonal').byDefault(),
    ignored_faults: column.texts('impersonal'),
    fill_percent: column.integer('impersonal'),
    change_cents: column.integer('impersonal'),
    silence_minutes: column.integer('impersonal'),
    escalate_minutes: column.integer('impersonal'),
    // Addresses of the office, as the town set them.
    mail_to: column.text('kept').orNull(),
    escalate_to: column.text('kept').orNull(),
    vat_basis_points: column.integer('impersonal').orNull(),
    version: column.integer('impersonal').byDefault(),
  }).processed('machines', { sl: 'Mejne vrednosti parkomatov', en: 'Thresholds of coin machines' }, ['contact'], 'in_use'),
  // Deleted five years after its end, with whom it names.
  machine_alert: forgottenTable<MachineAlertTable>().processed(
    'machines',
    { sl: 'Opozorila parkomatov', en: 'Alerts of coin machines' },
    ['staff'],
    'five_years',
  ),
  // Deleted five years after its end, with whom it names.
  machine_maintenance: forgottenTable<MachineMaintenanceTable>().processed(
    'machines',
    { sl: 'Vzdrževanje parkomatov', en: 'Maintenance of coin machines' },
    ['staff', 'statements'],
    'five_years',
  ),
  // A photo may show who walks by; it is deleted with its maintenance.
  maintenance_photo: forgottenTable<MaintenancePhotoTable>().processed(
    'machines',
    { sl: 'Fotografije vzdrževanja', en: 'Photos of maintenance' },
    ['staff'],
    'five_years',
  ),
  /** One emptying; it never changes. The difference is computed by the database. */
  machine_emptying: defineTable({
    id: column.uuid('impersonal'),
    number: column.text('impersonal'),
    machine_id: column.uuid('impersonal'),
    year: column.integer('impersonal'),
    sequence: column.integer('impersonal'),
    emptied_at: column.instant('impersonal'),
    recorded_at: column.instant('impersonal'),
    // Refers to somebody of the staff, who answers for the count; the name is removed in that person's row.
    emptied_by: column.uuid('kept'),
    counts: column.json<Record<string, number>>()('impersonal'),
    counted_cents: column.integer('impersonal'),
    report_at: column.instant('impersonal').orNull(),
    reported_cents: column.integer('impersonal').orNull(),
    difference_cents: column.computedInteger('impersonal').orNull(),
    // Why the count differs is a part of the books; emptied after ten years.
    reason: column.text('kept').orNull(),
    vat_basis_points: column.integer('impersonal').orNull(),
    vat_cents: column.integer('impersonal'),
    // A hash.
    idempotency_key: column.text('impersonal').orNull(),
  }).processed('money', { sl: 'Praznjenja parkomatov', en: 'Emptyings of coin machines' }, ['staff', 'statements'], 'ten_years'),
}

/** What was wrong with machines, and who saw to it, goes with the retention; what is still open stays, and so do emptyings, which are books of money. */
export const coinMachinePrivacy: OwnerPrivacy = {
  forgetBefore: async (trx, before) => {
    const books = startOfLocalDay(moneyKeptFrom(localDayOf(before)))
    await trx
      .updateTable('machine_emptying')
      .set({ reason: null })
      .where('recorded_at', '<', books)
      .where('reason', 'is not', null)
      .execute()
    await trx.deleteFrom('machine_maintenance').where('done_at', '<', before).execute()
    await trx
      .deleteFrom('machine_alert')
      .where('ended_at', '<', before)
      .where('id', 'not in', (db) =>
        db.selectFrom('machine_maintenance').select('alert_id').where('alert_id', 'is not', null).$castTo<{ alert_id: string }>(),
      )
      .execute()
  },
}
