import { fork } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { lockFolder } from '../platform/database/embedded/folder-lock.ts'
import type { Services } from '../platform/http/context.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { newSecret } from '../platform/security/secret.ts'
import { demoAccounts } from './demo/people/people.ts'

export interface DemoAccount {
  email: string
  password: string
  role: string
}

export interface FoundedTown {
  demoAccounts?: DemoAccount[]
  rootPassword?: string
}

/** The demo town must not run in production. Its message is the line to print. */
export class DemoTownError extends Error {
  override name = 'DemoTownError'
}

const refusal =
  'The database holds the demo town, whose passwords are public; with NODE_ENV=production it is not started. ' +
  'Give an empty database (DATABASE_URL) or data folder (DATA_DIR), or delete the demo town: npm run db:reset'

/** An address as the sign-in takes it; to `.invalid` no mail ever goes (RFC 2606). */
const rootEmail = 'root@dovolilnice.invalid'

/** Several instances may start at once on an empty database; one of them founds the town. */
const townLock = 7_304_221

/** Whoever holds the one-time password must change it at the first sign-in. */
const createRoot = async ({ clock }: Services, trx: Parameters<Parameters<Services['database']['transaction']>[0]>[0]): Promise<string> => {
  const password = newSecret().slice(0, 20)
  const now = clock.now()
  await trx
    .insertInto('app_user')
    .values({
      id: v7(),
      email: rootEmail,
      name: 'Root',
      role: 'root',
      password_hash: await hashPassword(password),
      must_reset: true,
      created_at: now,
    })
    .execute()
  return password
}

/** Whether the demo town is still to be founded, as far as the data folder tells. */
const isToCome = ({ demo, dataDir }: Services['config']): boolean => demo && !existsSync(join(dataDir, 'keys'))

/** Reads what founding the demo town takes, so that it is here once the tables are made. */
export const expectDemoTown = async (config: Services['config']): Promise<void> => {
  if (!isToCome(config)) return
  const { readTools } = await import('./demo/load-demo-town.ts')
  await readTools()
}

/** Milliseconds in which a slow machine too has founded it. */
const longestFounding = 300_000

/** Another start may look into the folder just as the founding process has given it back. */
const untilFree = async (dataDir: string): Promise<void> => {
  for (let tries = 0; tries < 20; tries += 1) {
    const unlock = await lockFolder(dataDir).catch(() => undefined)
    if (unlock !== undefined) return unlock()
    await pause(100)
  }
}

/**
 * Founds the demo town on an embedded database in a process of its own: that takes 400 MB, which a product that runs on would keep. Where it
 * does not come about, the start founds the town itself, or says why it cannot.
 * @param signal ends that process: a town is founded in one transaction
 * @throws the reason of the signal
 */
export const foundBeside = async (
  config: Services['config'],
  { say, signal }: { say: (line: string) => void; signal?: AbortSignal | undefined },
): Promise<void> => {
  if (config.databaseUrl !== undefined || !isToCome(config)) return
  signal?.throwIfAborted()
  const founding = fork(fileURLToPath(new URL('./found-process.ts', import.meta.url)), {
    // A young generation of that size is cleared less often than the small one of a running product.
    execArgv: ['--max-semi-space-size=16', '--v8-pool-size=1'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    timeout: longestFounding,
    killSignal: 'SIGKILL',
    ...(signal && { signal }),
  })
  const ended = new Promise<unknown>((resolve) => founding.on('exit', (code, by) => resolve(code ?? by)).on('error', resolve))
  founding.send(config)
  const how = await ended
  signal?.throwIfAborted()
  if (how === 0) await untilFree(config.dataDir)
  else say(`The process that founds the demo town did not (${String(how)}): this one founds it.`)
}

/**
 * On an empty database: the catalogue of permit kinds, and then the demo town, or one root account. On any other: nothing, but the demo
 * accounts are named again where the town is the demo town.
 * @throws DemoTownError for the demo town in production
 */
export const foundTown = async (services: Services): Promise<FoundedTown> => {
  const { database, config } = services
  const founded = await database.transaction(async (trx) => {
    await sql`select pg_advisory_xact_lock(${townLock}::bigint)`.execute(trx)
    const someone = await trx.selectFrom('app_user').select('id').limit(1).executeTakeFirst()
    if (someone !== undefined) return undefined
    const { writeCatalogue } = await import('./catalogue/write-catalogue.ts')
    await writeCatalogue(trx, services.clock.now())
    if (config.demo) {
      const { loadDemoTown } = await import('./demo/load-demo-town.ts')
      await loadDemoTown(trx, services)
      return { demoAccounts }
    }
    return { rootPassword: `${await createRoot(services, trx)} for ${rootEmail}` }
  })
  if (founded !== undefined) return founded
  const { demo } = await services.capabilities.readParameters(database.kysely)
  if (demo && config.production) throw new DemoTownError(refusal)
  return demo && config.demo ? { demoAccounts } : {}
}
