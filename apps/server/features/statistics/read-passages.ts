import { reasons } from '@dovolilnice/contract/access/reasons'
import type { Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Asked } from './asked.ts'

type Figures = NonNullable<Statistics['passages']>

/** A vehicle is admitted or refused once; its passage is another event. */
export const readPassages = async (db: Db, { from, until }: Asked): Promise<Figures> => {
  const counted = db.selectFrom('statistic_passage').where('day', '>=', from).where('day', '<', until)
  const hours = await counted
    .select([
      sql<number>`extract(isodow from day)::integer`.as('weekday'),
      'hour',
      (of) => of.fn.coalesce(of.fn.sum<number>('count').filterWhere('event_name', '=', 'admitted'), of.lit(0)).as('admitted'),
      (of) => of.fn.coalesce(of.fn.sum<number>('count').filterWhere('event_name', '=', 'refused'), of.lit(0)).as('refused'),
    ])
    .where('event_name', 'in', ['admitted', 'refused'])
    .groupBy(['weekday', 'hour'])
    .orderBy('weekday')
    .orderBy('hour')
    .execute()
  const refusals = await counted
    .select(['reason', (of) => of.fn.sum<number>('count').as('count')])
    .where('event_name', '=', 'refused')
    .groupBy('reason')
    .orderBy('count', 'desc')
    .orderBy('reason')
    .execute()
  return {
    hours,
    refusals: refusals.map(({ reason, count }) => ({ reason: reasons.find((known) => known === reason) ?? null, count })),
  }
}
