import { checkPlate } from '@dovolilnice/contract/access/operations'
import { endPass, issuePass, listPasses, validityOfPass } from '@dovolilnice/contract/access/passes'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { giveDevice } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { createListContents } from '../list-contents.ts'

let product: TestProduct
let zone: string
const today = () => localDayOf(product.clock.now())
const asked = (more: Record<string, unknown> = {}) => ({
  ...{ plate: 'lj pr 123', zone, length: 'hour', purpose: 'delivery', note: 'Stari trg 5' },
  ...more,
})
const issue = async (more: Record<string, unknown> = {}) => (await product.as('operator')).call(issuePass, { body: asked(more) })
const contents = createListContents(generateKeyPairSync('ed25519').privateKey)
/** The numbers of the passes on the list of a zone's gates. */
const listed = async (ofZone: string | null = zone) => {
  await contents.read(product.services.database.kysely, product.clock.now(), [ofZone])
  return [
    ...contents
      .of(ofZone)
      .whole()
      .matchAll(/"(PR-[^"]+)".*"pass":true/g),
  ].map(([, number]) => number)
}
const verdictOf = async (plate: string) => (await (await product.as('operator')).call(checkPlate, { body: { plate } })).body.items[0]

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  const { kysely } = product.services.database
  zone = (await kysely.selectFrom('parking_lot').select('zone').where('id', '=', product.town.lots.core).executeTakeFirstOrThrow()).zone
})
beforeEach(() => product.services.database.kysely.deleteFrom('pass').execute())
afterAll(() => product.close())

test('an operator lets one plate in for an hour, and the gates’ lists and the explanation say so', async () => {
  expect((await verdictOf('LJ PR-123'))?.reason).toBe('no_permit')
  const { status, body } = await issue()
  expect([status, body.number]).toEqual([200, expect.stringMatching(/^PR-2026-\d{6}$/)])
  expect(Date.parse(body.until_at) - product.clock.now().getTime()).toBe(3_600_000)
  expect(await listed()).toEqual([body.number])
  expect([await listed(null), await listed('B')]).toEqual([[body.number], []])
  expect(await verdictOf('LJ PR-123')).toMatchObject({ allowed: true, reason: 'pass_valid', reason_details: { permit: body.number } })
  const events = await product.services.database.kysely
    .selectFrom('event')
    .select(['action', 'after'])
    .where('action', '=', 'pass:issue')
    .execute()
  expect(events).toMatchObject([{ after: { plate: 'LJ PR-123', purpose: 'delivery', note: 'Stari trg 5' } }])
})

test('a person ends it at once, twice is once, and one that has not begun never begins', async () => {
  const operator = await product.as('operator')
  const { body } = await issue()
  const later = await issue({ plate: 'MB LA-456', day: addDays(today(), 2), length: 'day' })
  expect((await verdictOf('MB LA-456'))?.reason).toBe('pass_later')
  for (const id of [body.id, body.id, later.body.id])
    expect(await operator.call(endPass, { params: { id } })).toMatchObject({ status: 200 })
  expect([(await verdictOf('LJ PR-123'))?.reason, (await verdictOf('MB LA-456'))?.reason]).toEqual(['pass_over', 'pass_over'])
  const { items } = (await operator.call(listPasses, { body: { filters: { state: 'over' } } })).body
  expect(items.map(({ plate }: { plate: string }) => plate).toSorted()).toEqual(['LJ PR-123', 'MB LA-456'])
})

test('a pass may be for one bollard and one passage, and says why it was ended', async () => {
  await giveDevice(product, 'most', 'core')
  const operator = await product.as('operator')
  expect((await issue({ gate: 'neznan' })).body.error.fields[0].path).toBe('gate')
  const { body } = await issue({ gate: 'most', ways: 1 })
  const { items } = (await operator.call(checkPlate, { body: { plate: 'LJ PR-123' } })).body
  expect(items.map((one: { device_code: string; reason: string }) => [one.device_code, one.reason])).toEqual([
    ['brod', 'other_gate'],
    ['most', 'pass_valid'],
  ])
  await operator.call(endPass, { params: { id: body.id }, body: { reason: 'Dostava odpade' } })
  expect((await operator.call(listPasses, { body: {} })).body.items).toMatchObject([
    { gate: 'Stebriček most', ways: 1, end_reason: 'Dostava odpade', source: 'clerk' },
  ])
  await product.services.database.kysely.deleteFrom('device').where('code', '=', 'most').execute()
})

test('what cannot be is refused with the field', async () => {
  const refused = async (more: Record<string, unknown>) => {
    const { status, body } = await issue(more)
    return [status, body.error.fields.map(({ path, rule }: { path: string; rule: string }) => [path, rule])]
  }
  expect(await refused({ zone: 'Nikjer' })).toEqual([422, [['zone', 'choice']]])
  expect(await refused({ day: addDays(today(), -1), length: 'day' })).toEqual([422, [['day', 'day_past']]])
  expect(await refused({ day: addDays(today(), 31), length: 'day' })).toEqual([422, [['day', 'day_too_far']]])
  expect(await refused({ day: addDays(today(), 1) })).toEqual([422, [['length', 'whole_days']]])
  expect(await refused({ purpose: 'other', note: ' ' })).toEqual([422, [['note', 'required']]])
  expect(await refused({ plate: '?' })).toEqual([422, [['plate', 'plate']]])
  await issue({ length: 'day' })
  expect(await refused({})).toEqual([409, [['plate', 'pass_taken']]])
  expect((await issue({ length: 'week' })).status).toBe(200)
  expect((await (await product.as('regular')).call(issuePass, { body: asked() })).status).toBe(403)
})

test('two clicks at once make one pass', async () => {
  const operator = await product.as('operator')
  const answers = await Promise.all([1, 2].map(() => operator.call(issuePass, { body: asked({ length: 'day' }) })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('whole days end with a local day, also over the night in which the clock is set back', () => {
  const spring = new Date('2026-10-24T10:00:00Z')
  expect(validityOfPass(null, 'two_days', spring)).toEqual({ from: spring, until: new Date('2026-10-25T23:00:00Z') })
  expect(validityOfPass('2026-10-26', 'week', spring)).toEqual({
    from: new Date('2026-10-25T23:00:00Z'),
    until: new Date('2026-11-01T23:00:00Z'),
  })
  expect(validityOfPass('2026-10-26', 'hour', spring)).toBeUndefined()
})

test('it ends by itself, is explained for a day, and then leaves the lists', async () => {
  await issue()
  product.clock.advance(3_600_000)
  expect(await verdictOf('LJ PR-123')).toMatchObject({ allowed: false, reason: 'pass_over' })
  expect(await listed()).toHaveLength(1)
  product.clock.advance(24 * 3_600_000)
  expect(await listed()).toEqual([])
})
