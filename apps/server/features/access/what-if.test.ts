import { printRules, type RulesDraft, tryRules, type WhatIf, whatIfSentences } from '@dovolilnice/contract/access/what-if'
import fc from 'fast-check'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdfText } from '../../test/pdf-text.ts'
import { giveDevice, givePermit } from '../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
let kind: string
const db = () => product.services.database.kysely
const count = 12
const plateOf = (index: number): string => `LJAA${100 + index}`
const numberOf = (index: number): string => `D-2026-${String(index + 1).padStart(6, '0')}`

const note = async (at: string, index: number, device_code = 'brod', event_name: 'admitted' | 'refused' = 'admitted') => {
  const instant = new Date(at)
  await db()
    .insertInto('access_log')
    .values({
      ...{ id: v7(), device_code, at: instant, received_at: instant, claimed_at: null, sequence: null, presentation_id: v7(), event_name },
      ...{
        credential_kind: 'plate',
        credential: plateOf(index),
        credential_normalised: plateOf(index),
        plate: plateOf(index),
        phone: null,
      },
      ...{ permit_id: null, permit_number: numberOf(index), whitelist_version: 1, decided_in_ms: 1, anonymised_at: null },
      reason: event_name === 'admitted' ? 'permit_valid' : 'other_zone',
    })
    .execute()
}
const present = (more: Partial<RulesDraft['kinds'][number]> = {}): RulesDraft => ({
  kinds: [
    {
      id: kind,
      time_windows: [],
      openings: ['plate', 'rfid', 'phone'],
      cap_per_holder: null,
      entries_a_day: null,
      entries_a_month: null,
      vehicle_classes: [],
      ...more,
    },
  ],
  lots: [],
})
const ask = async (draft: RulesDraft): Promise<WhatIf> => (await (await product.as('admin')).call(tryRules, { body: draft })).body

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  await giveDevice(product, 'trg', 'market')
  for (let index = 0; index < count; index += 1)
    await givePermit(product, { number: numberOf(index), credentials: { plate: plateOf(index) } })
  kind = (await db().selectFrom('permit').select('permit_kind_id as id').limit(1).executeTakeFirstOrThrow()).id
  await db().updateTable('permit_kind').set({ cap_per_holder: null }).where('id', '=', kind).execute()
  // All at eight in the morning and three of them at eight in the evening, and one refused at the other zone each.
  for (let index = 0; index < count; index += 1) {
    await note('2026-11-10T07:00:00Z', index)
    if (index < 3) await note('2026-11-10T19:00:00Z', index)
    await note('2026-11-11T07:00:00Z', index, 'trg', 'refused')
  }
  // Before the month, of an unknown vehicle, and of a permit that is suspended since: none of them counts.
  await note('2026-10-01T07:00:00Z', 0)
  await note('2026-11-12T07:00:00Z', 99, 'brod', 'refused')
})
afterAll(() => product.close())

test('the rules as they are change nothing, however they are named', async () => {
  for (const draft of [present(), { kinds: [], lots: [] }]) {
    const { passages, compared, refused, admitted } = await ask(draft)
    expect([passages, compared]).toEqual([28, 28])
    expect([refused, admitted]).toMatchObject([
      { passages: 0, hidden: false },
      { passages: 0, hidden: false },
    ])
  }
})

test('shorter hours refuse those who came outside them, by kind, bollard and hour', async () => {
  const found = await ask(present({ time_windows: [{ from: 9 * 60, until: 24 * 60 }] }))
  expect(found.refused).toMatchObject({ passages: 12, permits: 12, gates: [{ name: 'Stebriček brod', passages: 12, permits: 12 }] })
  expect(found.refused.hours[8]).toBe(12)
  expect(found.refused.kinds).toMatchObject([{ passages: 12, permits: 12 }])
  expect(whatIfSentences(found, 'sl')[1]).toBe(
    'Število prehodov, ki jih je stebriček spustil in bi jih osnutek zavrnil: 12 (dovolilnic: 12).',
  )
  expect(JSON.stringify(found)).not.toMatch(/LJAA|D-2026/)
})

test('of fewer than ten permits nothing is said', async () => {
  const { refused } = await ask(present({ time_windows: [{ from: 0, until: 12 * 60 }] }))
  expect(refused).toMatchObject({ passages: 0, permits: 0, hidden: true, kinds: [], gates: [] })
})

