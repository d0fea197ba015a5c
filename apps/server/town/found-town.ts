import { sql } from 'kysely'
import { v7 } from 'uuid'
import type { Services } from '../platform/http/context.ts'
import { hashPassword } from '../platform/security/passwords.ts'
import { newSecret } from '../platform/security/secret.ts'
import { demoAccounts } from './demo/people/people.ts'
import { isDemoToCome } from './found-beside.ts'

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

/** Reads what founding the demo town takes, so that it is here once the tables are made. */
export const expectDemoTown = async (config: Services['config']): Promise<void> => {
  if (!isDemoToCome(config)) return
  const { readTools } = await import('./demo/load-demo-town.ts')
  await readTools()
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
