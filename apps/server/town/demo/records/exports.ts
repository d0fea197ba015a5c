import { hourMs } from '../../../platform/clock/clock.ts'
import { Readable } from 'node:stream'
import { csvBlocks } from '@dovolilnice/contract/exports/csv'
import type { Row } from '../../../platform/database/db.ts'
import type { Storage } from '../../../platform/storage/storage.ts'
import type { Town } from '../town.ts'
import { nextRunDay } from '../../../features/exports/schedule/run-schedules.ts'

type ExportRow = Row<'data_export'>

interface Asked {
  list: string
  name: string
  hoursAgo: number
  columns: string[]
  ended: Partial<ExportRow>
}

const exportOf = ({ random, now, clerks }: Town, { list, name, hoursAgo, columns, ended }: Asked): ExportRow => {
  const at = new Date(now.getTime() - hoursAgo * hourMs)
  return {
    id: random.id(at),
    user_id: clerks[0]?.id ?? '',
    address: null,
    list,
    record_id: null,
    filters: {},
    sort_key: null,
    sort_order: null,
    columns,
    format: 'csv',
    locale: 'sl',
    name,
    status: 'done',
    run_id: null,
    rows_total: null,
    rows_done: 0,
    failure: null,
    storage_key: null,
    byte_size: null,
    memory_peak: null,
    created_at: at,
    started_at: at,
    ended_at: new Date(at.getTime() + 1_400),
    expires_at: null,
    schedule_id: null,
    delivered_at: null,
    ...ended,
  }
}

/** What a clerk exported in the last days: one file that can be fetched, one whose time is over, one that was too large for paper. */
export const makeExports = async (
  town: Town,
  storage: Storage,
  permits: readonly Pick<Row<'permit'>, 'number' | 'name'>[],
): Promise<ExportRow[]> => {
  const lines = [['Številka', 'Imetnik'], ...permits.map(({ number, name }) => [number, name])]
  const { storage_key, byte_size } = await storage.receive(Readable.from(csvBlocks(lines), { objectMode: false }))
  const rows = { rows_total: permits.length, rows_done: permits.length, memory_peak: 182_000_000 }
  const inDays = (days: number) => new Date(town.now.getTime() + days * 24 * hourMs)
  const permitColumns = ['number', 'name']
  return [
    exportOf(town, {
      list: 'list-permits',
      name: 'dovolilnice.csv',
      hoursAgo: 20,
      columns: permitColumns,
      ended: { ...rows, storage_key, byte_size, expires_at: inDays(6) },
    }),
    exportOf(town, {
      list: 'list-permits',
      name: 'dovolilnice.xlsx',
      hoursAgo: 240,
      columns: permitColumns,
      ended: { ...rows, format: 'xlsx', status: 'expired', byte_size: 9_240, expires_at: inDays(-3) },
    }),
    exportOf(town, {
      list: 'list-access-log',
      name: 'dnevnik-prehodov.pdf',
      hoursAgo: 44,
      columns: ['at', 'event_name', 'device_code'],
      ended: { format: 'pdf', status: 'failed', failure: 'too_many_rows', rows_total: 7_412 },
    }),
  ]
}

/** The payments of the month before, for the accountant. */
export const makeExportSchedules = ({ random, now, clerks }: Town): Row<'export_schedule'>[] => {
  const at = new Date(now.getTime() - 40 * 86_400_000)
  return [
    {
      id: random.id(at),
      user_id: clerks[0]?.id ?? '',
      list: 'list-payments',
      record_id: null,
      filters: {},
      period: 'previous_month',
      sort_key: 'booked_on',
      sort_order: 'asc',
      columns: ['booked_on', 'payer_name', 'cents', 'reference', 'application_numbers'],
      format: 'xlsx',
      locale: 'sl',
      day: 5,
      delivery: 'folder',
      target: 'racunovodstvo',
      next_on: nextRunDay(5, now),
      last_on: null,
      created_at: at,
    },
  ]
}
