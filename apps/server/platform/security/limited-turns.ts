import { OperationError } from '@dovolilnice/contract/errors'

/**
 * Runs at most `atOnce` works at the same time and lets at most `queueLength` wait, in the order they came.
 * @throws OperationError `unavailable` for the next one
 */
export const limitedTurns = (atOnce: number, queueLength: number) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1
    else if (waiting.length >= queueLength) throw new OperationError('unavailable')
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      // The turn goes straight to who waits longest: were it given back first, a newcomer could take it too.
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
