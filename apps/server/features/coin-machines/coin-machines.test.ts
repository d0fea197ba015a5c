import { createMachine, listMachines, renewMachineKey, reportMachine, updateMachine } from '@dovolilnice/contract/coin-machines/operations'
import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { until } from '../../test/gates/fake-gate.ts'
import { openFakeMachine, reportOf, type FakeMachine } from '../../test/gates/fake-machine.ts'
import { giveDevice } from '../../test/gates/gate-scene.ts'
import { allowConsoleInFile } from '../../../../tools/testing/fail-on-console.ts'
import { brokers, fromOthersDevices, startTestBridge } from '../../test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import type { Bridge } from '../../start-bridge.ts'

const form = { business_premise_name: 'Glavni trg', cashier_name: 'Parkomat', latitude: 46, longitude: 14, active: true }
const give = async (product: TestProduct, code: string, cashier_nr: string): Promise<{ id: string; key: string }> =>
  (await (await product.as('admin')).call(createMachine, { body: { ...form, code, cashier_nr } })).body
const row = async (product: TestProduct, code: string) =>
  (await (await product.as('operator')).call(listMachines, { body: { filters: { search: code } } })).body.items[0]
const countReports = async ({ services }: TestProduct, id: string) =>
  (await services.database.kysely.selectFrom('machine_report').select('id').where('machine_id', '=', id).execute()).length

describe('by HTTP', () => {
  let product: TestProduct
  let made: { id: string; key: string }
  beforeAll(async () => {
    product = await startTestProduct()
    made = await give(product, 'trg-1', '01')
  })
  afterAll(() => product.close())

  const send = (body: unknown, { code = 'trg-1', key = made.key } = {}) =>
    product.visitor().call(reportMachine, {
      params: { code },
      raw: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    })

  test('a report is stored once and is the state of its machine', async () => {
    const report = reportOf({ errors: ['paper_low', 'coin_jam', 'coin_jam'] })
    expect(await send(report)).toMatchObject({ status: 200, body: { id: report.id } })
    expect((await send(report)).status).toBe(200)
    expect(await countReports(product, made.id)).toBe(1)
    expect(await row(product, 'trg-1')).toMatchObject({
      ...{ business_premise_name: 'Glavni trg', cashier_nr: '01', cashier_name: 'Parkomat', errors_str: 'coin_jam paper_low' },
      ...{ coins: 12_340, chng: 4000, oldchng: 5000, pfill: 31, last_update: '2026-11-16T08:59:00.000Z' },
    })
  })

  test('a report that comes late fills the history and does not change the state', async () => {
    expect((await send(reportOf({ at: '2026-11-16T08:30:00.000Z', coins: 1 }))).status).toBe(200)
    expect(await countReports(product, made.id)).toBe(2)
    expect(await row(product, 'trg-1')).toMatchObject({ coins: 12_340, last_update: '2026-11-16T08:59:00.000Z' })
  })

  test.each(['1970-01-01T00:00:00.000Z', '2027-11-16T08:00:00.000Z'])('a clock that says %s gets the time of arrival', async (at) => {
    const report = reportOf({ at })
    await send(report)
    const stored = await product.services.database.kysely
      .selectFrom('machine_report')
      .select(['at', 'claimed_at'])
      .where('id', '=', report.id)
      .executeTakeFirstOrThrow()
    expect(stored).toEqual({ at: product.clock.now(), claimed_at: new Date(at) })
  })

  test.each([
    ['no JSON', 'errors=none', ''],
    ['a sum below zero', { ...reportOf(), coins: -1 }, 'coins'],
    ['parts of cents', { ...reportOf(), chng: 0.5 }, 'chng'],
    ['more than full', { ...reportOf(), pfill: 101 }, 'pfill'],
    ['a fault that is a text', { ...reportOf(), errors: ['<script>'] }, 'errors.0'],
    ['no id', { ...reportOf(), id: '1' }, 'id'],
  ])('%s is refused with the field', async (_, body, path) => {
    const answer = await send(body)
    expect(answer).toMatchObject({ status: 422, body: { error: { fields: [{ path }] } } })
  })

  test('only the key of the machine itself counts, and a new one ends the old', async () => {
    const other = await give(product, 'trg-2', '02')
    expect((await send(reportOf(), { key: other.key })).status).toBe(401)
    expect((await send(reportOf(), { key: '' })).status).toBe(401)
    expect((await send(reportOf(), { code: 'none' })).status).toBe(401)
    const { key } = (await (await product.as('admin')).call(renewMachineKey, { params: { id: other.id } })).body
    expect((await send(reportOf(), { code: 'trg-2', key: other.key })).status).toBe(401)
    expect((await send(reportOf(), { code: 'trg-2', key })).status).toBe(200)
    const { version } = await row(product, 'trg-2')
    const body = { ...form, cashier_nr: '02', active: false, version }
    expect((await (await product.as('admin')).call(updateMachine, { params: { id: other.id }, body })).status).toBe(204)
    expect((await send(reportOf(), { code: 'trg-2', key })).status).toBe(401)
  })

  test('a machine that sends without end is made to wait', async () => {
    const { id, key } = await give(product, 'trg-3', '03')
    const now = product.clock.now()
    const at = { at: now, received_at: now, claimed_at: null, errors_str: '', coins: 0, chng: 0, oldchng: 0, pfill: 0 }
    const rows = Array.from({ length: 600 }, () => ({ ...at, machine_id: id, id: v7() }))
    await product.services.database.kysely.insertInto('machine_report').values(rows).execute()
    expect((await send(reportOf(), { code: 'trg-3', key })).status).toBe(429)
    product.clock.advance(601_000)
    expect((await send(reportOf(), { code: 'trg-3', key })).status).toBe(200)
  })

  test('codes are those of no other device, and numbers are unique', async () => {
    const admin = await product.as('admin')
    await giveDevice(product, 'brod', 'core')
    for (const code of ['trg-1', 'brod', 'server'])
      expect((await admin.call(createMachine, { body: { ...form, code, cashier_nr: '77' } })).status).toBe(409)
    expect((await admin.call(createMachine, { body: { ...form, code: 'Trg 1', cashier_nr: '77' } })).status).toBe(422)
    expect((await admin.call(createMachine, { body: { ...form, code: 'trg-9', cashier_nr: '01' } })).status).toBe(409)
    expect((await (await product.as('operator')).call(createMachine, { body: { ...form, code: 'trg-9', cashier_nr: '9' } })).status).toBe(
      403,
    )
    expect((await (await product.as('regular')).call(listMachines, { body: {} })).status).toBe(403)
  })

  test('a clock that fell back gets the time of arrival after half an hour, is shown, and is right again when it is set', async () => {
    const { key, id } = await give(product, 'trg-4', '04')
    const sendAt = (at: string, coins: number) => send(reportOf({ at, coins }), { code: 'trg-4', key })
    await sendAt('2026-11-16T08:59:00.000Z', 100)
    // As one that comes late.
    await sendAt('2026-05-01T00:00:00.000Z', 200)
    expect(await row(product, 'trg-4')).toMatchObject({ coins: 100, last_update: '2026-11-16T08:59:00.000Z', claimed_at: null })
    product.clock.advance(1_800_000)
    product.forgetClients()
    for (const [at, coins] of [
      ['2026-05-01T00:30:00.000Z', 300],
      ['2026-05-01T00:40:00.000Z', 400],
    ] as const) {
      await sendAt(at, coins)
      const arrived = product.clock.now().toISOString()
      expect(await row(product, 'trg-4')).toMatchObject({ coins, last_update: arrived, claimed_at: at })
      product.clock.advance(600_000)
    }
    // What was kept from before the clock fell back still fills the history alone.
    await sendAt('2026-11-16T07:30:00.000Z', 50)
    expect(await row(product, 'trg-4')).toMatchObject({ coins: 400 })
    const now = product.clock.now().toISOString()
    await sendAt(now, 500)
    expect(await row(product, 'trg-4')).toMatchObject({ coins: 500, last_update: now, claimed_at: null })
    expect(await countReports(product, id)).toBe(6)
  })
})

