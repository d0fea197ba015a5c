import { setTimeout as pause } from 'node:timers/promises'
import { chainOf, errorCode, errorMessage } from '../errors/error-facts.ts'
import { DatabaseUnavailableError, StatementError, isDatabaseUnavailable } from './database-errors.ts'
import { openDatabase } from './open-database.ts'

export interface AwaitOptions {
  /** Called with one line for each try that failed. */
  say(line: string): void
  /** Gives up the waiting, when the process is to end. */
  signal?: AbortSignal | undefined
  pauseMs?: number
}

/** The machine, the network or the server is not up yet. A name that is unknown is one too: containers get theirs when they start. */
const networkCodes = [
  ...['ECONNREFUSED', 'ECONNRESET', 'ETIMEDOUT', 'EPIPE', 'EHOSTUNREACH', 'EHOSTDOWN', 'ENETUNREACH', 'ENETDOWN'],
  ...['ENOTFOUND', 'EAI_AGAIN'],
]

/** Whether waiting can help: the database is away. The driver has no code for its own time limits and for a connection that ends early. */
const mayHeal = (error: unknown): boolean =>
  isDatabaseUnavailable(error) &&
  chainOf(error).some(
    (link) =>
      link instanceof StatementError || networkCodes.includes(errorCode(link) ?? '') || /timeout|terminated|ended/i.test(link.message),
  )

/** What the person who starts the product can do about a connection that fails in the same way each time, as without a password or with the wrong TLS. */
const refused = (error: DatabaseUnavailableError): DatabaseUnavailableError =>
  new DatabaseUnavailableError(
    `${errorMessage(error)}. Waiting would not help: correct DATABASE_URL (account, password, sslmode) or the server's settings.`,
    { cause: error },
  )

/**
 * Waits until the server answers, for as long as it takes: after a power cut the database may start later than the product. An answer that
 * refuses (no or a wrong password, no such database, another TLS, too old a version) is no reason to wait.
 * @throws the refusal, or an AbortError
 */
export const awaitDatabase = async (url: string, { say, signal, pauseMs = 3_000 }: AwaitOptions): Promise<void> => {
  for (;;) {
    try {
      const database = await openDatabase({ url, dataDir: '' })
      return await database.close()
    } catch (error) {
      if (!mayHeal(error)) throw error instanceof DatabaseUnavailableError ? refused(error) : error
      say(`Waiting for the database. ${errorMessage(error)}`)
    }
    await pause(pauseMs, undefined, { signal })
  }
}
