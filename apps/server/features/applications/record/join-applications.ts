import type { Trx } from '../../../platform/database/tables.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    joinApplications: typeof joinApplications
  }
}

/**
 * Assigns applications without an account to the account with their e-mail address, if that is confirmed: a stranger may have typed it.
 * Resolves with those applications.
 */
export const joinApplications = (trx: Trx, account: { id: string; email: string }): Promise<{ id: string; number: string }[]> =>
  trx
    .updateTable('application')
    .set({ user_id: account.id })
    .where('email', '=', account.email)
    .where('user_id', 'is', null)
    .where(isUnrestricted('application.id'))
    .where('email_confirmed_at', 'is not', null)
    .returning(['id', 'number'])
    .execute()
