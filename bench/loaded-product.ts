import { features } from '../apps/server/compose.ts'
import { readConfig } from '../apps/server/config.ts'
import { findRequestSession } from '../apps/server/features/session/request-session.ts'
import { systemClock } from '../apps/server/platform/clock/clock.ts'
import { makeDatabase } from '../apps/server/platform/database/make-database.ts'
import { postgresEngine } from '../apps/server/platform/database/postgres/postgres-engine.ts'
import { createApp } from '../apps/server/platform/http/create-app.ts'
import { startServices } from '../apps/server/start-services.ts'
import { createPostgresDatabase } from '../apps/server/test/postgres-test-database.ts'
import { createTestClient } from '../apps/server/test/test-client.ts'
import type { TestClient } from '../apps/server/test/test-client.ts'
import { fillTown } from '../apps/server/town/load/fill-town.ts'
import { temporaryFolder } from '../tools/services/processes.ts'
import { startPostgres } from '../tools/services/throwaway-postgres.ts'
import { watchedEngine } from './watched-engine.ts'
import type { WatchedEngine } from './watched-engine.ts'

export interface LoadedProduct {
  engine: WatchedEngine
  /** Signed in as root of the demo town. */
  root: TestClient
  as(email: string): Promise<TestClient>
}

const log = { info: () => {}, error: (details: object, message: string) => console.error(message, details) }

/**
 * Runs the work on the product behind its front door, with the demo town filled on a PostgreSQL of its own: 50,000 permits, 200,000
 * applications and 2,000,000 passages, or the share BENCH_SHARE of them.
 */
export const withLoadedProduct = async <T>(work: (product: LoadedProduct) => Promise<T>): Promise<T> => {
  const server = await startPostgres()
  if (typeof server === 'string') throw new Error(server)
  const folder = temporaryFolder('bench')
  const own = await createPostgresDatabase(server.url)
  const config = { ...readConfig({ NODE_ENV: 'test' }), databaseUrl: own.url, dataDir: folder.path, logLevel: 'error' as const }
  await fillTown(config, Number(process.env['BENCH_SHARE'] ?? 1), () => {})
  const engine = watchedEngine(postgresEngine(own.url, console.error))
  const running = await startServices(config, systemClock, log, makeDatabase(engine, { engine: 'postgres', version: '' }))
  const app = await createApp(running.services, features, findRequestSession(running.services))
  const as = async (email: string) => {
    const client = createTestClient(app, '127.0.0.1')
    await client.signIn(email, 'dovolilnice-demo')
    return client
  }
  try {
    return await work({ engine, root: await as('root@demo.si'), as })
  } finally {
    await app.close()
    await running.close()
    await own.drop()
    await server.stop()
    folder.remove()
  }
}
