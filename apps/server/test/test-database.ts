import type { Database } from '../platform/database/database.ts'

export { fixedClock } from './fixed-clock.ts'

/** A fresh, migrated, isolated database on the engine of `TEST_ENGINE` (`embedded`, or `postgres` at `TEST_DATABASE_URL`). */
export const openTestDatabase = async (): Promise<Database> => {
  throw new Error('not yet')
}
