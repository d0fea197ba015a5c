import type { AlertKind } from '@dovolilnice/contract/coin-machines/alerts/machine-conditions'
import type { ColumnType, Generated } from 'kysely'
import type { Json, Db } from '../../platform/database/db.ts'
import type { OwnedTables, OwnerPrivacy, OwnedProcessing } from '../../platform/privacy/owner.ts'
import { localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { moneyKeptFrom } from '@dovolilnice/contract/privacy/retention'

/** A coin machine with its newest report; amounts in cents. */
export interface CoinMachineTable {
  id: string
  code: string
  business_premise_name: string
  cashier_nr: string
  cashier_name: string
  latitude: number | null
  longitude: number | null
  active: Generated<boolean>
  version: Generated<number>
  key_hash: string | null
  /** When the newest report was made, by the machine's clock; the time of arrival where that clock is wrong. */
  last_update: Date | null
  /** What a false clock said in the newest report; null: it is not false. */
  claimed_at: Date | null
  heard_at: Date | null
  /** Faults, with a blank between them. */
  errors_str: Generated<string>
  coins: number | null
  chng: number | null
  oldchng: number | null
  pfill: number | null
}

export interface MachineReportTable {
  machine_id: string
  id: string
  at: Date
  received_at: Date
  claimed_at: Date | null
  errors_str: string
  coins: number
  chng: number
  oldchng: number
  pfill: number
}

/** One row for the town, or none. */
export interface MachineThresholdsTable {
  id: Generated<boolean>
  ignored_faults: string[]
  fill_percent: number
  change_cents: number
  silence_minutes: number
  escalate_minutes: number
  mail_to: string | null
  escalate_to: string | null
  vat_basis_points: number | null
  version: Generated<number>
}

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
export interface MachineEmptyingTable {
  id: string
  number: string
  machine_id: string
  year: number
  sequence: number
  emptied_at: Date
  recorded_at: Date
  emptied_by: string
  counts: Json<Record<string, number>>
  counted_cents: number
  report_at: Date | null
  reported_cents: number | null
  difference_cents: ColumnType<number | null, never, never>
  reason: string | null
  vat_basis_points: number | null
  vat_cents: number
  idempotency_key: string | null
}

declare module '../../platform/database/db.ts' {
  interface Tables {
    coin_machine: CoinMachineTable
    machine_report: MachineReportTable
    machine_thresholds: MachineThresholdsTable
    machine_alert: MachineAlertTable
    machine_maintenance: MachineMaintenanceTable
    maintenance_photo: MaintenancePhotoTable
    machine_emptying: MachineEmptyingTable
  }
}

/** Machines say nothing about people; who of the staff saw to one is kept with the record, and the name is removed in that person's row. */
export const coinMachineTables: OwnedTables = {
  coin_machine: {
    id: 'impersonal',
    code: 'impersonal',
    business_premise_name: 'impersonal',
    cashier_nr: 'impersonal',
    cashier_name: 'impersonal',
    latitude: 'impersonal',
    longitude: 'impersonal',
    active: 'impersonal',
    version: 'impersonal',
    key_hash: 'impersonal',
    last_update: 'impersonal',
    claimed_at: 'impersonal',
    heard_at: 'impersonal',
    errors_str: 'impersonal',
    coins: 'impersonal',
    chng: 'impersonal',
    oldchng: 'impersonal',
    pfill: 'impersonal',
  },
  machine_report: {
    machine_id: 'impersonal',
    id: 'impersonal',
    at: 'impersonal',
    received_at: 'impersonal',
    claimed_at: 'impersonal',
    errors_str: 'impersonal',
    coins: 'impersonal',
    chng: 'impersonal',
    oldchng: 'impersonal',
    pfill: 'impersonal',
  },
  machine_thresholds: {
    id: 'impersonal',
    ignored_faults: 'impersonal',
    fill_percent: 'impersonal',
    change_cents: 'impersonal',
    silence_minutes: 'impersonal',
    escalate_minutes: 'impersonal',
    // Addresses of the office, as the town set them.
    mail_to: 'kept',
    escalate_to: 'kept',
    vat_basis_points: 'impersonal',
    version: 'impersonal',
  },
  // Deleted five years after its end, with whom it names.
  machine_alert: 'forgotten',
  // Deleted five years after its end, with whom it names.
  machine_maintenance: 'forgotten',
  // A photo may show who walks by; it is deleted with its maintenance.
  maintenance_photo: 'forgotten',
  machine_emptying: {
    id: 'impersonal',
    number: 'impersonal',
    machine_id: 'impersonal',
    year: 'impersonal',
    sequence: 'impersonal',
    emptied_at: 'impersonal',
    recorded_at: 'impersonal',
    // Refers to somebody of the staff, who answers for the count; the name is removed in that person's row.
    emptied_by: 'kept',
    counts: 'impersonal',
    counted_cents: 'impersonal',
    report_at: 'impersonal',
    reported_cents: 'impersonal',
    difference_cents: 'impersonal',
    // Why the count differs is a part of the books; emptied after ten years.
    reason: 'kept',
    vat_basis_points: 'impersonal',
    vat_cents: 'impersonal',
    // A hash.
    idempotency_key: 'impersonal',
  },
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

/** The files of photos. */
export const coinMachineFilesInUse = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  const rows = await db.selectFrom('maintenance_photo').select('storage_key').where('storage_key', 'in', keys).execute()
  return rows.map(({ storage_key: key }) => key)
}

/** What the records of processing say of these tables; books of machines outlive who serves them. */
export const coinMachineProcessing: OwnedProcessing = {
  machine_thresholds: {
    activity: 'machines',
    name: { sl: 'Mejne vrednosti parkomatov', en: 'Thresholds of coin machines' },
    data: ['contact'],
    kept: 'in_use',
  },
  machine_alert: {
    activity: 'machines',
    name: { sl: 'Opozorila parkomatov', en: 'Alerts of coin machines' },
    data: ['staff'],
    kept: 'five_years',
  },
  machine_maintenance: {
    activity: 'machines',
    name: { sl: 'Vzdrževanje parkomatov', en: 'Maintenance of coin machines' },
    data: ['staff', 'statements'],
    kept: 'five_years',
  },
  maintenance_photo: {
    activity: 'machines',
    name: { sl: 'Fotografije vzdrževanja', en: 'Photos of maintenance' },
    data: ['staff'],
    kept: 'five_years',
  },
  machine_emptying: {
    activity: 'money',
    name: { sl: 'Praznjenja parkomatov', en: 'Emptyings of coin machines' },
    data: ['staff', 'statements'],
    kept: 'ten_years',
  },
}
