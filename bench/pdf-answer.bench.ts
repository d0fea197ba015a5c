import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { readPermitPdf } from '@dovolilnice/contract/permits/record/operations'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import { headersOf } from './harness/open-loader.ts'
import { percentile, timesOf } from './harness/percentile.ts'
import type { Benchmark, Measurement } from './run.ts'

const runs = 30

const fetchBytes = async (url: string, headers: Record<string, string> = {}): Promise<Buffer> => {
  const answer = await fetch(url, { headers })
  if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return Buffer.from(await answer.arrayBuffer())
}

const medianOf = async (url: string, headers: Record<string, string> = {}): Promise<number> => {
  await timesOf(5, () => fetchBytes(url, headers))
  return percentile(await timesOf(runs, () => fetchBytes(url, headers)), 0.5)
}

const measureAnswer = async ({ root, port, database }: LoadedProduct): Promise<Measurement> => {
  const { id } = await database.kysely
    .selectFrom('permit')
    .select('id')
    .where('status', '=', 'issued')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  const url = `http://127.0.0.1:${port}/api/${readPermitPdf.path.replace('{id}', id)}`
  const bytes = await fetchBytes(url, headersOf(root))
  const server = createServer((_, response) => response.end(bytes)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const baseline = await medianOf(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  const ours = await medianOf(url, headersOf(root))
  server.close()
  server.closeAllConnections()
  return {
    part: `a permit as PDF, ${(bytes.length / 1000).toFixed(0)} kB`,
    ours,
    baseline,
    baselineName: 'a bare handler with the same bytes',
  }
}

export const benchmark: Benchmark = {
  name: 'a permit as PDF',
  measure: () => withLoadedProduct(measureAnswer, 0.02),
}
