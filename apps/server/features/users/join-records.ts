import type { Trx } from '../../platform/database/tables.ts'
import '../../tables/applications.ts'
import '../../tables/people.ts'
import '../../tables/permits.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    joinRecords: typeof joinRecords
    findAccountOfEmail: typeof findAccountOfEmail
  }
}

/**
 * Gives an account what was sent without login from the same address. Call it only once the address is proved to be the person's: after a
 * link mailed to it was used.
 */
export const joinRecords = async (trx: Trx, account: { id: string; email: string }): Promise<void> => {
  const joined = { user_id: account.id }
  await trx.updateTable('application').set(joined).where('email', '=', account.email).where('user_id', 'is', null).execute()
  await trx.updateTable('permit').set(joined).where('email', '=', account.email).where('user_id', 'is', null).execute()
}

/** The account to which an application sent without login belongs: the active one that has proved the same address. */
export const findAccountOfEmail = async (trx: Trx, email: string): Promise<string | null> => {
  const account = await trx
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .where('email_verified_at', 'is not', null)
    .where('active', '=', true)
    .executeTakeFirst()
  return account?.id ?? null
}
