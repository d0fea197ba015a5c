import { mayPass } from '@dovolilnice/contract/access/may-pass'
import { checkPlate } from '@dovolilnice/contract/access/operations'
import { loadWhitelist } from '@dovolilnice/contract/access/whitelist'
import { readBollards, updateBollard } from '@dovolilnice/contract/bollards/keep/operations'
import type { KeptBollard } from '@dovolilnice/contract/bollards/keep/operations'
import type { VehicleClass } from '@dovolilnice/contract/parking/vehicle-class'
import { setVehicleClass } from '@dovolilnice/contract/permits/opening/operations'
import { getPermit } from '@dovolilnice/contract/permits/record/operations'
import { readParkingAdministration, updatePermitKind } from '@dovolilnice/contract/parking/operations'
import type { AdministeredKind } from '@dovolilnice/contract/parking/parking-administration'
import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { allowConsoleInFile } from '../../../../tools/testing/fail-on-console.ts'
import type { Bridge } from '../../start-bridge.ts'
import { listenTo } from '../../platform/database/notify.ts'
import { accessEvent, type FakeGate, openFakeGate, until } from '../../test/gates/fake-gate.ts'
import { giveDevice, givePermit } from '../../test/gates/gate-scene.ts'
import { brokers, fromOthersDevices, startTestBridge } from '../../test/gates/test-bridge.ts'
import type { TestClient } from '../../test/test-client.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

allowConsoleInFile(fromOthersDevices)

