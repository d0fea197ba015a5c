import { roleOf } from '@dovolilnice/contract/permissions'
import type { ErasureBlock } from '@dovolilnice/contract/users/deletion-block'
import type { Db, Trx } from '../../platform/database/tables.ts'
import type { Context } from '../../platform/http/context.ts'
import { findDeletionBlocks } from './deletion-blocks.ts'
import { isLastRoot, lockUser, overridesOf } from './user-queries.ts'

declare module '../../platform/http/context.ts' {
  interface Capabilities {
    lockAccounts: typeof lockAccounts
    findErasureBlocks: typeof findErasureBlocks
  }
}

/** Locks accounts until the transaction ends, with the rights of the town's last root: nobody gives or takes a role meanwhile. */
export const lockAccounts = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  for (const id of ids.toSorted()) await isLastRoot(trx, await lockUser(trx, id))
}

/** What keeps an account from being erased at its holder's request. Whoever works for the town keeps theirs until its rights are taken away. */
export const findErasureBlocks = async (
  db: Db,
  context: Pick<Context, 'owners' | 'clock' | 'actor'>,
  id: string,
): Promise<ErasureBlock[]> => {
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()
  if (user === undefined) return []
  const works = roleOf(user.role) !== 'regular' || overridesOf(user).granted.length > 0
  const blocks = await findDeletionBlocks(db, context, user, context.actor.id)
  return [...(works ? [{ reason: 'staff' as const, until: null }] : []), ...blocks]
}
