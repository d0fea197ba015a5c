import type { TestProduct } from './test-product.ts'

const emptied = [
  'totp_key',
  'passkey',
  'recovery_code',
  'sign_in_step',
  'sign_in_policy',
  'session',
  'rate_counter',
  'mail',
  'event',
] as const

/** Nobody has a second factor, nobody is signed in, and nothing has happened: where each test of them begins. */
export const withoutFactors = async ({ services, forgetClients }: TestProduct): Promise<void> => {
  for (const table of emptied) await services.database.kysely.deleteFrom(table).execute()
  forgetClients()
}
