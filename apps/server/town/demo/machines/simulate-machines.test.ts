import { createMachine, readMachineHistory } from '@dovolilnice/contract/coin-machines/operations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../../test/gates/fake-gate.ts'
import { startTestBridge } from '../../../test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { hashSecret } from '../../../platform/security/secret.ts'
import { demoMachineKey } from './coin-machines.ts'
import { simulateMachines } from './simulate-machines.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

test('machines with the keys of the demo town report over the broker, others do not; a history shows the day', async () => {
  const { kysely } = product.services.database
  const admin = await product.as('admin')
  const form = { business_premise_name: 'Trg', cashier_name: 'Parkomat', latitude: null, longitude: null, active: true }
  const [own, other] = [
    (await admin.call(createMachine, { body: { ...form, code: 'trg-1', cashier_nr: '1' } })).body.id,
    (await admin.call(createMachine, { body: { ...form, code: 'trg-2', cashier_nr: '2' } })).body.id,
  ]
  await kysely
    .updateTable('coin_machine')
    .set({ key_hash: hashSecret(demoMachineKey('trg-1')) })
    .where('id', '=', own)
    .execute()
  const bridge = await startTestBridge(product)
  const stop = await simulateMachines(product.services, bridge.brokerUrl)
  const reports = async (id: string) =>
    (await kysely.selectFrom('machine_report').select('id').where('machine_id', '=', id).execute()).length
  await until(async () => (await reports(own)) === 1, 'the first report')
  await stop()
  await bridge.close()
  expect(await reports(other)).toBe(0)

  const { days } = (await admin.call(readMachineHistory, { params: { id: own } })).body
  expect(days).toHaveLength(30)
  expect(days.at(-1)).toMatchObject({ day: '2026-11-16', reports: 1, faulty: 0 })
  expect(days[0]).toEqual({ day: '2026-10-18', coins: null, chng: null, pfill: null, reports: 0, faulty: 0 })
})
