import {
  createParkingLot,
  createUserType,
  readGates,
  readParkingAdministration,
  updateParkingLot,
  updateUserType,
} from '@dovolilnice/contract/parking/operations'
import type { AdministeredLot, AdministeredUserType, ParkingAdministration } from '@dovolilnice/contract/parking/parking-administration'
import { readParkingLots, readUserTypeParkingLots } from '@dovolilnice/contract/parking/read-parking-lots'
import { submitApplication } from '@dovolilnice/contract/applications/apply/operations'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { residentForm } from '../../test/applicant/application-forms.ts'
import { giveDevice } from '../../test/gates/gate-scene.ts'
import { somePermit } from '../../test/applicant/permit-forms.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const read = async (): Promise<ParkingAdministration> => (await asAdmin(readParkingAdministration)).body
const lotOf = async (code: string): Promise<AdministeredLot> => (await read()).parking_lots.find((lot) => lot.code === code)!
const typeOf = async (code: string): Promise<AdministeredUserType> => (await read()).user_types.find((type) => type.code === code)!
const formOfLot = ({ id, open_permits, ...form }: AdministeredLot) => form

const newLot = {
  code: 'NOVO',
  name: 'Novi trg',
  zone: 'C',
  capacity: 12,
  latitude: 46.05,
  longitude: 14.5,
  active: true,
  user_types: ['student', 'resident'],
}

test('a lot is added with those who may ask for it, moved to another zone after a look at whom that touches, and taken out of use', async () => {
  const student = { code: 'student', name: { sl: 'Študent', en: 'Student' }, applicant: 'person', parking_lots: [] }
  expect((await asAdmin(createUserType, { body: { ...student, preview: true } })).body.saved).toBe(false)
  expect((await asAdmin(createUserType, { body: student })).body).toMatchObject({ id: 'student', saved: true })
  expect((await asAdmin(createUserType, { body: student })).body.error.code).toBe('duplicate')
  expect((await asAdmin(createParkingLot, { body: { ...newLot, preview: true } })).body.saved).toBe(false)
  const { body } = await asAdmin(createParkingLot, { body: newLot })
  expect((await asAdmin(createParkingLot, { body: newLot })).body.error).toMatchObject({ code: 'duplicate', fields: [{ path: 'code' }] })
  const pairs = (await asAdmin(readUserTypeParkingLots)).body.user_type_parking_lots
  expect(pairs).toContainEqual({ user_type_code: 'student', parking_lot_id: body.id })
  await somePermit(product, { parking_lot_id: body.id })
  await giveDevice(product, 'novi-trg', 'core')
  await product.services.database.kysely.updateTable('device').set({ parking_lot_id: body.id }).where('code', '=', 'novi-trg').execute()
  const move = { params: { id: body.id }, body: { ...newLot, zone: 'D', version: 1 } }
  const preview = await asAdmin(updateParkingLot, { ...move, body: { ...move.body, preview: true } })
  expect(preview.body.effect).toEqual({
    from: '2026-11-16',
    open_permits: 1,
    open_applications: 0,
    notes: [
      { note: 'zone_moved', count: 1 },
      { note: 'gates_moved', count: 1 },
    ],
  })
  expect((await lotOf('NOVO')).zone).toBe('C')
  expect((await asAdmin(updateParkingLot, move)).body).toEqual({ ...preview.body, saved: true })
  const retired = await asAdmin(updateParkingLot, { ...move, body: { ...move.body, active: false, version: 2 } })
  expect(retired.body.effect.notes).toEqual([
    { note: 'gates_kept', count: 1 },
    { note: 'retired', count: 1 },
  ])
  expect(await lotOf('NOVO')).toMatchObject({ zone: 'D', active: false, open_permits: 1 })
  const events = await product.services.database.kysely
    .selectFrom('event')
    .selectAll()
    .where('subject_id', '=', body.id)
    .orderBy('id')
    .execute()
  expect(events.map(({ action, before, after }) => [action, before, after])).toEqual([
    ['parking_lot:create', null, expect.objectContaining({ code: 'NOVO' })],
    ['parking_lot:update', { zone: 'C' }, { zone: 'D' }],
    ['parking_lot:update', { active: true }, { active: false }],
  ])
})

test('a type of user is renamed and may ask for fewer lots; who waits is decided as sent', async () => {
  const { core, market } = product.town.lots
  expect((await product.visitor().call(submitApplication, { form: await residentForm(product) })).status).toBe(200)
  const name = { sl: 'Stanovalec', en: 'Resident' }
  const body = { name, applicant: 'company', parking_lots: [market] }
  const { version } = await typeOf('resident')
  const call = { params: { code: 'resident' }, body: { ...body, version } }
  const preview = await asAdmin(updateUserType, { ...call, body: { ...call.body, preview: true } })
  expect(preview.body).toMatchObject({
    saved: false,
    effect: {
      open_applications: 1,
      notes: [
        { note: 'types_kept', count: 1 },
        { note: 'applicants_kept', count: 1 },
      ],
    },
  })
  expect((await typeOf('resident')).applicant).toBe('person')
  expect((await asAdmin(updateUserType, call)).body).toEqual({ ...preview.body, saved: true })
  expect(await typeOf('resident')).toMatchObject({ name, applicant: 'company' })
  expect((await lotOf('JEDRO')).user_types).not.toContain('resident')
  await asAdmin(updateUserType, { ...call, body: { name, applicant: 'person', parking_lots: [core, market], version: version + 1 } })
  const events = await product.services.database.kysely.selectFrom('event').selectAll().where('subject_id', '=', 'resident').execute()
  expect(events).toHaveLength(2)
  expect(events[1]?.after).toEqual({ applicant: 'person', parking_lots: [core, market].toSorted() })
})

