import { createExport } from '@dovolilnice/contract/exports/create-export'
import { exportFormats } from '@dovolilnice/contract/exports/export'
import { readExport } from '@dovolilnice/contract/exports/read-export'
import { z } from 'zod/mini'
import { withLoadedProduct, type LoadedProduct } from './loaded-product.ts'

/** One export of the access log. */
export interface MadeExport {
  ms: number
  /** Milliseconds that this process worked for it, on all of its threads; PostgreSQL works beside it. */
  worked: number
  /** Megabytes that the process grew while it wrote the file, at its highest. */
  grown: number
  /** Megabytes of the file. */
  size: number
}

const megabyte = 1_000_000
const columns = ['at', 'event_name', 'device_code', 'credential', 'credential_kind', 'permit_number', 'plate', 'phone', 'reason', 'tags']

const exportLog = async ({ root, jobs }: LoadedProduct, format: string, from: string, count: number): Promise<number> => {
  const asked = { list: 'list-access-log', format: z.enum(exportFormats).parse(format), filters: { from }, columns }
  const { body, status } = await root.call(createExport, { body: asked })
  if (status !== 200) throw new Error(`the export answered ${status}`)
  await jobs.runDue('run-export')
  const { body: row } = await root.call(readExport, { params: { id: body.id } })
  if (row.export_status_name !== 'done' || row.rows !== count) throw new Error(`the export ended so: ${JSON.stringify(row)}`)
  return row.file_size_readable / megabyte
}

const measure = async (product: LoadedProduct, format: string, from: string, count: number): Promise<MadeExport> => {
  // What a first export loads and compiles belongs to the process, not to the rows.
  await product.root.call(createExport, { body: { list: 'list-users', format: 'xlsx', columns: ['name'] } })
  await product.jobs.runDue('run-export')
  const before = process.memoryUsage.rss()
  let peak = before
  const timer = setInterval(() => (peak = Math.max(peak, process.memoryUsage.rss())), 100)
  const begun = performance.now()
  const usage = process.cpuUsage()
  const size = await exportLog(product, format, from, count)
  const { user, system } = process.cpuUsage(usage)
  clearInterval(timer)
  return { ms: performance.now() - begun, worked: (user + system) / 1000, grown: (peak - before) / megabyte, size }
}

const [format = '', from = '', count = ''] = process.argv.slice(2)
console.log(JSON.stringify(await withLoadedProduct((product) => measure(product, format, from, Number(count)))))
