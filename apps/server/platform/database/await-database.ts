import { setTimeout as pause } from 'node:timers/promises'
import { errorMessage } from '../errors/error-facts.ts'
import { isDatabaseUnavailable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'

export interface AwaitOptions {
  /** Called with one line for each try that failed. */
  say(line: string): void
  /** Gives up the waiting, when the process is to end. */
  signal?: AbortSignal | undefined
  pauseMs?: number
}

/**
 * Waits until the server answers, for as long as it takes: after a power cut the database may start later than the product. An answer that
 * refuses (a wrong password, no such database, too old a version) is no reason to wait.
 * @throws the refusal, or an AbortError
 */
export const awaitDatabase = async (url: string, { say, signal, pauseMs = 3_000 }: AwaitOptions): Promise<void> => {
  for (;;) {
    try {
      const database = await openDatabase({ url, dataDir: '' })
      return await database.close()
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error
      say(`Waiting for the database. ${errorMessage(error)}`)
    }
    await pause(pauseMs, undefined, { signal })
  }
}
