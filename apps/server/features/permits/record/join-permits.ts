import type { Trx } from '../../../platform/database/tables.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    joinPermits: typeof joinPermits
  }
}

/** Gives an account the permits without one that came from its address. Answers those that it got. */
export const joinPermits = (trx: Trx, account: { id: string; email: string }): Promise<{ id: string; number: string }[]> =>
  trx
    .updateTable('permit')
    .set({ user_id: account.id })
    .where('email', '=', account.email)
    .where('user_id', 'is', null)
    .returning(['id', 'number'])
    .execute()
