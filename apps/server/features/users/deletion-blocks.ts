import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import { deletionBlockReasons } from '@dovolilnice/contract/users/deletion-block'
import type { DeletionBlock } from '@dovolilnice/contract/users/deletion-block'
import type { Db } from '../../platform/database/tables.ts'
import type { Services } from '../../platform/http/context.ts'
import type { Kept } from '../../platform/privacy/owner-privacy.ts'
import { recordsOf } from '../../platform/privacy/records-of.ts'
import { findRestrictions } from '../../platform/privacy/restrictions.ts'
import { hasOtherRoot } from './user-queries.ts'
import type { UserRecord } from './user-queries.ts'

const block = (reason: DeletionBlock['reason'], more: Partial<DeletionBlock> = {}): DeletionBlock => ({
  reason,
  count: null,
  until: null,
  ...more,
})

/** What the owners of other rows say against it. */
const blocksOf = (kept: readonly Kept[], today: string): DeletionBlock[] => {
  const lastDay = kept
    .flatMap((one) => one.lastDay ?? [])
    .toSorted()
    .at(-1)
  const until = lastDay === undefined ? undefined : retainedUntil(lastDay)
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
  { owners, clock }: Pick<Services, 'owners' | 'clock'>,
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
    ...blocksOf(kept, today),
  ]
}
