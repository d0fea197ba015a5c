import { checkPlate } from '@dovolilnice/contract/access/operations'
import { explainAccess } from '../apps/server/features/access/explain-access.ts'
import { createListContents } from '../apps/server/features/access/list-contents.ts'
import { readLists } from '../apps/server/features/access/publish-whitelists.ts'
import { generateKeyPairSync } from 'node:crypto'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import { percentile, timesOf } from './harness/percentile.ts'
import { pgbenchLatency } from './harness/pgbench.ts'
import type { Benchmark, Measurement } from './run.ts'

/** Below the number of checks that one address may make in a minute. */
const looks = 25

const measureDecisions = async ({ root, database, databaseUrl }: LoadedProduct): Promise<Measurement[]> => {
  const { kysely } = database
  const { code } = await kysely.selectFrom('device').select('code').where('active', '=', true).executeTakeFirstOrThrow()
  const plates = await kysely.selectFrom('permit_credential').select(['id', 'value']).where('kind', '=', 'plate').limit(500).execute()
  const plateOf = (run: number): string => plates[run % plates.length]?.value ?? ''
  const decide = (run: number) => {
    const value = plateOf(run)
    return explainAccess(kysely, { device_code: code, kind: 'plate', value, normalised: value.replaceAll(/[^\p{L}\d]/gu, '') }, new Date())
  }
  const look = async (run: number) => {
    const { status } = await root.call(checkPlate, { body: { plate: plateOf(run) } })
    if (status !== 200) throw new Error(`the look was answered ${status}`)
  }
  const baselineName = 'a SELECT by key of pgbench'
  const baseline = await pgbenchLatency(databaseUrl, `select * from permit_credential where id = '${plates[0]?.id}'`)
  await timesOf(100, decide)
  const decision = percentile(await timesOf(500, decide), 0.5)
  const looked = percentile(await timesOf(looks, look), 0.5)
  const contents = createListContents(generateKeyPairSync('ed25519').privateKey)
  const lists = percentile(await timesOf(5, () => readLists(kysely, contents, new Date())), 0.5)
  const length = Math.max(...(await readLists(kysely, contents, new Date())).map(({ entries }) => entries))
  return [
    { part: 'decision on the server, one gate', ours: decision, baseline, baselineName },
    { part: 'an operator looks a plate up at all gates', ours: looked, baseline, baselineName },
    { part: `the lists of all gates, ${length} credentials`, ours: lists, baseline: decision, baselineName: 'one decision on the server' },
  ]
}

export const benchmark: Benchmark = {
  name: 'decision on the server',
  measure: () => withLoadedProduct(measureDecisions, 0.1),
}
