import { documentDomain, messageDomain } from '@dovolilnice/contract/devices/signed-message'
import mqtt, { type MqttClient } from 'mqtt'
import { generateKeyPairSync, sign } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  hasMosquitto,
  passwordOf,
  startDocumentedMosquitto,
  tellsRefusals,
  type DocumentedMosquitto,
} from '../../tools/services/documented-mosquitto.ts'
import { clockIn } from '../../tools/services/other-clock.ts'
import { signalGroup, startProcess, stopProcess, temporaryFolder, waitFor } from '../../tools/services/processes.ts'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { presentPlate } from '../harness/present-plate.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { withClient } from '../harness/throwaway-database.ts'

/**
 * Everything that stands between a town and its bollards as processes of its own: agents, a Mosquitto with the rules of the documentation, the bridge, and
 * the server. They are killed in any order; and somebody who has an account at the broker, or none, tries to speak for the town.
 */
const project = join(import.meta.dirname, '../..')
const possible = hasMosquitto && process.env.TEST_DATABASE_URL !== undefined
/** Nobody commands the first: of its events none may be missing in what is stored. Nobody drives up to the last, so that commands find it at rest. */
const devices = ['glavna-vrata', 'glavni-trg', 'nabrezje'] as const
const credentials = 1000
const killsOfEach = 3
/** `SEED=7` repeats a run. */
const seed = Number(process.env['SEED'] ?? Date.now() % 100_000)

type Running = ReturnType<typeof startProcess>

/** Numbers from 0 to 1 by a seed (mulberry32). */
const randomOf = (start: number): (() => number) => {
  let state = start
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}
const random = randomOf(seed)
const between = (least: number, most: number): number => least + Math.floor(random() * (most - least))
const shuffled = <T>(all: readonly T[]): T[] => {
  const left = [...all]
  return all.flatMap(() => left.splice(between(0, left.length), 1))
}

let broker: DocumentedMosquitto
let product: Product
let operator: HttpPerson
let folder: ReturnType<typeof temporaryFolder>
let bridge: Running
const agents = new Map<string, Running>()
/** What the agents that were ended had said. */
const said = new Map<string, string>()
const brokerUrl = (): string => broker.server.replace('//', `//server:${passwordOf('server')}@`)

/** What the statement gives; whoever asks says what that is. */
const rows = async <Row extends object>(query: string): Promise<Row[]> => {
  const found: Row[] = []
  await withClient(product.databaseUrl ?? '', async (client) => found.push(...(await client.query<Row>(query)).rows))
  return found
}

const startBridge = (): void => {
  const own = { DATABASE_URL: product.databaseUrl, DATA_DIR: product.dataDir, MQTT_URL: brokerUrl(), SIMULATED_GATES: '0' }
  bridge = startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'start', 'bridge'], {
    cwd: project,
    env: { PATH: process.env.PATH, HOME: process.env.HOME, ...clockIn(process.env), ...own },
  })
}

const startAgent = (device: string): void => {
  const key = join(product.dataDir, 'keys', 'whitelist.pub')
  const words = ['--device', device, '--broker', broker.gates, '--key', key, '--data', folder.path]
  const env = { ...process.env, MQTT_PASSWORD: passwordOf(device) }
  agents.set(device, startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'gate', ...words], { cwd: project, env }))
}

const killAgent = async (device: string): Promise<void> => {
  const agent = agents.get(device)
  if (agent === undefined) return
  signalGroup(agent.child, 'SIGKILL')
  await agent.ended
  said.set(device, textOf(device))
}
const textOf = (device: string): string => {
  const before = said.get(device) ?? ''
  const now = agents.get(device)?.text() ?? ''
  return before.endsWith(now) ? before : before + now
}

interface GateRow {
  online: boolean
  state: string
  pending_events: number
  whitelist_version: string | null
}
const gate = async (device: string): Promise<GateRow> => {
  const { body } = await operator.get('v1/operator/data/devices/rpi')
  return body.items.find(({ code }: { code: string }) => code === device)
}
const isRestful = async (device: string): Promise<boolean> => {
  const { online, state, pending_events: pending, whitelist_version: version } = await gate(device)
  return online && state === 'raised' && pending === 0 && version !== null
}

