import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { v7 } from 'uuid'
import { conformance } from './test/conformance.ts'
import { gateFolder } from './gate-folder.ts'
import type { GateOptions } from './start-gate.ts'
import { brokers, openTestBroker, type TestBroker } from './test/brokers.ts'
import { pause, quickDriver, startTestGate, temporaryFolder, until, type TestGate } from './test/test-gate.ts'
import { entry, openTestServer, settingsOf, signed, signedDocument, whitelistBody, type TestServer } from './test/test-server.ts'

const plate = { kind: 'plate', value: 'LJ AB-123' } as const
const stranger = { kind: 'plate', value: 'MB 00-AAA' } as const

let ends: (() => Promise<void> | void)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

interface Scene {
  device: string
  broker: TestBroker
  server: TestServer
  gate: TestGate
  dataDir: string
  /** Ends the gate's process and starts it on the same files. */
  restart: (more?: Partial<GateOptions>) => Promise<TestGate>
  names: () => string[]
}

describe.each(brokers)('a gate on %s', (_, openBroker) => {
  const setScene = async ({ whitelist = true, ...options }: Partial<GateOptions> & { whitelist?: boolean } = {}): Promise<Scene> => {
    const device = `test-${randomBytes(4).toString('hex')}`
    const folder = temporaryFolder()
    const broker = await openBroker()
    const server = await openTestServer(broker.url, device)
    const begin = async (more: Partial<GateOptions> = {}): Promise<TestGate> => {
      const gate = await startTestGate({ device, brokerUrl: broker.url, dataDir: folder.path, ...options, ...more })
      await until(() => gate.connected() && server.nonce() === gate.state().nonce, 'a link that the server knows')
      return gate
    }
    const scene = {
      device,
      broker,
      server,
      gate: await begin(),
      dataDir: folder.path,
      restart: async (more?: Partial<GateOptions>) => {
        await scene.gate.close()
        scene.gate = await begin(more)
        return scene.gate
      },
      names: () => server.events.map((event) => event.name),
    }
    ends.push(
      folder.remove,
      () => broker.kill(),
      () => server.close(),
      () => scene.gate.close(),
    )
    if (whitelist) {
      await server.publishWhitelist(signed(whitelistBody(device, 5)))
      await until(() => scene.gate.state().whitelist_version === 5, 'the whitelist')
    }
    return scene
  }

  it('does all that the protocol asks of a controller; one that trusts another key is found out', async () => {
    const { server, device } = await setScene({ whitelist: false })
    for await (const { what, holds } of conformance(server, device, { answerMs: 5000, quietMs: 100 }))
      expect([what, holds]).toEqual([what, true])
    const other = generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }).toString()
    const stranger = await setScene({ whitelist: false, publicKey: other })
    const found: boolean[] = []
    for await (const { holds } of conformance(stranger.server, stranger.device, { answerMs: 100, quietMs: 20 })) found.push(holds)
    expect(found[1]).toBe(false)
  })

  it('is down for everybody at its hours, knows nobody who passes then, and keeps to them only once the server has told the time', async () => {
    const scene = await setScene()
    const { server, gate, device } = scene
    await server.publishWhitelist(signed(whitelistBody(device, 6, { work_free: [], open_windows: [{ from: 0, until: 1440 }] })))
    await until(() => gate.driver.state() === 'lowered', 'the bollard down')
    expect(gate.state().open).toBe(true)
    expect(await gate.present(stranger)).toMatchObject({ allowed: true, reason: 'open_to_all' })
    await until(() => scene.names().includes('admitted'), 'the event')
    expect(server.events.find(({ name }) => name === 'admitted')).toMatchObject({ credential: '', permit_number: null })
    expect(JSON.stringify(server.events)).not.toContain('MB 00-AAA')
    server.beating = false
    const again = await scene.restart({ driver: quickDriver() })
    expect((await again.present(stranger)).reason).toBe('no_permit')
    await pause(100)
    expect([again.driver.state(), again.state().open]).toEqual(['raised', false])
    server.beating = true
    await server.beat()
    await until(() => again.driver.state() === 'lowered', 'the bollard down again')
    // Whoever has a right is not asked for it either.
    expect(await again.present(plate)).toMatchObject({ reason: 'open_to_all', permit: null })
    await server.publishWhitelist(signed(whitelistBody(device, 7)))
    await until(() => again.state().whitelist_version === 7, 'a list without hours')
    expect((await again.present(stranger)).reason).toBe('no_permit')
  })

  it('admits a permit, lowers for its vehicle, raises behind it, and reports each step', async () => {
    const { gate, server, names } = await setScene()
    const decision = await gate.present(plate)
    expect(decision).toMatchObject({ allowed: true, reason: 'permit_valid', permit: 'D-1', whitelist_version: 5 })
    await until(() => gate.driver.movements.length === 2 && gate.driver.state() === 'raised', 'the bollard down and up')
    await until(() => server.events.length === 4 && gate.pending().length === 0, 'everything reported and acknowledged')
    expect(names().filter((name) => name !== 'state_changed')).toEqual(['admitted', 'passed'])
    expect(server.events.map((event) => event.sequence)).toEqual([1, 2, 3, 4])
    expect(server.events).toContainEqual(expect.objectContaining({ name: 'state_changed', state: 'lowered', cause: 'presentation' }))
    expect(server.events).toContainEqual(expect.objectContaining({ name: 'state_changed', state: 'raised', cause: 'passage' }))
    const moments = server.states.map((state) => (state.online ? state.bollard : 'offline'))
    expect(moments).toEqual(expect.arrayContaining(['raised', 'moving', 'lowered']))
  })

  it('refuses a stranger with the reason, and nothing moves', async () => {
    const { gate, server } = await setScene()
    expect(await gate.present(stranger)).toMatchObject({ allowed: false, reason: 'no_permit' })
    await until(() => server.events.length === 1, 'the event')
    expect(server.events[0]).toMatchObject({
      name: 'refused',
      credential: 'MB 00-AAA',
      reason: 'no_permit',
      reason_details: { kind: 'plate' },
    })
    expect(gate.driver.movements).toEqual([])
  })

  it('decides from the list it kept, while broker and server are away, and delivers each event once', async () => {
    const scene = await setScene()
    await scene.broker.kill()
    const gate = scene.gate
    await until(() => !gate.connected() || scene.broker.url === process.env['TEST_MQTT_URL'], 'the link lost')
    for (let index = 0; index < 20; index += 1) await gate.present(index % 2 === 0 ? plate : stranger)
    await scene.broker.start()
    const admissions = () => scene.server.events.filter((event) => event.name === 'admitted' || event.name === 'refused')
    await until(() => new Set(admissions().map((event) => event.id)).size === 20, 'every decision')
    await until(() => gate.pending().length === 0, 'everything acknowledged')
  })

  it('sends an event again until it is acknowledged, also after a restart, always with the same id', async () => {
    const scene = await setScene()
    scene.server.acknowledging = false
    await scene.gate.present(stranger)
    await until(() => scene.server.events.length >= 2, 'the event sent again')
    const gate = await scene.restart()
    expect(gate.pending()).toHaveLength(1)
    scene.server.events.length = 0
    await until(() => scene.server.events.length > 0, 'the event after the restart')
    expect(new Set(scene.server.events.map((event) => event.id)).size).toBe(1)
    await scene.server.acknowledge([scene.server.events[0]?.id ?? ''])
    await until(() => gate.pending().length === 0, 'the acknowledgement')
    await scene.restart()
    expect(scene.gate.pending()).toEqual([])
    await scene.gate.present(stranger)
    await until(() => scene.server.events.some((event) => event.sequence === 2), 'the next in the sequence')
  })

  it('puts aside what the server can never store, and sends it no more', async () => {
    const scene = await setScene()
    scene.server.acknowledging = false
    await scene.gate.present(stranger)
    await until(() => scene.server.events.length > 0, 'the event')
    const [refused] = scene.server.events
    await scene.server.refuse([refused?.id ?? '', '019a0000-0000-7000-8000-000000000001'])
    await until(() => scene.gate.pending().length === 0, 'the refusal')
    const gate = await scene.restart()
    expect(gate.pending()).toEqual([])
    const kept = readFileSync(gateFolder(scene.dataDir, scene.device).refused, 'utf8')
    expect(
      kept
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line)),
    ).toEqual([refused])
  })

  it('goes on with the list it has when another is tampered with, older, foreign or unreadable', async () => {
    const { gate, server, device } = await setScene()
    const forged = JSON.parse(signed(whitelistBody(device, 9))) as { body: string; signature: string; content: string }
    forged.content = forged.content.replace('LJAB123', 'MB00AAA')
    await server.publishWhitelist(JSON.stringify(forged))
    await server.publishWhitelist(signed(whitelistBody(device, 4, { entries: [] })))
    await server.publishWhitelist(signed(whitelistBody('another', 9)))
    await server.publishWhitelist('{"body":')
    await server.publishWhitelist(signed(whitelistBody(device, 6, { entries: [entry(), entry({ credential: 'rfid:04A1' })] })))
    await until(() => gate.state().whitelist_version === 6, 'the honest one')
    expect(gate.lines.filter((line) => line.startsWith('error whitelist refused'))).toHaveLength(3)
    expect((await gate.present(stranger)).allowed).toBe(false)
    expect((await gate.present({ kind: 'rfid', value: '04:a1' })).allowed).toBe(true)
  })

  it('starts with the list of its last run, before any link', async () => {
    const scene = await setScene()
    await scene.gate.close()
    const gate = await startTestGate({ device: scene.device, brokerUrl: 'mqtt://127.0.0.1:9', dataDir: scene.dataDir })
    scene.gate = gate
    expect(gate.connected()).toBe(false)
    expect((await gate.present(plate)).allowed).toBe(true)
  })

  it('publishes that it is online, and the broker publishes when it is not', async () => {
    const { gate, server } = await setScene()
    await until(() => server.states.some((state) => state.online && state.whitelist_version === 5), 'the state with the whitelist')
    await gate.close()
    ends.pop()
    await until(() => server.states.at(-1)?.online === false, 'the farewell')
  })

  it('carries a command out once, reports its outcome, and does not repeat it after a restart', async () => {
    const scene = await setScene()
    const id = await scene.server.command('lower')
    await until(() => scene.names().includes('command_confirmed'), 'the confirmation')
    await until(() => scene.gate.driver.state() === 'raised', 'the bollard up again')
    await scene.server.command('lower', { id })
    await until(() => scene.gate.lines.some((line) => line.includes('taken before')), 'the duplicate dropped')
    const gate = await scene.restart()
    await scene.server.command('lower', { id })
    await until(() => gate.lines.some((line) => line.includes('taken before')), 'the duplicate dropped once more')
    expect(gate.driver.movements).toEqual([])
    expect(scene.names().filter((name) => name.startsWith('command_'))).toEqual(['command_delivered', 'command_confirmed'])
  })

  it('says once after a restart that nobody knows how the command under way has ended', async () => {
    const scene = await setScene({ driver: quickDriver({ travelMs: 30_000, vehicle: null }) })
    const id = await scene.server.command('lower')
    await until(() => scene.names().includes('command_delivered'), 'the command taken')
    await scene.restart({ driver: quickDriver({ vehicle: null }) })
    // An event comes again until it is acknowledged.
    const reports = () => [...new Map(scene.server.events.map((event) => [event.id, event])).values()].filter((one) => 'command_id' in one)
    await until(() => reports().length > 1, 'the report after the restart')
    await scene.restart({ driver: quickDriver({ vehicle: null }) })
    await scene.gate.present(stranger)
    await until(() => scene.names().includes('refused'), 'what happened after it')
    expect(reports()).toMatchObject([
      { name: 'command_delivered', command_id: id },
      { name: 'command_failed', command_id: id, failure: 'no_answer' },
    ])
  })

  it('says after a restart that a hold under way is in force, and nothing more of a command that came too late', async () => {
    const scene = await setScene({ driver: quickDriver({ travelMs: 30_000, vehicle: null }) })
    await scene.server.command('lower', { expires_at: new Date(Date.now() - 1000).toISOString() })
    await until(() => scene.names().includes('command_expired'), 'the report of the stale one')
    const id = await scene.server.command('hold_lowered', { hold_until: new Date(Date.now() + 600_000).toISOString() })
    await until(() => scene.names().includes('command_delivered'), 'the command taken')
    await until(() => scene.gate.state().hold !== null, 'the hold begun')
    const gate = await scene.restart({ driver: quickDriver({ vehicle: null }) })
    await until(() => scene.names().includes('command_confirmed'), 'the report after the restart')
    expect(gate.state().hold?.command_id).toBe(id)
    expect(scene.names()).not.toContain('command_failed')
  })

  it('drops what is stale, retained, unreadable or for another', async () => {
    const { gate, server, names } = await setScene()
    await server.command('lower', { expires_at: new Date(Date.now() - 1000).toISOString() })
    await server.publish('command', server.sign('command', {}, { device: 'another' }))
    await server.command('lower', { hold_until: 'soon' })
    await until(() => names().includes('command_expired'), 'the report of the stale one')
    await until(() => gate.lines.some((line) => line.includes('not handled')), 'the unreadable one')
    await until(() => gate.lines.includes('warn command refused: other_device'), 'that for another')
    expect(gate.driver.movements).toEqual([])
  })

  it('takes no message that the server did not sign for this connection, and says so in the archive', async () => {
    const { gate, server, names } = await setScene()
    server.acknowledging = false
    await gate.present(stranger)
    await until(() => server.events.some((event) => event.name === 'refused'), 'the event that must not be lost')
    const command = (more: object = {}) => ({
      id: v7(),
      action: 'lower',
      requested_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 60_000).toISOString(),
      hold_until: null,
      ...more,
    })
    const ids = [...gate.pending()].map((event) => event.id)
    const other = generateKeyPairSync('ed25519').privateKey
    await server.publish('command', JSON.stringify(command()))
    await server.publish('command', server.sign('command', command(), {}, other))
    await server.publish('ack', JSON.stringify({ ids }))
    await server.publish('ack', server.sign('ack', { ids }, {}, other))
    // A list, an acknowledgement as a command, and a command of an earlier connection: signed, and for something else.
    await server.publish('command', signed(whitelistBody('x', 9)))
    await server.publish('command', server.sign('ack', { ids }))
    await server.publish('command', server.sign('command', command(), { nonce: 'of-an-earlier-connection' }))
    const overtaken = server.sign('command', command())
    const honest = server.sign('command', command())
    await server.publish('command', honest)
    await until(() => gate.driver.movements.length === 2 && gate.driver.state() === 'raised', 'the honest one done')
    await server.publish('command', honest)
    // A broker keeps the order of one topic alone: what was overtaken is taken, once.
    await server.publish('command', overtaken)
    await until(() => gate.driver.movements.length === 4 && gate.driver.state() === 'raised', 'the one that was overtaken')
    await server.publish('command', overtaken)
    const refused = () => server.events.flatMap((event) => (event.name === 'message_refused' ? [event.failure] : []))
    await until(() => refused().includes('replayed'), 'the replayed one')
    expect(new Set(refused())).toEqual(new Set(['unreadable', 'wrong_signature', 'other_connection', 'replayed']))
    expect(gate.driver.movements).toEqual(['lower', 'raise', 'lower', 'raise'])
    expect(names().filter((name) => name === 'command_confirmed').length).toBeGreaterThan(0)
    expect([...gate.pending()].map((event) => event.id)).toEqual(expect.arrayContaining(ids))
  })

  it('takes of a later server what it knows, and goes on where it does not', async () => {
    const { gate, server, device } = await setScene()
    const later = { of_tomorrow: true }
    await server.publishWhitelist(signed({ ...whitelistBody(device, 6), ...later }))
    await server.publish('settings', signedDocument({ ...settingsOf(device, 3), ...later }))
    await until(() => gate.state().whitelist_version === 6 && gate.state().settings_version === 3, 'list and settings')
    await server.publish('command', server.sign('command', { id: v7(), action: 'dance', ...later }))
    await server.publish('ack', server.sign('ack', { of_tomorrow: [] }))
    await until(() => gate.lines.filter((line) => line.endsWith(' not handled')).length === 2, 'what it says of both')
    await server.command('lower', { ...later, retain: false })
    await until(() => gate.driver.state() === 'lowered', 'the bollard down')
  })

  it('carries out no command that waited for it, whatever its clock says', async () => {
    const scene = await setScene()
    const before = scene.server.sign('command', {
      id: v7(),
      action: 'lower',
      requested_at: new Date().toISOString(),
      expires_at: new Date(Date.now() + 1000).toISOString(),
      hold_until: null,
    })
    const hourBehind = () => new Date(Date.now() - 3_600_000)
    const gate = await scene.restart({ clock: hourBehind })
    await until(() => gate.state().nonce === scene.server.nonce(), 'its new connection')
    await scene.server.publish('command', before)
    await until(() => gate.lines.includes('warn command refused: other_connection'), 'the old one refused')
    // A fresh one that has expired is too late by the server's time, although its own clock is behind.
    await scene.server.command('lower', { expires_at: new Date(Date.now() - 1000).toISOString() })
    await until(() => scene.names().includes('command_expired'), 'the stale one')
    expect(gate.driver.movements).toEqual([])
    await scene.server.command('lower')
    await until(() => gate.driver.movements.length > 0, 'the fresh one')
  })

  it('takes no command before it was told the time', async () => {
    const scene = await setScene()
    scene.server.beating = false
    const gate = await scene.restart()
    await until(() => gate.state().nonce === scene.server.nonce(), 'its new connection')
    await scene.server.command('lower')
    await until(() => gate.lines.includes('warn command refused: time_unknown'), 'the refusal')
    await scene.server.beat()
    await scene.server.command('lower')
    await until(() => gate.driver.movements.length > 0, 'the command after the beat')
  })

  it('lets as many vehicles pass as the command says', async () => {
    const { gate, server } = await setScene({ driver: quickDriver({ vehicle: null }) })
    await server.command('lower', { vehicles: 2 })
    for (let vehicle = 0; vehicle < 2; vehicle += 1) {
      await until(() => gate.driver.state() === 'lowered', 'the bollard down')
      gate.driver.setLoop('occupied')
      await pause(80)
      gate.driver.setLoop('clear')
      await pause(80)
    }
    await until(() => gate.driver.state() === 'raised', 'up behind the last')
    expect(gate.driver.movements).toEqual(['lower', 'raise'])
  })

  it('ends a hold by its own limit, whatever was asked', async () => {
    const { gate, server } = await setScene()
    await server.command('hold_lowered', { hold_until: '2036-01-01T00:00:00.000Z' })
    await until(() => gate.state().hold !== null, 'the hold')
    expect(Date.parse(gate.state().hold!.until) - Date.now()).toBeLessThanOrEqual(24 * 3_600_000)
  })

  it('takes the times and the longest hold that the town has set, while it runs and after a restart', async () => {
    const scene = await setScene()
    const { server, device } = scene
    await server.publish('settings', signedDocument(settingsOf(device, 4, { hold_hours: 2, times: { proveAfterMs: 20 } })))
    await until(() => scene.gate.state().settings_version === 4, 'the settings')
    const gate = await scene.restart({ driver: quickDriver({ vehicle: null, state: 'lowered' }) })
    expect(gate.state().settings_version).toBe(4)
    // With the times of its driver it would wait for a vehicle or a person.
    await until(() => gate.driver.state() === 'raised', 'up by itself')
    await server.command('hold_lowered', { hold_until: '2036-01-01T00:00:00.000Z' })
    await until(() => gate.state().hold !== null && gate.driver.state() === 'lowered', 'the hold')
    expect(Date.parse(gate.state().hold!.until) - Date.now()).toBeLessThanOrEqual(2 * 3_600_000 + 60_000)
  })

  it('is lowered by an emergency credential without a list and in fault, logs it, and keeps it down over a restart', async () => {
    const scene = await setScene({ whitelist: false, driver: quickDriver({ vehicle: null }) })
    const { server, device } = scene
    const credentials = ['plate:LJGAS01']
    const document = { document: 'emergency', device, version: 3, issued_at: '2026-01-01T00:00:00Z', credentials } as const
    await server.publish('settings', signedDocument(document))
    await until(() => scene.gate.state().emergency_version === 3, 'the emergency list')
    scene.gate.driver.lie({ raised: true, lowered: true })
    await until(() => scene.gate.state().fault === 'end_switch', 'the fault')
    expect(await scene.gate.present({ kind: 'plate', value: 'LJ GAS-02' })).toMatchObject({ allowed: false, reason: 'no_whitelist' })
    expect(await scene.gate.present({ kind: 'plate', value: 'LJ GAS-01' })).toMatchObject({ allowed: true, reason: 'emergency' })
    await until(() => scene.gate.driver.state() === 'lowered', 'the bollard down')
    expect(scene.gate.state()).toMatchObject({ emergency: { source: 'credential' } })
    await until(() => scene.names().includes('emergency_credential') && scene.names().includes('admitted'), 'the report')
    const gate = await scene.restart({ driver: quickDriver({ vehicle: null, state: 'raised' }) })
    await until(() => gate.driver.state() === 'lowered', 'down again')
    expect(gate.state().emergency).toMatchObject({ source: 'credential' })
    await server.command('raise')
    await until(() => gate.driver.state() === 'raised' && scene.names().includes('emergency_ended'), 'up, and its end reported')
  })

  it.each([
    ['forty days ahead', 40 * 86_400_000],
    ['in 1970', -Date.now()],
  ])('decides by the server’s time where its own clock is %s', async (_name, ahead) => {
    const scene = await setScene({ whitelist: false })
    await scene.server.publishWhitelist(
      signed(whitelistBody(scene.device, 5, { expires_at: new Date(Date.now() + 30 * 86_400_000).toISOString() })),
    )
    await until(() => scene.gate.state().whitelist_version === 5, 'the whitelist')
    const gate = await scene.restart({ clock: () => new Date(Date.now() + ahead) })
    expect(gate.driver.movements).toEqual([])
    await until(() => scene.server.states.some((state) => state.online && state.nonce === gate.state().nonce), 'its state')
    await scene.server.command('lower')
    await until(() => scene.names().includes('command_confirmed'), 'the time')
    expect((await gate.present(plate)).reason).toBe('permit_valid')
    expect((await gate.present(stranger)).reason).toBe('no_permit')
    const ours = scene.server.events.filter((event) => event.name === 'admitted')
    await until(() => scene.names().includes('admitted'), 'the passage')
    for (const event of ours) expect(Math.abs(Date.parse(event.at) - Date.now())).toBeLessThan(60_000)
    // What its own clock says is reported, so that somebody sets it.
    expect(Math.abs(Date.parse(gate.state().at) - Date.now())).toBeGreaterThan(30 * 86_400_000)
  })

  it('never obeys a retained command', async () => {
    const { broker } = await setScene()
    const device = `late-${randomBytes(4).toString('hex')}`
    const server = await openTestServer(broker.url, device)
    await server.command('hold_lowered', { retain: true })
    const folder = temporaryFolder()
    const gate = await startTestGate({ device, brokerUrl: broker.url, dataDir: folder.path })
    ends.push(
      folder.remove,
      () => server.close(),
      () => gate.close(),
    )
    await until(() => gate.lines.includes('warn command refused: retained'), 'the retained one dropped')
    expect(gate.driver.movements).toEqual([])
  })

  it('lets nobody in where somebody works, also after a restart, and says why', async () => {
    const scene = await setScene()
    await scene.server.command('service', { hold_until: new Date(Date.now() + 3_600_000).toISOString() })
    await until(() => scene.names().includes('command_confirmed'), 'the service')
    expect(await scene.gate.present(plate)).toMatchObject({ allowed: false, reason: 'service', permit: 'D-1' })
    expect((await scene.gate.present(stranger)).reason).toBe('no_permit')
    const gate = await scene.restart()
    expect((await gate.present(plate)).reason).toBe('service')
    await until(() => scene.server.states.some((state) => state.online && state.nonce === gate.state().nonce), 'its state')
    await scene.server.command('end_service')
    await until(() => gate.state().service === null, 'its end')
    expect((await gate.present(plate)).allowed).toBe(true)
    expect(gate.driver.movements).toEqual(['lower'])
  })

  it('is under maintenance while the key switch is turned, whoever ends it elsewhere', async () => {
    const key = { turned: false }
    const driver = { ...quickDriver(), serviceKey: () => key.turned }
    const { gate, server, restart } = await setScene({ driver })
    key.turned = true
    driver.setEmergency(false)
    await until(() => gate.state().service !== null, 'the maintenance')
    expect((await gate.present(plate)).reason).toBe('service')
    await server.command('end_service')
    await until(() => server.events.some(({ name }) => name === 'command_confirmed'), 'that it was ended on the screen')
    await until(() => gate.state().service !== null, 'that it goes on')
    key.turned = false
    driver.setEmergency(false)
    await until(() => gate.state().service === null, 'its end')
    expect(driver.movements).toEqual([])
    key.turned = true
    const again = await restart()
    await until(() => again.state().service !== null, 'the maintenance from the start')
  })

  it('stays in service where the file of it is damaged, until a person ends it', async () => {
    const scene = await setScene()
    await scene.gate.close()
    writeFileSync(gateFolder(scene.dataDir, scene.device).service, '')
    const gate = await scene.restart()
    expect((await gate.present(plate)).reason).toBe('service')
    await scene.server.command('end_service')
    await until(() => gate.state().service === null, 'its end')
  })

  it('reports a command that the disk refused, and goes on', async () => {
    const scene = await setScene()
    const { service } = gateFolder(scene.dataDir, scene.device)
    mkdirSync(`${service}.new`)
    await scene.server.command('service', { hold_until: new Date(Date.now() + 3_600_000).toISOString() })
    await until(() => scene.names().includes('command_failed'), 'the failure')
    expect(scene.server.events).toContainEqual(expect.objectContaining({ name: 'command_failed', failure: 'driver' }))
    expect((await scene.gate.present(plate)).reason).toBe('service')
    rmSync(`${service}.new`, { recursive: true })
  })

  it('stays held over presentations and a restart until it is released', async () => {
    const scene = await setScene()
    const held = await scene.server.command('hold_lowered')
    await until(() => scene.gate.driver.state() === 'lowered', 'the bollard down')
    await scene.gate.present(plate)
    await until(() => scene.names().includes('passed'), 'the passage')
    await pause(80)
    expect(scene.gate.driver.movements).toEqual(['lower'])
    const gate = await scene.restart()
    expect(gate.state().hold).toMatchObject({ command_id: held })
    await until(() => gate.driver.state() === 'lowered', 'down again after the restart')
    // Where nothing moves, too, it says what it holds before it says that the command is done.
    const later = await scene.server.command('hold_lowered')
    const done = () => scene.server.events.find((event) => event.name === 'command_confirmed' && event.command_id === later)
    await until(() => done() !== undefined, 'the later hold')
    const { heard } = scene.server
    const said = heard.findIndex((one) => 'online' in one && one.online && one.hold?.command_id === later)
    expect(said).toBeGreaterThan(-1)
    expect(said).toBeLessThan(heard.indexOf(done()!))
    await scene.server.command('raise')
    await until(() => scene.names().includes('command_failed'), 'the refusal to raise')
    expect(scene.server.events).toContainEqual(expect.objectContaining({ name: 'command_failed', failure: 'held' }))
    await scene.server.command('release')
    await until(() => gate.driver.state() === 'raised', 'the bollard up')
    await until(() => gate.pending().length === 0, 'everything acknowledged')
  })

  it('ends a hold by itself at its end, without a link, and says so when the link is back', async () => {
    const scene = await setScene()
    await scene.server.command('hold_lowered', { hold_until: new Date(Date.now() + 4000).toISOString() })
    await until(() => scene.gate.driver.state() === 'lowered' && scene.gate.state().hold !== null, 'the hold')
    await scene.broker.kill()
    await until(() => scene.gate.driver.state() === 'raised', 'the bollard up without anyone')
    expect(scene.gate.state().hold).toBeNull()
    await scene.broker.start()
    const ended = () => scene.server.events.some((event) => event.name === 'state_changed' && event.cause === 'hold_end')
    await until(ended, 'the end in the events')
  })

  it('does not end a hold by a clock that is ahead when it starts, with the link or without it', async () => {
    const scene = await setScene()
    const held = await scene.server.command('hold_lowered', { hold_until: new Date(Date.now() + 3_600_000).toISOString() })
    await until(() => scene.gate.driver.state() === 'lowered' && scene.gate.state().hold !== null, 'the hold')
    await scene.gate.close()
    await scene.broker.kill()
    const clock = () => new Date(Date.now() + 2 * 3_600_000)
    const driver = quickDriver({ state: 'lowered', vehicle: null })
    const gate = await startTestGate({ device: scene.device, brokerUrl: scene.broker.url, dataDir: scene.dataDir, clock, driver })
    scene.gate = gate
    await pause(200)
    expect([gate.state().hold?.command_id, gate.driver.state()]).toEqual([held, 'lowered'])
    await scene.broker.start()
    await until(() => gate.connected(), 'the link')
    await pause(200)
    expect([gate.state().hold?.command_id, gate.driver.state()]).toEqual([held, 'lowered'])
  })

  it('does not take up a hold whose end passed while the gate was off', async () => {
    const scene = await setScene()
    const end = Date.now() + 3000
    await scene.server.command('hold_lowered', { hold_until: new Date(end).toISOString() })
    await until(() => scene.gate.driver.state() === 'lowered' && scene.gate.state().hold !== null, 'the hold')
    await scene.gate.close()
    await pause(Math.max(0, end - Date.now()) + 50)
    const gate = await scene.restart({ driver: quickDriver({ state: 'lowered', vehicle: null }) })
    await until(() => gate.connected() && gate.state().hold === null, 'the time')
    await pause(200)
    // What is above it nobody knows after a start, so it stays down until somebody has looked.
    expect([gate.state().hold, gate.state().unproven, gate.driver.state()]).toEqual([null, true, 'lowered'])
    await scene.server.command('raise')
    await until(() => gate.driver.state() === 'raised', 'the bollard up')
    expect(gate.state().unproven).toBe(false)
  })
})

