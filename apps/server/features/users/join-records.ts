import type { Trx } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/http/context.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    joinRecords: typeof joinRecords
    findAccountOfEmail: typeof findAccountOfEmail
    joinRecordsOfEmail: typeof joinRecordsOfEmail
  }
}

/**
 * Gives an account what was sent without login from the same address. Call it only once the address is proved to be the person's: after a
 * link mailed to it was used. Each record's history tells of it.
 */
export const joinRecords = async (context: Context, account: { id: string; name: string; email: string }): Promise<void> => {
  const { trx, capabilities } = context
  const joined = [
    { type: 'application', action: 'application:join', records: await capabilities.joinApplications(trx, account) },
    { type: 'permit', action: 'permit:join', records: await capabilities.joinPermits(trx, account) },
  ] as const
  for (const { type, action, records } of joined)
    for (const { id, number } of records)
      await context.recordAlso(action, {
        actor: { id: account.id, name: account.name },
        subject: { type, id, label: number },
        after: { account: account.name },
      })
}

/** The account of an address: the active one that has proved it. */
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

/** Gives the account of an address, if there is one, what was sent without login from it. Call it when the address was proved by a mailed link. */
export const joinRecordsOfEmail = async (context: Context, email: string): Promise<void> => {
  const id = await findAccountOfEmail(context.trx, email)
  if (id === null) return
  const { name } = await context.trx.selectFrom('app_user').select('name').where('id', '=', id).executeTakeFirstOrThrow()
  await joinRecords(context, { id, name, email })
}
