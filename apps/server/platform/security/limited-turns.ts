import { OperationError } from '@dovolilnice/contract/errors'

export interface TurnLimits {
  /** How many works run at the same time. */
  atOnce: number
  /** How many more may wait, in the order they came. */
  mostWaiting: number
  /** Milliseconds that one waits at most; absent: as long as it takes. */
  waitMs?: number
}

/** Gives the turn of the running work to another while `part` runs, and comes back before those who have not had a turn yet. */
export type Outside = <T>(part: () => Promise<T>) => Promise<T>

/**
 * Runs a limited number of works at the same time and lets a limited number wait. A work that has begun is never refused: it may leave its
 * turn for a part (`outside`) and gets the next one that is free.
 * @throws OperationError `unavailable` when too many wait, or after waiting too long
 */
export const limitedTurns = ({ atOnce, mostWaiting, waitMs }: TurnLimits) => {
  let free = atOnce
  const newcomers = new Set<() => void>()
  const comingBack = new Set<() => void>()

  /** The turn goes straight to who waits longest: were it given back first, a newcomer could take it too. */
  const leave = (): void => {
    const line = comingBack.size > 0 ? comingBack : newcomers
    const [next] = line
    if (next === undefined) free += 1
    else {
      line.delete(next)
      next()
    }
  }
  const waitIn = (line: Set<() => void>, limitMs?: number): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        line.delete(enter)
        reject(new OperationError('unavailable'))
      }
      const timer = limitMs === undefined ? undefined : setTimeout(giveUp, limitMs)
      const enter = () => {
        clearTimeout(timer)
        resolve()
      }
      line.add(enter)
    })
  const takeFree = (): boolean => {
    if (free === 0) return false
    free -= 1
    return true
  }
  const outside: Outside = async (part) => {
    leave()
    try {
      return await part()
    } finally {
      if (!takeFree()) await waitIn(comingBack)
    }
  }
  return async <T>(work: (outside: Outside) => Promise<T>): Promise<T> => {
    if (!takeFree()) {
      if (newcomers.size >= mostWaiting) throw new OperationError('unavailable')
      await waitIn(newcomers, waitMs)
    }
    try {
      return await work(outside)
    } finally {
      leave()
    }
  }
}
