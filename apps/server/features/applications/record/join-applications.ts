import type { Trx } from '../../../platform/database/tables.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    joinApplications: typeof joinApplications
  }
}

/** Gives an account the applications without one that came from its address. Answers those that it got. */
export const joinApplications = (trx: Trx, account: { id: string; email: string }): Promise<{ id: string; number: string }[]> =>
  trx
    .updateTable('application')
    .set({ user_id: account.id })
    .where('email', '=', account.email)
    .where('user_id', 'is', null)
    .returning(['id', 'number'])
    .execute()
