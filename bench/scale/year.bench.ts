import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { listAccessLog } from '@dovolilnice/contract/access/operations'
import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { listEvents } from '@dovolilnice/contract/events/operations'
import type { Operation } from '@dovolilnice/contract/operation'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { search } from '@dovolilnice/contract/search/search'
import { listUsers } from '@dovolilnice/contract/users/operations'
import { sql } from 'kysely'
import { z } from 'zod/mini'
import { readConfig } from '../../apps/server/config.ts'
import { productJobs } from '../../apps/server/start-services.ts'
import { createListContents } from '../../apps/server/features/access/list-contents.ts'
import { readLists } from '../../apps/server/features/access/publish-whitelists.ts'
import { generateKeyPairSync } from 'node:crypto'
import { backUp, makeBackupKey, verify } from '@dovolilnice/server/backup'
import type { TownSize } from '../../apps/server/town/load/fill-town.ts'
import { temporaryFolder } from '../../tools/services/processes.ts'
import { withLoadedProduct, type LoadedProduct } from '../harness/loaded-product.ts'
import { percentile, timesOf } from '../harness/percentile.ts'
import type { Benchmark, Report } from '../run.ts'

const day = 86_400_000
const ago = (days: number): string => new Date(Date.now() - days * day).toISOString()

const asked: { part: string; operation: Operation; body: object }[] = [
  { part: 'applications', operation: listApplications, body: {} },
  { part: 'applications, a name', operation: listApplications, body: { filters: { search: 'Žebljarski' } } },
  { part: 'applications, page 5,000', operation: listApplications, body: { page: 5_000 } },
  { part: 'permits', operation: listPermits, body: {} },
  { part: 'access log', operation: listAccessLog, body: {} },
  { part: 'access log, page 100,000', operation: listAccessLog, body: { page: 100_000 } },
  { part: 'access log, a week', operation: listAccessLog, body: { filters: { from: ago(37), until: ago(30) } } },
  { part: 'access log, a plate', operation: listAccessLog, body: { filters: { credential: 'LJAA001' } } },
  { part: 'audit trail', operation: listEvents, body: {} },
  { part: 'people', operation: listUsers, body: {} },
]

/** The first call counts the list anew, the others find its count remembered. */
const measureLists = async ({ root }: LoadedProduct): Promise<Report[]> => {
  const reports: Report[] = []
  for (const { part, operation, body } of asked) {
    const answers: number[] = []
    const times = await timesOf(9, async () => {
      const { status, body: answer } = await root.call(operation, { body })
      if (status !== 200) throw new Error(`${part} was answered ${status}`)
      answers.push(answer.total)
    })
    const [first = 0, ...next] = times
    reports.push({
      part,
      text: `${answers[0]} rows; first ${first.toFixed(0)} ms, then ${percentile(next, 0.5).toFixed(1)} ms (median of 8)`,
    })
  }
  const found = await timesOf(9, () => root.call(search, { query: { q: 'Metka Zgledni' } }))
  const figures = await timesOf(9, () => root.call(readDashboard))
  return [
    ...reports,
    { part: 'search over everything', text: `${percentile(found, 0.5).toFixed(1)} ms (median of 9)` },
    { part: 'figures of the dashboard', text: `${percentile(figures, 0.5).toFixed(1)} ms (median of 9)` },
  ]
}

const sizeSchema = z.array(z.object({ name: z.string(), rows: z.number(), heap: z.number(), indexes: z.number() }))
const gigabytes = (bytes: number): string => `${(bytes / 1024 ** 3).toFixed(2)} GB`

const measureSizes = async ({ database }: LoadedProduct): Promise<Report[]> => {
  const { rows } = await sql`
    select relname as name, n_live_tup::float8 as rows, pg_table_size(relid)::float8 as heap, pg_indexes_size(relid)::float8 as indexes
    from pg_stat_user_tables where schemaname = 'public' order by pg_total_relation_size(relid) desc limit 8`.execute(database.kysely)
  return sizeSchema.parse(rows).map(({ name, rows: count, heap, indexes }) => ({
    part: name,
    text: `${count} rows, table ${gigabytes(heap)}, indexes ${gigabytes(indexes)}`,
  }))
}

const secondsOf = async (work: () => Promise<unknown>): Promise<string> => `${(((await timesOf(1, work))[0] ?? 0) / 1_000).toFixed(1)} s`

/** Each nightly job by itself, twice: the first night finds the whole year, the second what a night finds. */
const measureNight = async ({ jobs, database, services }: LoadedProduct): Promise<Report[]> => {
  const reports: Report[] = []
  for (const job of productJobs.filter(({ dailyAt }) => dailyAt !== undefined)) {
    const once = async () => {
      await database.transaction((trx) => services.send(trx, job, {}))
      await jobs.runDue(job.name)
    }
    const [first, second] = [await secondsOf(once), await secondsOf(once)]
    reports.push({ part: `${job.name} (${job.dailyAt})`, text: `${first}, again ${second}` })
    console.log(reports.at(-1))
  }
  return reports
}

const measureBackup = async (databaseUrl: string): Promise<Report[]> => {
  const folder = temporaryFolder('backup')
  const recipient = await makeBackupKey(`${folder.path}/key`)
  const env = {
    NODE_ENV: 'test',
    DATABASE_URL: databaseUrl,
    DATA_DIR: `${folder.path}/data`,
    BACKUP_DIR: `${folder.path}/backups`,
    BACKUP_RECIPIENT: recipient,
  }
  const config = readConfig(env)
  const made = await secondsOf(() => backUp(config, env))
  const verified = await secondsOf(() => verify(config, 'newest'))
  folder.remove()
  return [{ part: 'backup, verification', text: `${made}, ${verified}` }]
}

const measureAll = async (product: LoadedProduct): Promise<Report[]> => {
  const reports = [...(await measureSizes(product)), ...(await measureLists(product))]
  for (const report of reports) console.log(report)
  const contents = createListContents(generateKeyPairSync('ed25519').privateKey)
  const read = () => readLists(product.database.kysely, contents, new Date())
  const lists = await timesOf(5, read)
  const gates = await read()
  const made = {
    part: `lists of ${gates.length} gates, at most ${Math.max(...gates.map(({ entries }) => entries))} credentials`,
    text: `${percentile(lists, 0.5).toFixed(0)} ms (median of 5)`,
  }
  return [...reports, made, ...(await measureNight(product)), ...(await measureBackup(product.databaseUrl))]
}

/** Applications and passages of the largest town in a year. */
const year = (share: number): TownSize => ({
  people: Math.ceil(100_000 * share),
  applications: Math.ceil(300_000 * share),
  permits: Math.ceil(75_000 * share),
  passages: Math.ceil(10_000_000 * share),
  days: 365,
})

export const benchmark: Benchmark = {
  name: 'a year of the largest town',
  measure: () => withLoadedProduct(measureAll, 1, year),
}
