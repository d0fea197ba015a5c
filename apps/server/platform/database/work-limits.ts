import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * How long, in ms, a statement may wait for a lock, and run, by what it is done for. One table that somebody has locked then costs only the calls
 * that need it: they end with 503, and give their connection back to the others. What is neither a call nor a job (a migration, a tool) has no limit.
 */
const limits = {
  call: { lock: 2_000, statement: 30_000 },
  job: { lock: 15_000, statement: 15 * 60_000 },
} as const

type Work = keyof typeof limits
const scope = new AsyncLocalStorage<Work>()

/** Does something as a call or as a job. */
export const doneAs = <T>(work: Work, act: () => T): T => scope.run(work, act)

/** The settings of a connection that has no limits, as it is when it is opened. */
export const noLimits = 'set lock_timeout = 0; set statement_timeout = 0'

/** The settings that a connection needs for what is done now. */
export const limitsNow = (): string => {
  const work = scope.getStore()
  if (work === undefined) return noLimits
  const { lock, statement } = limits[work]
  return `set lock_timeout = ${lock}; set statement_timeout = ${statement}`
}
