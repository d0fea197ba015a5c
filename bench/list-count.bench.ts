import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Database } from '../apps/server/platform/database/database.ts'
import { listRows } from '../apps/server/platform/database/lists/list-query.ts'
import { migrate } from '../apps/server/platform/database/migrate.ts'
import { openDatabase } from '../apps/server/platform/database/open-database.ts'
import { createPostgresDatabase } from '../apps/server/test/database/postgres-test-database.ts'
import { startPostgres } from '../tools/services/throwaway-postgres.ts'
import type { Benchmark } from './run.ts'

const rows = 1_000_000
const runs = 15

/** A year of passages, and the last minutes of them. */
const fill = async (database: Database): Promise<void> => {
  await database.execute('insert into device (code, name, latitude, longitude) values ($1, $1, 46, 14)', ['bench'])
  await database.execute(
    `insert into access_log (id, device_code, at, received_at, event_name)
     select gen_random_uuid(), 'bench', at, at, 'opened'
     from generate_series(1, ${rows}) i, lateral (select now() - i * interval '30 seconds' as at) t`,
  )
  await database.execute('vacuum analyze access_log')
}

const addPassage = (database: Database) =>
  sql`insert into access_log (id, device_code, at, received_at, event_name) values (${v7()}, 'bench', now(), now(), 'opened')`.execute(
    database.kysely,
  )

const listOnce = (database: Database, remember: boolean) =>
  listRows({
    db: database.kysely,
    query: database.kysely.selectFrom('access_log').select(['id', 'at', 'event_name']),
    request: { page: 1, itemsPerPage: 10, sortByKey: 'at', sortOrder: 'desc' },
    sort: { at: 'at' },
    tieBreaker: 'id',
    ...(remember && { growing: { table: 'access_log', column: 'access_log.received_at' } as const }),
  })

/** The median, with a new passage before each list, as on a working day. */
const median = async (database: Database, remember: boolean): Promise<number> => {
  const times: number[] = []
  for (let run = 0; run < runs; run++) {
    await addPassage(database)
    const begun = performance.now()
    await listOnce(database, remember)
    times.push(performance.now() - begun)
  }
  return times.toSorted((a, b) => a - b)[Math.floor(runs / 2)] ?? 0
}

export const benchmark: Benchmark = {
  name: 'list of 1,000,000 rows, count remembered',
  measure: async () => {
    const server = await startPostgres()
    if (typeof server === 'string') throw new Error(server)
    const own = await createPostgresDatabase(server.url)
    const database = await openDatabase({ url: own.url, dataDir: '' })
    try {
      await migrate(database)
      await fill(database)
      const [plain, remembered] = [await listOnce(database, false), await listOnce(database, true)]
      if (plain.total !== remembered.total) throw new Error(`The counts differ: ${plain.total} and ${remembered.total}.`)
      return { baseline: await median(database, false), ours: await median(database, true), baselineName: 'plain count(*)' }
    } finally {
      await database.close()
      await own.drop()
      await server.stop()
    }
  },
}
