import { createBollard, readBollards, retireBollard, returnBollard, updateBollard } from '@dovolilnice/contract/bollards/keep/operations'
import { checkPlate } from '@dovolilnice/contract/access/operations'
import { listOperatorDevices } from '@dovolilnice/contract/bollards/list-devices'
import { controlBollard, listBollardEvents } from '@dovolilnice/contract/bollards/operations'
import { randomBytes } from 'node:crypto'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { allowConsoleInFile } from '../../../../../tools/testing/fail-on-console.ts'
import type { Bridge } from '../../../start-bridge.ts'
import { notify } from '../../../platform/database/notify.ts'
import { accessEvent, openFakeGate, until, type FakeGate } from '../../../test/gates/fake-gate.ts'
import { givePermit } from '../../../test/gates/gate-scene.ts'
import { brokers, fromOthersDevices, startTestBridge } from '../../../test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

allowConsoleInFile(fromOthersDevices)

describe.each(brokers)('the gate of a bollard that is set up, over %s', (_, mqttUrl) => {
  let product: TestProduct
  let bridge: Bridge
  let gate: FakeGate
  const code = `nov-${randomBytes(3).toString('hex')}`
  const form = { name: 'Novi most', parking_lot_id: null, latitude: 46.05, longitude: 14.5, fail_mode: 'fail_safe', place: 1 }

  const root = () => product.as('root')
  const find = async () => (await (await root()).call(readBollards)).body.bollards[0]
  const step = async (operation: typeof retireBollard | typeof returnBollard) =>
    (await root()).call(operation, { params: { code }, body: { reason: 'Prenova ulice', version: (await find()).version } })
  /** What a gate says that has taken the newest list. */
  const report = (more: object = {}) => {
    const list = gate.whitelists.at(-1)
    return gate.publishState({ whitelist_version: list?.version ?? null, whitelist_issued_at: list?.issued_at ?? null, ...more })
  }
  const standing = (wanted: string) => until(async () => (await find()).standing === wanted, wanted)
  const hold = async () => {
    const hold_until = new Date(product.clock.now().getTime() + 3_600_000).toISOString()
    return (await root()).call(controlBollard, { body: { device_code: code, action: 'hold_lowered', reason: 'Tržnica', hold_until } })
  }
  const asHeld = (command_id: string) => ({
    bollard: 'lowered' as const,
    hold: {
      command_id,
      since: product.clock.now().toISOString(),
      until: new Date(product.clock.now().getTime() + 3_600_000).toISOString(),
    },
  })
  const deviceRow = () =>
    product.services.database.kysely.selectFrom('device').selectAll().where('code', '=', code).executeTakeFirstOrThrow()
  const releasesOf = (held_by: string) =>
    product.services.database.kysely
      .selectFrom('device_command')
      .select(['id', 'status', 'requested_by_name', 'reason'])
      .where('action', '=', 'release')
      .where('held_by', '=', held_by)
      .execute()

  beforeAll(async () => {
    product = await startTestProduct()
    await givePermit(product, { number: 'P-1', credentials: { plate: 'LJ AB-123' } })
    bridge = await startTestBridge(product, mqttUrl)
  })
  afterAll(async () => {
    await gate.close()
    await bridge.close()
    await product.close()
  })

  test('without a bollard the embedded broker lets no gate in; with one it has its account, its list, and its events are taken', async () => {
    if (mqttUrl === undefined) await expect(openFakeGate(bridge, code)).rejects.toThrow('Not authorized')
    const made = await (await root()).call(createBollard, { body: { code, ...form } })
    expect(made.status).toBe(200)
    await until(async () => (gate = await openFakeGate(bridge, code).catch(() => gate)) !== undefined, 'its account')
    await standing('unheard')
    await report()
    await standing('waiting')
    await until(() => gate.whitelists.length > 0, 'its first list')
    expect(gate.whitelists.at(-1)).toMatchObject({ device: code, zone: null, fail_mode: 'fail_safe', entries: [{ permit: 'P-1' }] })
    await report()
    await standing('ready')
    expect(await find()).toMatchObject({ list_entries: 1 })
    const id = await gate.sendEvent(accessEvent({ at: product.clock.now().toISOString() }))
    await until(() => gate.acknowledged.includes(id), 'its event')
  })

  test('another lot is another list, at once', async () => {
    const { version } = await find()
    const body = { ...form, parking_lot_id: product.town.lots.market, fail_mode: 'fail_secure', version }
    expect((await (await root()).call(updateBollard, { params: { code }, body })).status).toBe(200)
    await until(() => gate.whitelists.at(-1)?.zone !== null, 'the list of the other zone')
    expect(gate.whitelists.at(-1)).toMatchObject({ fail_mode: 'fail_secure' })
  })

  test('its hours for everybody go out with its list; until they end it stays down, for the operator too', async () => {
    const { version, open_windows: none } = await find()
    expect(none).toEqual([])
    const change = async (body: object) => {
      const { version: seen } = await find()
      const all = { ...form, parking_lot_id: product.town.lots.market, fail_mode: 'fail_secure', version: seen, ...body }
      return (await root()).call(updateBollard, { params: { code }, body: all })
    }
    const overlapping = [
      { from: 0, until: 600 },
      { from: 300, until: 900, days: ['mo'] },
    ]
    expect((await change({ open_windows: overlapping })).body.error.fields).toMatchObject([{ rule: 'windows_overlap' }])
    // It is Monday, 10:00.
    const open_windows = [{ from: 540, until: 660, days: ['mo'] }]
    expect((await change({ open_windows })).status).toBe(200)
    await until(() => gate.heads.at(-1)?.open_windows?.length === 1, 'the hours')
    expect(gate.heads.at(-1)).toMatchObject({ open_windows, work_free: expect.any(Array) })
    // An old gate, or one without the time, does not follow them: what it does not say is not shown.
    await gate.publishState({ bollard: 'lowered' })
    const operator = await product.as('operator')
    const seen = async () => (await operator.call(listOperatorDevices)).body.items[0]
    await until(async () => (await seen()).state === 'lowered', 'that it is down')
    expect(await seen()).toMatchObject({ open_until: null, allowed_actions: ['raise', 'hold_lowered', 'service'] })
    await gate.publishState({ bollard: 'lowered', open: true })
    await until(async () => (await seen()).open_until !== null, 'that it says so')
    expect(await seen()).toMatchObject({ open_until: '2026-11-16T10:00:00.000Z', allowed_actions: ['hold_lowered', 'service'] })
    const stranger = (await operator.call(checkPlate, { body: { plate: 'MB 00-AAA' } })).body.items[0]
    expect(stranger).toMatchObject({ allowed: true, reason: 'open_to_all', reason_details: { windows: open_windows } })
    // Who does not speak of them leaves them as they are.
    expect((await change({})).status).toBe(200)
    expect((await find()).open_windows).toEqual(open_windows)
    expect((await change({ open_windows: [] })).status).toBe(200)
    await until(() => gate.heads.at(-1)?.open_windows?.length === 0, 'no hours')
    expect((await find()).version).toBe(version + 3)
    await gate.publishState({ bollard: 'raised' })
    await until(async () => (await seen()).state === 'raised', 'that it is up')
  })

  test('taken out of use it is told to open for nobody, its hold is released, and what nobody took is not sent any more', async () => {
    await report()
    const { id } = (await hold()).body
    await until(() => gate.commands.at(-1)?.id === id, 'the hold')
    await report(asHeld(id))
    await until(async () => (await find()).held_until !== null, 'the hold reported')
    const waiting = v7()
    const now = product.clock.now()
    const command = { action: 'raise', reason: 'Staro', requested_by: null, requested_by_name: 'Žiga', requested_at: now, expires_at: now }
    const { kysely } = product.services.database
    await kysely
      .insertInto('device_command')
      .values({
        id: waiting,
        device_code: code,
        status: 'requested',
        ...command,
        action: 'raise',
        delivered_at: null,
        finished_at: null,
        failure: null,
        hold_until: null,
      })
      .execute()
    expect((await step(retireBollard)).status).toBe(200)
    await until(() => gate.commands.at(-1)?.action === 'release', 'the release')
    await until(() => gate.whitelists.at(-1)?.zone === null, 'the empty list')
    // Without a fresh list for 30 days it must not go down either.
    expect(gate.whitelists.at(-1)).toMatchObject({ entries: [], zone: null, fail_mode: 'fail_secure' })
    expect(await kysely.selectFrom('device_command').select(['status', 'failure']).where('id', '=', waiting).executeTakeFirst()).toEqual({
      status: 'expired',
      failure: 'out_of_use',
    })
    expect((await find()).standing).toBe('closing')
    // Another bridge may have brought an older list to the broker after it: as long as the gate says nothing of the empty one, it comes again.
    const before = gate.whitelists.length
    product.clock.advance(31 * 60_000)
    await notify(kysely, 'whitelist')
    await until(() => gate.whitelists.length > before, 'the empty list again')
    expect(gate.whitelists.at(-1)).toMatchObject({ entries: [] })
    await report(asHeld(id))
    expect((await find()).standing).toBe('closing')
  })

  test('its account ends when it has the empty list, no hold and no event left; its history stays', async () => {
    await report({ pending_events: 1 })
    await standing('closed')
    expect(await find()).toMatchObject({ account_may_go: false })
    expect(gate.isConnected()).toBe(true)
    const late = await gate.sendEvent(accessEvent({ at: product.clock.now().toISOString() }))
    await until(() => gate.acknowledged.includes(late), 'its last event')
    await report()
    await until(async () => (await find()).account_may_go, 'its account may go')
    if (mqttUrl === undefined) {
      await until(() => !gate.isConnected(), 'the link closed')
      await expect(openFakeGate(bridge, code)).rejects.toThrow('Not authorized')
    }
    const history = await (await root()).call(listBollardEvents, { body: { filters: { device_code: code } } })
    expect(history.body.items.map((line: { action: string }) => line.action)).toContain('release')
  })

  test('put back into use it has its account and its list again', async () => {
    expect((await step(returnBollard)).status).toBe(200)
    const old = gate
    await old.close()
    const again = await openFakeGate(bridge, code)
    gate = again
    await report()
    await until(() => again.whitelists.at(-1)?.zone === 'B', 'its list')
    await report()
    await standing('ready')
  })

  test('held still when it was out of use already, it is told once to end the hold', async () => {
    const { id } = (await hold()).body
    await until(() => gate.commands.at(-1)?.id === id, 'the hold')
    await gate.sendEvent({ name: 'command_confirmed', command_id: id, failure: null })
    const { kysely } = product.services.database
    const command = () => kysely.selectFrom('device_command').select('status').where('id', '=', id).executeTakeFirst()
    await until(async () => (await command())?.status === 'confirmed', 'the hold taken')
    expect((await step(retireBollard)).status).toBe(200)
    expect(await releasesOf(id)).toEqual([])
    // Several bridges hear each report.
    const second = mqttUrl === undefined ? undefined : await startTestBridge(product, mqttUrl)
    onTestFinished(() => second?.close())
    await report(asHeld(id))
    await until(() => gate.commands.at(-1)?.action === 'release', 'the release')
    const release = gate.commands.at(-1)!.id
    await gate.sendEvent({ name: 'command_failed', command_id: release, failure: 'driver' })
    const asked = { id: release, status: 'failed', requested_by_name: 'Dovolilnice', reason: 'Stebriček ni več v rabi.' }
    await until(async () => (await releasesOf(id)).some(({ status }) => status === 'failed'), 'its outcome')
    await report({ ...asHeld(id), pending_events: 2 })
    await until(async () => (await deviceRow()).pending_events === 2, 'the next report')
    await second?.close()
    expect(await releasesOf(id)).toEqual([asked])
    const events = await kysely.selectFrom('event').select(['action', 'actor_name']).where('subject_id', '=', release).execute()
    expect(events).toEqual([{ action: 'bollard:control', actor_name: 'Dovolilnice' }])
  })

  test('without a link when it was taken out of use, it is told to end the hold when it is back', async () => {
    // In use first: the account of one out of use would end with this report.
    expect((await step(returnBollard)).status).toBe(200)
    await report()
    await until(async () => !(await deviceRow()).held, 'not held')
    const { id } = (await hold()).body
    await until(() => gate.commands.at(-1)?.id === id, 'the hold')
    await report(asHeld(id))
    await until(async () => (await deviceRow()).held, 'held')
    gate.cut()
    await until(async () => !(await deviceRow()).online, 'without a link')
    expect((await step(retireBollard)).status).toBe(200)
    expect(await releasesOf(id)).toMatchObject([{ status: 'failed' }])
    await gate.close()
    gate = await openFakeGate(bridge, code)
    await report(asHeld(id))
    await until(() => gate.whitelists.at(-1)?.zone === null, 'the empty list')
    // It may be sent twice: the gate takes each once.
    await until(() => gate.commands.at(-1)?.action === 'release', 'the release')
    expect(new Set(gate.commands.map(({ id }) => id)).size).toBe(1)
    expect((await step(returnBollard)).status).toBe(200)
    await until(() => gate.whitelists.at(-1)?.zone === 'B', 'its list')
    await report()
    await standing('ready')
  })

  test('an empty list from before does not close it, nor one older than its gate says it has', async () => {
    const { kysely } = product.services.database
    await kysely.updateTable('permit').set({ anonymised_at: product.clock.now() }).execute()
    await kysely.updateTable('device').set({ parking_lot_id: null, fail_mode: 'fail_secure' }).where('code', '=', code).execute()
    await notify(kysely, 'whitelist')
    await until(() => gate.whitelists.at(-1)?.zone === null, 'a list that happens to be empty')
    const far = gate.whitelists.at(-1)!.version + 1000
    await report({ whitelist_version: far })
    await until(
      async () =>
        (await kysely.selectFrom('device').select('whitelist_version').where('code', '=', code).executeTakeFirst())?.whitelist_version ===
        far,
      'the report',
    )
    expect((await step(retireBollard)).status).toBe(200)
    await until(() => gate.whitelists.at(-1)!.version > far, 'a later empty list')
    await report()
    await standing('closed')
  })
})
