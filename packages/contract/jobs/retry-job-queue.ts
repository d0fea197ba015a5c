import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'

/** Tries all work of one kind that failed once more, at once. */
export const retryJobQueue = defineOperation({
  name: 'retry-job-queue',
  method: 'POST',
  path: 'v1/admin/jobs/retry',
  access: 'jobs:manage',
  summary: 'Try all failed work of one kind again',
  body: z.object({ queue: z.string().check(z.maxLength(60)) }),
  /** How many are tried again. */
  output: z.object({ count: z.int() }),
  errors: ['illegal_transition'],
  audit: { action: 'job:retry', kind: 'change' },
})
