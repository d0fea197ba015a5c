import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { features } from '../compose.ts'
import { readConfig } from '../config.ts'
import { findRequestSession } from '../features/session/sessions/request-session.ts'
import { createApp } from '../platform/http/create-app.ts'
import type { Services } from '../platform/http/context.ts'
import { addHealth } from '../platform/http/health.ts'
import type { Job } from '../platform/jobs/job.ts'
import type { Jobs } from '../platform/jobs/jobs.ts'
import { startServices } from '../start-services.ts'
import { fixedClock } from './fixed-clock.ts'
import { createTestClient, type TestClient } from './test-client.ts'
import { openTestDatabase } from './database/test-database.ts'
import { emailOf, foundTestTown, testPassword, type TestTown } from './test-town.ts'
import { eventsWithoutWords } from './events-without-words.ts'

export interface TestProduct {
  app: FastifyInstance
  services: Services
  clock: ReturnType<typeof fixedClock>
  jobs: Jobs
  town: TestTown
  /** A browser in which the person of that role is signed in; the same one each time. */
  as(who: Exclude<keyof TestTown, 'lots'>): Promise<TestClient>
  /** The next `as` signs in anew. */
  forgetClients(): void
  /** Sets the clock to an instant (ISO). Sessions end meanwhile, so the next `as` signs in anew. */
  setClock(at: string): void
  /** Runs a job that takes nothing, with all that is due. */
  runJob(job: Job): Promise<void>
  /** A browser of someone who is not signed in, at an address of its own or at the given one. */
  visitor(address?: string): TestClient
  close(): Promise<void>
}

const unexpected = { info: () => {}, error: (details: object, message: string) => console.error(message, details) }
let addresses = 0
const nextAddress = (): string => `10.${(addresses >> 16) & 255}.${(addresses >> 8) & 255}.${addresses++ & 255}`

interface TestSettings {
  now?: string
  /** The folder in which the product's data folder is made. */
  parent?: string
  /** Settings beside those of every test. */
  env?: Record<string, string>
}

/** A part that does not close says which one it is; the limit of a hook would not. */
const within = async (part: string, closing: PromiseLike<unknown>): Promise<void> => {
  const tooLate = pause(40_000, 'too late', { ref: false })
  if ((await Promise.race([closing, tooLate])) === 'too late') throw new Error(`${part} did not close within 40 s`)
}

/**
 * The product with its HTTP interface, on a database of its own: `const product = await startTestProduct()`, closed in `afterAll`.
 * Jobs run when the test says so: `await product.jobs.runDue()`.
 * @param options.parent the folder in which its data folder is made
 */
export const startTestProduct = async (settings: TestSettings = {}): Promise<TestProduct> => {
  const { now = '2026-11-16T09:00:00Z', parent = tmpdir(), env = {} } = settings
  const dataDir = await mkdtemp(join(parent, 'dovolilnice-test-'))
  const clock = fixedClock(now)
  const config = {
    ...readConfig({ NODE_ENV: 'test', DEMO: '0', FORMS_PER_DAY: '10000', READ_DOCUMENTS: '0', ...env }),
    dataDir,
    logLevel: 'error' as const,
  }
  const { services, jobs, close } = await startServices(config, clock, unexpected, await openTestDatabase())
  const town = await services.database.transaction((trx) => foundTestTown(trx, clock.now()))
  for (const feature of features) await feature.prepare?.(services)
  await jobs.start({ work: false })
  const app = await createApp(services, features, findRequestSession(services))
  addHealth(
    app,
    services,
    [],
    features.flatMap(({ metrics = [], gauges }) => [...metrics, ...(gauges?.(services) ?? [])]),
  )
  const clients = new Map<string, Promise<TestClient>>()
  const signedIn = async (email: string): Promise<TestClient> => {
    const client = createTestClient(app, nextAddress())
    const answer = await client.signIn(email, testPassword)
    if (answer.status !== 200) throw new Error(`${email} could not sign in: ${answer.raw}`)
    return client
  }
  return {
    app,
    services,
    clock,
    jobs,
    town,
    as: (who) => {
      const client = clients.get(who) ?? signedIn(emailOf(who))
      clients.set(who, client)
      return client
    },
    forgetClients: () => clients.clear(),
    setClock: (at) => {
      clock.set(at)
      clients.clear()
    },
    runJob: async (job) => {
      await services.database.transaction((trx) => services.send(trx, job, {}))
      await jobs.runDue()
    },
    visitor: (address = nextAddress()) => createTestClient(app, address),
    close: async () => {
      const withoutWords = await eventsWithoutWords(services.database.kysely)
      await within('the HTTP interface', app.close())
      await within('the services', close())
      await rm(dataDir, { recursive: true, force: true })
      if (withoutWords.length > 0)
        throw new Error(`events that nobody could read (the *-event-words.ts of the contract):\n${withoutWords.join('\n')}`)
    },
  }
}