beforeAll(async () => {
  if (!possible) return
  broker = await startDocumentedMosquitto({ gates: [...devices, 'most'] })
  folder = temporaryFolder('gates')
  const env = { MQTT_URL: brokerUrl(), SIMULATED_GATES: '0' }
  product = await startProduct({ engine: 'postgres', roles: ['api', 'worker'], env })
  operator = await httpPerson(product.url)
  await operator.signIn('operator@demo.si')
  // Permits of a kind without hours and limits, in the zone of all three.
  await rows(`with lot as (select parking_lot_id as id from device where code = '${devices[2]}'),
    moved as (update device set parking_lot_id = (select id from lot) where code in ('${devices.join("','")}') returning 1),
    kind as (select id from permit_kind where openings::text like '%plate%' and time_windows::text = '[]' and entries_a_day is null limit 1),
    p as (update permit set parking_lot_id = (select id from lot), permit_kind_id = (select id from kind), status = 'issued', valid_from = '2020-01-01',
      valid_until = '2099-01-01', from_time = null, until_time = null where id in (select id from permit order by id limit 20) returning id),
    q as (select id, row_number() over () as place from p)
    insert into permit_credential (id, permit_id, kind, value, value_normalised, created_at)
    select gen_random_uuid(), q.id, 'plate', 'XK ' || n, 'XK' || n, now() from generate_series(10000, ${9999 + credentials}) n join q on q.place = n % 20 + 1`)
  startBridge()
  for (const device of devices) startAgent(device)
  for (const device of devices)
    if (!(await waitFor(() => isRestful(device), 90_000))) throw new Error(`${bridge.text()}\n${textOf(device)}`)
}, 300_000)
afterAll(async () => {
  if (!possible) return
  for (const agent of agents.values()) await stopProcess(agent, 'SIGKILL')
  if (bridge !== undefined) await stopProcess(bridge, 'SIGKILL')
  await product?.close()
  await broker?.stop()
  folder?.remove()
})

interface StoredEvent {
  device: string
  sequence: number
  presentation: string | null
  name: string
}

interface Answered {
  device: string
  presentation: string
}

/** Where an agent takes credentials; one that was killed has left its own behind, one that starts has not written all of it. */
const controlOf = (device: string): { port: number; token: string } | undefined => {
  try {
    return JSON.parse(readFileSync(join(folder.path, 'gates', device, 'control.json'), 'utf8'))
  } catch {
    return undefined
  }
}

/** Drives up to a gate; undefined where nobody answers. */
const driveUp = async (device: string, value: string): Promise<Answered | undefined> => {
  const control = controlOf(device)
  if (control === undefined) return undefined
  const headers = { authorization: `Bearer ${control.token}` }
  const request = { method: 'POST', body: JSON.stringify({ kind: 'plate', value }), headers }
  const answer = await fetch(`http://127.0.0.1:${control.port}/`, request).catch(() => undefined)
  const part = await answer?.body
    ?.getReader()
    .read()
    .catch(() => undefined)
  const line = part?.value === undefined ? '' : Buffer.from(part.value).toString().split('\n')[0]
  return line ? { device, presentation: JSON.parse(line).presentation_id } : undefined
}