test('a way less, a lower cap, other classes of vehicles and another zone of a lot', async () => {
  expect((await ask(present({ openings: ['rfid'] }))).refused).toMatchObject({ passages: 15, permits: 12 })
  // All are of one holder, who keeps the first.
  expect((await ask(present({ cap_per_holder: 1 }))).refused).toMatchObject({ passages: 13, permits: 11 })
  expect((await ask(present({ cap_per_holder: 0 }))).refused).toMatchObject({ passages: 15, permits: 12 })
  const vehicles = () => db().updateTable('permit_credential').where('kind', '=', 'plate')
  await vehicles().set({ vehicle_class: 'N2' }).execute()
  expect((await ask(present({ vehicle_classes: ['M1'] }))).refused).toMatchObject({ passages: 15, permits: 12 })
  await vehicles().set({ vehicle_class: null }).execute()
  const moved = await ask({ kinds: [], lots: [{ id: product.town.lots.core, zone: 'B' }] })
  expect(moved).toMatchObject({ refused: { passages: 15 }, admitted: { passages: 12, gates: [{ name: 'Stebriček trg' }] } })
})

test('a renewal is no second permit: only those that hold at the same time count against a cap', async () => {
  const odd = () => db().updateTable('permit').where('number', '>', numberOf(0))
  await odd().set({ valid_from: '2026-11-05' }).execute()
  await db().updateTable('permit').set({ valid_until: '2026-11-05' }).where('number', '=', numberOf(0)).execute()
  // The first is over; of those after it the second is kept.
  expect((await ask(present({ cap_per_holder: 1 }))).refused).toMatchObject({ permits: 10 })
  await odd().set({ valid_from: '2026-02-01' }).execute()
  await db().updateTable('permit').set({ valid_until: '2027-02-01' }).where('number', '=', numberOf(0)).execute()
})

test('what the present rules would decide otherwise is left out', async () => {
  const suspended = () => db().updateTable('permit').where('number', '=', numberOf(0))
  await suspended().set({ status: 'suspended' }).execute()
  expect(await ask(present({ openings: ['rfid'] }))).toMatchObject({ passages: 28, compared: 26, refused: { passages: 13, permits: 11 } })
  await suspended().set({ status: 'issued' }).execute()
})

test('for any hours: refused are exactly the passages outside them', async () => {
  const minute = fc.integer({ min: 0, max: 23 })
  await fc.assert(
    fc.asyncProperty(minute, minute, async (one, other) => {
      const [from, until] = [Math.min(one, other) * 60, (Math.max(one, other) + 1) * 60]
      const { refused } = await ask(present({ time_windows: [{ from, until }] }))
      const outside = (minutes: number): boolean => minutes < from || minutes >= until
      const expected = (outside(8 * 60) ? 12 : 0) + (outside(20 * 60) ? 3 : 0)
      expect(refused.passages).toBe(outside(8 * 60) ? expected : 0)
      expect(refused.hidden).toBe(!outside(8 * 60) && outside(20 * 60))
    }),
    { numRuns: 14 },
  )
})

test('is a paper for the council too, and only for those who may change the rules', async () => {
  const draft = present({ time_windows: [{ from: 9 * 60, until: 24 * 60 }] })
  const paper = await (await product.as('admin')).call(printRules, { body: draft })
  const text = pdfText(paper.raw)
  expect(text.replace(/\s+/g, ' ')).toContain('bi jih osnutek zavrnil: 12')
  expect(text).toContain('9:00–24:00')
  for (const who of ['operator', 'regular'] as const)
    expect((await (await product.as(who)).call(tryRules, { body: draft })).status).toBe(403)
})

test('entries a day are counted as the draft would let them in, and who did not come in is not counted', async () => {
  for (let index = 0; index < count; index += 1) await note('2026-11-10T08:00:00Z', index)
  // Once each at eight; the second and, of three, the third of the day.
  expect((await ask(present({ entries_a_day: 1 }))).refused).toMatchObject({ passages: 15, permits: 12 })
  expect((await ask(present({ entries_a_day: 2 }))).refused).toMatchObject({ passages: 0, hidden: true })
  expect((await ask(present({ entries_a_month: 3 }))).refused).toMatchObject({ passages: 0, hidden: false })
  const first = await db().selectFrom('access_log').selectAll().where('at', '=', new Date('2026-11-10T07:00:00Z')).execute()
  for (const { reason_details, ...row } of first)
    await db()
      .insertInto('access_log')
      .values({ ...row, id: v7(), event_name: 'not_passed', at: new Date('2026-11-10T07:00:20Z') })
      .execute()
  expect((await ask(present({ entries_a_day: 1 }))).refused).toMatchObject({ passages: 0, hidden: true })
})
