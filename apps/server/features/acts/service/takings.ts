import { isSuspension, revocationKinds, suspensionKinds } from '@dovolilnice/contract/acts/suspension-ground'
import type { PermitTaking } from '@dovolilnice/contract/primitives/taking'
import type { Db, Trx } from '../../../platform/database/db.ts'

/** The acts that take these permits, or ones whose places they took, away and were neither set aside nor are over; the newest first. */
const takingsOf = (db: Db, permitIds: readonly string[]) =>
  db
    .withRecursive('chain', (with_) =>
      with_
        .selectFrom('permit')
        .select(['id as of', 'id', 'replaces_permit_id'])
        .where('id', 'in', permitIds)
        .unionAll(
          with_
            .selectFrom('permit as older')
            .innerJoin('chain', 'chain.replaces_permit_id', 'older.id')
            .select(['chain.of', 'older.id', 'older.replaces_permit_id']),
        ),
    )
    .selectFrom('chain')
    .innerJoin('act', 'act.permit_id', 'chain.id')
    .innerJoin('act_standing as way', 'way.act_id', 'act.id')
    .select(['chain.of', 'act.id', 'act.kind', 'act.number', 'act.ends_on', 'way.effect', 'way.effective_on'])
    // One of a time when all took effect at once has no day of it.
    .select(({ or, eb }) => or([eb('way.effect', 'is', null), eb('way.taken_at', 'is not', null)]).as('in_effect'))
    .where('act.kind', 'in', [...revocationKinds, ...suspensionKinds])
    .where('way.set_aside', '=', false)
    .where('way.ended_at', 'is', null)
    .orderBy('act.issued_at', 'desc')
    .orderBy('act.id', 'desc')
    .execute()

/** What the acts say that take these permits away, by the permit's id. */
export const readTakings = async (db: Db, permitIds: readonly string[]): Promise<(id: string) => PermitTaking[]> => {
  const rows = permitIds.length === 0 ? [] : await takingsOf(db, permitIds)
  return (id) =>
    rows
      .filter(({ of }) => of === id)
      .map(({ kind, number, effect, effective_on, in_effect, ends_on }) => ({
        ...{ act: number, suspends: isSuspension(kind), in_effect: Boolean(in_effect) },
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