test.skipIf(!possible)(
  `agents, broker, bridge and server are killed in any order (SEED=${seed}): each event is stored once, and no command is carried out late`,
  { timeout: 180_000 },
  async () => {
    const killing = { isOn: true }
    const begunAt = new Date()
    const answered: Answered[] = []
    const plates = shuffled(Array.from({ length: credentials }, (_, index) => `XK ${10_000 + index}`))
    const drive = async (device: string): Promise<void> => {
      for (let plate = plates.pop(); plate !== undefined; plate = plates.pop()) {
        let came = await driveUp(device, plate)
        for (; came === undefined && killing.isOn; came = await driveUp(device, plate)) await sleep(100)
        if (came !== undefined) answered.push(came)
        // What is left when the killing is over is not worth waiting for.
        if (killing.isOn) await sleep(70)
      }
    }
    const countTaken = (): number => devices.flatMap((device) => [...textOf(device).matchAll(/ info command taken /g)]).length
    const command = async (): Promise<void> => {
      // On a busy machine no gate may stand long enough to take some between the kills: then a few more are given behind them.
      for (let [turn, left] = [0, 200]; killing.isOn || (left > 0 && countTaken() < 3); turn += 1) {
        if (!killing.isOn) left -= 1
        const action = turn % 2 === 0 ? 'lower' : 'raise'
        const body = { device_code: devices[1 + (Math.floor(turn / 2) % 2)], action, reason: 'Reševalci' }
        await operator.post('v1/operator/services/remote-control', body).catch(() => undefined)
        await sleep(300)
      }
    }
    const inTurn = [...devices, ...devices][Symbol.iterator]()
    const ways: Record<string, () => Promise<void>> = {
      agent: async () => {
        const device = inTurn.next().value ?? devices[0]
        await killAgent(device)
        await sleep(between(0, 1500))
        startAgent(device)
      },
      broker: async () => {
        await broker.kill()
        await sleep(between(0, 2500))
        await broker.start()
      },
      bridge: async () => {
        signalGroup(bridge.child, 'SIGKILL')
        await bridge.ended
        await sleep(between(0, 1500))
        startBridge()
      },
      server: async () => {
        await product.kill()
        await sleep(between(0, 1500))
        await product.start()
      },
    }
    const driving = [drive(devices[0]), drive(devices[1]), command()]
    const order = shuffled(Object.keys(ways).flatMap((name) => Array.from({ length: killsOfEach }, () => name)))
    const down = new Map<string, Promise<void>>()
    for (const name of order) {
      // One that is down already stands up first; the others may lie beside it.
      await down.get(name)
      down.set(name, ways[name]?.() ?? Promise.resolve())
      await sleep(between(100, 2500))
    }
    await Promise.all(down.values())
    killing.isOn = false
    await Promise.all(driving)
    for (const device of devices)
      expect(
        await waitFor(() => isRestful(device), 60_000),
        `${order.join()} ${JSON.stringify(await gate(device))} ${textOf(device).slice(-3000)}`,
      ).toBe(true)

    const told = `seed ${seed}: ${order.join()}`
    const since = begunAt.toISOString()
    const stored: StoredEvent[] =
      await rows(`select device_code as device, sequence::int, presentation_id::text as presentation, event_name as name
      from access_log where received_at > '${since}'
      union all select device_code, sequence::int, null, event_name from bollard_event where received_at > '${since}' and sequence is not null`)
    const twice = Map.groupBy(stored, ({ device, sequence }) => `${device} ${sequence}`)
    expect(
      [...twice.values()].filter(({ length }) => length > 1),
      told,
    ).toEqual([])
    const decisions = Map.groupBy(
      stored.filter(({ name }) => name === 'admitted' || name === 'refused'),
      ({ presentation }) => presentation,
    )
    expect(
      [...decisions.values()].filter(({ length }) => length > 1),
      told,
    ).toEqual([])
    expect(
      answered.filter(({ presentation }) => !decisions.has(presentation)),
      told,
    ).toEqual([])
    expect(answered.length, told).toBeGreaterThan(credentials / 2)
    // Reports on commands are no lines of their own: only where nobody commands no number is left out.
    const numbers = stored.filter(({ device }) => device === devices[0]).map(({ sequence }) => sequence)
    expect(
      numbers.toSorted((one, other) => one - other),
      told,
    ).toEqual(numbers.map((_, index) => index + 1))

    // The agents say what they took, and when: no command twice, none late, and whatever was not taken has its end.
    const commands: { id: string; requested_at: Date; status: string }[] = await rows(
      `select id::text, requested_at, status from device_command where requested_at > '${since}'`,
    )
    const taken = devices.flatMap((device) =>
      [...textOf(device).matchAll(/^(\S+) info command taken (.*)$/gm)].map(([, at = '', details = '']) => ({
        at,
        id: String(JSON.parse(details).id),
      })),
    )
    expect(taken.length, told).toBeGreaterThan(2)
    expect(new Set(taken.map(({ id }) => id)).size, told).toBe(taken.length)
    // A command lives for 5 s of the server's time, which a gate hears of, and counts on a little behind while the machine is busy.
    const late = taken.filter(({ at, id }) => Date.parse(at) - (commands.find((one) => one.id === id)?.requested_at.getTime() ?? 0) > 7_000)
    expect(late, told).toEqual([])
    const isEnded = async () =>
      (await rows(`select 1 from device_command where requested_at > '${since}' and status in ('requested', 'delivered')`)).length === 0
    expect(await waitFor(isEnded, 30_000), told).toBe(true)
    const counts = `${answered.length} presentations, ${stored.length} events, ${taken.length} of ${commands.length} commands taken`
    process.stdout.write(`  ${told}; ${counts}\n`)
  },
)

