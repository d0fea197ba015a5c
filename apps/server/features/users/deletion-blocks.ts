import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { retainedUntil } from '@dovolilnice/contract/privacy/retention'
import type { DeletionBlock } from '@dovolilnice/contract/users/deletion-block'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/tables.ts'
import { hasOtherRoot } from './user-queries.ts'
import type { UserRecord } from './user-queries.ts'

const countPermitsInForce = async (db: Db, userId: string, today: string): Promise<number> => {
  const { count } = await db
    .selectFrom('permit')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'in', ['issued', 'suspended'])
    .where('valid_until', '>', today)
    .executeTakeFirstOrThrow()
  return count
}

const countOpenApplications = async (db: Db, userId: string): Promise<number> => {
  const { count } = await db
    .selectFrom('application')
    .select((of) => of.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('status', 'not in', [...endedStatuses])
    .executeTakeFirstOrThrow()
  return count
}

/** The last day of anything that must be kept: the end of a permit, a decision, a passage. */
const lastKeptDay = async (db: Db, userId: string): Promise<string | null> => {
  const { rows } = await sql<{ day: string | null }>`
    select max(day)::date as day from (
      select max(valid_until) as day from permit where user_id = ${userId} and anonymised_at is null
      union all
      select max(updated_at)::date from application where user_id = ${userId} and anonymised_at is null
      union all
      select max(l.at)::date from access_log l join permit p on p.id = l.permit_id where p.user_id = ${userId} and l.anonymised_at is null
    ) kept`.execute(db)
  return rows[0]?.day ?? null
}

const block = (reason: DeletionBlock['reason'], more: Partial<DeletionBlock> = {}): DeletionBlock => ({
  reason,
  count: null,
  until: null,
  ...more,
})

/** What keeps a person from being deleted now; none means that the deletion will work. */
export const findDeletionBlocks = async (db: Db, user: UserRecord, now: Date, actorId: string | null): Promise<DeletionBlock[]> => {
  const today = localDayOf(now)
  const [permits, applications, lastDay] = [
    await countPermitsInForce(db, user.id, today),
    await countOpenApplications(db, user.id),
    await lastKeptDay(db, user.id),
  ]
  const until = lastDay === null ? null : retainedUntil(lastDay)
  return [
    ...(user.id === actorId ? [block('self')] : []),
    ...(user.role === 'root' && user.active && !(await hasOtherRoot(db, user.id)) ? [block('last_root')] : []),
    ...(permits > 0 ? [block('open_permits', { count: permits })] : []),
    ...(applications > 0 ? [block('open_applications', { count: applications })] : []),
    ...(until !== null && until > today ? [block('retention', { until })] : []),
  ]
}
