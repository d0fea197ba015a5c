import { requestPasswordReset } from '@dovolilnice/contract/session/operations'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import { percentile } from './harness/percentile.ts'
import type { Benchmark, Report } from './run.ts'

const runs = 200

const textOf = (times: readonly number[]): string =>
  [0.1, 0.25, 0.5, 0.75].map((share) => `p${share * 100} ${percentile(times, share).toFixed(2)}`).join(', ')

/** Whether the time of the answer tells that an address has an account: both kinds in turn, each call from an address of its own. */
const measureReset = async ({ visitorAt, database }: LoadedProduct): Promise<Report[]> => {
  const people = await database.kysely.selectFrom('app_user').select('email').where('active', '=', true).limit(runs).execute()
  const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
  const ask = async (kind: keyof typeof times, email: string, run: number): Promise<void> => {
    const client = visitorAt(`10.${kind === 'known' ? 1 : 2}.${run >> 8}.${run & 255}`)
    // The first call of a browser fetches its token too.
    await client.call(requestPasswordReset, { body: { email: `prva-${run}-${kind}@nikjer.example` } })
    const begun = performance.now()
    const { status } = await client.call(requestPasswordReset, { body: { email } })
    times[kind].push(performance.now() - begun)
    if (status !== 200) throw new Error(`the answer was ${status}`)
  }
  for (let run = 0; run < runs; run++) {
    const known = () => ask('known', people[run % people.length]?.email ?? '', run)
    const unknown = () => ask('unknown', `nihce-${run}@nikjer.example`, run)
    for (const next of run % 2 === 0 ? [known, unknown] : [unknown, known]) await next()
  }
  const ratio = percentile(times.known, 0.5) / percentile(times.unknown, 0.5)
  return [
    {
      part: `request for a new password, ${runs} addresses with an account and ${runs} without`,
      text: `ms with: ${textOf(times.known)}; without: ${textOf(times.unknown)}; medians ${ratio.toFixed(2)} to 1`,
    },
  ]
}

export const benchmark: Benchmark = {
  name: 'request for a new password',
  measure: () => withLoadedProduct(measureReset, 0.02),
}
