import { StorageError } from './storage.ts'

/**
 * Ends a call to a storage that says nothing for so many milliseconds, or that has not ended when the time of the whole is over.
 * @param what the storage, for the message of the StorageError that the call ends with
 */
export const startPatience = (what: string, limitMs: number, wholeMs?: number) => {
  const controller = new AbortController()
  const endAfter = (ms: number) => setTimeout(() => controller.abort(new StorageError(`${what} has not answered for ${ms / 1000} s.`)), ms)
  const whole = wholeMs === undefined ? undefined : endAfter(wholeMs)
  let timer: NodeJS.Timeout | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = endAfter(limitMs)
  }
  wait()
  return {
    signal: controller.signal,
    rest: () => clearTimeout(timer),
    wait,
    end: () => {
      clearTimeout(timer)
      clearTimeout(whole)
      controller.abort()
    },
  }
}

export type Patience = ReturnType<typeof startPatience>

/** The chunks of an answer. Only the time counts in which the reader waits for the storage, not that in which the reader is busy. */
export const withPatience = async function* (body: AsyncIterable<Uint8Array>, { wait, rest, end }: Patience): AsyncGenerator<Uint8Array> {
  try {
    wait()
    for await (const chunk of body) {
      rest()
      yield chunk
      wait()
    }
  } finally {
    end()
  }
}
