import { features } from '../../apps/server/compose.ts'
import { readConfig } from '../../apps/server/config.ts'
import { findRequestSession } from '../../apps/server/features/session/sessions/request-session.ts'
import { systemClock } from '../../apps/server/platform/clock/clock.ts'
import type { Database } from '../../apps/server/platform/database/database.ts'
import { migrate } from '../../apps/server/platform/database/migrate.ts'
import { makeDatabase } from '../../apps/server/platform/database/make-database.ts'
import { openDatabase } from '../../apps/server/platform/database/open-database.ts'
import { postgresEngine } from '../../apps/server/platform/database/postgres/postgres-engine.ts'
import type { Engine } from '../../apps/server/platform/database/session.ts'
import type { Jobs } from '../../apps/server/platform/jobs/jobs.ts'
import { createApp } from '../../apps/server/platform/http/create-app.ts'
import type { Services } from '../../apps/server/platform/http/context.ts'
import { startServices } from '../../apps/server/start-services.ts'
import { createPostgresDatabase } from '../../apps/server/test/database/postgres-test-database.ts'
import { createTestClient, type TestClient } from '../../apps/server/test/test-client.ts'
import { fillTown, measuredSize, type TownSize } from '../../apps/server/town/load/fill-town.ts'
import { temporaryFolder } from '../../tools/services/processes.ts'
import { startPostgres } from '../../tools/services/throwaway-postgres.ts'

export interface LoadedProduct {
  /** Where it listens; beside its own paths it answers `POST /bare`. */
  port: number
  /** Signed in as root of the demo town. */
  root: TestClient
  visitor: TestClient
  /** A browser at this address, which has limits of its own. */
  visitorAt(address: string): TestClient
  database: Database
  /** The address of the same PostgreSQL, for its own tools. */
  databaseUrl: string
  /** The folder of its files and keys: another process on the same database needs the same. */
  dataDir: string
  /** Its queue; jobs run when the benchmark says so. */
  jobs: Jobs
  services: Services
}

/** The smallest possible list on the same stack: one statement by an index, no session, no total, no checks. */
const addBareSlice = (app: Awaited<ReturnType<typeof createApp>>, engine: Engine): void => {
  app.post('/bare', async () => {
    const session = await engine.acquire()
    const [result] = await session
      .run(
        `select id, at, received_at, device_code, event_name, presentation_id, credential_kind, credential, reason, permit_id, permit_number, plate, phone
         from access_log order by at desc, id desc limit $1`,
        ['10'],
      )
      .finally(() => session.release())
    return { items: result?.rows }
  })
}

const log = { info: () => {}, error: (details: object, message: string) => console.error(message, details) }

const configOf = (databaseUrl: string, dataDir: string) => ({
  ...readConfig({ NODE_ENV: 'test', FORMS_PER_DAY: '10000' }),
  databaseUrl,
  dataDir,
  logLevel: 'error' as const,
})

/** A town filled for this run. */
export const fillOwnTown = async (dataDir: string, size: TownSize): Promise<{ url: string; close(): Promise<void> }> => {
  const server = await startPostgres()
  if (typeof server === 'string') throw new Error(server)
  const own = await createPostgresDatabase(server.url)
  await fillTown(configOf(own.url, dataDir), size, () => {})
  const close = async () => {
    await own.drop()
    await server.stop()
  }
  return { url: own.url, close }
}

/** A demo town that `npm run load` has filled before; it is migrated and kept. */
const openGivenTown = async (url: string): Promise<{ url: string; close(): Promise<void> }> => {
  const database = await openDatabase({ url, dataDir: '' })
  await migrate(database).finally(() => database.close())
  return { url, close: async () => {} }
}

/**
 * Runs the work on the product through its HTTP interface, with a large demo town: that of BENCH_DATABASE_URL, whose files and keys are in BENCH_DATA_DIR,
 * or one filled for this run.
 * @param share of that size, unless BENCH_SHARE says another
 * @param sizeOf the size of a share of the town; absent: 50,000 permits, 200,000 applications and 2,000,000 passages for 1
 */
export const withLoadedProduct = async <T>(work: (product: LoadedProduct) => Promise<T>, share = 1, sizeOf = measuredSize): Promise<T> => {
  const folder = temporaryFolder('bench')
  const { BENCH_DATABASE_URL: given, BENCH_DATA_DIR: dataDir = folder.path, BENCH_SHARE: wanted = share } = process.env
  const town = given === undefined ? await fillOwnTown(dataDir, sizeOf(Number(wanted))) : await openGivenTown(given)
  const engine = postgresEngine(town.url, console.error)
  const database = makeDatabase(engine, { engine: 'postgres', version: '' })
  const running = await startServices(configOf(town.url, dataDir), systemClock, log, database)
  // Without work: forms queue their mails, which nobody sends.
  await running.jobs.start({ work: false })
  const app = await createApp(running.services, features, findRequestSession(running.services))
  addBareSlice(app, engine)
  const url = await app.listen({ host: '127.0.0.1', port: 0 })
  const root = createTestClient(app, '127.0.0.1')
  await root.signIn('root@demo.si', 'dovolilnice-demo')
  try {
    return await work({
      root,
      visitor: createTestClient(app, '127.0.0.2'),
      visitorAt: (address) => createTestClient(app, address),
      database,
      databaseUrl: town.url,
      dataDir,
      jobs: running.jobs,
      services: running.services,
      port: Number(new URL(url).port),
    })
  } finally {
    await app.close()
    await running.close()
    await town.close()
    folder.remove()
  }
}
