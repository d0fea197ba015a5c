import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { readStatistics } from '@dovolilnice/contract/statistics/read-statistics'
import { rollUp } from '../../apps/server/features/statistics/roll-up.ts'
import { withLoadedProduct, type LoadedProduct } from '../harness/loaded-product.ts'
import { percentile, timesOf } from '../harness/percentile.ts'
import type { Benchmark, Report } from '../run.ts'

const calls = 20
const tables = ['received', 'decision', 'passage', 'occupancy', 'income', 'progress'].map((name) => `statistic_${name}`)

const inSeconds = (times: readonly number[]): string => `${(percentile(times, 0.5) / 1_000).toFixed(2)} s`
const inWords = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms`

const rowsOf = async ({ database }: LoadedProduct, table: string): Promise<string> => {
  const { rows } = await database.execute(`select count(*)::int as count from ${table}`)
  return `${rows[0]?.count} rows of ${table}`
}

const measureAll = async (product: LoadedProduct): Promise<Report[]> => {
  const { database, services, root } = product
  for (const table of tables) await database.execute(`delete from ${table}`)
  const limit = await timesOf(1, () => database.execute(`select event_name, reason, count(*) from access_log group by 1, 2`))
  const first = await timesOf(1, () => rollUp(services))
  const again = await timesOf(3, () => rollUp(services))
  await database.execute('analyze')
  const counted = [await rowsOf(product, 'access_log'), await rowsOf(product, 'application'), await rowsOf(product, 'statistic_passage')]
  const reports: Report[] = [
    {
      part: 'the first run',
      text: `${inSeconds(first)}, of ${counted.join(', ')}; one scan that groups the access log ${inSeconds(limit)}`,
    },
    { part: 'a night', text: inSeconds(again) },
  ]
  const until = localDayOf(services.clock.now())
  for (const days of [28, 84, 365]) {
    const body = { from: addDays(until, -days), until }
    const times = await timesOf(calls, async () => {
      const { status } = await root.call(readStatistics, { body })
      if (status !== 200) throw new Error(`${readStatistics.name} answered ${status}`)
    })
    reports.push({ part: `the screen, ${days} days`, text: inWords(times) })
  }
  return reports
}

export const benchmark: Benchmark = {
  name: 'statistics',
  measure: () => withLoadedProduct(measureAll),
}
