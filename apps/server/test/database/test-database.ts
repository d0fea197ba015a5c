import type { Database } from '../../platform/database/database.ts'
import { openEmbeddedTestDatabase } from './embedded-test-database.ts'
import { openPostgresTestDatabase } from './postgres-test-database.ts'

/** The engine that the tests of this run are about. */
export const testEngine: Database['engine'] = process.env['TEST_ENGINE'] === 'postgres' ? 'postgres' : 'embedded'

/**
 * A fresh, migrated, isolated database on the engine of `TEST_ENGINE`: `embedded`, or `postgres` on the server at
 * `TEST_DATABASE_URL`, whose role may create databases. Close it when done; on PostgreSQL it is dropped then.
 */
export const openTestDatabase = (): Promise<Database> => {
  if (testEngine === 'embedded') return openEmbeddedTestDatabase()
  const url = process.env['TEST_DATABASE_URL']
  if (!url) throw new Error('TEST_ENGINE=postgres needs TEST_DATABASE_URL.')
  return openPostgresTestDatabase(url)
}