/** The archive's lines of a kind since then, as the screen lists them. */
const archive = async (name: 'message_refused' | 'state_changed', device: string | undefined, since: number) => {
  const { body } = await operator.post('v1/operator/events/bollards', {
    filters: { event_name: name, device_code: device },
    itemsPerPage: 100,
  })
  const lines: { at: string; failure: string; state: string; device_code: string; detail: string | null }[] = body.items
  // By the server's time as the gate counts it on, which may be a little behind.
  return lines.filter(({ at }) => Date.parse(at) > since - 2000)
}
const ofBroker = new Set(['not_allowed', 'no_account', 'may_not_hear'])
/** What the gate itself has refused. */
const refusals = async (device: string, since: number) =>
  (await archive('message_refused', device, since))
    .map(({ failure }) => failure)
    .filter((failure) => !ofBroker.has(failure))
    .toSorted()
/** What the broker has: whom it turned away, whose messages for which bollard and channel it stopped, and who listened there. */
const brokersRefusals = async (since: number) =>
  (await archive('message_refused', undefined, since))
    .filter(({ failure }) => ofBroker.has(failure))
    .map(({ device_code: device, failure, detail }) => [device, failure, detail].join())
    .toSorted()
const lowerings = async (device: string, since: number) =>
  (await archive('state_changed', device, since)).filter(({ state }) => state === 'lowered')

const outcome = async (id: string): Promise<string | undefined> => {
  const { body } = await operator.post('v1/operator/events/bollards', { filters: { event_name: 'command' }, itemsPerPage: 100 })
  return body.items.find((line: { id: string }) => line.id === id)?.status
}

