import type { Database } from './database.ts'

export type { Database } from './database.ts'

export interface DatabaseOptions {
  /** `postgres://…`; absent: the embedded database in the data folder. */
  url?: string
  dataDir: string
  /** Embedded only: nothing is written to disk. For tests. */
  inMemory?: boolean
  /** Told what went wrong on idle or listening connections; such errors never end the process. */
  onError?: (error: Error) => void
}

/**
 * Opens the database: PostgreSQL when a url is given, the embedded one otherwise.
 * @throws DatabaseLockedError when another process has the embedded folder open.
 */
export const openDatabase = async (_options: DatabaseOptions): Promise<Database> => {
  throw new Error('not yet')
}
