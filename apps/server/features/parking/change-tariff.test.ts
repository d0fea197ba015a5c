import { approveApplication } from '@dovolilnice/contract/applications/decide/operations'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { takeApplicationIntoReview } from '@dovolilnice/contract/applications/decide/take-application-into-review'
import { callOffTariff, changeTariff, readParkingAdministration } from '@dovolilnice/contract/parking/operations'
import type { AdministeredKind } from '@dovolilnice/contract/parking/parking-administration'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import type { TestAnswer } from '../../test/test-client.ts'

/** Three hours before the local day ends. */
const evening = '2026-11-16T20:00:00Z'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ now: evening })
})
afterAll(() => product.close())

const kindOf = async (code: string): Promise<AdministeredKind> => {
  const { body } = await (await product.as('admin')).call(readParkingAdministration)
  return body.permit_kinds.find((kind: AdministeredKind) => kind.code === code)
}
const setPrice = async (code: string, cents: number | null, from: string, more: object = {}): Promise<TestAnswer> => {
  const { id, version } = await kindOf(code)
  const body = { version, period: 'year', price_cents: cents, vat_basis_points: 2200, valid_from: from, ...more }
  return (await product.as('admin')).call(changeTariff, { params: { id }, body })
}
const pricesOf = async (code: string, period = 'year') =>
  (await kindOf(code)).tariffs
    .filter((tariff) => tariff.period === period)
    .map(({ price_cents: cents, valid_from: from, valid_until: until }) => [cents, from, until])
const callOff = async (code: string, from: string): Promise<TestAnswer> => {
  const tariff = (await kindOf(code)).tariffs.find(({ valid_from: begins }) => begins === from)
  return (await product.as('admin')).call(callOffTariff, { params: { id: tariff?.id ?? v7() } })
}

test('a new price begins on a day and ends the one before; one announced earlier still comes; one that has not begun can be called off', async () => {
  const before = [
    [9000, '2024-01-01', '2026-01-01'],
    [10_000, '2026-01-01', null],
  ]
  expect(await pricesOf('owner')).toEqual(before)
  expect((await setPrice('owner', 11_000, '2027-01-01')).body).toMatchObject({ saved: true, effect: { from: '2027-01-01', notes: [] } })
  expect((await setPrice('owner', 10_500, '2026-12-01')).status).toBe(200)
  expect(await pricesOf('owner')).toEqual([
    before[0],
    [10_000, '2026-01-01', '2026-12-01'],
    [10_500, '2026-12-01', '2027-01-01'],
    [11_000, '2027-01-01', null],
  ])
  expect((await callOff('owner', '2026-12-01')).status).toBe(200)
  expect((await callOff('owner', '2027-01-01')).status).toBe(200)
  expect(await pricesOf('owner')).toEqual(before)
})

test('a price that people may have used stands: not on a past day, not today, not called off', async () => {
  const today = await setPrice('garage', 1, '2026-11-16')
  expect([today.status, today.body.error.fields[0].rule]).toEqual([422, 'price_day'])
  expect(today.body.error.fields[0].message).toContain('17. 11. 2026')
  expect((await setPrice('garage', 1, '2026-01-01')).status).toBe(422)
  expect((await setPrice('garage', 1, '2026-11-17')).status).toBe(200)
  const used = await callOff('garage', '2026-01-01')
  expect([used.status, used.body.error.code]).toEqual([409, 'in_use'])
})

test('the preview says who keeps the old price and what no longer comes; then that happens, and the applicant pays what was told', async () => {
  const { id } = (await product.visitor().call(submitApplication, { form: await residentForm(product) })).body
  await setPrice('resident_permanent', 7000, '2027-01-01')
  const preview = await setPrice('resident_permanent', null, '2026-11-17', { preview: true })
  expect(preview.body).toMatchObject({
    saved: false,
    effect: {
      from: '2026-11-17',
      open_permits: 0,
      open_applications: 0,
      notes: [
        { note: 'price_kept', count: 1 },
        { note: 'prices_dropped', count: 1 },
      ],
    },
  })
  expect(await pricesOf('resident_permanent')).toHaveLength(3)
  expect((await setPrice('resident_permanent', null, '2026-11-17')).body).toEqual({ ...preview.body, saved: true })
  expect((await pricesOf('resident_permanent')).at(-1)).toEqual([6000, '2026-01-01', '2026-11-17'])
  product.clock.set('2026-11-16T23:30:00Z')
  // Nobody's session lasts into the night.
  product.forgetClients()
  const admin = await product.as('admin')
  const taken = await admin.call(takeApplicationIntoReview, { params: { id }, body: { version: 1 } })
  expect(taken.status, taken.raw.toString()).toBe(200)
  const approved = await admin.call(approveApplication, { params: { id }, body: { version: 2 } })
  expect(approved.status, approved.raw.toString()).toBe(200)
  const stored = await product.services.database.kysely
    .selectFrom('application')
    .select('fee_cents')
    .where('id', '=', id)
    .executeTakeFirst()
  expect(stored?.fee_cents).toBe(6000)
  product.setClock(evening)
})

test('a price for a period that was not sold may begin today', async () => {
  expect((await setPrice('owner', 900, '2026-11-16', { period: 'month' })).status).toBe(200)
  expect((await setPrice('owner', 900, '2026-11-15', { period: 'week' })).status).toBe(422)
  expect(await pricesOf('owner', 'month')).toEqual([[900, '2026-11-16', null]])
})

test('each change is an event with the prices before and after, and a stale one a conflict', async () => {
  const { id, version } = await kindOf('taxi')
  await setPrice('taxi', 5500, '2027-01-01')
  await callOff('taxi', '2027-01-01')
  const stale = await setPrice('taxi', 5600, '2027-01-01', { version })
  expect([stale.status, stale.body.error.code]).toEqual([409, 'conflict'])
  const events = await product.services.database.kysely
    .selectFrom('event')
    .select(['action', 'before', 'after'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute()
  expect(events.map(({ action }) => action)).toEqual(['tariff:change', 'tariff:call_off'])
  expect(events[0]).toMatchObject({ before: { versions: [{}, {}] }, after: { versions: [{}, {}, { price_cents: 5500 }] } })
})

test('an unknown kind or price is not found, a broken one refused', async () => {
  const admin = await product.as('admin')
  const body = { version: 1, period: 'year', price_cents: 1, vat_basis_points: 0, valid_from: '2027-01-01' }
  expect((await admin.call(changeTariff, { params: { id: v7() }, body })).status).toBe(404)
  expect((await admin.call(callOffTariff, { params: { id: v7() } })).status).toBe(404)
  const { id } = await kindOf('taxi')
  const broken = await admin.call(changeTariff, { params: { id }, body: { ...body, price_cents: -1, valid_from: '2027-02-30' } })
  expect(broken.body.error.fields.map(({ path }: { path: string }) => path)).toEqual(['price_cents', 'valid_from'])
})
