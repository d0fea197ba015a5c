import { readOccupancy, type ZoneOccupancy } from '@dovolilnice/contract/open-data/operations'
import { addDays, localDayOf, startOfLocalDay } from '@dovolilnice/contract/primitives/local-day'
import { type Row, type Trx, sql } from '../../platform/database/db.ts'
import { headOf } from './data-sets.ts'
import { readOpenTown } from './open-town.ts'
import { implement } from '../../platform/http/context.ts'

/** Counts below this are not published: few vehicles on one day are people that a neighbour could name. */
const smallestCount = 10

/** Other counts are published as the nearest multiple of this, so that one person more or less, or a difference of two figures, shows nothing. */
const countStep = 5

/** A count as it may be published; null: too small. */
const roundedCount = (count: number): number | null => (count < smallestCount ? null : Math.round(count / countStep) * countStep)

const publishedDays = 14

const countPermits = (trx: Trx, day: string) =>
  trx
    .selectFrom('permit')
    .innerJoin('parking_lot', 'parking_lot.id', 'permit.parking_lot_id')
    .innerJoin('zone', 'zone.name', 'parking_lot.zone')
    .select(['zone.id', (of) => of.fn.countAll<number>().as('count')])
    .where('permit.status', '=', 'issued')
    .where('permit.valid_from', '<=', day)
    .where('permit.valid_until', '>', day)
    .groupBy('zone.id')
    .execute()

/** Passages at the bollards of each zone; one that guards the whole old town belongs to none. */
const countPassages = (trx: Trx, day: string) =>
  trx
    .selectFrom('access_log')
    .innerJoin('device', 'device.code', 'access_log.device_code')
    .innerJoin('parking_lot', 'parking_lot.id', 'device.parking_lot_id')
    .innerJoin('zone', 'zone.name', 'parking_lot.zone')
    .select(['zone.id', (of) => of.fn.countAll<number>().as('count')])
    .where('access_log.event_name', '=', 'passed')
    .where('access_log.at', '>=', startOfLocalDay(day))
    .where('access_log.at', '<', startOfLocalDay(addDays(day, 1)))
    .groupBy('zone.id')
    .execute()

/** Counts one day that is over, once: what is stored is already rounded. */
const countDay = async (trx: Trx, day: string, zones: readonly string[]): Promise<void> => {
  const [permits, passages] = [await countPermits(trx, day), await countPassages(trx, day)]
  const of = (counts: typeof permits, zone: string) => roundedCount(counts.find(({ id }) => id === zone)?.count ?? 0)
  const rows = zones.map((zone_id) => ({ zone_id, day, valid_permits: of(permits, zone_id), passages: of(passages, zone_id) }))
  await trx
    .insertInto('open_data_day')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const readDays = (trx: Trx, first: string): Promise<Row<'open_data_day'>[]> =>
  trx.selectFrom('open_data_day').selectAll().where('day', '>=', first).orderBy('day').execute()

/** The days before today, counted now where nobody has asked since they ended. */
const keepDays = async (trx: Trx, today: string, zones: readonly string[]): Promise<Row<'open_data_day'>[]> => {
  const days = Array.from({ length: publishedDays }, (_, index) => addDays(today, index - publishedDays))
  const first = addDays(today, -publishedDays)
  const known = await readDays(trx, first)
  const lacking = days.flatMap((day) => {
    const without = zones.filter((id) => !known.some((row) => row.day === day && row.zone_id === id))
    return without.length === 0 ? [] : [{ day, without }]
  })
  for (const { day, without } of lacking) await countDay(trx, day, without)
  return lacking.length === 0 ? known : readDays(trx, first)
}

/**
 * The local day that both the process and the database have reached: a clock that is ahead must not close a day that is not over, because no day is
 * counted again.
 */
const reachedDay = async (trx: Trx, now: Date): Promise<string> => {
  const { rows } = await sql<{ at: Date }>`select least(${now}::timestamptz, trail_now()) as at`.execute(trx)
  return localDayOf(rows[0]?.at ?? now)
}

export const handleReadOccupancy = implement(readOccupancy, async (_, context) => {
  const town = await readOpenTown(context)
  const days = await keepDays(
    context.trx,
    await reachedDay(context.trx, context.now),
    town.zones.map(({ id }) => id),
  )
  const zones = town.zones.map(({ id }): ZoneOccupancy => {
    const capacities = town.lots.filter(({ zone }) => zone === id).map(({ capacity }) => capacity)
    return {
      zone: id,
      capacity: capacities.reduce<number | null>((sum, one) => (sum === null || one === null ? null : sum + one), 0),
      days: days.filter((row) => row.zone_id === id).map(({ day, valid_permits, passages }) => ({ day, valid_permits, passages })),
    }
  })
  return { ...(await headOf('occupancy', town, zones, context)), count_step: countStep, smallest_count: smallestCount, zones }
})
