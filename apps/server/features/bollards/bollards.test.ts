import type { BollardHistory } from '@dovolilnice/contract/bollards/bollard-history'
import { noteBollardEvent } from '@dovolilnice/contract/bollards/note-bollard-event'
import {
  controlBollard,
  controlOperatorBollard,
  listBollardEvents,
  listOperatorBollardEvents,
} from '@dovolilnice/contract/bollards/operations'
import type { Device } from '@dovolilnice/contract/bollards/device'
import { listDevices, listOperatorDevices } from '@dovolilnice/contract/bollards/list-devices'
import { randomBytes } from 'node:crypto'
import mqtt from 'mqtt'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openFakeGate, until, type FakeGate } from '../../test/gates/fake-gate.ts'
import { giveDevice } from '../../test/gates/gate-scene.ts'
import { allowConsoleInFile } from '../../../../tools/testing/fail-on-console.ts'
import { brokers, fromOthersDevices, startTestBridge } from '../../test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import type { Bridge } from '../../start-bridge.ts'
import { createRefusalNotes } from './bollard-events.ts'
import { giveUpCommands } from './devices.ts'

allowConsoleInFile(fromOthersDevices)

describe.each(brokers)('bollards over %s', (_, mqttUrl) => {
  let product: TestProduct
  let bridge: Bridge
  let gate: FakeGate
  const device = `brod-${randomBytes(3).toString('hex')}`

  const read = async (): Promise<Device> => (await (await product.as('operator')).call(listOperatorDevices)).body.items[0]
  const command = async (action: string, more: object = {}, headers: Record<string, string> = {}) =>
    (await product.as('operator')).call(controlOperatorBollard, {
      body: { device_code: device, action, reason: 'Reševalci', ...more },
      headers,
    })
  const statusOf = async (id: string) => {
    const row = await product.services.database.kysely
      .selectFrom('device_command')
      .select(['status', 'failure'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    return row.failure === null ? row.status : `${row.status}: ${row.failure}`
  }
  const sendReport = (name: string, command_id: string, failure: string | null = null) => gate.sendEvent({ name, command_id, failure })

  beforeAll(async () => {
    product = await startTestProduct()
    await giveDevice(product, device, 'core')
    bridge = await startTestBridge(product, mqttUrl)
    gate = await openFakeGate(bridge, device)
  })
  afterAll(async () => {
    await gate.close()
    await bridge.close()
    await product.close()
  })

  test('a gate that has never spoken is offline, unknown, and cannot be asked anything', async () => {
    expect(await read()).toMatchObject({ code: device, zone: 'A', online: false, state: 'unknown', allowed_actions: [] })
    expect(await command('lower')).toMatchObject({ status: 409, body: { error: { code: 'gate_offline' } } })
  })

  test('what a gate says of itself is shown', async () => {
    await gate.publishState({ bollard: 'raised', whitelist_version: 3, whitelist_issued_at: '2026-11-16T08:00:00.000Z', pending_events: 2 })
    await until(async () => (await read()).online, 'the gate online')
    expect(await read()).toMatchObject({
      state: 'raised',
      loop: 'clear',
      whitelist_version: 3,
      whitelist_issued_at: '2026-11-16T08:00:00.000Z',
      pending_events: 2,
      allowed_actions: ['lower', 'hold_lowered', 'service'],
    })
  })

  test('a command reaches the gate with its expiry and no name, and its outcome is followed', async () => {
    const { status, body } = await command('lower', { vehicle: 'kpzz111', explanation: 'Hladilnik v drugo nadstropje' })
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'requested', requested_by_name: 'Oto Operater', reason: 'Reševalci', failure: null })
    await until(() => gate.commands.some((one) => one.id === body.id), 'the command at the gate')
    expect(gate.commands.at(-1)).toEqual({
      id: body.id,
      action: 'lower',
      requested_at: '2026-11-16T09:00:00.000Z',
      expires_at: '2026-11-16T09:00:05.000Z',
      hold_until: null,
    })
    await sendReport('command_delivered', body.id)
    await until(async () => (await statusOf(body.id)) === 'delivered', 'delivered')
    const confirmed = await sendReport('command_confirmed', body.id)
    await until(() => gate.acknowledged.includes(confirmed), 'the acknowledgement')
    await sendReport('command_delivered', body.id)
    const late = await sendReport('command_failed', body.id, 'driver')
    await until(() => gate.acknowledged.includes(late), 'the acknowledgement of what came late')
    expect(await statusOf(body.id)).toBe('confirmed')
    // For whom, why and what was added are three fields of the archive, and the vehicle is found however it is typed.
    const forWhom = { vehicle: 'KP ZZ-111', reason: 'Reševalci', explanation: 'Hladilnik v drugo nadstropje' }
    const archive = await (await product.as('operator')).call(listOperatorBollardEvents, { body: { filters: { vehicle: 'kp zz 111' } } })
    expect(archive.body.items).toEqual([expect.objectContaining({ id: body.id, ...forWhom })])
  })

  test('a gate is told the server’s time as soon as it has connected, and what it refuses stands in the archive', async () => {
    await until(() => gate.beats.includes('2026-11-16T09:00:00.000Z'), 'the time')
    const id = await gate.sendEvent({ name: 'message_refused', failure: 'wrong_signature' })
    await until(() => gate.acknowledged.includes(id), 'the acknowledgement')
    const filters = { event_name: 'message_refused' }
    const { body } = await (await product.as('operator')).call(listOperatorBollardEvents, { body: { filters } })
    expect(body.items).toEqual([expect.objectContaining({ id, failure: 'wrong_signature', state: null, action: null })])
  })

  test.skipIf(mqttUrl !== undefined)(
    'what the broker itself refuses stands in the archive within ten seconds, once, without what strangers typed',
    async () => {
      const options = { protocolVersion: 4, reconnectPeriod: 0 } as const
      const other = `most-${randomBytes(3).toString('hex')}`
      await giveDevice(product, other, 'core')
      const strangers = ['LJ AB-123 je moj', 'server', device].map((username) => ({ ...options, username, password: 'guess' }))
      for (const stranger of [...strangers, ...strangers]) await expect(mqtt.connectAsync(bridge.brokerUrl, stranger)).rejects.toThrow()
      const account = { username: other, password: bridge.gatePassword(other) ?? '', clientId: `gate-${other}` }
      for (const topic of [`gates/${device}/command`, `gates/${device}/ack`, `gates/${device}/ack`, 'elsewhere']) {
        const client = await mqtt.connectAsync(bridge.brokerUrl, { ...options, ...account })
        const cut = new Promise<void>((resolve) => client.once('close', () => resolve()))
        client.on('error', () => {}).publish(topic, '{}', { qos: 1 })
        await cut
        client.end(true)
      }
      const client = await mqtt.connectAsync(bridge.brokerUrl, { ...options, ...account })
      for (const topic of ['#', `gates/${device}/command`, `gates/${other}/command`]) await client.subscribeAsync(topic).catch(() => {})
      await client.endAsync()
      const said = async () => {
        const { body } = await (
          await product.as('operator')
        ).call(listOperatorBollardEvents, { body: { filters: { event_name: 'message_refused' } } })
        const lines: BollardHistory[] = body.items
        return lines
          .filter(({ failure }) => failure !== null && ['no_account', 'not_allowed', 'may_not_hear'].includes(failure))
          .map(({ device_code, device_name, failure, detail }) => [device_code, device_name !== '', failure, detail].join())
          .toSorted()
      }
      const all = [
        `,false,no_account,`,
        `${device},true,no_account,${device}`,
        `${device},true,not_allowed,${other} → ack`,
        `${device},true,not_allowed,${other} → command`,
        `${device},true,may_not_hear,${other} → command`,
        `${other},true,may_not_hear,${other}`,
        `${other},true,not_allowed,${other}`,
      ].toSorted()
      await until(async () => (await said()).length >= all.length, 'the refusals')
      expect(await said()).toEqual(all)
    },
  )

  test('bridges on both sides of a minute note a refusal of the broker once', async () => {
    const { database } = product.services
    const nowAt = (at: string) => createRefusalNotes({ database, clock: { now: () => new Date(at) } })
    const refusal = { account: device, topic: `gates/${device}/beat` }
    const [first, second, later] = ['2026-11-16T08:00:59.999Z', '2026-11-16T08:01:00.001Z', '2026-11-16T08:02:01Z'].map(nowAt)
    const told = async () =>
      (await database.kysely.selectFrom('bollard_event').select('id').where('detail', '=', `${device} → beat`).execute()).length
    await Promise.all([first?.(refusal), second?.(refusal)])
    expect(await told()).toBe(1)
    await later?.(refusal)
    expect(await told()).toBe(2)
  })

  test('of a later gate what is known is taken; what it cannot store it is told, and the gate keeps it', async () => {
    await gate.publishState({ bollard: 'lowered', ...{ of_tomorrow: true } })
    await until(async () => (await read()).state === 'lowered', 'the state')
    const id = await gate.sendEvent({ name: 'of_tomorrow' })
    await until(() => gate.refused.includes(id), 'the refusal')
    await gate.publishState({ bollard: 'raised' })
    await until(async () => (await read()).state === 'raised', 'the bollard up')
  })

  test('what the state does not allow, nobody may ask', async () => {
    expect((await command('release')).status).toBe(409)
    const hold = { command_id: v7(), since: '2026-11-16T09:00:00.000Z', until: '2026-11-16T10:00:00.000Z' }
    await gate.publishState({ bollard: 'lowered', hold })
    await until(async () => (await read()).hold !== null, 'the hold')
    expect((await command('raise')).body.error.details).toEqual({ online: true, state: 'lowered', held: true })
    expect((await command('release')).status).toBe(200)
    await gate.publishState({ bollard: 'raised' })
    await until(async () => (await read()).hold === null, 'the release')
  })

  test('what is wrong with a bollard is shown and stands in the archive, and a person who has looked says so', async () => {
    await gate.publishState({ bollard: 'fault', fault: 'motor_timeout' })
    await until(async () => (await read()).fault === 'motor_timeout', 'the fault')
    expect(await read()).toMatchObject({ state: 'fault', allowed_actions: ['inspected', 'lower', 'hold_lowered', 'service'] })
    expect((await command('raise')).status).toBe(409)
    const id = await gate.sendEvent({ name: 'state_changed', state: 'fault', cause: 'presentation', failure: 'motor_timeout' })
    await until(() => gate.acknowledged.includes(id), 'the acknowledgement')
    const archive = await (
      await product.as('operator')
    ).call(listOperatorBollardEvents, { body: { filters: { event_name: 'state_changed' } } })
    expect(archive.body.items).toContainEqual(expect.objectContaining({ id, state: 'fault', failure: 'motor_timeout' }))
    const { body } = await command('inspected', { reason: 'Kamen v jašku odstranjen' })
    await until(() => gate.commands.some((one) => one.id === body.id && one.action === 'inspected'), 'the command')
    await gate.publishState({ bollard: 'lowered', unproven: true })
    await until(async () => (await read()).unproven, 'the bollard that nobody has proven')
    expect(await read()).toMatchObject({ fault: null, allowed_actions: ['raise', 'hold_lowered', 'service'] })
    await gate.publishState({ bollard: 'raised' })
    await until(async () => !(await read()).unproven, 'the bollard up')
  })

  test('where somebody works nothing may be asked but its end, and everybody sees who and why', async () => {
    expect((await command('service')).body.error.fields[0]).toMatchObject({ path: 'hold_until', rule: 'required' })
    const meant = '2026-11-16T10:00:00.000Z'
    const { body } = await command('service', { hold_until: meant, reason: 'Menjava tesnila' })
    await until(() => gate.commands.some((one) => one.id === body.id && one.hold_until === meant), 'the command')
    await gate.publishState({ service: { command_id: body.id, since: '2026-11-16T09:00:00.000Z', until: meant } })
    await until(async () => (await read()).service !== null, 'the service')
    expect(await read()).toMatchObject({
      service: { by: 'Oto Operater', reason: 'Menjava tesnila', since: '2026-11-16T09:00:00.000Z', until: meant },
      allowed_actions: ['end_service'],
    })
    expect((await command('lower')).status).toBe(409)
    expect((await command('end_service')).status).toBe(200)
    await gate.publishState()
    await until(async () => (await read()).service === null, 'its end')
  })

  test('wrong input has its sentence, another role no way in', async () => {
    expect((await command('explode')).body.error.fields[0]).toMatchObject({ path: 'action', rule: 'choice' })
    expect((await command('lower', { reason: ' ' })).status).toBe(422)
    expect((await command('lower', { device_code: 'nowhere' })).status).toBe(404)
    const operator = await product.as('operator')
    const body = { device_code: device, action: 'lower', reason: 'Reševalci' }
    expect((await operator.call(controlBollard, { body })).status).toBe(403)
    expect((await operator.call(listDevices)).status).toBe(403)
    expect((await (await product.as('regular')).call(controlOperatorBollard, { body })).status).toBe(403)
    expect((await (await product.as('admin')).call(listDevices)).status).toBe(200)
  })

  test('a double click with one key is one command', async () => {
    const key = v7()
    const [one, other] = [await command('lower', {}, { 'idempotency-key': key }), await command('lower', {}, { 'idempotency-key': key })]
    expect([one.body.id, other.body.id]).toEqual([key, key])
    await until(() => gate.commands.some((sent) => sent.id === key), 'the command')
    expect(gate.commands.filter((sent) => sent.id === key)).toHaveLength(1)
    await sendReport('command_failed', key, 'loop_not_clear')
    await until(async () => (await statusOf(key)) === 'failed: loop_not_clear', 'the failure')
  })

  test('a command that no gate takes expires, and one whose outcome nobody tells has failed', async () => {
    const untaken = (await command('hold_lowered', { hold_until: '2026-11-16T10:00:00.000Z' })).body.id
    const silent = (await command('hold_lowered', { hold_until: '2026-11-16T10:00:00.000Z' })).body.id
    await sendReport('command_delivered', silent)
    await until(async () => (await statusOf(silent)) === 'delivered', 'delivered')
    product.clock.advance(9000)
    await giveUpCommands(product.services)
    expect(await statusOf(untaken)).toBe('expired: expired')
    expect(await statusOf(silent)).toBe('delivered')
    product.clock.advance(120_000)
    await giveUpCommands(product.services)
    expect(await statusOf(silent)).toBe('failed: no_answer')
    await sendReport('command_confirmed', untaken)
    await until(async () => (await statusOf(untaken)).startsWith('confirmed'), 'the late truth')
  })

  test('a lost link is seen at once by the last will', async () => {
    gate.cut()
    await until(async () => !(await read()).online, 'the gate offline')
    expect((await command('lower')).status).toBe(409)
    gate = await openFakeGate(bridge, device)
    await gate.publishState()
    await until(async () => (await read()).online, 'the gate back')
  })

  test('the archive tells commands and changes together, once each, to admins and operators', async () => {
    const id = v7()
    for (let times = 0; times < 2; times += 1) await gate.sendEvent({ id, name: 'state_changed', state: 'lowered', cause: 'command' })
    await until(() => gate.acknowledged.filter((one) => one === id).length === 2, 'the acknowledgements')
    const admin = await (await product.as('admin')).call(listBollardEvents, { body: { itemsPerPage: 100 } })
    const operator = await (await product.as('operator')).call(listOperatorBollardEvents, { body: { itemsPerPage: 100 } })
    expect(admin.body).toEqual(operator.body)
    const rows: { id: string; event_name: string }[] = admin.body.items
    expect(rows.filter((row) => row.id === id)).toEqual([
      expect.objectContaining({ event_name: 'state_changed', state: 'lowered', cause: 'command', person: null }),
    ])
    expect(new Set(rows.map((row) => row.event_name))).toEqual(
      new Set(['command', 'state_changed', 'message_refused', 'online', 'offline']),
    )
    const filters = { event_name: 'command', person: 'oto', status: 'confirmed' }
    const found = await (await product.as('operator')).call(listOperatorBollardEvents, { body: { filters, sortByKey: 'person' } })
    expect(found.body.items).toEqual(
      expect.arrayContaining([expect.objectContaining({ action: 'lower', person: 'Oto Operater', reason: 'Reševalci' })]),
    )
    expect(found.body.total).toBe(2)
  })

  test('a person lets a convoy pass: the gate is told how many vehicles, and the archive keeps it', async () => {
    const { status, body } = await command('lower', { vehicles: 4 })
    expect([status, body.vehicles]).toEqual([200, 4])
    await until(() => gate.commands.some((one) => one.id === body.id), 'the command at the gate')
    expect(gate.commands.at(-1)).toMatchObject({ action: 'lower', vehicles: 4 })
    await until(() => sendReport('command_confirmed', body.id).then(async () => (await statusOf(body.id)) === 'confirmed'), 'confirmed')
    const archive = await (await product.as('operator')).call(listOperatorBollardEvents, { body: { filters: { action: 'lower' } } })
    expect(archive.body.items).toContainEqual(expect.objectContaining({ id: body.id, vehicles: 4 }))
    for (const vehicles of [0, 51, 1.5]) expect((await command('lower', { vehicles })).status).toBe(422)
  })

  test('a person notes something on a line of the archive, which the trail records without its words', async () => {
    const operator = await product.as('operator')
    const lines = async (client = operator) =>
      (await client.call(listOperatorBollardEvents, { body: { itemsPerPage: 100 } })).body.items as BollardHistory[]
    const [command, event] = [
      (await lines()).find(({ event_name: name }) => name === 'command'),
      (await lines()).find(({ event_name: name }) => name === 'state_changed'),
    ]
    for (const line of [command, event]) {
      const body = { event_id: line?.id ?? '', note: ' Serviser je bil tu ' }
      expect((await operator.call(noteBollardEvent, { body })).body).toMatchObject({
        note: 'Serviser je bil tu',
        noted_by_name: 'Oto Operater',
      })
    }
    const noted = (await lines()).filter(({ notes }) => notes.length > 0)
    expect(noted.map(({ id }) => id).toSorted()).toEqual([command?.id ?? '', event?.id ?? ''].toSorted())
    expect((await operator.call(noteBollardEvent, { body: { event_id: v7(), note: 'Nič' } })).status).toBe(404)
    const trail = await product.services.database.kysely.selectFrom('event').selectAll().where('action', '=', 'bollard:note').execute()
    expect(trail).toHaveLength(2)
    expect(JSON.stringify(trail)).not.toContain('Serviser')
  })

  test('every command stands in the audit trail with its reason', async () => {
    const events = await product.services.database.kysely
      .selectFrom('event')
      .select(['actor_name', 'reason'])
      .where('action', '=', 'bollard:control')
      .execute()
    expect(events.length).toBeGreaterThan(3)
    expect(events[0]).toEqual({ actor_name: 'Oto Operater', reason: 'Reševalci' })
  })
})