describe.each(brokers)('rules of passage over %s', (_, mqttUrl) => {
  let product: TestProduct
  let bridge: Bridge
  let gates: FakeGate[]
  const end = randomBytes(3).toString('hex')
  const codes = [`brod-${end}`, `most-${end}`, `trg-${end}`]

  beforeAll(async () => {
    product = await startTestProduct()
    for (const code of codes) await giveDevice(product, code, 'core')
    await givePermit(product, { number: 'P-1', credentials: { plate: 'LJ AB-123', rfid: '04D4E5F6' } })
    await givePermit(product, { number: 'P-2', credentials: { plate: 'KP CD-456', rfid: '04A1B2C3' } })
    bridge = await startTestBridge(product, mqttUrl)
    gates = await Promise.all(codes.map((code) => openFakeGate(bridge, code)))
    for (const gate of gates) await gate.publishState()
    await until(() => gates.every(({ whitelists }) => whitelists.length > 0), 'the first lists')
  })
  afterAll(async () => {
    await Promise.all(gates.map((gate) => gate.close()))
    await bridge.close()
    await product.close()
  })

  const changeKind = async (changes: object) => {
    const admin = await product.as('admin')
    const { id: own } = await product.services.database.kysely
      .selectFrom('permit')
      .select('permit_kind_id as id')
      .where('number', '=', 'P-1')
      .executeTakeFirstOrThrow()
    const kinds: AdministeredKind[] = (await admin.call(readParkingAdministration)).body.permit_kinds
    const { id, code, tariffs, open_permits, ...form } = kinds.find((kind) => kind.id === own)!
    return admin.call(updatePermitKind, { params: { id }, body: { ...form, ...changes } })
  }
  const changeBollard = async (code: string, changes: object) => {
    const root = await product.as('root')
    const bollards: KeptBollard[] = (await root.call(readBollards)).body.bollards
    const { name, parking_lot_id, latitude, longitude, fail_mode, place, version } = bollards.find((one) => one.code === code)!
    const body = { name, parking_lot_id, latitude, longitude, fail_mode, place, version, ...changes }
    return root.call(updateBollard, { params: { code }, body })
  }
  /** What the gate would decide by its list alone, now or hours later. */
  const at = (index: number, value = 'LJ AB-123', kind: 'plate' | 'rfid' = 'plate', hours = 0) => {
    const gate = gates[index]
    const body = gate?.whitelists.at(-1)
    const keyOf = (of: Parameters<FakeGate['keyOf']>[0], normalised: string) => gate?.keyOf(of, normalised) ?? ''
    return mayPass(body && loadWhitelist(body, keyOf), { kind, value }, new Date(product.clock.now().getTime() + hours * 3_600_000)).reason
  }
  const come = async (index: number, more: Record<string, unknown> = {}) => {
    const gate = gates[index]!
    const id = await gate.sendEvent(accessEvent({ at: product.clock.now().toISOString(), ...more }))
    await until(() => gate.acknowledged.includes(id), 'that it was heard')
  }

  test('what a permit used at one gate is known at the others, explained, and given back to who did not come in', async () => {
    expect((await changeKind({ entries_a_day: 2 })).body).toMatchObject({ saved: true })
    await until(() => gates[1]?.whitelists.at(-1)?.entries.some(({ limits }) => limits?.day === 2) === true, 'the cap')
    let told = 0
    const stop = await listenTo(product.services.database, 'whitelist', () => (told += 1))
    onTestFinished(stop)
    // Who comes without using up the last entry, and who does not come in then, change no list.
    const first = { presentation_id: v7() }
    await come(0, first)
    await come(0, { name: 'not_passed', ...first })
    await come(0, { name: 'not_passed', permit_number: 'P-2', credential: 'KP CD-456' })
    await come(0)
    expect(at(1)).toBe('permit_valid')
    const presentation_id = v7()
    await come(1, { presentation_id })
    await until(() => [0, 1, 2].every((index) => at(index) === 'cap_day'), 'that nothing is left')
    const asked = (await (await product.as('operator')).call(checkPlate, { body: { plate: 'LJ AB-123' } })).body.items
    expect(asked).toEqual(codes.map(() => expect.objectContaining({ allowed: false, reason: 'cap_day' })))
    await come(1, { name: 'not_passed', presentation_id })
    await until(() => [0, 1, 2].every((index) => at(index) === 'permit_valid'), 'that one is left')
    await come(1)
    await until(() => at(0) === 'cap_day', 'that nothing is left')
    expect(told).toBe(3)
    expect(at(0, 'LJ AB-123', 'plate', 24)).toBe('permit_valid')
    expect((await changeKind({ entries_a_day: null })).body).toMatchObject({ saved: true })
  })

  test('a kind lets in some classes of vehicles alone, where the office has entered one', async () => {
    const clerk = await product.as('admin')
    const vehicle = await product.services.database.kysely
      .selectFrom('permit_credential as c')
      .innerJoin('permit as p', 'p.id', 'c.permit_id')
      .select(['c.id as credential_id', 'p.id'])
      .where('c.value_normalised', '=', 'LJAB123')
      .executeTakeFirstOrThrow()
    const call = (who: TestClient, vehicle_class: VehicleClass) =>
      who.call(setVehicleClass, { params: { ...vehicle }, body: { vehicle_class } })
    expect((await call(await product.as('regular'), 'N2')).status).toBe(403)
    expect((await call(clerk, 'N2')).status).toBe(200)
    expect((await clerk.call(getPermit, { params: { id: vehicle.id } })).body.credentials).toContainEqual(
      expect.objectContaining({ value: 'LJ AB-123', vehicle_class: 'N2' }),
    )
    expect((await changeKind({ vehicle_classes: ['M1', 'N1'] })).body).toMatchObject({ saved: true })
    await until(() => [0, 1, 2].every((index) => at(index) === 'class_not_allowed'), 'that it is a lorry')
    // Of the card, and of the other vehicle, nobody knows the class.
    expect([at(0, '04D4E5F6', 'rfid'), at(0, 'KP CD-456')]).toEqual(['permit_valid', 'permit_valid'])
    const asked = (await (await product.as('operator')).call(checkPlate, { body: { plate: 'LJ AB-123' } })).body.items
    expect(asked[0]).toMatchObject({
      allowed: false,
      reason: 'class_not_allowed',
      reason_details: { vehicle: 'N2', classes: ['M1', 'N1'] },
    })
    expect((await call(clerk, 'N1')).status).toBe(200)
    await until(() => at(0) === 'permit_valid', 'that it is a van')
    expect((await changeKind({ vehicle_classes: [] })).body).toMatchObject({ saved: true })
  })

  test('who entered enters again only after leaving, by whatever way, and only a bollard of entry can ask for it', async () => {
    expect((await changeBollard(codes[0]!, { passback: 'hard' })).body.error.fields).toMatchObject([{ rule: 'passback_entry' }])
    expect((await changeBollard(codes[0]!, { direction: 'entry', passback: 'hard', passback_minutes: 30 })).status).toBe(200)
    expect((await changeBollard(codes[1]!, { direction: 'exit' })).status).toBe(200)
    await until(() => gates[0]?.heads.at(-1)?.passback_minutes === 30 && gates[1]?.heads.at(-1)?.direction === 'exit', 'the rule')
    const card = { permit_number: 'P-2', credential_kind: 'rfid', credential: '04A1B2C3', name: 'passed' }
    await come(0, card)
    await until(() => at(0, '04A1B2C3', 'rfid') === 'not_left', 'that the card is inside')
    expect([at(0, 'KP CD-456'), at(1, '04A1B2C3', 'rfid')]).toEqual(['permit_valid', 'permit_valid'])
    product.clock.advance(60_000)
    await come(1, { ...card, credential_kind: 'plate', credential: 'KP CD-456' })
    await until(() => at(0, '04A1B2C3', 'rfid') === 'permit_valid', 'that it has left')
  })

  test('one of several vehicles alone is a rule only where it is seen who leaves, and then keeps the others out', async () => {
    const refused = (await changeKind({ one_inside: true })).body.error.fields
    expect(refused).toMatchObject([{ path: 'one_inside', rule: 'exits_unseen', message: expect.stringContaining('A') }])
    expect((await changeBollard(codes[2]!, { direction: 'entry' })).status).toBe(200)
    expect((await changeKind({ one_inside: true })).body).toMatchObject({ saved: true })
    product.clock.advance(60_000)
    await come(2, { permit_number: 'P-2', credential: 'KP CD-456', name: 'passed' })
    await until(() => at(2, '04A1B2C3', 'rfid') === 'other_inside', 'that another is inside')
    expect(at(2, 'KP CD-456')).toBe('permit_valid')
    // A bollard of both ways: nobody sees any more who leaves, and the rule rests.
    expect((await changeBollard(codes[1]!, { direction: 'both' })).status).toBe(200)
    await until(() => at(2, '04A1B2C3', 'rfid') === 'permit_valid', 'that the rule rests')
  })
})
