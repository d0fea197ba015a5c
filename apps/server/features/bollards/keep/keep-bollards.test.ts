import { controlBollard } from '@dovolilnice/contract/bollards/operations'
import { createBollard, readBollards, retireBollard, returnBollard, updateBollard } from '@dovolilnice/contract/bollards/keep/operations'
import { listDevices } from '@dovolilnice/contract/bollards/list-devices'
import { createMachine } from '@dovolilnice/contract/coin-machines/operations'
import { readGates } from '@dovolilnice/contract/parking/operations'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
let place: { latitude: number; longitude: number }
beforeAll(async () => {
  product = await startTestProduct()
  place = { latitude: 46.05, longitude: 14.5 }
})
afterAll(() => product.close())

const form = (more: object = {}) => ({ name: 'Most', parking_lot_id: null, ...place, fail_mode: 'fail_safe', place: 1000, ...more })
const create = async (code: string, more: object = {}) =>
  (await product.as('root')).call(createBollard, { body: { code, ...form({ name: `Stebriček ${code}`, ...more }) } })
const update = async (code: string, version: number, more: object = {}) =>
  (await product.as('root')).call(updateBollard, { params: { code }, body: { ...form({ name: `Stebriček ${code}`, ...more }), version } })
const step = async (operation: typeof retireBollard | typeof returnBollard, code: string, version: number) =>
  (await product.as('root')).call(operation, { params: { code }, body: { reason: 'Prenova ulice', version } })
const kept = async () => (await (await product.as('root')).call(readBollards)).body.bollards
const find = async (code: string) => (await kept()).find((one: { code: string }) => one.code === code)
const fieldOf = (answer: { status: number; body: { error: { code: string; fields: { path: string; rule: string }[] } } }) => [
  answer.status,
  answer.body.error.code,
  answer.body.error.fields[0]?.path,
  answer.body.error.fields[0]?.rule,
]

test('a bollard is added by root or an administrator, and stands last, unheard of', async () => {
  expect((await create('brod')).status).toBe(200)
  const asAdmin = await (
    await product.as('admin')
  ).call(createBollard, { body: { code: 'most', ...form({ parking_lot_id: product.town.lots.core }) } })
  expect(asAdmin.status).toBe(200)
  expect(await kept()).toMatchObject([
    { code: 'brod', place: 1, standing: 'unheard', zone: null, version: 1, active: true },
    { code: 'most', place: 2, standing: 'unheard', zone: 'A', list_entries: null },
  ])
  expect((await (await product.as('operator')).call(createBollard, { body: { code: 'tretji', ...form({ name: 'Tretji' }) } })).status).toBe(
    403,
  )
  expect((await (await product.as('operator')).call(readBollards)).status).toBe(403)
})

test('what is wrong is said at its field', async () => {
  expect(fieldOf(await create('Glavni trg'))).toEqual([422, 'validation', 'code', 'device_code'])
  expect(fieldOf(await create('brod', { name: 'Drug' }))).toEqual([409, 'duplicate', 'code', 'code_taken'])
  expect(fieldOf(await create('server'))).toEqual([409, 'duplicate', 'code', 'code_taken'])
  expect(fieldOf(await create('drug', { name: 'MOST' }))).toEqual([409, 'duplicate', 'name', 'bollard_name_taken'])
  expect(fieldOf(await create('drug', { name: ' ' }))).toEqual([422, 'validation', 'name', 'required'])
  expect(fieldOf(await create('drug', { latitude: 14.5, longitude: 46.05 }))).toEqual([422, 'validation', 'latitude', 'bollard_far'])
  expect(fieldOf(await create('drug', { latitude: 91 }))).toEqual([422, 'validation', 'latitude', 'too_big'])
  expect(fieldOf(await create('drug', { parking_lot_id: v7() }))).toEqual([422, 'validation', 'parking_lot_id', 'choice'])
  const machine = { business_premise_name: 'Trg', cashier_name: 'P', cashier_nr: '01', code: 'parkomat', ...place, active: true }
  expect((await (await product.as('admin')).call(createMachine, { body: machine })).status).toBe(200)
  expect(fieldOf(await create('parkomat'))).toEqual([409, 'duplicate', 'code', 'code_taken'])
})

