import { sql } from 'kysely'
import type { Trx } from './tables.ts'

/** Runs work within the caller's transaction. Where the work throws, all that it wrote is undone, and the transaction goes on. */
export const inSavepoint = async <T>(trx: Trx, work: () => Promise<T>): Promise<T> => {
  await sql`savepoint work`.execute(trx)
  try {
    const result = await work()
    await sql`release savepoint work`.execute(trx)
    return result
  } catch (error) {
    await sql`rollback to savepoint work`.execute(trx)
    throw error
  }
}
