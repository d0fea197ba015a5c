import { OperationError } from '@dovolilnice/contract/errors'
import { ifGiven } from '../../../platform/database/if-given.ts'
import type { Db } from '../../../platform/database/tables.ts'
import type { PermitRow } from '../issue/permit-draft.ts'

/** The permit by its id. @param userId whose it must be */
export const permitRows = (db: Db, id: string, userId: string | undefined) =>
  db
    .selectFrom('permit')
    .selectAll()
    .where('id', '=', id)
    .$call(ifGiven(userId, (query, userId) => query.where('user_id', '=', userId)))

/** @throws OperationError `not_found` */
export const found = (permit: PermitRow | undefined): PermitRow => {
  if (permit === undefined) throw new OperationError('not_found')
  return permit
}

/** @throws OperationError `not_found`, also for what is not this person's */
export const findPermit = async (db: Db, id: string, userId?: string): Promise<PermitRow> =>
  found(await permitRows(db, id, userId).executeTakeFirst())
