import { createMachine, renewMachineKey, updateMachine } from '@dovolilnice/contract/coin-machines/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Bridge } from '../../start-bridge.ts'
import { startTestProduct, type TestProduct } from '../test-product.ts'
import { openFakeGate, until } from './fake-gate.ts'
import { openFakeMachine, reportOf } from './fake-machine.ts'
import { giveDevice } from './gate-scene.ts'
import { startTestBridge } from './test-bridge.ts'

let product: TestProduct
let bridge: Bridge
beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', null)
  await giveDevice(product, 'most', null)
  bridge = await startTestBridge(product)
})
afterAll(async () => {
  await bridge.close()
  await product.close()
})

const form = { business_premise_name: 'Glavni trg', cashier_name: 'Parkomat', latitude: 46, longitude: 14, active: true }
const give = async (code: string, cashier_nr: string) => {
  const { id, key } = (await (await product.as('admin')).call(createMachine, { body: { ...form, code, cashier_nr } })).body
  return { id, key, machine: await openFakeMachine(bridge.brokerUrl, code, key) }
}

test('a new key closes the open link of the old one, and of no other machine', async () => {
  const [one, other] = [await give('trg-1', '01'), await give('trg-2', '02')]
  const { key } = (await (await product.as('admin')).call(renewMachineKey, { params: { id: one.id } })).body
  await until(() => !one.machine.isConnected(), 'the link closed')
  await expect(openFakeMachine(bridge.brokerUrl, 'trg-1', one.key)).rejects.toThrow('Not authorized')
  const anew = await openFakeMachine(bridge.brokerUrl, 'trg-1', key)
  const report = reportOf()
  await other.machine.sendRaw(report)
  await until(() => other.machine.acknowledged.includes(report.id), 'the report of the other')
  expect([anew.isConnected(), other.machine.isConnected()]).toEqual([true, true])
  await anew.close()
  await other.machine.close()
})

test('a machine put out of use loses its link, one whose name changes keeps it', async () => {
  const { id, machine } = await give('trg-3', '03')
  const admin = await product.as('admin')
  const update = (version: number, more: object) =>
    admin.call(updateMachine, { params: { id }, body: { ...form, cashier_nr: '03', version, ...more } })
  expect((await update(1, { cashier_name: 'Drug' })).status).toBe(204)
  const report = reportOf()
  await machine.sendRaw(report)
  await until(() => machine.acknowledged.includes(report.id), 'its report')
  expect((await update(2, { active: false })).status).toBe(204)
  await until(() => !machine.isConnected(), 'the link closed')
})

test('a gate put out of use loses its link', async () => {
  const [brod, most] = [await openFakeGate(bridge, 'brod'), await openFakeGate(bridge, 'most')]
  await product.services.database.kysely.updateTable('device').set({ active: false }).where('code', '=', 'brod').execute()
  await until(() => !brod.isConnected(), 'the link closed')
  expect(most.isConnected()).toBe(true)
  await most.close()
})
