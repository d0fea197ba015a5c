import { checkParking } from '@dovolilnice/contract/access/check-parking'
import { checkPlate } from '@dovolilnice/contract/access/operations'
import { controlOperatorBollard } from '@dovolilnice/contract/bollards/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { givePermit } from '../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await givePermit(product, { number: 'P-1', credentials: { plate: 'LJ AB-123' }, name: 'Čebašek Žiga' })
  await givePermit(product, { number: 'P-2', credentials: { plate: 'LJ GR-207' }, name: 'Garaž Gal' })
  const { kysely } = product.services.database
  const { permit_kind_id: kind } = await kysely
    .selectFrom('permit')
    .select('permit_kind_id')
    .where('number', '=', 'P-2')
    .executeTakeFirstOrThrow()
  const { id, ...columns } = await kysely.selectFrom('permit_kind').selectAll().where('code', '=', 'garage').executeTakeFirstOrThrow()
  expect([columns.parks, kind === id]).toEqual([false, false])
  await kysely.updateTable('permit').set({ permit_kind_id: id }).where('number', '=', 'P-2').execute()
})
afterAll(() => product.close())

test('a warden learns whether a vehicle may park, by kind, zone, day and hours alone, and each look is an event', async () => {
  const warden = await product.as('warden')
  const yes = await warden.call(checkParking, { body: { plate: 'lj ab 123' } })
  expect(yes.status, yes.raw.toString()).toBe(200)
  expect(yes.body).toMatchObject({ plate: 'LJ AB-123', may_park: true, reason: 'permit_valid', permit: { windows: [] } })
  expect(yes.raw.toString()).not.toMatch(/Žiga|P-1/)
  // It may drive in, but its permit is for a garage.
  const garage = await warden.call(checkParking, { body: { plate: 'LJ GR-207' } })
  expect(garage.body).toMatchObject({
    may_park: false,
    reason: 'passage_only',
    permit: { kind_name: { en: 'Garage or own parking space' } },
  })
  const elsewhere = await warden.call(checkParking, { body: { plate: 'LJ AB-123', zone: 'nowhere' } })
  expect(elsewhere.body).toMatchObject({ may_park: false, reason: 'other_zone' })
  const unknown = await warden.call(checkParking, { body: { plate: 'MB 00-AAA' } })
  expect(unknown.body).toMatchObject({ may_park: false, reason: 'no_permit', permit: null })
  const looks = await product.services.database.kysely
    .selectFrom('event')
    .select(['actor_name', 'after'])
    .where('action', '=', 'parking:check')
    .execute()
  expect(looks).toHaveLength(4)
  expect(looks).toContainEqual({ actor_name: 'Rado Redar', after: { plate: 'LJ GR-207' } })
})

test('a warden moves no bollard and sees no gate, and an operator checks no parking', async () => {
  const warden = await product.as('warden')
  const command = { device_code: 'brod', action: 'lower' as const, reason: 'Ne' }
  expect((await warden.call(controlOperatorBollard, { body: command })).status).toBe(403)
  expect((await warden.call(checkPlate, { body: { plate: 'LJ AB-123' } })).status).toBe(403)
  expect((await (await product.as('operator')).call(checkParking, { body: { plate: 'LJ AB-123' } })).status).toBe(403)
})
