import type { AlertKind } from '@dovolilnice/contract/coin-machines/alerts/machine-conditions'
import type { Generated } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import { type OwnerPrivacy, type OwnedProcessing, type DeclaredTables, processed } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'
import {
  computedInteger,
  decimal,
  defineTable,
  flag,
  instant,
  integer,
  json,
  text,
  texts,
  uuid,
  type TableOf,
} from '../../platform/database/define-table.ts'

/** A coin machine with its newest report; amounts in cents. */
export const coinMachineTable = defineTable({
  id: uuid('impersonal'),
  code: text('impersonal'),
  business_premise_name: text('impersonal', 'carried'),
  cashier_nr: text('impersonal', 'carried'),
  cashier_name: text('impersonal', 'carried'),
  latitude: decimal('impersonal', 'carried').orNull(),
  longitude: decimal('impersonal', 'carried').orNull(),
  active: flag('impersonal', 'carried').byDefault(),
  version: integer('impersonal').byDefault(),
  key_hash: text('impersonal').orNull(),
  // When the newest report was made, by the machine's clock; the time of arrival where that clock is wrong.
  last_update: instant('impersonal').orNull(),
  // What a false clock said in the newest report; null: it is not false.
  claimed_at: instant('impersonal').orNull(),
  heard_at: instant('impersonal').orNull(),
  // Faults, with a blank between them.
  errors_str: text('impersonal').byDefault(),
  coins: integer('impersonal').orNull(),
  chng: integer('impersonal').orNull(),
  oldchng: integer('impersonal').orNull(),
  pfill: integer('impersonal').orNull(),
})

const machineReportTable = defineTable({
  machine_id: uuid('impersonal'),
  id: uuid('impersonal'),
  at: instant('impersonal'),
  received_at: instant('impersonal'),
  claimed_at: instant('impersonal').orNull(),
  errors_str: text('impersonal'),
  coins: integer('impersonal'),
  chng: integer('impersonal'),
  oldchng: integer('impersonal'),
  pfill: integer('impersonal'),
})

/** One row for the town, or none. */
const machineThresholdsTable = defineTable({
  id: flag('impersonal').byDefault(),
  ignored_faults: texts('impersonal'),
  fill_percent: integer('impersonal'),
  change_cents: integer('impersonal'),
  silence_minutes: integer('impersonal'),
  escalate_minutes: integer('impersonal'),
  // Addresses of the office, as the town set them.
  mail_to: text('kept').orNull(),
  escalate_to: text('kept').orNull(),
  vat_basis_points: integer('impersonal').orNull(),
  version: integer('impersonal').byDefault(),
})

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

/** One emptying; it never changes. The difference is computed by the database. */
const machineEmptyingTable = defineTable({
  id: uuid('impersonal'),
  number: text('impersonal'),
  machine_id: uuid('impersonal'),
  year: integer('impersonal'),
  sequence: integer('impersonal'),
  emptied_at: instant('impersonal'),
  recorded_at: instant('impersonal'),
  // Refers to somebody of the staff, who answers for the count; the name is removed in that person's row.
  emptied_by: uuid('kept'),
  counts: json<Record<string, number>>()('impersonal'),
  counted_cents: integer('impersonal'),
  report_at: instant('impersonal').orNull(),
  reported_cents: integer('impersonal').orNull(),
  difference_cents: computedInteger('impersonal').orNull(),
  // Why the count differs is a part of the books; emptied after ten years.
  reason: text('kept').orNull(),
  vat_basis_points: integer('impersonal').orNull(),
  vat_cents: integer('impersonal'),
  // A hash.
  idempotency_key: text('impersonal').orNull(),
})

declare module '../../platform/database/db.ts' {
  interface Tables {
    coin_machine: TableOf<typeof coinMachineTable.columns>
    machine_report: TableOf<typeof machineReportTable.columns>
    machine_thresholds: TableOf<typeof machineThresholdsTable.columns>
    machine_alert: MachineAlertTable
    machine_maintenance: MachineMaintenanceTable
    maintenance_photo: MaintenancePhotoTable
    machine_emptying: TableOf<typeof machineEmptyingTable.columns>
  }
}

/** Machines say nothing about people; who of the staff saw to one is kept with the record, and the name is removed in that person's row. */
export const coinMachineTables = {
  coin_machine: coinMachineTable,
  machine_report: machineReportTable,
  machine_thresholds: machineThresholdsTable,
  // Deleted five years after its end, with whom it names.
  machine_alert: 'forgotten',
  // Deleted five years after its end, with whom it names.
  machine_maintenance: 'forgotten',
  // A photo may show who walks by; it is deleted with its maintenance.
  maintenance_photo: 'forgotten',
  machine_emptying: machineEmptyingTable,
} satisfies DeclaredTables

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

/** The files of photos. */
export const coinMachineFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('maintenance_photo').select('storage_key').where('storage_key', 'in', keys).execute()
  return rows.map(({ storage_key: key }) => key)
}

/** What the records of processing say of these tables; books of machines outlive who serves them. */
export const coinMachineProcessing: OwnedProcessing = {
  machine_thresholds: processed('machines', { sl: 'Mejne vrednosti parkomatov', en: 'Thresholds of coin machines' }, ['contact'], 'in_use'),
  machine_alert: processed('machines', { sl: 'Opozorila parkomatov', en: 'Alerts of coin machines' }, ['staff'], 'five_years'),
  machine_maintenance: processed(
    'machines',
    { sl: 'Vzdrževanje parkomatov', en: 'Maintenance of coin machines' },
    ['staff', 'statements'],
    'five_years',
  ),
  maintenance_photo: processed('machines', { sl: 'Fotografije vzdrževanja', en: 'Photos of maintenance' }, ['staff'], 'five_years'),
  machine_emptying: processed(
    'money',
    { sl: 'Praznjenja parkomatov', en: 'Emptyings of coin machines' },
    ['staff', 'statements'],
    'ten_years',
  ),
}
