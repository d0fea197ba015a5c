import { isSuspension, revocationKinds, suspensionKinds } from '@dovolilnice/contract/acts/suspension-ground'
import type { PermitTaking } from '@dovolilnice/contract/primitives/taking'
import { type Db, type Row, type Trx, sql, unseen } from '../../../platform/database/db.ts'

interface Taking extends Pick<Row<'act'>, 'id' | 'kind' | 'number' | 'ends_on'>, Pick<Row<'act_standing'>, 'effect' | 'effective_on'> {
  /** The permit that was asked for. */
  of: string
  /** One of a time when all took effect at once has no day of it. */
  in_effect: boolean
}

/**
 * The acts that take these permits, or ones whose places they took, away and were neither set aside nor are over; the newest first. Written as SQL: a
 * page of permits asks it, and it is one text for any number of them, which PostgreSQL plans once.
 */
const takingsOf = async (db: Db, permitIds: readonly string[]): Promise<Taking[]> => {
  const asked = unseen(permitIds, 'uuid[]')
  const kinds = sql.join([...revocationKinds, ...suspensionKinds].map((kind) => sql.lit(kind)))
  const { rows } = await sql<Taking>`with chain as (
      select id as of, id from unnest(${asked}) id
      union all select permit_id, older_id from permit_predecessor where permit_id = any(${asked}::uuid[]))
    select chain.of, act.id, act.kind, act.number, act.ends_on, way.effect, way.effective_on,
      way.effect is null or way.taken_at is not null as in_effect
    from chain join act on act.permit_id = chain.id join act_standing way on way.act_id = act.id
    where act.kind in (${kinds}) and not way.set_aside and way.ended_at is null
    order by act.issued_at desc, act.id desc`.execute(db)
  return rows
}

/** What the acts say that take these permits away, by the permit's id. */
export const readTakings = async (db: Db, permitIds: readonly string[]): Promise<(id: string) => PermitTaking[]> => {
  const rows = permitIds.length === 0 ? [] : await takingsOf(db, permitIds)
  return (id) =>
    rows
      .filter(({ of }) => of === id)
      .map(({ kind, number, effect, effective_on, in_effect, ends_on }) => ({
        ...{ act: number, suspends: isSuspension(kind), in_effect },
        ...{ effect, from: effective_on, last_day: ends_on },
      }))
}

/** The suspension of a permit, or of one whose place it took, that neither was set aside nor is over. */
export const suspensionHeld = async (trx: Trx, permitId: string | null) =>
  permitId === null ? undefined : (await takingsOf(trx, [permitId])).find(({ kind }) => isSuspension(kind))

/** The suspensions whose last day has passed and that were not ended yet, the oldest first. */
export const suspensionsOver = (db: Db, today: string) =>
  db
    .selectFrom('act')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['act.id', 'act.permit_id', 'act.number', 'act.ends_on', 'act.decided_by', 'act.decided_by_name'])
    .where('act.ends_on', '<', today)
    .where('way.ended_at', 'is', null)
    .orderBy('act.issued_at')
    .execute()

/** A suspension is over, by its last day or by an act: nothing follows from it any more. */
export const endSuspension = async (trx: Trx, id: string, now: Date): Promise<void> => {
  await trx.updateTable('act_standing').set({ ended_at: now }).where('act_id', '=', id).execute()
}
