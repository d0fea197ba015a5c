import { Counter } from 'prom-client'
import type { JobLog } from '../jobs/job.ts'

/** Promises that failed and that nobody waited for, for `/metrics`. */
export const strayRejections = new Counter({
  name: 'unhandled_rejections_total',
  help: 'Promises that failed and that nobody waited for: each is a fault of the program, with its stack in the log',
  registers: [],
})

/**
 * Logs and counts promises that fail with nobody waiting; the process goes on (docs/decisions/0053). What is thrown outside every promise
 * still ends it.
 * @returns a function that ends the watch
 */
export const watchRejections = (log: Pick<JobLog, 'error'>): (() => void) => {
  const note = (reason: unknown) => {
    strayRejections.inc()
    const error = reason instanceof Error ? reason : new Error(String(reason))
    log.error({ error, stack: error.stack }, 'A promise failed that nobody waited for')
  }
  process.on('unhandledRejection', note)
  return () => process.off('unhandledRejection', note)
}
