import { controlOperatorBollard, listOperatorBollardEvents } from '@dovolilnice/contract/bollards/operations'
import type { OnlineState } from '@dovolilnice/contract/bollards/gate-state'
import type { Device, Devices } from '@dovolilnice/contract/bollards/device'
import { listOperatorDevices } from '@dovolilnice/contract/bollards/list-devices'
import { readDashboard } from '@dovolilnice/contract/dashboard/operations'
import { readOperatorResources } from '@dovolilnice/contract/resources/read-operator-resources'
import { updateParameters } from '@dovolilnice/contract/resources/operations'
import { sql } from 'kysely'
import { setImmediate, setTimeout } from 'node:timers/promises'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { openFakeGate, until, type FakeGate } from '../../test/gates/fake-gate.ts'
import { giveDevice } from '../../test/gates/gate-scene.ts'
import { startTestBridge } from '../../test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import type { Bridge } from '../../start-bridge.ts'
import { listenToTopics } from '../../platform/database/notify.ts'
import { keepHeartbeat, watchGates } from './devices.ts'
import { markSilentDevices, storeDeviceState } from './follow-devices.ts'

let product: TestProduct
let bridge: Bridge
let gate: FakeGate

const db = () => product.services.database.kysely
const readAll = async (): Promise<Devices> => (await (await product.as('operator')).call(listOperatorDevices)).body
const read = async (): Promise<Device | undefined> => (await readAll()).items[0]
const command = async (action: string, more: object = {}) =>
  (await product.as('operator')).call(controlOperatorBollard, { body: { device_code: 'brod', action, reason: 'Reševalci', ...more } })
/** A bridge that was killed says nothing more; its last heartbeat stays in the database. */
const killBridges = () =>
  db()
    .updateTable('bridge')
    .set({ seen_at: sql<Date>`now() - interval '8 seconds'` })
    .execute()

/** The gate as if it had been heard last so many seconds ago. */
const heardAgo = (seconds: number) =>
  db()
    .updateTable('device')
    .set({ state_at: sql<Date>`now() - make_interval(secs => ${seconds})` })
    .execute()

/** A report of the gate with its clock so many ms ahead. */
const stateAt = (ahead: number): OnlineState => ({
  online: true,
  nonce: 'of-this-connection',
  at: new Date(product.clock.now().getTime() + ahead).toISOString(),
  bollard: 'raised',
  fault: null,
  unproven: false,
  hold: null,
  service: null,
  emergency: null,
  loop: 'clear',
  settings_version: null,
  emergency_version: null,
  whitelist_version: null,
  whitelist_issued_at: null,
  pending_events: 0,
})

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  bridge = await startTestBridge(product)
  gate = await openFakeGate(bridge, 'brod')
  await gate.publishState()
  await until(async () => (await read())?.online === true, 'the gate online')
})
afterAll(async () => {
  await gate.close()
  await bridge.close()
  await product.close()
})

