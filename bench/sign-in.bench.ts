import { fetchAntiForgery } from '@dovolilnice/contract/session/operations'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { logIn } from '@dovolilnice/contract/session/log-in'
import { compareAlone } from '../apps/server/test/sign-in/argon2-alone.ts'
import type { Load } from './harness/list-load.ts'
import { withLoadedProduct, type LoadedProduct } from './harness/loaded-product.ts'
import { headersOf, openLoader } from './harness/open-loader.ts'
import type { Benchmark, Report } from './run.ts'

/** Short enough for the number of sign-ins that one address may make in a quarter of an hour. */
const milliseconds = 4000
const credentials = { email: 'operator@demo.si', password: 'dovolilnice-demo' }

/** Comparisons a second, one after the other: what one thread can do at the product's parameters. */
const argon2Rate = async ({ database }: LoadedProduct): Promise<number> => {
  const { password_hash } = await database.kysely
    .selectFrom('app_user')
    .select('password_hash')
    .where('email', '=', credentials.email)
    .executeTakeFirstOrThrow()
  const begun = performance.now()
  let count = 0
  for (; performance.now() - begun < milliseconds; count++) await compareAlone(password_hash ?? '', credentials.password)
  return (count * 1000) / (performance.now() - begun)
}

const measureBoth = async (product: LoadedProduct): Promise<Report[]> => {
  const { root, visitor, port } = product
  await visitor.call(fetchAntiForgery)
  const [lists, signIns] = [openLoader(), openLoader()]
  const target = { port, ms: milliseconds }
  const list: Load = { ...target, headers: headersOf(root), path: `/api/${listPermits.path}`, bodies: ['{}'], connections: 4 }
  // Without root's session: signing in ends the session that the caller has.
  const signIn: Load = {
    ...target,
    headers: headersOf(visitor),
    path: `/api/${logIn.path}`,
    bodies: [JSON.stringify(credentials)],
    connections: 10,
  }
  await lists.run({ ...list, ms: milliseconds / 2 })
  const argon2 = await argon2Rate(product)
  const alone = await lists.run(list)
  const [beside, signedIn] = await Promise.all([lists.run(list), signIns.run(signIn)])
  await Promise.all([lists.close(), signIns.close()])
  const ofArgon2 = `${(signedIn.rate / argon2).toFixed(2)} × argon2 alone on one thread (${argon2.toFixed(1)}/s)`
  const ofList = `${(beside.p99 / alone.p99).toFixed(2)} × its own p99 without them (the aim is under 2)`
  return [
    { part: 'sign-in, 10 at once, beside a list', text: `${signedIn.rate.toFixed(1)}/s, ${ofArgon2}; p50 ${signedIn.p50.toFixed(0)} ms` },
    {
      part: 'list of permits beside the sign-ins',
      text: `p99 ${beside.p99.toFixed(1)} ms, ${ofList}; ${beside.rate.toFixed(0)}/s after ${alone.rate.toFixed(0)}/s`,
    },
  ]
}

export const benchmark: Benchmark = {
  name: 'sign-in',
  measure: () => withLoadedProduct(measureBoth, 0.02),
}
