import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { type DeletionBlock, deletionBlockReasons, type ErasureBlock } from '@dovolilnice/contract/users/user-actions'
import type { RetentionSettings } from '@dovolilnice/contract/resources/privacy-settings'
import type { Db, Trx } from '../../platform/database/db.ts'
import { type Context, type Services, implement } from '../../platform/http/context.ts'
import { type Kept, recordsOf } from '../../platform/privacy/owner.ts'
import { findRestrictions } from '../../platform/privacy/restrictions.ts'
import { hasOtherRoot, isLastRoot, lockUser, overridesOf, type UserRecord } from './user-queries.ts'
import { OperationError } from '@dovolilnice/contract/errors'
import { deleteUser } from '@dovolilnice/contract/users/operations'
import { lockUserFor } from './user-access.ts'
import { isStaff, roleOf } from '@dovolilnice/contract/permissions'

const block = (reason: DeletionBlock['reason'], more: Partial<DeletionBlock> = {}): DeletionBlock => ({
  reason,
  count: null,
  until: null,
  ...more,
})

/** What the owners of other rows say against it. */
const blocksOf = (kept: readonly Kept[], today: string, terms: RetentionSettings): DeletionBlock[] => {
  const months = { permits: terms.permit_months, passages: terms.passage_months }
  const until = kept
    .flatMap(({ lastDay, purpose }) => (lastDay === null ? [] : [retainedUntil(lastDay, months[purpose])]))
    .toSorted()
    .at(-1)
  return [
    ...kept.flatMap(({ open }) => (open === undefined || open.count === 0 ? [] : [block(open.reason, { count: open.count })])),
    ...(until !== undefined && until > today ? [block('retention', { until })] : []),
  ].toSorted((a, b) => deletionBlockReasons.indexOf(a.reason) - deletionBlockReasons.indexOf(b.reason))
}

/** How many of the person's records may only be stored. */
const countRestricted = async (db: Db, owners: Services['owners'], user: UserRecord): Promise<number> =>
  new Set((await findRestrictions(db, await recordsOf(db, owners, user))).map(({ record_id: id }) => id)).size

/** What keeps a person from being deleted now; none means that the deletion will work. */
export const findDeletionBlocks = async (
  db: Db,
  { owners, clock, capabilities }: Pick<Services, 'owners' | 'clock' | 'capabilities'>,
  user: UserRecord,
  actorId: string | null,
): Promise<DeletionBlock[]> => {
  const today = localDayOf(clock.now())
  const kept: Kept[] = []
  for (const { privacy } of owners) if (privacy?.keeps !== undefined) kept.push(await privacy.keeps(db, user.id, today))
  const restricted = await countRestricted(db, owners, user)
  return [
    ...(user.id === actorId ? [block('self')] : []),
    ...(user.role === 'root' && user.active && !(await hasOtherRoot(db, user.id)) ? [block('last_root')] : []),
    ...(restricted > 0 ? [block('restricted', { count: restricted })] : []),
    ...blocksOf(kept, today, (await capabilities.readParameters(db)).retention),
  ]
}

export const handleDeleteUser = implement(deleteUser, async ({ params }, context) => {
  const user = await lockUserFor('delete', params.id, context)
  // Takes the lock that keeps two roots from deleting each other, before looking what stands in the way.
  await isLastRoot(context.trx, user)
  const blocks = await findDeletionBlocks(context.trx, context, user, context.actor.id)
  if (blocks.length > 0) throw new OperationError('in_use', { details: { blocks } })
  const label = await context.capabilities.anonymisePerson(context.trx, context, user, context.now)
  // Without the name: the trail must not keep what was just deleted.
  context.record({ subject: { type: 'user', id: user.id, label } })
})

/** Locks accounts until the transaction ends, with the rights of the town's last root: nobody gives or takes a role meanwhile. */
export const lockAccounts = async (trx: Trx, ids: readonly string[]): Promise<void> => {
  for (const id of ids.toSorted()) await isLastRoot(trx, await lockUser(trx, id))
}

/** What keeps an account from being erased at its holder's request. Whoever works for the town keeps theirs until its rights are taken away. */
export const findErasureBlocks = async (
  db: Db,
  context: Pick<Context, 'owners' | 'clock' | 'actor' | 'capabilities'>,
  id: string,
): Promise<ErasureBlock[]> => {
  const user = await db.selectFrom('app_user').selectAll().where('id', '=', id).executeTakeFirst()
  if (user === undefined) return []
  const works = isStaff(roleOf(user.role)) || overridesOf(user).granted.length > 0
  const blocks = await findDeletionBlocks(db, context, user, context.actor.id)
  return [...(works ? [{ reason: 'staff' as const, until: null }] : []), ...blocks]
}
