import type { Trx } from '../../../platform/database/tables.ts'

declare module '../../../platform/http/context.ts' {
  interface Capabilities {
    endSessions: typeof endSessions
  }
}

/**
 * Signs a person out everywhere, or where `which` says.
 * @returns how many sessions ended
 */
export const endSessions = async (trx: Trx, userId: string, which: { only?: string; except?: string } = {}): Promise<number> => {
  const { only, except } = which
  const { numDeletedRows } = await trx
    .deleteFrom('session')
    .where('user_id', '=', userId)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .$if(except !== undefined, (query) => query.where('id', '!=', except ?? ''))
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}