allowConsoleInFile(fromOthersDevices)

describe.each(brokers)('over %s', (_, mqttUrl) => {
  let product: TestProduct
  let bridge: Bridge
  let machine: FakeMachine
  let made: { id: string; key: string }
  const code = `trg-${randomBytes(3).toString('hex')}`
  beforeAll(async () => {
    product = await startTestProduct()
    made = await give(product, code, '01')
    bridge = await startTestBridge(product, mqttUrl)
    machine = await openFakeMachine(bridge.brokerUrl, code, made.key)
  })
  afterEach(() => {
    vi.restoreAllMocks()
  })
  afterAll(async () => {
    await machine.close()
    await bridge.close()
    await product.close()
  })

  test('a report is acknowledged when it is stored, also the second time', async () => {
    const report = reportOf({ coins: 777 })
    await machine.sendRaw(report)
    await machine.sendRaw(report)
    await until(() => machine.acknowledged.filter((id) => id === report.id).length === 2, 'both acknowledgements')
    expect(await countReports(product, made.id)).toBe(1)
    expect(await row(product, code)).toMatchObject({ coins: 777 })
  })

  test('one that cannot be read is refused by its id and holds up no other', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const [bad, good] = [{ ...reportOf(), coins: 'many' }, reportOf()]
    await machine.sendRaw(bad)
    await machine.sendRaw(good)
    await until(() => machine.acknowledged.includes(good.id), 'the good one acknowledged')
    await until(() => machine.refused.includes(bad.id), 'the bad one refused')
    expect(said.mock.calls.join(' ')).toContain('coins: invalid_type')
    expect(said.mock.calls.join(' ')).not.toContain('many')
  })

  test.skipIf(mqttUrl !== undefined)('nobody connects in its name without its key', async () => {
    await expect(openFakeMachine(bridge.brokerUrl, code, 'guess')).rejects.toThrow('Not authorized')
  })
})