describe('a hold', () => {
  const at = (time: string) => `2026-11-16T${time}:00.000Z`

  test('needs an end: later than now, and no further than the town allows', async () => {
    expect((await command('hold_lowered')).body.error.fields[0]).toMatchObject({ path: 'hold_until', rule: 'required' })
    expect((await command('hold_lowered', { hold_until: at('09:00') })).body.error.fields[0]).toMatchObject({ rule: 'hold_past' })
    expect((await command('hold_lowered', { hold_until: at('21:30') })).body.error.fields[0]).toMatchObject({
      path: 'hold_until',
      rule: 'hold_too_long',
      message: 'Zadržanje sme trajati največ 12 h.',
    })
    await (await product.as('admin')).call(updateParameters, { body: { hold_hours: 2 } })
    expect((await command('hold_lowered', { hold_until: at('11:30') })).status).toBe(422)
    expect((await command('hold_lowered', { hold_until: at('11:00') })).status).toBe(200)
  })

  test('says who, why, since when and until when, in the archive too, and is given another end', async () => {
    const { body } = await command('hold_lowered', { hold_until: at('10:00'), reason: 'Prireditev' })
    await until(() => gate.commands.some(({ id }) => id === body.id), 'the command')
    expect(gate.commands.find(({ id }) => id === body.id)).toMatchObject({ hold_until: at('10:00') })
    await gate.publishState({ bollard: 'lowered', hold: { command_id: body.id, since: at('09:00'), until: at('10:00') } })
    await until(async () => (await read())?.hold !== null, 'the hold')
    expect(await read()).toMatchObject({
      hold: { by: 'Oto Operater', reason: 'Prireditev', since: at('09:00'), until: at('10:00') },
      allowed_actions: ['release', 'hold_lowered', 'service'],
    })
    const archive = await (await product.as('operator')).call(listOperatorBollardEvents, { body: { filters: { action: 'hold_lowered' } } })
    expect(archive.body.items).toContainEqual(expect.objectContaining({ id: body.id, hold_until: at('10:00'), reason: 'Prireditev' }))
  })

  test('past its end is none, also when its gate can no longer say so', async () => {
    product.clock.set(at('10:00'))
    expect(await read()).toMatchObject({ hold: null, allowed_actions: ['raise', 'hold_lowered', 'service'] })
    await gate.publishState({ bollard: 'raised', hold: null })
    await until(async () => (await read())?.state === 'raised', 'the bollard up')
  })
})