test('a change keeps what the other person saved before, and says that it is there', async () => {
  expect((await update('brod', 1, { latitude: 46.06 })).status).toBe(200)
  expect(await update('brod', 1, { name: 'Zastarel' })).toMatchObject({ status: 409, body: { error: { code: 'conflict' } } })
  expect(await find('brod')).toMatchObject({ version: 2, latitude: 46.06, name: 'Stebriček brod' })
  expect((await update('ni-ga', 1)).status).toBe(404)
})

test('one of two simultaneous changes wins', async () => {
  const { version } = await find('brod')
  const both = await Promise.all([update('brod', version), update('brod', version)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('places are numbered without gaps, in lists and on the map alike', async () => {
  await create('trg')
  expect((await update('trg', 1, { place: 1 })).status).toBe(200)
  const codes = (rows: { code: string }[]) => rows.map(({ code }) => code)
  expect(codes(await kept())).toEqual(['trg', 'most', 'brod'])
  const admin = await product.as('admin')
  expect(codes((await admin.call(listDevices)).body.items)).toEqual(['trg', 'most', 'brod'])
  expect(codes((await admin.call(readGates)).body.gates)).toEqual(['trg', 'most', 'brod'])
})

test('one out of use is in no list of the day, takes no command, and keeps its code', async () => {
  const { version } = await find('trg')
  expect((await step(retireBollard, 'trg', version)).status).toBe(200)
  expect((await step(retireBollard, 'trg', version)).body.error.code).toBe('conflict')
  expect((await step(retireBollard, 'trg', version + 1)).body.error.code).toBe('illegal_transition')
  expect((await update('trg', version + 1)).body.error.code).toBe('illegal_transition')
  expect(await find('trg')).toMatchObject({
    active: false,
    place: null,
    standing: 'closed',
    out_of_use_since: product.clock.now().toISOString(),
  })
  const admin = await product.as('admin')
  expect((await admin.call(listDevices)).body.items).toHaveLength(2)
  expect((await admin.call(controlBollard, { body: { device_code: 'trg', action: 'lower', reason: 'Reševalci' } })).status).toBe(404)
  expect(fieldOf(await create('trg', { name: 'Nov' }))).toEqual([409, 'duplicate', 'code', 'code_out_of_use'])
})

test('it comes back as the last one, unless another has its name by then', async () => {
  expect((await create('trg-2', { name: 'Stebriček trg' })).status).toBe(200)
  const { version } = await find('trg')
  expect((await step(returnBollard, 'trg', version)).body.error.fields[0].rule).toBe('bollard_name_taken')
  expect((await update('trg-2', 1, { name: 'Novi trg' })).status).toBe(200)
  expect((await step(returnBollard, 'trg', version)).status).toBe(200)
  expect(await find('trg')).toMatchObject({ active: true, place: 4, out_of_use_since: null })
})

test('a bollard whose lot is retired goes on guarding its zone, and may be changed otherwise', async () => {
  const { kysely } = product.services.database
  await kysely.updateTable('parking_lot').set({ active: false }).where('id', '=', product.town.lots.core).execute()
  const most = await find('most')
  const lot = { name: 'Most', parking_lot_id: product.town.lots.core }
  expect((await update('most', most.version, { ...lot, latitude: 46.04 })).status).toBe(200)
  expect(await find('most')).toMatchObject({ zone: 'A', latitude: 46.04 })
  expect(fieldOf(await update('brod', (await find('brod')).version, { parking_lot_id: product.town.lots.core }))).toEqual([
    422,
    'validation',
    'parking_lot_id',
    'choice',
  ])
})

test('each step stands in the trail with what it changed', async () => {
  const rows = await product.services.database.kysely
    .selectFrom('event')
    .select(['action', 'reason'])
    .where('action', 'like', 'bollard:%')
    .execute()
  expect(new Set(rows.map(({ action }) => action))).toEqual(
    new Set(['bollard:create', 'bollard:update', 'bollard:retire', 'bollard:return']),
  )
  expect(rows.filter(({ action }) => action === 'bollard:retire')).toMatchObject([{ reason: 'Prenova ulice' }])
})
