import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Config } from '../config.ts'
import type { Database } from '../platform/database/database.ts'
import { openDatabase } from '../platform/database/open-database.ts'

/** What is in the database is not the demo town. Its message is the line to print. */
export class ResetRefusedError extends Error {
  override name = 'ResetRefusedError'
}

/** What the product keeps in the data folder; nothing else in it is touched. */
const kept = ['audit', 'database', 'database.new', 'files', 'gates', 'keys', 'mail']

/** Nothing to lose, the demo town, or somebody's town; a database of another program is somebody's too. */
const whatIsIn = async ({ execute }: Database): Promise<'nothing' | 'demo' | 'town'> => {
  const tables = await execute(
    `select to_regclass('parameter') as parameter, count(*)::int as count from pg_tables where schemaname = current_schema()`,
  )
  if (tables.rows[0]?.['count'] === 0) return 'nothing'
  if (tables.rows[0]?.['parameter'] == null) return 'town'
  const [demo, people] = await Promise.all([
    execute(`select from parameter where key = 'demo' and value = 'true'`),
    execute('select from app_user limit 1'),
  ])
  if (demo.rows.length > 0) return 'demo'
  return people.rows.length === 0 ? 'nothing' : 'town'
}

const emptyPostgres = ({ execute }: Database): Promise<unknown> =>
  execute('drop schema if exists pgboss cascade; drop schema public cascade; create schema public')

/**
 * Deletes the whole town: tables, documents, mails, what gates keep. The next start founds a new one.
 * @param evenReal also when it is not the demo town
 * @returns where it was deleted
 * @throws ResetRefusedError, DatabaseLockedError (the product is running)
 */
export const resetTown = async ({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>, evenReal: boolean): Promise<string> => {
  if (databaseUrl !== undefined || existsSync(join(dataDir, 'database'))) {
    const database = await openDatabase({ url: databaseUrl, dataDir })
    try {
      const found = evenReal ? 'demo' : await whatIsIn(database)
      if (found === 'town') {
        throw new ResetRefusedError('This is not the demo town. CAN_RESET_DATABASE=1 deletes it nevertheless; nothing brings it back.')
      }
      if (databaseUrl !== undefined) await emptyPostgres(database)
    } finally {
      await database.close()
    }
  }
  for (const name of kept) await rm(join(dataDir, name), { recursive: true, force: true })
  return databaseUrl === undefined ? dataDir : `the database and ${dataDir}`
}
