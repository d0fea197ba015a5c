import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../../list.ts'
import { retentionRunSchema, retentionStatusLabels } from './retention-run.ts'

const retentionRunList = defineList({
  title: { sl: 'Izvajanje rokov hrambe', en: 'Runs of the retention' },
  row: retentionRunSchema,
  columns: {
    at: { title: { sl: 'Začetek', en: 'Started' }, kind: 'instant', fixed: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: retentionStatusLabels, wide: true },
    until: { title: { sl: 'Poteklo do vključno', en: 'Over up to and with' }, kind: 'day' },
    rows: { title: { sl: 'Vrstic', en: 'Rows' } },
    ended_at: { title: { sl: 'Konec', en: 'Ended' }, kind: 'instant', hidden: true },
    confirmed_by_name: { title: { sl: 'Potrdil', en: 'Confirmed by' } },
  },
  sortable: ['at', 'rows'],
  defaultSort: { key: 'at', order: 'desc' },
  filters: z.object({ status: retentionRunSchema.shape.status }),
})

/** What each run of the retention anonymised and deleted, by table. */
export const listRetentionRuns = defineListOperation(retentionRunList, {
  name: 'list-retention-runs',
  path: 'v1/admin/privacy/retention',
  access: 'privacy:read',
  summary: 'Runs of the retention, with what went of each table',
  audit: { action: 'retention:list', kind: 'read' },
})
