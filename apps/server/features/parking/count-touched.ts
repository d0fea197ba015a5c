import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import type { ChangeEffect, EffectNote } from '@dovolilnice/contract/parking/change-effect'
import { sql } from 'kysely'
import type { Trx } from '../../platform/database/tables.ts'

/** Selects the affected records: those of one kind, one lot or one type of user. */
export interface Touched {
  column: 'permit_kind_id' | 'parking_lot_id' | 'user_type_code'
  id: string
  /** The day of the change: a permit is open when it has not ended by then. */
  today: string
}

/** Permits valid now or later. */
export const openPermits = (trx: Trx, { column, id, today }: Touched) =>
  trx
    .selectFrom('permit')
    .where(`permit.${column}`, '=', id)
    .where('permit.status', 'in', ['issued', 'suspended'])
    .where('permit.valid_until', '>', today)

/** Applications that somebody still works on or pays. */
export const openApplications = (trx: Trx, { column, id }: Touched) =>
  trx.selectFrom('application').where(`application.${column}`, '=', id).where('application.status', 'not in', endedStatuses)

interface Countable {
  select(selection: ReturnType<typeof counted>): { executeTakeFirstOrThrow(): Promise<{ count: number }> }
}
const counted = () => sql<number>`count(*)`.as('count')

/** The number of rows of a query without a selection yet. */
export const countOf = async (query: unknown): Promise<number> =>
  (await (query as Countable).select(counted()).executeTakeFirstOrThrow()).count

/** A note with the number of affected records; counted only when it applies. */
export interface Noted {
  note: EffectNote
  applies: boolean
  count: () => Promise<number>
}

/** The effect of a change, with the notes that apply to at least one record. */
export const effectOf = async (trx: Trx, touched: Touched, from: string, noted: readonly Noted[]): Promise<ChangeEffect> => {
  const notes: ChangeEffect['notes'] = []
  for (const { note, applies, count } of noted) {
    const many = applies ? await count() : 0
    if (many > 0) notes.push({ note, count: many })
  }
  return {
    from,
    open_permits: await countOf(openPermits(trx, touched)),
    open_applications: await countOf(openApplications(trx, touched)),
    notes,
  }
}

/** A new record affects nothing. */
export const noEffect = (from: string): ChangeEffect => ({ from, open_permits: 0, open_applications: 0, notes: [] })
