import type { Trx } from '../../../platform/database/tables.ts'
import { isUnrestricted } from '../../../platform/privacy/restrictions.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    joinPermits: typeof joinPermits
  }
}

/**
 * Gives an account the permits without one that came from its address: those that a clerk issued without an application, and those whose
 * application has a confirmed address, because a stranger may have typed it. Answers those that it got.
 */
export const joinPermits = (trx: Trx, account: { id: string; email: string }): Promise<{ id: string; number: string }[]> =>
  trx
    .updateTable('permit')
    .set({ user_id: account.id })
    .where('email', '=', account.email)
    .where('user_id', 'is', null)
    .where(isUnrestricted('permit.id'))
    .where(isUnrestricted('permit.application_id'))
    .where(({ or, eb, exists, selectFrom }) =>
      or([
        eb('application_id', 'is', null),
        exists(
          selectFrom('application')
            .select('application.id')
            .whereRef('application.id', '=', 'permit.application_id')
            .where('application.email_confirmed_at', 'is not', null),
        ),
      ]),
    )
    .returning(['id', 'number'])
    .execute()