describe('the link to the gates', () => {
  test('a command that waited for the connection of its gate to be known is sent then', async () => {
    await giveDevice(product, 'most', 'core')
    const waiting = await openFakeGate(bridge, 'most')
    await db()
      .updateTable('device')
      .set({ online: true, state: 'raised', loop: 'clear', state_at: sql<Date>`now()` })
      .where('code', '=', 'most')
      .execute()
    const { body, status } = await command('lower', { device_code: 'most' })
    expect(status).toBe(200)
    // Long enough for the bridge to have tried.
    await setTimeout(500)
    await waiting.publishState()
    await until(() => waiting.commands.some(({ id }) => id === body.id), 'the command')
    await waiting.close()
    await db().updateTable('device').set({ active: false }).where('code', '=', 'most').execute()
  })

  test('a report that cannot be read is told once, until one can be read again', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {})
    const old = { bollard: 'half' } as never
    for (const state of [old, old, {}, old]) await gate.publishState(state)
    await until(() => said.mock.calls.length === 2, 'the second telling')
    await setTimeout(200)
    const unreadable = ['state of brod', 'it cannot be read: is the gate of another version?']
    expect(said.mock.calls).toEqual([unreadable, unreadable])
    said.mockRestore()
  })

  test('a report that says nothing new counts as heard and troubles no screen', async () => {
    const topics: string[] = []
    const stop = await listenToTopics(product.services.database, (topic) => topics.push(topic))
    const before = (await read())?.state_at
    await gate.publishState()
    await until(async () => (await read())?.state_at !== before, 'the report')
    await gate.publishState({ loop: 'occupied' })
    await until(() => topics.length > 0, 'the change')
    expect(topics).toEqual(['bollards'])
    await stop()
  })

  test('a gate that is not heard for long is offline, but not before anybody could hear it', async () => {
    await heardAgo(20)
    await markSilentDevices(product.services, 5)
    expect((await read())?.online).toBe(true)
    await markSilentDevices(product.services, 15)
    expect(await read()).toMatchObject({ online: false, allowed_actions: [] })
    await gate.publishState()
    await until(async () => (await read())?.online === true, 'the gate back')
  })

  test('whether a gate is silent is told by the clock of the database alone', async () => {
    product.clock.advance(3_600_000)
    await markSilentDevices(product.services, 15)
    expect((await read())?.online).toBe(true)
    product.clock.advance(-3_600_000)
    await heardAgo(13)
    product.clock.advance(-3_600_000)
    await markSilentDevices(product.services, 15)
    product.clock.advance(3_600_000)
    expect((await read())?.online).toBe(false)
    await gate.publishState()
    await until(async () => (await read())?.online === true, 'the gate back')
  })

  test('a gate whose clock is wrong needs a look, until it is right again', async () => {
    const isWrong = async (): Promise<boolean> => {
      const { attention } = (await (await product.as('admin')).call(readDashboard)).body.bollards
      return attention.some(({ reasons }: { reasons: string[] }) => reasons.includes('clock'))
    }
    const told = async (ahead: number) => {
      await gate.publishState({ at: new Date(product.clock.now().getTime() + ahead).toISOString() })
      await until(async () => (await read())?.clock_ahead_s === Math.round(ahead / 1000), 'the clock')
    }
    await told(0)
    expect(await isWrong()).toBe(false)
    await told(45_000)
    expect(await isWrong()).toBe(true)
    // A report a second later or earlier on its way is no other clock.
    await storeDeviceState(product.services, 'brod', stateAt(46_000))
    expect((await read())?.clock_ahead_s).toBe(45)
    await told(-90_000)
    expect(await isWrong()).toBe(true)
    await told(0)
    // What the broker has kept is of some time ago, and says nothing of the clock.
    await storeDeviceState(product.services, 'brod', stateAt(-600_000), true)
    expect(await isWrong()).toBe(false)
  })

  test('a bridge that has ended says nothing more when its link closes', async () => {
    const { database } = product.services
    const transaction = vi.spyOn(database, 'transaction')
    let close = (): void => {}
    const link = {
      isConnected: () => false,
      publish: () => Promise.resolve(),
      subscribe: () => Promise.resolve(),
      onConnect: () => {},
      onDisconnect: (farewell: () => void) => void (close = farewell),
      close: () => Promise.resolve(),
    }
    const stop = await keepHeartbeat(product.services, link, null, console.error)
    await stop()
    const written = transaction.mock.calls.length
    close()
    await setImmediate()
    expect(transaction.mock.calls.length).toBe(written)
    transaction.mockRestore()
  })

  test('without a bridge nothing is commanded, and every screen says since when', async () => {
    await bridge.close()
    await killBridges()
    const { link, items } = await readAll()
    expect(link).toMatchObject({ up: false, missing: 'bridge', since: expect.any(String) })
    expect(items[0]).toMatchObject({ online: false, state: 'raised', allowed_actions: [] })
    const refused = await command('lower')
    expect([refused.status, refused.body.error.code]).toEqual([503, 'gates_unreachable'])
    expect(refused.body.error.message).toContain('Povezave s stebrički trenutno ni')
    const dashboard = await (await product.as('admin')).call(readDashboard)
    expect(dashboard.body.bollards).toMatchObject({ link: { up: false }, attention: [{ code: 'brod', reasons: ['offline'] }] })
    expect((await (await product.as('operator')).call(readOperatorResources)).body.attention).toBe(1)
  })

  test('a bridge without its broker says so, and one of two that reaches it is enough', async () => {
    const lost = {
      id: v7(),
      started_at: sql<Date>`now()`,
      seen_at: sql<Date>`now()`,
      broker_lost_at: sql<Date>`now() - interval '1 minute'`,
    }
    await db().insertInto('bridge').values(lost).execute()
    expect((await readAll()).link).toMatchObject({ up: false, missing: 'broker' })
    await db()
      .insertInto('bridge')
      .values({ ...lost, id: v7(), broker_lost_at: null })
      .execute()
    expect((await readAll()).link).toEqual({ up: true, missing: null, since: null })
    expect((await command('lower')).status).toBe(200)
  })

  test('any process ends commands that nobody took, and tells screens that the link is lost', async () => {
    const { body } = await command('lower')
    const topics: string[] = []
    const stopListening = await listenToTopics(product.services.database, (topic) => topics.push(topic))
    const stop = await watchGates(product.services)
    product.clock.advance(9000)
    const status = async () =>
      (await db().selectFrom('device_command').select('status').where('id', '=', body.id).executeTakeFirstOrThrow()).status
    await until(async () => (await status()) === 'expired', 'the expired command')
    topics.length = 0
    await killBridges()
    await until(() => topics.includes('bollards'), 'the lost link')
    await stop()
    await stopListening()
  })
})