test('refuses what does not exist and what is broken', async () => {
  const lot = formOfLot(await lotOf('JEDRO'))
  expect((await asAdmin(updateParkingLot, { params: { id: v7() }, body: lot })).status).toBe(404)
  const { version } = await typeOf('resident')
  const type = { name: { sl: 'x', en: 'x' }, applicant: 'any', parking_lots: [], version }
  expect((await asAdmin(updateUserType, { params: { code: 'nobody' }, body: type })).status).toBe(404)
  const unknownLot = await asAdmin(updateUserType, { params: { code: 'resident' }, body: { ...type, parking_lots: [v7()] } })
  expect(unknownLot.body.error.fields).toMatchObject([{ path: 'parking_lots', rule: 'choice' }])
  const id = product.town.lots.core
  const unknownType = await asAdmin(updateParkingLot, { params: { id }, body: { ...lot, user_types: ['nobody'] } })
  expect(unknownType.body.error.fields).toMatchObject([{ path: 'user_types', rule: 'choice' }])
  const broken = await asAdmin(updateParkingLot, { params: { id }, body: { ...lot, code: 'šč', latitude: 91, capacity: -1 } })
  expect(broken.body.error.fields.map(({ path }: { path: string }) => path)).toEqual(['code', 'capacity', 'latitude'])
  const taken = await asAdmin(updateParkingLot, { params: { id }, body: { ...lot, code: 'TRG' } })
  expect([taken.status, taken.body.error.code]).toEqual([409, 'duplicate'])
})

test('of two who change the same lot or type of user the second is told, also where a pair was changed from the other side', async () => {
  const { core, market } = product.town.lots
  const lot = formOfLot(await lotOf('TRG'))
  const type = await typeOf('owner')
  const paired = (await read()).parking_lots.filter(({ user_types: types }) => types.includes('owner')).map(({ id }) => id)
  const typeCall = (version: number, lots = paired) => ({
    params: { code: 'owner' },
    body: { name: type.name, applicant: type.applicant, parking_lots: lots, version },
  })

  expect((await asAdmin(updateParkingLot, { params: { id: market }, body: { ...lot, capacity: 7 } })).status).toBe(200)
  const lotLate = await asAdmin(updateParkingLot, { params: { id: market }, body: { ...lot, capacity: 9, preview: true } })
  expect([lotLate.status, lotLate.body.error.code, lotLate.body.error.details]).toEqual([409, 'conflict', { version: lot.version + 1 }])
  expect((await lotOf('TRG')).capacity).toBe(7)
  expect((await typeOf('owner')).version).toBe(type.version)

  const others = paired.includes(market) ? [core] : [core, market]
  expect((await asAdmin(updateUserType, typeCall(type.version, others))).status).toBe(200)
  const typeLate = await asAdmin(updateUserType, typeCall(type.version))
  expect([typeLate.status, typeLate.body.error.details]).toEqual([409, { version: type.version + 1 }])
  const other = await asAdmin(updateParkingLot, { params: { id: market }, body: { ...lot, version: lot.version + 1 } })
  expect([other.status, other.body.error.details]).toEqual([409, { version: lot.version + 2 }])
})

test('the lots in use and who may ask for them, said once while they stand', async () => {
  for (const operation of [readParkingLots, readUserTypeParkingLots, readGates]) {
    const first = await asAdmin(operation)
    expect(first.status).toBe(200)
    expect((await asAdmin(operation, { headers: { 'if-none-match': String(first.headers['etag']) } })).status).toBe(304)
  }
  expect((await asAdmin(readParkingLots)).body.parking_lots.map(({ code }: { code: string }) => code)).toEqual(['JEDRO', 'TRG'])
})

test('everyone signed in sees where the bollards stand and nothing of their state', async () => {
  const { body } = await (await product.as('regular')).call(readGates)
  expect(body.gates[0]).toEqual({ code: 'novi-trg', name: 'Stebriček novi-trg', zone: 'D', latitude: 46.05, longitude: 14.5 })
  expect((await product.visitor().call(readGates)).status).toBe(401)
})

test('only those with the permission read and write', async () => {
  for (const who of ['operator', 'regular'] as const) {
    const client = await product.as(who)
    expect((await client.call(readParkingAdministration)).status).toBe(403)
    expect((await client.call(readParkingLots)).status).toBe(403)
    expect((await client.call(createParkingLot, { body: newLot })).status).toBe(403)
  }
})
