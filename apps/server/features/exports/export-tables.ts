import type { ExportFormat } from '@dovolilnice/contract/exports/export-format'
import type { Delivery, SchedulePeriod } from '@dovolilnice/contract/exports/export-schedule'
import type { ExportFailure, ExportStatus } from '@dovolilnice/contract/exports/export-status'
import type { Locale } from '@dovolilnice/contract/locale'
import type { Generated } from 'kysely'
import type { Json } from '../../platform/database/json.ts'
import type { OwnedTables } from '../../platform/privacy/owner.ts'
import type { OwnedProcessing } from '../../platform/privacy/processing.ts'

export interface DataExportTable {
  id: string
  user_id: string
  /** Where the call came from; null where a schedule asked for it. */
  address: string | null
  /** The name of the list's operation. */
  list: string
  record_id: string | null
  filters: Json<Record<string, unknown>>
  sort_key: string | null
  sort_order: 'asc' | 'desc' | null
  columns: Json<string[]>
  format: ExportFormat
  locale: Locale
  name: string
  status: ExportStatus
  run_id: string | null
  rows_total: number | null
  rows_done: Generated<number>
  failure: ExportFailure | null
  storage_key: string | null
  byte_size: number | null
  /** Bytes that the whole process held at most while it wrote the file. */
  memory_peak: number | null
  created_at: Date
  started_at: Date | null
  ended_at: Date | null
  expires_at: Date | null
  /** Whose run it is; null for one that a person asked for. */
  schedule_id: string | null
  /** When a monthly export was sent on. */
  delivered_at: Date | null
}

/** A list that is exported every month. */
export interface ExportScheduleTable {
  id: string
  user_id: string
  list: string
  record_id: string | null
  filters: Json<Record<string, unknown>>
  period: SchedulePeriod
  sort_key: string | null
  sort_order: 'asc' | 'desc' | null
  columns: Json<string[]>
  format: ExportFormat
  locale: Locale
  /** Day of the month, 1 to 28. */
  day: number
  delivery: Delivery
  /** An address, or the name of a folder. */
  target: string
  next_on: string
  last_on: string | null
  created_at: Date
}

declare module '../../platform/database/tables.ts' {
  interface Tables {
    data_export: DataExportTable
    export_schedule: ExportScheduleTable
  }
}

/** What was searched for may be a name, and the file is full of them: rows go with the person who asked, and all of them after a time. */
export const exportTables: OwnedTables = { data_export: 'forgotten', export_schedule: 'forgotten' }

export const exportProcessing: OwnedProcessing = {
  data_export: { activity: 'trail', name: { sl: 'Izvozi', en: 'Exports' }, data: ['staff', 'identity'], kept: 'five_years' },
  export_schedule: {
    activity: 'trail',
    name: { sl: 'Mesečni izvozi', en: 'Monthly exports' },
    data: ['staff', 'contact'],
    kept: 'five_years',
  },
}
