import { tryRules } from '@dovolilnice/contract/access/what-if'
import { sql } from 'kysely'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import type { Benchmark, Report } from './run.ts'

/** All passages of the big town as if of the last month, decided anew by rules that nobody changed. */
const measure = async ({ root, database: { kysely } }: LoadedProduct): Promise<Report[]> => {
  await sql`update access_log set at = now() - interval '29 days' * random() where event_name in ('admitted', 'refused')`.execute(kysely)
  await sql`vacuum analyze access_log`.execute(kysely)
  const begin = performance.now()
  const { status, body } = await root.call(tryRules, { body: { kinds: [], lots: [] } })
  const seconds = ((performance.now() - begin) / 1000).toFixed(1)
  if (status !== 200) throw new Error(`the draft was answered ${status}`)
  const { passages, compared, refused, admitted } = body
  const changed = Number(refused.passages) + Number(admitted.passages)
  return [
    { part: 'last month decided anew', text: `${passages} passages in ${seconds} s, ${compared} compared, ${changed} decided otherwise` },
  ]
}

export const benchmark: Benchmark = { name: 'what other rules would have done', measure: () => withLoadedProduct(measure) }
