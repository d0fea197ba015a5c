import { changeTariff } from '@dovolilnice/contract/parking/change-tariff'
import { createParkingLot } from '@dovolilnice/contract/parking/create-parking-lot'
import { createPermitKind } from '@dovolilnice/contract/parking/create-permit-kind'
import type { ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import { readParkingAdministration } from '@dovolilnice/contract/parking/read-parking-administration'
import { readParkingLots } from '@dovolilnice/contract/parking/read-parking-lots'
import { readUserTypeParkingLots } from '@dovolilnice/contract/parking/read-user-type-parking-lots'
import { saveUserType } from '@dovolilnice/contract/parking/save-user-type'
import { updateParkingLot } from '@dovolilnice/contract/parking/update-parking-lot'
import { updatePermitKind } from '@dovolilnice/contract/parking/update-permit-kind'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somePermit } from '../../test/permit-forms.ts'
import { startTestProduct } from '../../test/test-product.ts'
import type { TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const read = async (): Promise<ParkingAdministration> => (await asAdmin(readParkingAdministration)).body
const kindOf = async (code: string) => (await read()).permit_kinds.find((kind) => kind.code === code)!
const formOfKind = ({ id: _, code: __, tariffs: ___, open_permits: ____, ...form }: Awaited<ReturnType<typeof kindOf>>) => form

test('a change of a kind is looked at first: how many permits it touches, and how; then it is saved once', async () => {
  await somePermit(product, { 'plates[]': ['LJ GAR-1', 'LJ GAR-2'] }, 'garage')
  const kind = await kindOf('garage')
  const form = { ...formOfKind(kind), time_windows: [{ from: 300, until: 600 }], max_vehicles: 1 }
  const preview = await asAdmin(updatePermitKind, { params: { id: kind.id }, body: { ...form, preview: true } })
  expect(preview.body).toEqual({
    id: kind.id,
    saved: false,
    effect: { open_permits: 1, open_applications: 0, open_differently: 1, over_vehicles: 1 },
  })
  expect((await kindOf('garage')).max_vehicles).toBe(2)
  expect((await asAdmin(updatePermitKind, { params: { id: kind.id }, body: form })).body.saved).toBe(true)
  expect(await kindOf('garage')).toMatchObject({ max_vehicles: 1, version: 2, time_windows: [{ from: 300, until: 600 }] })
  const stale = await asAdmin(updatePermitKind, { params: { id: kind.id }, body: form })
  expect([stale.status, stale.body.error.code]).toEqual([409, 'conflict'])
})

test('a new kind, its first price, the next one, and none behind people’s backs', async () => {
  const { version: _, ...form } = formOfKind(await kindOf('electric'))
  const created = await asAdmin(createPermitKind, { body: { ...form, code: 'bike_cargo', name: { sl: 'Tovorno kolo', en: 'Cargo bike' } } })
  expect(created.body.saved).toBe(true)
  expect((await asAdmin(createPermitKind, { body: { ...form, code: 'bike_cargo' } })).body.error.code).toBe('duplicate')
  const price = (cents: number | null, from: string) =>
    asAdmin(changeTariff, {
      params: { id: created.body.id },
      body: { period: 'year', price_cents: cents, vat_basis_points: 2200, valid_from: from },
    })
  expect((await price(1000, '2026-01-01')).status).toBe(200)
  expect((await price(1500, '2027-01-01')).status).toBe(200)
  expect((await price(1200, '2026-12-01')).status).toBe(200)
  expect((await price(900, '2026-11-15')).body.error.fields[0].rule).toBe('day_past')
  const versions = (await kindOf('bike_cargo')).tariffs.map(({ price_cents: cents, valid_from: from, valid_until: until }) => [
    cents,
    from,
    until,
  ])
  expect(versions).toEqual([
    [1000, '2026-01-01', '2026-12-01'],
    [1200, '2026-12-01', null],
  ])
})

test('refuses a kind whose end follows from a document that it does not ask for, and types of users nobody knows', async () => {
  const { version: _, ...form } = formOfKind(await kindOf('electric'))
  const answer = await asAdmin(createPermitKind, {
    body: { ...form, code: 'broken', user_types: ['nobody'], validity: { rule: 'document', documentType: 'licence', maxDays: 30 } },
  })
  expect(answer.status).toBe(422)
  expect(answer.body.error.fields.map(({ path }: { path: string }) => path)).toEqual(['user_types', 'validity.documentType'])
})

test('a lot is added with those who may ask for it, moved to another zone with a warning, and taken out of use', async () => {
  await asAdmin(saveUserType, { body: { code: 'student', name: { sl: 'Študent', en: 'Student' }, applicant: 'person' } })
  const lot = {
    code: 'NOVO',
    name: 'Novi trg',
    zone: 'C',
    capacity: 12,
    latitude: 46.05,
    longitude: 14.5,
    active: true,
    user_types: ['student', 'resident'],
  }
  const { body } = await asAdmin(createParkingLot, { body: lot })
  expect((await asAdmin(createParkingLot, { body: lot })).body.error.code).toBe('duplicate')
  const admin = await product.as('admin')
  const pairs = (await admin.call(readUserTypeParkingLots)).body.user_type_parking_lots
  expect(pairs).toContainEqual({ user_type_code: 'student', parking_lot_id: body.id })
  await somePermit(product, { parking_lot_id: body.id })
  const preview = await asAdmin(updateParkingLot, { params: { id: body.id }, body: { ...lot, zone: 'D', preview: true } })
  expect(preview.body.effect).toMatchObject({ open_permits: 1, open_differently: 1 })
  await asAdmin(updateParkingLot, { params: { id: body.id }, body: { ...lot, active: false } })
  const tag = await admin.call(readParkingLots)
  expect(tag.body.parking_lots.map(({ code }: { code: string }) => code)).not.toContain('NOVO')
  expect((await admin.call(readParkingLots, { headers: { 'if-none-match': String(tag.headers['etag']) } })).status).toBe(304)
})

test('only those with the permission read and write', async () => {
  for (const who of ['operator', 'regular'] as const) {
    const client = await product.as(who)
    expect((await client.call(readParkingAdministration)).status).toBe(403)
    expect((await client.call(saveUserType, { body: { code: 'x', name: { sl: 'x', en: 'x' }, applicant: 'any' } })).status).toBe(403)
  }
})
