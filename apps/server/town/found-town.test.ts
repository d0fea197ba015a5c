import { credentialsSchema } from '@dovolilnice/contract/session/log-in'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
import { startServer } from '../main.ts'
import { migrate } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { embeddedProgram, embeddedTemplate } from '../test/database/embedded-test-database.ts'
import { createPostgresDatabase } from '../test/database/postgres-test-database.ts'
import { testEngine } from '../test/database/test-database.ts'

let place: { databaseUrl: string | undefined; dataDir: string }
let drop = async () => {}

beforeEach(async () => {
  const made = testEngine === 'postgres' ? await createPostgresDatabase(process.env['TEST_DATABASE_URL'] ?? '') : undefined
  drop = made?.drop ?? drop
  place = { databaseUrl: made?.url, dataDir: mkdtempSync(join(tmpdir(), 'dovolilnice-found-')) }
})
afterEach(async () => {
  await drop()
  rmSync(place.dataDir, { recursive: true })
})

/** An earlier start left a town with one person; it is the demo town if its parameter says so. */
const leaveTown = async (demo: boolean): Promise<void> => {
  // A new embedded database takes longer to make than all the rest of the test.
  const template = testEngine === 'embedded' ? { template: await embeddedTemplate(), program: await embeddedProgram() } : {}
  const database = await openDatabase({ url: place.databaseUrl, dataDir: place.dataDir, ...template })
  await migrate(database)
  await database.execute(
    `insert into app_user (id, email, name, created_at) values ('01900000-0000-7000-8000-000000000001', 'root@demo.si', 'Root', now())`,
  )
  await database.execute(`insert into parameter (key, value, updated_at) values ('demo', '${demo}', now())`)
  await database.close()
}

const startAs = (env: 'production' | 'test') =>
  startServer({ ...readConfig({ NODE_ENV: env, PORT: '0', MQTT_PORT: '0' }), ...place }, ['worker'])

it('refuses to start the demo town in production, and starts it otherwise', async () => {
  await leaveTown(true)
  await expect(startAs('production')).rejects.toThrow(/holds the demo town.*DATABASE_URL.*DATA_DIR.*npm run db:reset/)
  const server = await startAs('test')
  await server.close()
  expect(server.demoAccounts).toHaveLength(6)
  expect(server.simulatesGates).toBe(true)
})

it('starts the town of a municipality in production, without demo accounts', async () => {
  await leaveTown(false)
  const server = await startAs('production')
  expect([server.demoAccounts, server.rootPassword]).toEqual([undefined, undefined])
  await server.close()
})

it('founds an empty town with an account that can be signed in with', async () => {
  const server = await startAs('production')
  const [password, email] = server.rootPassword?.split(' for ') ?? []
  await server.close()
  expect(credentialsSchema.safeParse({ email, password }).error?.issues ?? []).toEqual([])
})

it('simulates no gates for a real town, also when it is started again without DEMO=0', async () => {
  const start = async (env: Record<string, string>) => {
    const server = await startServer({ ...readConfig({ NODE_ENV: 'test', PORT: '0', MQTT_PORT: '0', ...env }), ...place }, ['worker'])
    await server.close()
    return server.simulatesGates
  }
  expect(await start({ DEMO: '0' })).toBe(false)
  expect(await start({})).toBe(false)
  expect(await start({ SIMULATED_GATES: '1' })).toBe(true)
})
