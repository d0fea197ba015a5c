import type { Operation } from '@dovolilnice/contract/operation'
import { search } from '@dovolilnice/contract/search/search'
import { z } from 'zod/mini'
import { features } from '../apps/server/compose.ts'
import { isListRoute } from '../apps/server/platform/http/context.ts'
import type { TestClient } from '../apps/server/test/test-client.ts'
import type { Load, Loaded } from './harness/list-load.ts'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import { headersOf, openLoader } from './harness/open-loader.ts'
import { percentile, timesOf } from './harness/percentile.ts'
import type { Benchmark, Report } from './run.ts'

/** Answers a second of Directus 11 for a list of a million rows with its exact total, on two cores, by connections. */
const directus: Readonly<Record<number, number>> = { 10: 174, 50: 159 }
const connections = [10, 50]
const milliseconds = 2000
/** A first page that one caller waits for as long as this would keep fifty waiting for longer than the server lets them. */
const slowMs = 250

const lists: Operation[] = features.flatMap(({ routes }) => routes.filter(isListRoute).map(({ operation }) => operation))

const words = [
  'V-2024-1',
  'D-2025-12',
  'Žiga',
  'cepec',
  'vzorcni',
  'LJ AB',
  'ljab12',
  'oseba77',
  '041 00',
  '+38641001',
  '04000',
  'Metka Zgledni',
  'Zgledni Metka',
  'ebeln',
  'b123',
  'example',
  'nikjernikogar',
]

/** With the milliseconds that the server's thread worked for an answer: they mean something on a busy machine, too. */
type Measured = Loaded & { work: number }

type Target = Pick<Load, 'port' | 'path' | 'headers'>

/** Each number of connections after a moment of the same, so that nothing is measured cold. */
const ratesOf = async (run: (load: Load) => Promise<Loaded>, target: Target, bodies: string[]): Promise<Measured[]> => {
  await run({ ...target, bodies, connections: 10, ms: milliseconds / 2 })
  const rates: Measured[] = []
  for (const count of connections) {
    const before = process.threadCpuUsage()
    const loaded = await run({ ...target, bodies, connections: count, ms: milliseconds })
    const { user, system } = process.threadCpuUsage(before)
    rates.push({ ...loaded, work: (user + system) / 1000 / loaded.answers })
  }
  return rates
}

const text = (rates: readonly Measured[], bare: readonly Measured[]): string =>
  rates
    .map(({ rate, p50, p99, work, refused }, index) => {
      const count = connections[index] ?? 0
      const ratios = `${(rate / (bare[index]?.rate ?? rate)).toFixed(2)} × bare, ${(rate / (directus[count] ?? rate)).toFixed(1)} × Directus`
      return `${count}: ${rate.toFixed(0)}/s (${ratios}; p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)} ms; work ${work.toFixed(2)} ms${refused > 0 ? `; ${refused} refused` : ''})`
    })
    .join('  ')

/** One page after the other over one connection: milliseconds, the median. */
const pageTime = async (run: (load: Load) => Promise<Loaded>, target: Target, page: number): Promise<number> =>
  (await run({ ...target, bodies: [JSON.stringify({ page })], connections: 1, ms: milliseconds / 4 })).p50

const measureSearch = async ({ root }: LoadedProduct): Promise<Report> => {
  const find = async (run: number) => {
    const { status } = await root.call(search, { query: { q: words[run % words.length] ?? '' } })
    if (status !== 200) throw new Error(`the search answered ${status}`)
  }
  await timesOf(words.length, find)
  const times = await timesOf(10 * words.length, find)
  return {
    part: 'search',
    text: `p50 ${percentile(times, 0.5).toFixed(1)}, p95 ${percentile(times, 0.95).toFixed(1)} ms (the aim is 50 ms)`,
  }
}

/** Of whom and of which application the lists of one record are measured. */
const readIds = async ({ database }: LoadedProduct) => {
  const { rows } = await database.execute('select user_id, application_id from permit where user_id is not null order by id desc limit 1')
  return z.array(z.object({ user_id: z.string(), application_id: z.string() })).parse(rows)[0]
}

/** Who sees a list follows from its path. */
const signInAll = async ({ root, visitorAt }: LoadedProduct): Promise<(path: string) => TestClient> => {
  const [operator, resident] = [visitorAt('127.0.0.3'), visitorAt('127.0.0.4')]
  await operator.signIn('operator@demo.si', 'dovolilnice-demo')
  await resident.signIn('uporabnik@demo.si', 'dovolilnice-demo')
  return (path) => (path.startsWith('v1/user/') ? resident : path.startsWith('v1/operator/') ? operator : root)
}

const measureAll = async (product: LoadedProduct): Promise<Report[]> => {
  const { port } = product
  const loader = openLoader()
  const [clientOf, ids] = [await signInAll(product), await readIds(product)]
  const measureBare = () => ratesOf(loader.run, { port, path: '/bare', headers: {} }, ['{}'])
  // A new process is slow at first: what all others are held against must not be.
  await measureBare()
  const bare = await measureBare()
  const measure = async (operation: Operation): Promise<Report & { first: number }> => {
    const id = (operation.path.includes('/users/') ? ids?.user_id : ids?.application_id) ?? ''
    const client = clientOf(operation.path)
    const { total } = (await client.call(operation, { params: { id }, body: {} })).body
    const target = { port, path: `/api/${operation.path.replace('{id}', id)}`, headers: headersOf(client) }
    const deepest = Math.max(1, Math.floor(total / 20))
    const [first, deep] = [await pageTime(loader.run, target, 1), await pageTime(loader.run, target, deepest)]
    const rates = first > slowMs ? 'too slow for more callers than one' : text(await ratesOf(loader.run, target, ['{}']), bare)
    return {
      part: `${operation.name} (${total} rows)`,
      text: `${rates}  page 1: ${first.toFixed(1)} ms, page ${deepest}: ${deep.toFixed(1)} ms`,
      first,
    }
  }
  const measured = []
  for (const operation of lists) measured.push(await measure(operation))
  await loader.close()
  const slowestFirst = measured.toSorted((a, b) => b.first - a.first)
  return [{ part: 'bare slice', text: text(bare, bare) }, ...slowestFirst, await measureSearch(product)]
}

export const benchmark: Benchmark = {
  name: 'lists of a large town',
  measure: () => withLoadedProduct(measureAll),
}
