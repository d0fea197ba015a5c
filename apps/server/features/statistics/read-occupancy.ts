import type { Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { addMonths } from '@dovolilnice/contract/primitives/local-day'
import { type Db, type Row, sql } from '../../platform/database/db.ts'
import type { Asked } from './asked.ts'

type Figures = NonNullable<Statistics['occupancy']>

interface Counted {
  permits: number
  places: number | null
  most: number
}

/** The last day of the period against the most of any of its days, by lot and by zone. A zone in which a lot has no number of places has none. */
const readCounted = async (db: Db, { from, until }: Asked, day: string) => {
  const { rows } = await sql<Counted & { lot_id: string | null; zone_id: string }>`
    with daily as (
      select day, parking_lot.id as lot_id, zone.id as zone_id, sum(permits) as permits,
        case when count(*) = count(places) then sum(places) end as places
      from statistic_occupancy
      join parking_lot on parking_lot.id = statistic_occupancy.parking_lot_id
      join zone on zone.name = parking_lot.zone
      where day >= ${from} and day < ${until} and (parking_lot.active or permits > 0)
      group by grouping sets ((day, parking_lot.id, zone.id), (day, zone.id))
    )
    select lot_id, zone_id, max(permits)::bigint as most,
      coalesce(max(permits) filter (where day = ${day}), 0)::bigint as permits, (max(places) filter (where day = ${day}))::bigint as places
    from daily group by 1, 2`.execute(db)
  return rows
}

const countedOf = ({ permits, places, most }: Counted): Counted => ({ permits, places, most })

export const readOccupancy = async (db: Db, asked: Asked): Promise<Figures> => {
  const { day } = await db
    .selectFrom('statistic_occupancy')
    .select((of) => of.fn.max<string | null>('day').as('day'))
    .where('day', '>=', asked.from)
    .where('day', '<', asked.until)
    .executeTakeFirstOrThrow()
  if (day === null) return { day: null, in_force: null, in_force_before: null, zones: [], lots: [] }
  const inForce = async (on: string): Promise<number | null> => {
    const { permits } = await db
      .selectFrom('statistic_occupancy')
      .select((of) => of.fn.sum<number | null>('permits').as('permits'))
      .where('day', '=', on)
      .executeTakeFirstOrThrow()
    return permits
  }
  const counted = await readCounted(db, asked, day)
  const zones: Pick<Row<'zone'>, 'id' | 'name' | 'title'>[] = await db
    .selectFrom('zone')
    .select(['id', 'name', 'title'])
    .orderBy('name')
    .execute()
  const lots = await db
    .selectFrom('parking_lot')
    .select(['id', 'title', 'zone'])
    .orderBy('zone')
    .orderBy('position')
    .orderBy('code')
    .execute()
  return {
    day,
    in_force: await inForce(day),
    in_force_before: await inForce(addMonths(day, -12)),
    zones: zones.flatMap(({ id, title }) => {
      const row = counted.find((one) => one.lot_id === null && one.zone_id === id)
      return row === undefined ? [] : [{ id, title, ...countedOf(row) }]
    }),
    lots: lots.flatMap(({ id, title, zone }) => {
      const row = counted.find((one) => one.lot_id === id)
      const of = zones.find(({ name }) => name === zone)
      return row === undefined || of === undefined ? [] : [{ id, title, zone: of.title, ...countedOf(row) }]
    }),
  }
}
