import { plainSentence } from './plain-error.ts'

const seconds = 1_000

/** Prints one line for a fault of the surroundings, everything for an unforeseen one, and ends with 1. */
const fail = (error: unknown): never => {
  console.error(plainSentence(error) ?? error)
  process.exit(1)
}

/**
 * Runs what `start` starts until Ctrl-C or SIGTERM, then ends it cleanly with code 0; also when told in the middle of the start,
 * because a half-made database is worse than two more seconds. A second signal, or thirty seconds, end it by force:
 * calls and jobs in flight have ten each. A signal within
 * the first second after the first is its echo: a terminal tells npm and the product, and npm tells the product again.
 */
export const untilEnded = async (start: (signal: AbortSignal) => Promise<() => Promise<void>>): Promise<void> => {
  const ending = new AbortController()
  const signalled = new Promise<void>((resolve) => {
    let first: number | undefined
    const end = () => {
      if (first !== undefined && performance.now() - first > seconds) process.exit(1)
      if (first !== undefined) return
      first = performance.now()
      console.log('\nEnding …')
      setTimeout(() => process.exit(1), 30 * seconds).unref()
      ending.abort()
      resolve()
    }
    process.on('SIGINT', end)
    process.on('SIGTERM', end)
  })
  try {
    const close = await start(ending.signal)
    await signalled
    await close()
    process.exit(0)
  } catch (error) {
    // The start was still waiting for something when it was to end.
    if (ending.signal.aborted && error instanceof Error && error.name === 'AbortError') process.exit(0)
    fail(error)
  }
}
