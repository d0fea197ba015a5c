import {
  readControlledZones,
  readLotsMap,
  readOccupancy,
  readOpenData,
  readOpenPermitKinds,
  readZoneActivation,
  readZonesMap,
} from '@dovolilnice/contract/open-data/operations'
import { once } from 'node:events'
import { Agent, request, type IncomingMessage } from 'node:http'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import { percentile, timesOf } from './harness/percentile.ts'
import type { Benchmark, Report } from './run.ts'

const operations = [readOpenData, readZonesMap, readLotsMap, readOpenPermitKinds, readOccupancy, readControlledZones, readZoneActivation]
const coldCalls = 10
/** Series of calls, each from an address of its own of the loopback: one address may ask 120 times a minute. */
const addresses = 10
const callsEach = 20

interface Caller {
  port: number
  /** `127.0.0.0/8` are all addresses of this machine. */
  address: string
  agent: Agent
}

/** One answer, read whole. @throws Error for another status than the expected one */
const ask = async ({ port, address, agent }: Caller, path: string, expected: number, etag?: string): Promise<IncomingMessage> => {
  const headers = etag === undefined ? {} : { 'if-none-match': etag }
  const call = request({ host: '127.0.0.1', port, path, localAddress: address, agent, headers }).end()
  const [answer]: IncomingMessage[] = await once(call, 'response')
  if (answer?.statusCode !== expected) throw new Error(`${path} answered ${answer?.statusCode}`)
  answer.resume()
  await once(answer, 'end')
  return answer
}

const inWords = (times: readonly number[]): string =>
  `p50 ${percentile(times, 0.5).toFixed(1)}, p99 ${percentile(times, 0.99).toFixed(1)} ms`

/** Calls of several addresses at once, each over a connection of its own. */
const askAll = async (callers: readonly Caller[], path: string, expected: number, etag?: string): Promise<number[]> =>
  (await Promise.all(callers.map((caller) => timesOf(callsEach, () => ask(caller, path, expected, etag))))).flat()

/** Forgets what was published before, so that the next call hashes, counts days and writes a version. */
const forget = async ({ database }: LoadedProduct): Promise<void> => {
  await database.execute('delete from open_data_version')
  await database.execute('delete from open_data_day')
}

const measureAll = async (product: LoadedProduct): Promise<Report[]> => {
  let series = 1
  const callersOf = (count: number): Caller[] => {
    series += 1
    const agentOf = () => new Agent({ keepAlive: true, maxSockets: 1 })
    return Array.from({ length: count }, (_, each) => ({ port: product.port, address: `127.0.${series}.${each + 1}`, agent: agentOf() }))
  }
  const reports: Report[] = []
  for (const operation of operations) {
    const path = `/api/${operation.path}`
    const callers = callersOf(addresses)
    const [one = { port: 0, address: '', agent: new Agent() }] = callersOf(1)
    const first = await timesOf(1, () => ask(one, path, 200))
    const cold: number[] = []
    for (let call = 0; call < coldCalls; call++) {
      await forget(product)
      cold.push(...(await timesOf(1, () => ask(one, path, 200))))
    }
    const warm = await timesOf(coldCalls, () => ask(one, path, 200))
    const { headers } = await ask(one, path, 200)
    const many = await askAll(callers, path, 200)
    const known = await askAll(callers, path, 304, headers.etag)
    const text =
      `cold ${inWords(cold)} (the very first ${first[0]?.toFixed(1)} ms); one after the other ${inWords(warm)}; ` +
      `${addresses} at once ${inWords(many)}; the same, known by its ETag (304) ${inWords(known)}`
    reports.push({ part: operation.path, text })
    for (const { agent } of [one, ...callers]) agent.destroy()
  }
  return reports
}

export const benchmark: Benchmark = {
  name: 'open data',
  measure: () => withLoadedProduct(measureAll, 0.05),
}
