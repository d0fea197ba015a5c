import { defineOperation } from '../../operation.ts'
import { idSchema, instantSchema, localDaySchema, textSchema } from '../../primitives/field-schemas.ts'
import { z } from 'zod/mini'
import { keysOf } from '../../keys-of.ts'
import type { Text } from '../../locale.ts'
import { defineList, defineListOperation } from '../../list.ts'

/** Says yes to a run that waits because it would take unusually many rows; it begins at once in the background. */
export const confirmRetention = defineOperation({
  name: 'confirm-retention',
  path: 'v1/admin/privacy/retention/{id}/confirm',
  access: 'privacy:write',
  summary: 'Confirms a run of the retention that waits',
  errors: ['illegal_transition'],
  audit: { action: 'retention:confirm', kind: 'change' },
})

/** What a run is: it only counted, it waits for a person's yes, it works, it has ended. */
export const retentionStatusLabels = {
  preview: { sl: 'Poskus (nič ni izbrisano)', en: 'Dry run (nothing deleted)' },
  waiting: { sl: 'Čaka na potrditev', en: 'Waits for confirmation' },
  running: { sl: 'Poteka', en: 'Running' },
  done: { sl: 'Končano', en: 'Done' },
} as const satisfies Record<string, Text>
export type RetentionStatus = keyof typeof retentionStatusLabels
export const retentionStatuses = keysOf(retentionStatusLabels)

/** A table has an unusual number of rows when it has more than this, and more than `unusualTimes` the usual. */
export const unusualRows = 1000
export const unusualTimes = 10

/** What happens with the rows of one table. */
const retentionTableSchema = z.object({
  table: z.string(),
  name: textSchema,
  /** The term after which its personal data goes, in words. */
  term: textSchema,
  /** Rows from which the personal data was taken. */
  anonymised: z.int(),
  deleted: z.int(),
  /** How many rows a run usually has, where this one is far from it. */
  usual: z.nullable(z.int()),
})

const retentionRunSchema = z.object({
  id: idSchema,
  status: z.enum(retentionStatuses),
  at: instantSchema,
  ended_at: z.nullable(instantSchema),
  /** The last local day whose records are over. */
  until: localDaySchema,
  rows: z.int(),
  confirmed_by_name: z.nullable(z.string()),
  tables: z.array(retentionTableSchema),
})
export type RetentionRun = z.output<typeof retentionRunSchema>

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

/** Counts in the background what the retention would anonymise and delete now; nothing is changed. The run appears in the list. */
export const previewRetention = defineOperation({
  name: 'preview-retention',
  path: 'v1/admin/privacy/retention/preview',
  access: 'privacy:read',
  summary: 'Dry run of the retention',
  audit: { action: 'retention:preview', kind: 'read', everyTime: true },
})
