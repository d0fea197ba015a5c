import { AsyncLocalStorage } from 'node:async_hooks'

/** How long, in ms, a transaction may rest where nothing says otherwise: remembered counts need every one to end within ten minutes. */
export const usualRest = 300_000

/**
 * How long, in ms, a statement may wait for a lock, and run, and how long a transaction may rest between two statements, by what it is done for. One
 * table that somebody has locked then costs only the calls that need it: they end with 503, and give their connection back to the others. A process
 * that hangs in a transaction, and still looks alive, loses its locks: the gates' soonest, since nobody could lower a bollard meanwhile. What is none
 * of these (a migration, a tool) has no limit but `usualRest`.
 */
const limits = {
  call: { lock: 2_000, statement: 30_000, rest: 30_000 },
  gates: { lock: 5_000, statement: 60_000, rest: 10_000 },
  job: { lock: 15_000, statement: 15 * 60_000, rest: usualRest },
} as const

type Work = keyof typeof limits
const scope = new AsyncLocalStorage<Work>()

/** Does something as a call, as a job, or for the gates; so is done what it starts. */
export const doneAs = <T>(work: Work, act: () => T): T => scope.run(work, act)

const settingsOf = ({ lock, statement, rest }: Record<'lock' | 'statement' | 'rest', number>): string =>
  `set lock_timeout = ${lock}; set statement_timeout = ${statement}; set idle_in_transaction_session_timeout = ${rest}`

/** The settings of a connection that has no limits, as it is when it is opened. */
export const noLimits = settingsOf({ lock: 0, statement: 0, rest: usualRest })

/** The settings that a connection needs for what is done now. */
export const limitsNow = (): string => {
  const work = scope.getStore()
  return work === undefined ? noLimits : settingsOf(limits[work])
}
