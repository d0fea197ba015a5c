import type { TestProduct } from '../test-product.ts'

const emptied = ['totp_key', 'passkey', 'recovery_code', 'sign_in_step', 'sign_in_policy', 'session', 'rate_counter', 'mail'] as const

/** The audit trail refuses it; a test may take its triggers off. */
const emptyTrail = 'alter table event disable trigger user; delete from event; alter table event enable trigger user'

/** Removes all second factors, sessions and events: each test of second factors begins with this. */
export const withoutFactors = async ({ services, forgetClients }: TestProduct): Promise<void> => {
  for (const table of emptied) await services.database.kysely.deleteFrom(table).execute()
  await services.database.execute(emptyTrail)
  forgetClients()
}
