import type { Row } from '../../../platform/database/tables.ts'
import { nextRunDay } from '../../../features/exports/schedule/schedule-days.ts'
import type { Town } from '../town.ts'

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
