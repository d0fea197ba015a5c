import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { features } from '../compose.ts'
import { readConfig } from '../config.ts'
import { findRequestSession } from '../features/session/sessions/request-session.ts'
import { createApp } from '../platform/http/create-app.ts'
import { type RunningServices, startServices } from '../start-services.ts'
import { demoAccounts } from '../town/demo/people/people.ts'
import { foundTown } from '../town/found-town.ts'
import { openTestDatabase } from './database/test-database.ts'
import { fixedClock } from './fixed-clock.ts'
import { createTestClient, type TestClient } from './test-client.ts'

const log = { info: () => {}, error: (details: object, message: string) => console.error(message, details) }

export interface DemoProduct {
  running: RunningServices
  /** The demo account of the role, signed in. */
  as(role: string): TestClient
  close(): Promise<void>
}

/** The product with the demo town, whose clock stands on 16 November 2026, 10:00, or at another instant. Jobs run when the test says so: `running.jobs.runDue()`. */
export const startDemoProduct = async (now = '2026-11-16T09:00:00Z'): Promise<DemoProduct> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'dovolilnice-demo-'))
  const config = { ...readConfig({ NODE_ENV: 'test' }), dataDir, logLevel: 'error' as const }
  const running = await startServices(config, fixedClock(now), log, await openTestDatabase())
  await foundTown(running.services)
  await running.jobs.start({ work: false })
  const app = await createApp(running.services, features, findRequestSession(running.services))
  const clients = new Map<string, TestClient>()
  for (const [index, { email, password, role }] of demoAccounts.entries()) {
    const client = createTestClient(app, `10.0.0.${index}`)
    const { status, raw } = await client.signIn(email, password)
    if (status !== 200) throw new Error(`${email} could not sign in: ${raw}`)
    clients.set(role, client)
  }
  return {
    running,
    as: (role) => {
      const client = clients.get(role)
      if (client === undefined) throw new Error(`the demo town has no account for ${role}`)
      return client
    },
    close: async () => {
      await app.close()
      await running.close()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