test.skipIf(!possible)(
  'whoever has the account of the server, of another gate, or none at the broker moves nothing and loses nothing, and each refusal stands in the archive within ten seconds',
  { timeout: 180_000 },
  async () => {
    const device = devices[2]
    const topic = (channel: string): string => `gates/${device}/${channel}`
    const connect = async (url: string, username: string): Promise<MqttClient> => {
      const client = await mqtt.connectAsync(url, { protocolVersion: 4, username, password: passwordOf(username), reconnectPeriod: 0 })
      return client.on('error', () => {})
    }
    expect(await waitFor(() => isRestful(device), 60_000), textOf(device)).toBe(true)
    const [server, other] = [await connect(broker.server, 'server'), await connect(broker.gates, 'most')]
    try {
      const heard = new Map<string, string>()
      server.on('message', (name, payload) => void heard.set(name, payload.toString()))
      await server.subscribeAsync(`gates/${device}/#`, { qos: 1 })
      const overheard: string[] = []
      other.on('message', (name) => void overheard.push(name))
      await other.subscribeAsync(['#', topic('command')], { qos: 1 }).catch(() => {})
      const isHeard = async () => (await brokersRefusals(0)).includes(`${device},may_not_hear,most → command`)
      if (tellsRefusals) expect(await waitFor(isHeard, 10_000), JSON.stringify([await brokersRefusals(0), bridge.text()])).toBe(true)
      const { body } = await operator.post('v1/operator/services/remote-control', {
        device_code: device,
        action: 'lower',
        reason: 'Reševalci',
      })
      expect(await waitFor(async () => (await outcome(body.id)) === 'confirmed', 20_000), JSON.stringify(body)).toBe(true)
      expect(await waitFor(() => isRestful(device), 60_000), textOf(device)).toBe(true)
      const command = heard.get(topic('command')) ?? ''
      const stranger = generateKeyPairSync('ed25519').privateKey
      const signed = (text: string, domain: string, more: object = {}): string =>
        JSON.stringify({ body: text, signature: sign(null, Buffer.from(domain + text), stranger).toString('base64'), ...more })
      const forged = (channel: string, content: object): string => {
        const { body: text } = JSON.parse(command)
        return signed(JSON.stringify({ ...JSON.parse(text), channel, sequence: 100_000, content }), messageDomain)
      }
      const issued_at = new Date().toISOString()
      const far = '2099-01-01T00:00:00.000Z'
      const common = { version: 4_000_000_000, device, issued_at }
      const list = { ...common, base: null, expires_at: far, zone: null, fail_mode: 'fail_safe', sha256: 'e'.repeat(64) }
      const settings = { ...common, document: 'settings', list_key: 'x', hold_hours: 99, times: {} }
      const asked = { id: body.id, action: 'lower', requested_at: issued_at, expires_at: far, hold_until: null }
      const held = { ...asked, action: 'hold_lowered', hold_until: far }
      const attempts: [channel: string, text: string][] = [
        ['command', command],
        ['command', forged('command', asked)],
        ['command', forged('command', held)],
        ['ack', forged('ack', { ids: [body.id] })],
        ['whitelist', signed(JSON.stringify(list), '', { content: '' })],
        ['settings', signed(JSON.stringify(settings), documentDomain)],
      ]
      const tryAll = async (client: MqttClient): Promise<void> => {
        for (const [channel, text] of attempts) await client.publishAsync(topic(channel), text, { qos: 1 }).catch(() => {})
      }

      // None: nobody is let in. Another gate's: its words for this one reach nobody, and it hears nothing of this one.
      const strangers = Date.now()
      for (const url of [broker.gates, broker.server]) {
        await expect(mqtt.connectAsync(url, { protocolVersion: 4, reconnectPeriod: 0 })).rejects.toThrow('Not authorized')
        await expect(connect(url, 'nobody')).rejects.toThrow()
      }
      const turnedAway = async () => (await brokersRefusals(strangers)).includes(',no_account,')
      expect(await waitFor(turnedAway, 10_000), JSON.stringify([await brokersRefusals(strangers), bridge.text()])).toBe(true)
      const begun = Date.now()
      await tryAll(other)
      await other.publishAsync(topic('command'), command, { qos: 1, retain: true }).catch(() => {})
      await other.publishAsync(topic('state'), JSON.stringify({ online: false }), { qos: 1, retain: true }).catch(() => {})
      await other.publishAsync(topic('event'), JSON.stringify({ name: 'passed' }), { qos: 1 }).catch(() => {})
      const stopped = ['ack', 'command', 'event', 'settings', 'state', 'whitelist'].map(
        (channel) => `${device},not_allowed,most → ${channel}`,
      )
      const isTold = async () => {
        const told = await brokersRefusals(begun)
        return stopped.every((line) => told.includes(line))
      }
      if (tellsRefusals) expect(await waitFor(isTold, 10_000), JSON.stringify([await brokersRefusals(begun), bridge.text()])).toBe(true)
      else await sleep(2_000)
      expect([overheard, await refusals(device, begun), await lowerings(device, begun)]).toEqual([[], [], []])
      expect(await gate(device)).toMatchObject({ online: true, state: 'raised' })

      // The server's, without the key that signs.
      await tryAll(server)
      const all = ['replayed', 'wrong_signature', 'wrong_signature', 'wrong_signature', 'wrong_signature']
      const stand = async (wanted: string[]) => JSON.stringify(await refusals(device, begun)) === JSON.stringify(wanted.toSorted())
      expect(await waitFor(() => stand(all), 10_000), JSON.stringify([await refusals(device, begun), textOf(device)])).toBe(true)
      expect(await lowerings(device, begun)).toEqual([])
      expect(await presentPlate({ dataDir: folder.path }, device, 'LJ UP-001')).not.toContain('no_whitelist')

      // What waits at the broker for a gate that was switched off, and what it has not handed over yet.
      await stopProcess(bridge, 'SIGKILL')
      const waiting = await driveUp(device, 'ZZ 99-STR')
      await server.publishAsync(topic('ack'), forged('ack', { ids: [body.id, waiting?.presentation] }), { qos: 1 })
      await sleep(300)
      await killAgent(device)
      await server.publishAsync(topic('command'), command, { qos: 1 })
      await server.publishAsync(topic('command'), command, { qos: 1, retain: true })
      const restarted = Date.now()
      startAgent(device)
      startBridge()
      expect(
        await waitFor(() => stand([...all, 'retained']), 30_000),
        JSON.stringify([await refusals(device, begun), textOf(device)]),
      ).toBe(true)
      expect(await lowerings(device, restarted)).toEqual([])
      const arrived = async () =>
        (await rows(`select 1 from access_log where presentation_id = '${waiting?.presentation}' and event_name = 'refused'`)).length === 1
      expect(await waitFor(arrived, 20_000), textOf(device)).toBe(true)
    } finally {
      await server.publishAsync(topic('command'), '', { qos: 1, retain: true })
      await server.endAsync(true)
      await other.endAsync(true)
    }
  },
)
