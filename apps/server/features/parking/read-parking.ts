import { endedStatuses } from '@dovolilnice/contract/applications/application-status'
import type { ChangeEffect, EffectNote } from '@dovolilnice/contract/parking/tariff-versions'
import { type Trx, insertRow, sql } from '../../platform/database/db.ts'
import { readGates, readParkingAdministration } from '@dovolilnice/contract/parking/operations'
import { readParkingLots, readUserTypeParkingLots } from '@dovolilnice/contract/parking/read-parking-lots'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { type Context, implement } from '../../platform/http/context.ts'
import { type FieldError, OperationError, fieldError, invalidField } from '@dovolilnice/contract/errors'

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
interface Noted {
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

/** How many permits each kind, lot or type of user has open. */
const countOpenPermits = async (trx: Trx, column: Touched['column'], today: string): Promise<(id: string) => number> => {
  const rows = await trx
    .selectFrom('permit')
    .select([`${column} as id`, ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', 'in', ['issued', 'suspended'])
    .where('valid_until', '>', today)
    .groupBy(column)
    .execute()
  const counts = new Map(rows.map(({ id, count }) => [id, count]))
  return (id) => counts.get(id) ?? 0
}

export const handleReadParkingAdministration = implement(readParkingAdministration, async (_, { trx, now }) => {
  const today = localDayOf(now)
  const kinds = await trx.selectFrom('permit_kind').selectAll().orderBy('active', 'desc').orderBy('position').orderBy('code').execute()
  const tariffs = await trx.selectFrom('tariff').selectAll().orderBy('valid_from').execute()
  const lots = await trx.selectFrom('parking_lot').selectAll().orderBy('active', 'desc').orderBy('position').orderBy('code').execute()
  const pairs = await trx.selectFrom('user_type_parking_lot').selectAll().execute()
  const ofKind = await countOpenPermits(trx, 'permit_kind_id', today)
  const ofLot = await countOpenPermits(trx, 'parking_lot_id', today)
  const userTypes = await trx.selectFrom('user_type').selectAll().orderBy('position').orderBy('code').execute()
  const ofUserType = await countOpenPermits(trx, 'user_type_code', today)
  return {
    permit_kinds: kinds.map((kind) => ({
      ...kind,
      tariffs: tariffs.filter((tariff) => tariff.permit_kind_id === kind.id),
      open_permits: ofKind(kind.id),
    })),
    parking_lots: lots.map((lot) => ({
      ...lot,
      user_types: pairs.filter((pair) => pair.parking_lot_id === lot.id).map((pair) => pair.user_type_code),
      open_permits: ofLot(lot.id),
    })),
    user_types: userTypes.map((type) => ({ ...type, open_permits: ofUserType(type.code) })),
  }
})

export const handleReadParkingLots = implement(readParkingLots, async (_, { trx, capabilities }) => ({
  parking_lots: await capabilities.listParkingLots(trx),
}))

export const handleReadUserTypeParkingLots = implement(readUserTypeParkingLots, async (_, { trx }) => ({
  user_type_parking_lots: await trx
    .selectFrom('user_type_parking_lot')
    .selectAll()
    .orderBy('user_type_code')
    .orderBy('parking_lot_id')
    .execute(),
}))

export const handleReadGates = implement(readGates, async (_, { trx }) => ({
  gates: await trx
    .selectFrom('device')
    .leftJoin('parking_lot', 'parking_lot.id', 'device.parking_lot_id')
    .select(['device.code', 'device.name', 'parking_lot.zone', 'device.latitude', 'device.longitude'])
    .where('device.active', '=', true)
    .orderBy('device.position')
    .orderBy('device.code')
    .execute(),
}))

/** @throws OperationError `validation` when a type of user does not exist, or with the errors given */
export const requireUserTypes = async (
  { trx, locale }: Context,
  codes: readonly string[],
  found: readonly FieldError[] = [],
): Promise<void> => {
  const known = new Set((await trx.selectFrom('user_type').select('code').execute()).map(({ code }) => code))
  const unknown = codes.some((code) => !known.has(code))
  const fields = [...(unknown ? [fieldError('user_types', 'choice', locale)] : []), ...found]
  if (fields.length > 0) throw new OperationError('validation', { fields })
}

/** @throws OperationError `validation` when a lot does not exist */
export const requireLots = async ({ trx, locale }: Context, ids: readonly string[]): Promise<void> => {
  const known = new Set((await trx.selectFrom('parking_lot').select('id').execute()).map(({ id }) => id))
  if (ids.some((id) => !known.has(id))) throw invalidField('parking_lots', 'choice', locale)
}

const other = { user_type_code: 'parking_lot_id', parking_lot_id: 'user_type_code' } as const
type Side = keyof typeof other

/** The pairs of one lot or one type of user, in order. */
export const readPairs = async (trx: Trx, side: Side, id: string): Promise<string[]> => {
  const rows = await trx.selectFrom('user_type_parking_lot').select(`${other[side]} as paired`).where(side, '=', id).execute()
  return rows.map(({ paired }) => paired).toSorted()
}

/**
 * Sets the pairs of one lot or one type of user and removes all others. Records with a new or removed pair get a new version:
 * otherwise a person with such a record open would undo this change by saving it.
 */
export const writePairs = async (trx: Trx, side: Side, id: string, paired: readonly string[]): Promise<void> => {
  const before = await readPairs(trx, side, id)
  const changed = [...new Set([...before, ...paired])].filter((one) => before.includes(one) !== paired.includes(one))
  if (changed.length === 0) return
  await trx.deleteFrom('user_type_parking_lot').where(side, '=', id).execute()
  const rows = [...new Set(paired)].map((one) =>
    side === 'parking_lot_id' ? { parking_lot_id: id, user_type_code: one } : { user_type_code: id, parking_lot_id: one },
  )
  if (rows.length > 0) await insertRow(trx, 'user_type_parking_lot', rows)
  const next = sql<number>`version + 1`
  if (side === 'parking_lot_id') await trx.updateTable('user_type').set({ version: next }).where('code', 'in', changed).execute()
  else await trx.updateTable('parking_lot').set({ version: next }).where('id', 'in', changed).execute()
}
