import { logOut } from '@dovolilnice/contract/session/operations'
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { testPassword } from '../../../test/test-town.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())
// Each test begins in a window in which nothing was counted.
beforeEach(() => product.clock.advance(3600_000))

const victim = 'root@preizkus.si'
const statusOf = async (address: string, email: string, password: string): Promise<number> =>
  (await product.visitor(address).signIn(email, password)).status
const guess = async (times: number, address: string, email = victim): Promise<number[]> => {
  const statuses: number[] = []
  for (let at = 0; at < times; at += 1) statuses.push(await statusOf(address, email, 'ugibanje'))
  return statuses
}
const eventsOf = (action: string) =>
  product.services.database.kysely
    .selectFrom('event')
    .select(['actor_id', 'subject_id', 'address', 'after'])
    .where('action', '=', action)
    .where('at', '>=', product.clock.now())
    .execute()
const counted = async (outcome: string): Promise<number> => {
  const { payload } = await product.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1' })
  return Number(new RegExp(`sign_in_attempts_total{outcome="${outcome}"} (\\d+)`).exec(payload)?.[1] ?? 0)
}

test('stops who guesses, at their address, and says until when', async () => {
  const answers = await Promise.all(Array.from({ length: 12 }, () => product.visitor('203.0.113.1').signIn(victim, 'ugibanje')))
  const stopped = answers.filter(({ status }) => status === 429)
  expect(stopped).toHaveLength(2)
  expect(Number(stopped[0]!.headers['retry-after'])).toBeGreaterThan(0)
  expect(await statusOf('203.0.113.1', victim, testPassword)).toBe(429)
  product.clock.advance(900_000)
  expect(await statusOf('203.0.113.1', victim, testPassword)).toBe(200)
})

test('a stranger stops nobody at another address', async () => {
  expect(await guess(11, '203.0.113.2')).toContain(429)
  expect(await statusOf('198.51.100.7', victim, testPassword)).toBe(200)
})

test('addresses of one IPv6 network count as one', async () => {
  for (let at = 0; at < 10; at += 1) await guess(1, `2001:db8:0:1::${at + 1}`)
  expect(await statusOf('2001:db8:0:1::ff', victim, testPassword)).toBe(429)
})

test('a browser in which the person signed in before is not stopped by the failures of others at its address', async () => {
  const address = '203.0.113.3'
  const known = product.visitor(address)
  await known.signIn(victim, testPassword)
  await known.call(logOut)
  expect(await guess(11, address)).toContain(429)
  expect((await known.signIn(victim, testPassword)).status).toBe(200)
})

test('a known browser has a count of its own, and is known to that account only', async () => {
  const address = '203.0.113.4'
  const known = product.visitor(address)
  await known.signIn('tujec@preizkus.si', testPassword)
  await known.call(logOut)
  for (let at = 0; at < 10; at += 1) expect((await known.signIn('tujec@preizkus.si', 'ugibanje')).status).toBe(422)
  expect((await known.signIn('tujec@preizkus.si', testPassword)).status).toBe(429)
  expect(await statusOf(address, 'tujec@preizkus.si', testPassword)).toBe(200)
  for (let at = 0; at < 10; at += 1) expect((await known.signIn(victim, 'ugibanje')).status).toBe(422)
  expect((await known.signIn(victim, testPassword)).status).toBe(429)
})

test('the cookie of a known browser is renewed at each sign-in; an old copy is a stranger', async () => {
  const address = '203.0.113.5'
  const known = product.visitor(address)
  await known.signIn(victim, testPassword)
  const copied = known.cookies.get('dovolilnice_known')!
  await known.signIn(victim, testPassword)
  await guess(10, address)
  const thief = product.visitor(address)
  thief.cookies.set('dovolilnice_known', copied)
  expect((await thief.signIn(victim, testPassword)).status).toBe(429)
  expect((await known.signIn(victim, testPassword)).status).toBe(200)
})

test('who guesses from everywhere is slowed down, and still stops no known browser', async () => {
  const known = product.visitor('198.51.100.8')
  await known.signIn(victim, testPassword)
  await known.call(logOut)
  await Promise.all(Array.from({ length: 10 }, (_, at) => guess(10, `192.0.2.${at + 1}`)))
  expect(await statusOf('192.0.2.200', victim, testPassword)).toBe(429)
  expect((await known.signIn(victim, testPassword)).status).toBe(200)
})

test('twenty right passwords at once lock nobody out', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => product.visitor('203.0.113.6').signIn(victim, testPassword)))
  expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200))
  expect(await statusOf('203.0.113.6', victim, testPassword)).toBe(200)
})

test('failures, lock-outs and sign-outs stand in the trail, once for an account and address in a minute, and are counted', async () => {
  const before = { wrong: await counted('wrong'), stopped: await counted('stopped'), right: await counted('right') }
  await guess(11, '203.0.113.8', 'admin@preizkus.si')
  const failed = { actor_id: null, subject_id: product.town.admin, address: '203.0.113.8', after: null }
  expect(await eventsOf('session:fail_log_in')).toEqual([failed])
  expect(await eventsOf('session:lock_out')).toEqual([failed])
  expect([await counted('wrong'), await counted('stopped')]).toEqual([before.wrong + 10, before.stopped + 1])
  const client = product.visitor()
  await client.signIn('admin@preizkus.si', testPassword)
  await client.call(logOut)
  expect(await eventsOf('session:log_out')).toMatchObject([{ actor_id: product.town.admin, subject_id: product.town.admin }])
  expect(await counted('right')).toBe(before.right + 1)
})

test('a failed sign-in is a line of the log, without what was typed', async () => {
  const lines: unknown[] = []
  const own = await startTestProduct()
  onTestFinished(() => own.close())
  own.app.addHook('onRequest', async ({ log }) => void (log.info = (...line: unknown[]) => void lines.push(line)))
  await own.visitor('203.0.113.9').signIn('admin@preizkus.si', 'skrivno-ugibanje')
  for (let at = 0; at < 10; at++) await own.visitor('203.0.113.10').signIn('nihce@preizkus.si', 'skrivno-ugibanje')
  expect(lines[0]).toEqual([{ account: own.town.admin, address: '203.0.113.9', stopped: false }, 'sign-in failed'])
  expect(lines.at(-1)).toEqual([{ account: null, address: '203.0.113.10', stopped: true }, 'sign-in failed'])
  expect(JSON.stringify(lines)).not.toMatch(/skrivno|nihce/)
})

test('what was typed in place of an address is not kept, and a spray does not fill the trail', async () => {
  await product.visitor().signIn('moje.geslo@preizkus.si', 'ugibanje')
  expect(await eventsOf('session:fail_log_in')).toMatchObject([{ subject_id: null, after: null }])
  for (let at = 0; at < 4; at += 1)
    await Promise.all(Array.from({ length: 20 }, (_, of) => guess(1, `192.0.3.${at}`, `oseba${at}-${of}@preizkus.si`)))
  expect(await eventsOf('session:fail_log_in')).toHaveLength(60)
})
