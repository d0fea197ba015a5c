import type { Operation } from '@dovolilnice/contract/operation'
import { search } from '@dovolilnice/contract/search/search'
import { features } from '../apps/server/compose.ts'
import type { TestClient } from '../apps/server/test/test-client.ts'
import { withLoadedProduct } from './loaded-product.ts'
import type { LoadedProduct } from './loaded-product.ts'
import { percentile, timesOf } from './percentile.ts'
import type { Benchmark, Measurement } from './run.ts'
import type { Statement } from './watched-engine.ts'

const runs = 15

const lists = (): Operation[] =>
  features.flatMap((feature) => feature.routes.map((route) => route.operation)).filter((operation) => 'list' in operation)

/** What the handler read: everything between the call's begin and commit but the transaction's own words. */
const readBy = (statements: readonly Statement[]): Statement[] => {
  const begun = statements.findIndex(({ sql }) => sql.startsWith('begin'))
  return statements.slice(begun).filter(({ sql }) => /^(select|with)\b/.test(sql))
}

const byHand = async ({ engine }: LoadedProduct, statements: readonly Statement[]): Promise<void> => {
  const session = await engine.acquire()
  for (const { sql, parameters } of statements) await session.run(sql, parameters)
  session.release()
}

/** A list's answer against the very statements of its first call (with the plain count), run by hand on the same pool. */
const measureList = async (product: LoadedProduct, client: TestClient, operation: Operation, id: string): Promise<Measurement> => {
  const call = async () => {
    const answer = await client.call(operation, { params: { id }, body: {} })
    if (answer.status !== 200) throw new Error(`${operation.name} answered ${answer.raw}`)
  }
  const statements = readBy(await product.engine.watch(call))
  await call()
  const baseline = percentile(await timesOf(runs, () => byHand(product, statements)), 0.5)
  const ours = percentile(await timesOf(runs, call), 0.5)
  return { part: operation.name, ours, baseline, baselineName: 'the same SQL by hand' }
}

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

const findOne = async (product: LoadedProduct, table: 'app_user' | 'application'): Promise<string> => {
  const session = await product.engine.acquire()
  const name = table === 'app_user' ? `email like 'oseba1_@primer.example'` : `status = 'completed'`
  const [result] = await session.run(`select id from ${table} where ${name} order by id limit 1`, [])
  session.release()
  return String(result?.rows[0]?.['id'])
}

const measureAll = async (product: LoadedProduct): Promise<Measurement[]> => {
  const clients = { user: await product.as('uporabnik@demo.si'), operator: await product.as('operator@demo.si') }
  const ids = { user: await findOne(product, 'app_user'), application: await findOne(product, 'application') }
  const results: Measurement[] = []
  for (const operation of lists()) {
    const who = operation.path.startsWith('v1/user/')
      ? clients.user
      : operation.path.startsWith('v1/operator/')
        ? clients.operator
        : product.root
    results.push(await measureList(product, who, operation, operation.path.includes('applications/{id}') ? ids.application : ids.user))
  }
  const find = (run: number) => product.root.call(search, { query: { q: words[run % words.length]! } })
  await timesOf(words.length, find)
  const times = await timesOf(10 * words.length, find)
  return [...results, { part: 'search, 95th percentile', ours: percentile(times, 0.95), baseline: 50, baselineName: 'the aim of 50 ms' }]
}

export const benchmark: Benchmark = {
  name: 'lists of a large town',
  measure: () => withLoadedProduct(measureAll),
}
