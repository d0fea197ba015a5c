import { z } from 'zod/mini'
import { defineList, defineListOperation } from '../list.ts'
import { idSchema, instantSchema } from '../primitives/ids.ts'
import { jobLabels } from './job-labels.ts'

const failedJobStatuses = ['retry', 'failed'] as const

export const failedJobStatusLabels = {
  retry: { sl: 'bo poskušeno znova', en: 'will be tried again' },
  failed: { sl: 'ne bo več poskušeno', en: 'will not be tried again' },
} as const

const failedJobList = defineList({
  title: { sl: 'Neuspela opravila', en: 'Failed work' },
  row: z.object({
    id: idSchema,
    /** Its words are in `jobLabels`. */
    name: z.string(),
    status: z.enum(failedJobStatuses),
    /** What the last try said, for who looks after the product. */
    last_error: z.nullable(z.string()),
    attempts: z.int(),
    created_at: instantSchema,
    /** When it is tried again; null where it is not. */
    next_run: z.nullable(instantSchema),
  }),
  columns: {
    name: { title: { sl: 'Opravilo', en: 'Work' }, labels: jobLabels, fixed: true },
    status: { title: { sl: 'Stanje', en: 'Status' }, labels: failedJobStatusLabels },
    last_error: { title: { sl: 'Razlog', en: 'Reason' }, wide: true },
    attempts: { title: { sl: 'Poskusov', en: 'Tries' } },
    created_at: { title: { sl: 'Nastalo', en: 'Created' }, kind: 'instant' },
    next_run: { title: { sl: 'Naslednji poskus', en: 'Next try' }, kind: 'instant' },
  },
  sortable: ['created_at', 'name', 'status', 'attempts'],
  defaultSort: { key: 'created_at', order: 'desc' },
  filters: z.object({ name: z.string().check(z.maxLength(60)), status: z.enum(failedJobStatuses) }),
})

/** Work whose last try failed, with the reason. */
export const listFailedJobs = defineListOperation(failedJobList, {
  name: 'list-failed-jobs',
  path: 'v1/admin/jobs/failed',
  access: 'jobs:manage',
  summary: 'Work that failed, with the reason',
  audit: { action: 'job:list', kind: 'read' },
})
