import type { Trx } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/http/context.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    joinRecords: typeof joinRecords
    findAccountOfEmail: typeof findAccountOfEmail
  }
}

const joins = [
  { type: 'application', action: 'application:join' },
  { type: 'permit', action: 'permit:join' },
] as const

/**
 * Gives an account what was sent without login from the same address. Call it only once the address is proved to be the person's: after a
 * link mailed to it was used. Each record's history tells of it.
 */
export const joinRecords = async (context: Context, account: { id: string; name: string; email: string }): Promise<void> => {
  for (const { type, action } of joins) {
    const joined = await context.trx
      .updateTable(type)
      .set({ user_id: account.id })
      .where('email', '=', account.email)
      .where('user_id', 'is', null)
      .returning(['id', 'number'])
      .execute()
    for (const { id, number } of joined)
      await context.recordAlso(action, {
        actor: { id: account.id, name: account.name },
        subject: { type, id, label: number },
        after: { account: account.name },
      })
  }
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
