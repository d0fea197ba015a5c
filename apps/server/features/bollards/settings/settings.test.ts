import { readBollards } from '@dovolilnice/contract/bollards/keep/operations'
import {
  addEmergencyCredential,
  formOfTimes,
  readEmergencyCredentials,
  removeEmergencyCredential,
  timesOfForm,
  updateBollardTimes,
} from '@dovolilnice/contract/bollards/keep/times-and-emergency'
import { ordinaryTimes } from '@dovolilnice/contract/bollards/bollard-times'
import type { EmergencyList, GateSettings } from '@dovolilnice/contract/bollards/gate-documents'
import { listBollardEvents } from '@dovolilnice/contract/bollards/operations'
import { listBollardAlerts, readAlertSettings, updateAlertSettings } from '@dovolilnice/contract/bollards/alerts/operations'
import { createHmac } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type FakeGate, openFakeGate, until } from '../../../test/gates/fake-gate.ts'
import { giveDevice } from '../../../test/gates/gate-scene.ts'
import { startTestBridge } from '../../../test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import type { Bridge } from '../../../start-bridge.ts'

let product: TestProduct
let bridge: Bridge
let gate: FakeGate
beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  await giveDevice(product, 'most', 'market')
  bridge = await startTestBridge(product)
  gate = await openFakeGate(bridge, 'brod')
  await gate.publishState()
})
afterAll(async () => {
  await gate.close()
  await bridge.close()
  await product.close()
})

const settings = (of = gate) => of.documents.filter((one): one is GateSettings => one.document === 'settings')
const emergency = (of = gate) => of.documents.filter((one): one is EmergencyList => one.document === 'emergency')

test('a gate is told its settings as soon as it speaks, and each change while it runs', async () => {
  await until(() => settings().length > 0 && emergency().length > 0, 'settings')
  expect(settings().at(-1)).toMatchObject({ device: 'brod', hold_hours: 12, times: {} })
  const admin = await product.as('admin')
  const kept = async () => (await admin.call(readBollards)).body.bollards.find(({ code }: { code: string }) => code === 'brod')
  const { version } = await kept()
  const form = { ...formOfTimes(ordinaryTimes), motor: 12.5, clear: 4 }
  const update = (body: object) => admin.call(updateBollardTimes, { params: { code: 'brod' }, body: { ...form, version, ...body } })
  expect((await update({ clear: 0.2 })).body.error.fields).toMatchObject([{ path: 'clear' }])
  expect((await update({})).status).toBe(200)
  expect((await update({})).body.error.code).toBe('conflict')
  await until(() => settings().at(-1)?.times.motorMs === 12_500, 'the new times')
  expect(settings().at(-1)).toMatchObject({ times: { clearMs: 4000, stuckMs: 300_000, warnMs: 2000 } })
  expect(settings().at(-1)?.version).toBeGreaterThan(settings()[0]?.version ?? Infinity)
  expect((await kept()).times).toEqual(timesOfForm(form))
})

test('emergency credentials reach every gate, phones and cards hidden by the key of its zone', async () => {
  const admin = await product.as('admin')
  const add = (label: string, kind: string, value: string) => admin.call(addEmergencyCredential, { body: { label, kind, value } })
  expect((await (await product.as('operator')).call(addEmergencyCredential, { body: {} })).status).toBe(403)
  const { id } = (await add('Gasilci 1', 'rfid', '04:a2:b3:c4')).body
  await add('Gasilci 2', 'plate', 'lj gas-01')
  expect((await add('Gasilci 3', 'plate', 'LJGAS01')).body.error.fields).toMatchObject([{ rule: 'emergency_taken' }])
  expect((await add('Gasilci 3', 'phone', 'ni številka')).body.error.fields).toMatchObject([{ path: 'value' }])
  const most = await openFakeGate(bridge, 'most')
  await most.publishState()
  for (const told of [gate, most]) {
    await until(() => settings(told).length > 0 && emergency(told).at(-1)?.credentials.length === 2, 'two credentials')
    const key = Buffer.from(settings(told).at(-1)?.list_key ?? '', 'base64')
    const card = createHmac('sha256', key).update('rfid:04A2B3C4').digest('base64url').slice(0, 22)
    expect(emergency(told).at(-1)?.credentials).toEqual([`rfid:${card}`, 'plate:LJGAS01'])
  }
  expect(settings(most).at(-1)?.list_key).not.toBe(settings().at(-1)?.list_key)
  expect((await admin.call(removeEmergencyCredential, { params: { id } })).status).toBe(204)
  await until(() => emergency(most).at(-1)?.credentials.length === 1, 'the card gone')
  expect((await admin.call(readEmergencyCredentials)).body.items).toMatchObject([{ label: 'Gasilci 2' }])
  await most.close()
})

test('an emergency stands in the archive and is told at once, each time', async () => {
  const since = '2026-11-16T08:59:00.000Z'
  await gate.sendEvent({ name: 'emergency_input' })
  await gate.sendEvent({ name: 'emergency_ended' })
  const admin = await product.as('admin')
  const archive = async () =>
    (await admin.call(listBollardEvents, { body: { filters: { device_code: 'brod' } } })).body.items.map(
      ({ event_name: name }: { event_name: string }) => name,
    )
  await until(async () => (await archive()).includes('emergency_ended'), 'the archive')
  expect(await archive()).toContain('emergency_input')
  const alerts = async () =>
    (await admin.call(listBollardAlerts, { body: { filters: { device_code: 'brod', kind: 'emergency' } } })).body.items
  const mails = async () =>
    (await product.services.database.kysely.selectFrom('mail').select('subject').where('subject', 'like', '%zasilni dostop%').execute())
      .length
  const now = (await admin.call(readAlertSettings)).body
  await admin.call(updateAlertSettings, { body: { ...now, mail_to: 'dezurni@obcina.example' } })
  await gate.publishState({ emergency: { source: 'input', since } })
  await until(async () => (await alerts()).length === 1, 'the alert')
  expect(await mails()).toBe(1)
  await gate.publishState({ emergency: null })
  await until(async () => (await alerts())[0].ended_at !== null, 'its end')
  await gate.publishState({ emergency: { source: 'credential', since: '2026-11-16T08:59:30.000Z' } })
  await until(async () => (await mails()) === 2, 'the second mail')
})

test('a bollard out of use lowers for nobody', async () => {
  const retired = { active: false, last_open_version: 9_000_000_000 }
  await product.services.database.kysely.updateTable('device').set(retired).where('code', '=', 'brod').execute()
  await until(() => emergency().at(-1)?.credentials.length === 0, 'the empty list')
})
