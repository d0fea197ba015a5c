import { createExport } from '@dovolilnice/contract/exports/create-export'
import type { ExportFormat } from '@dovolilnice/contract/exports/export-format'
import { readExport } from '@dovolilnice/contract/exports/read-export'
import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { withLoadedProduct } from './loaded-product.ts'
import type { LoadedProduct } from './loaded-product.ts'
import type { Benchmark, Report } from './run.ts'

const rowCount = Number(process.env['BENCH_ROWS'] ?? 1_000_000)
const megabyte = 1_000_000

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

const columns = ['at', 'event_name', 'device_code', 'credential', 'credential_kind', 'permit_number', 'plate', 'phone', 'reason', 'tags']

/** The same rows with the same columns and order, written by PostgreSQL's own client. */
const sameRows =
  `select log.at, event_name, coalesce(d.name, log.device_code), credential, credential_kind, permit_number, plate, phone, reason, reason_details,
  array(select t.label from access_tag t where t.access_log_id = log.id order by t.created_at, t.id)
  from access_log log left join device d on d.code = log.device_code order by log.at desc, log.id desc`.replaceAll('\n', ' ')

const copyBare = async ({ databaseUrl }: LoadedProduct): Promise<number> => {
  const begun = performance.now()
  const command = `\\copy (${sameRows}) to '/dev/null' with (format csv, delimiter ';')`
  await promisify(execFile)('psql', [databaseUrl, '-q', '-c', command])
  return performance.now() - begun
}

/** Megabytes that the process grew while the work ran, at its highest. */
const growthOf = async (work: () => Promise<unknown>): Promise<{ ms: number; grown: number }> => {
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 20)
  const begun = performance.now()
  await work()
  clearInterval(timer)
  return { ms: performance.now() - begun, grown: (peak - before) / megabyte }
}

const exportOnce = async ({ root, jobs }: LoadedProduct, format: ExportFormat): Promise<number> => {
  const { body, status } = await root.call(createExport, { body: { list: 'list-access-log', format, columns } })
  if (status !== 200) throw new Error(`the export answered ${status}`)
  await jobs.runDue('run-export')
  const { body: row } = await root.call(readExport, { params: { id: body.id } })
  if (row.export_status_name !== 'done' || row.rows !== rowCount) throw new Error(`the export ended so: ${JSON.stringify(row)}`)
  return row.file_size_readable / megabyte
}

const measureFormat = async (product: LoadedProduct, format: ExportFormat): Promise<Report> => {
  const bare = await copyBare(product)
  let size = 0
  const { ms, grown } = await growthOf(async () => (size = await exportOnce(product, format)))
  const again = await copyBare(product)
  const baseline = (bare + again) / 2
  return {
    part: `${rowCount.toLocaleString('en')} lines of the access log to ${format.toUpperCase()}`,
    text:
      `${(ms / baseline).toFixed(2)} × psql \\copy of the same rows (${(ms / 1000).toFixed(1)} s; before ${(bare / 1000).toFixed(1)} s, ` +
      `after ${(again / 1000).toFixed(1)} s); memory grew by ${grown.toFixed(0)} MB, the file has ${size.toFixed(0)} MB`,
  }
}

const measureExports = async (product: LoadedProduct): Promise<Report[]> => {
  await fillLog(product)
  // What a first export loads and compiles belongs to the process, not to the rows.
  await product.root.call(createExport, { body: { list: 'list-users', format: 'xlsx', columns: ['name'] } })
  await product.jobs.runDue('run-export')
  const reports: Report[] = []
  for (const format of ['csv', 'xlsx'] as const) {
    await pause(2_000)
    reports.push(await measureFormat(product, format))
  }
  return reports
}

/** Whether a list of a million rows leaves as a file in constant memory, and how much slower than by the database's own tool. */
export const benchmark: Benchmark = {
  name: 'export',
  measure: () => withLoadedProduct(measureExports, 0.005),
}