it.each([
  ['ends its link', true],
  ['says no', false],
])('tries again in a while at a broker that %s when it asks for its topics, and says so', async (_, ends_link) => {
  const folder = temporaryFolder()
  let allowed = false
  const asked: number[] = []
  const broker = await openTestBroker({
    authorizeSubscribe: (__, one, done) => {
      if (one.topic.endsWith('/command')) asked.push(Date.now())
      if (allowed) done(null, one)
      else if (ends_link) done(new Error('not for you'))
      else done(null, null)
    },
  })
  ends.push(folder.remove, () => broker.kill())
  const gate = await startTestGate({ device: 'brod', brokerUrl: broker.url, dataDir: folder.path })
  ends.push(() => gate.close())
  await until(() => gate.lines.includes('error the broker refused the subscription, or ended the link because of it'), 'what it says')
  await until(() => asked.length > 1, 'the next try')
  expect((asked[1] ?? 0) - (asked[0] ?? 0)).toBeGreaterThan(2000)
  expect(gate.connected()).toBe(false)
  allowed = true
  await until(gate.connected, 'the link')
})

it('stops the motor first of all when it is closed', async () => {
  const folder = temporaryFolder()
  const broker = await openTestBroker()
  ends.push(folder.remove, () => broker.kill())
  const driver = quickDriver()
  const order: string[] = []
  let off = (): void => {}
  const wholeStop = driver.stop
  driver.stop = () => {
    order.push('stop')
    void wholeStop()
    return new Promise((resolve) => (off = resolve))
  }
  const gate = await startTestGate({ device: 'brod', brokerUrl: broker.url, dataDir: folder.path, driver })
  await until(gate.connected, 'its link')
  const closed = gate.close().then(() => order.push('closed'))
  expect(order).toEqual(['stop'])
  await pause(100)
  expect([order, gate.connected()]).toEqual([['stop'], true])
  off()
  await closed
})
