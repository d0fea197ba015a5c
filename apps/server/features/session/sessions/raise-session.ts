import type { Trx } from '../../../platform/database/tables.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    raiseSession: typeof raiseSession
    confirmSession: typeof confirmSession
  }
}

/** The person of a session that was opened by a password has added a second factor in it. */
export const raiseSession = async (trx: Trx, sessionId: string): Promise<void> => {
  await trx
    .updateTable('session')
    .set({ signed_in_by: 'second_factor' })
    .where('id', '=', sessionId)
    .where('signed_in_by', '=', 'password')
    .execute()
}

/** The person of a session has proved again who they are. */
export const confirmSession = async (trx: Trx, sessionId: string, now: Date): Promise<void> => {
  await trx.updateTable('session').set({ confirmed_at: now }).where('id', '=', sessionId).execute()
}
