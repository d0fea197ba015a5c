import type { Statistics } from '@dovolilnice/contract/statistics/read-statistics'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/db.ts'
import type { Asked } from './asked.ts'

type Figures = NonNullable<Statistics['income']>

/** @param months the first days of the months of the period */
export const readIncome = async (
  db: Db,
  { from, until, before, kind }: Asked,
  { kinds, months }: { kinds: Statistics['kinds']; months: readonly string[] },
): Promise<Figures> => {
  const { rows } = await sql<Figures['total'] & { level: number; month: string | null; kind_id: string | null }>`
    select grouping(date_trunc('month', day), permit_kind_id) as level, date_trunc('month', day)::date as month, permit_kind_id as kind_id,
      coalesce(sum(cents), 0)::bigint as cents, coalesce(sum(documents), 0)::bigint as documents
    from statistic_income
    where day >= ${from} and day < ${until} and (${kind}::uuid is null or permit_kind_id = ${kind})
    group by grouping sets ((date_trunc('month', day)), (permit_kind_id), ())`.execute(db)
  const earlier = await sql<{ month: string; cents: number; permits: number }>`
    select (date_trunc('month', day) + interval '1 year')::date as month, sum(cents)::bigint as cents,
      coalesce(sum(cents) filter (where permit_kind_id is not null), 0)::bigint as permits
    from statistic_income
    where day >= ${before.from} and day < ${before.until} and (${kind}::uuid is null or permit_kind_id = ${kind})
    group by 1`.execute(db)
  const sums = ({ cents, documents }: Figures['total'] = { cents: 0, documents: 0 }) => ({ cents, documents })
  const [byMonth, byKind, all] = [0b01, 0b10, 0b11].map((level) => rows.filter((row) => row.level === level))
  return {
    months: months.map((month) => ({
      ...{ month, ...sums(byMonth?.find((row) => row.month === month)) },
      before_cents: earlier.rows.find((row) => row.month === month)?.cents ?? 0,
    })),
    kinds: [...kinds.map(({ id }) => id), null].flatMap((id) => {
      const row = byKind?.find(({ kind_id: found }) => found === id)
      return row === undefined ? [] : [{ id, ...sums(row) }]
    }),
    total: sums(all?.[0]),
    permits: {
      cents: (byKind ?? []).reduce((sum, row) => sum + (row.kind_id === null ? 0 : row.cents), 0),
      before_cents: earlier.rows.reduce((sum, row) => sum + row.permits, 0),
    },
  }
}
