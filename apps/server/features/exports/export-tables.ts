import { forgottenTable, type TablesOf } from '../../platform/database/define-table.ts'
import type { ExportFailure, ExportFormat, ExportStatus } from '@dovolilnice/contract/exports/export'
import type { Delivery, SchedulePeriod } from '@dovolilnice/contract/exports/export-schedule'
import type { Locale } from '@dovolilnice/contract/locale'
import { type Generated, sql } from 'kysely'
import type { Json } from '../../platform/database/db.ts'
import { type OwnerPrivacy, ownRows } from '../../platform/privacy/owner.ts'
import { instantSchema } from '@dovolilnice/contract/primitives/field-schemas'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { z } from 'zod/mini'

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

declare module '../../platform/database/db.ts' {
  interface Tables extends TablesOf<typeof exportTables> {}
}

/** What was searched for may be a name, and the file is full of them: rows go with the person who asked, and all of them after a time. */
export const exportTables = {
  data_export: forgottenTable<DataExportTable>().processed('trail', { sl: 'Izvozi', en: 'Exports' }, ['staff', 'identity'], 'five_years'),
  export_schedule: forgottenTable<ExportScheduleTable>().processed(
    'trail',
    { sl: 'Mesečni izvozi', en: 'Monthly exports' },
    ['staff', 'contact'],
    'five_years',
  ),
}

const ownExportSchema = z.object({ name: z.string(), format: z.string(), status: z.string(), created_at: instantSchema })

/** Whether a filter names one of these records. One who was searched for by name is not found by this. */
const isNamed = (ids: readonly string[]) => sql<boolean>`filters::text like any (array[${sql.join(ids.map((id) => `%${id}%`))}])`

/** Whether a filter that takes a credential is one of these, whatever blanks, hyphens and case. */
const isTyped = (words: readonly string[]) => {
  const plain = (text: ReturnType<typeof sql>) => sql`regexp_replace(upper(${text}), '[^[:alnum:]]', '', 'g')`
  return sql<boolean>`exists (select from jsonb_each_text(filters) typed where typed.key in ('credential', 'plate', 'phone', 'search')
    and ${plain(sql`typed.value`)} in (select ${plain(sql`word`)} from unnest(${words}::text[]) word))`
}

export const exportPrivacy: OwnerPrivacy = {
  collect: {
    exports: ownRows('data_export', ownExportSchema.shape, ['user_id'], 'created_at'),
  },
  forget: async (trx, ids) => {
    await trx
      .deleteFrom('data_export')
      .where((is) => is.or([is('user_id', 'in', [...ids]), is('record_id', 'in', [...ids]), isNamed(ids)]))
      .execute()
    await trx
      .deleteFrom('export_schedule')
      .where((is) => is.or([is('user_id', 'in', [...ids]), is('record_id', 'in', [...ids]), isNamed(ids)]))
      .execute()
  },
  forgetTyped: async (trx, words) => {
    await trx.deleteFrom('data_export').where(isTyped(words)).execute()
    await trx.deleteFrom('export_schedule').where(isTyped(words)).execute()
  },
  // A schedule that did not run for as long as the retention is no longer anybody's intention; one that runs is in use, however old.
  forgetBefore: async (trx, before) => {
    await trx.deleteFrom('data_export').where('created_at', '<', before).execute()
    await trx
      .deleteFrom('export_schedule')
      .where('created_at', '<', before)
      .where((is) => is.or([is('last_on', 'is', null), is('last_on', '<', localDayOf(before))]))
      .execute()
  },
}
