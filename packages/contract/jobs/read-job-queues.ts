import { z } from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { instantSchema } from '../primitives/ids.ts'

/** One kind of background work: how much of it waits, runs and has failed. */
export const jobQueueSchema = z.object({
  /** Its words are in `jobLabels`. */
  name: z.string(),
  waiting: z.int(),
  running: z.int(),
  /** Failed, and tried again by themselves at a later time. */
  retrying: z.int(),
  /** Failed at every try: only a person tries them again. */
  dead: z.int(),
  last_run: z.nullable(instantSchema),
  /** When the next one is due; null where nothing waits. */
  next_run: z.nullable(instantSchema),
  /** How often one is tried at most. */
  most_tries: z.int(),
})
export type JobQueue = z.output<typeof jobQueueSchema>

export const readJobQueues = defineOperation({
  name: 'read-job-queues',
  method: 'GET',
  path: 'v1/admin/jobs',
  access: 'jobs:manage',
  summary: 'Queues of the background work',
  output: z.object({ queues: z.array(jobQueueSchema) }),
})
