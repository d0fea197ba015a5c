import type { ExportFormat } from '@dovolilnice/contract/exports/export'
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { z } from 'zod/mini'
import type { MadeExport } from './harness/export-once.ts'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import type { Benchmark, Report } from './run.ts'

const rowCount = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
/** Those of `npm start`, whose young generation of the heap is small. */
const productFlags = ['--max-semi-space-size=4', '--v8-pool-size=1']

interface Newest {
  /** An instant. */
  from: string
  count: number
}

/** Fills the log to a million rows: copies of passages, each with an id and a second of its own. */
const fillLog = async ({ database }: LoadedProduct): Promise<void> => {
  const { rows } = await database.execute('select count(*)::int as count from access_log')
  const missing = rowCount - Number(rows[0]?.['count'])
  await database.execute(
    `insert into access_log (id, device_code, at, received_at, event_name, presentation_id, credential_kind, credential, credential_normalised, reason, reason_details, permit_id, permit_number, plate, phone)
     select gen_random_uuid(), device_code, at - n * interval '1 second', received_at, event_name, presentation_id, credential_kind, credential, credential_normalised, reason, reason_details, permit_id, permit_number, plate, phone
     from (select *, row_number() over () as place from access_log limit 5000) as log, generate_series(1, $1::int / 5000 + 1) as n limit $1::int`,
    [Math.max(0, missing)],
  )
  await database.execute('vacuum analyze access_log')
}

/** The same rows with the same columns and order, written by PostgreSQL's own client. */
const sameRows = (from: string): string =>
  `select log.at, event_name, coalesce(d.name, log.device_code), credential, credential_kind, permit_number, plate, phone, reason, reason_details,
  array(select t.label from access_tag t where t.access_log_id = log.id order by t.created_at, t.id)
  from access_log log left join device d on d.code = log.device_code where log.at >= '${from}' order by log.at desc, log.id desc`.replaceAll(
    '\n',
    ' ',
  )

const copyBare = async ({ databaseUrl }: LoadedProduct, { from }: Newest): Promise<number> => {
  const begun = performance.now()
  const command = `\\copy (${sameRows(from)}) to '/dev/null' with (format csv, delimiter ';')`
  await promisify(execFile)('psql', [databaseUrl, '-q', '-c', command])
  return performance.now() - begun
}

/** The bound of the newest lines of the log: there are `count` of them from this instant on. */
const newest = async ({ database }: LoadedProduct, wanted: number): Promise<Newest> => {
  const { rows } = await database.execute(
    `select bound.at, (select count(*)::int from access_log where at >= bound.at) as count
     from (select date_trunc('milliseconds', at) as at from access_log order by at desc offset $1::int limit 1) as bound`,
    [wanted - 1],
  )
  const { at, count } = z.object({ at: z.date(), count: z.number() }).parse(rows[0])
  return { from: at.toISOString(), count }
}

/** Makes one export in a process of its own: what an earlier one left in memory would hide the growth. */
const exportOnce = async ({ databaseUrl, dataDir }: LoadedProduct, format: ExportFormat, { from, count }: Newest): Promise<MadeExport> => {
  const args = [...productFlags, join(import.meta.dirname, 'harness', 'export-once.ts'), format, from, String(count)]
  const { stdout } = await promisify(execFile)(process.execPath, args, {
    env: { ...process.env, BENCH_DATABASE_URL: databaseUrl, BENCH_DATA_DIR: dataDir },
  })
  return JSON.parse(stdout)
}

const measureFormat = async (product: LoadedProduct, format: ExportFormat, part: Newest): Promise<Report> => {
  const bare = await copyBare(product, part)
  const { ms, worked, grown, size } = await exportOnce(product, format, part)
  const again = await copyBare(product, part)
  const baseline = (bare + again) / 2
  return {
    part: `${part.count.toLocaleString('en')} lines of the access log to ${format.toUpperCase()}`,
    text:
      `${(ms / baseline).toFixed(2)} × psql \\copy of the same rows (${(ms / 1000).toFixed(1)} s, of which the server worked ${(worked / 1000).toFixed(1)} s; \\copy before ${(bare / 1000).toFixed(1)} s, ` +
      `after ${(again / 1000).toFixed(1)} s); memory grew by ${grown.toFixed(0)} MB, the file has ${size.toFixed(0)} MB`,
  }
}

const measureExports = async (product: LoadedProduct): Promise<Report[]> => {
  await fillLog(product)
  const parts = [await newest(product, Math.ceil(rowCount / 3)), await newest(product, rowCount)]
  const reports: Report[] = []
  for (const format of ['csv', 'xlsx'] as const) for (const part of parts) reports.push(await measureFormat(product, format, part))
  return reports
}

/** Whether a list of a million rows leaves as a file in memory that does not grow with the rows, and how much slower than by the database's own tool. */
export const benchmark: Benchmark = {
  name: 'export',
  measure: () => withLoadedProduct(measureExports, 0.005),
}
