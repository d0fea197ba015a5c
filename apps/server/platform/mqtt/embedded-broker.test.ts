import { Aedes } from 'aedes'
import mqtt from 'mqtt'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { until } from '../../test/gates/fake-gate.ts'
import { gateKind } from '@dovolilnice/contract/bollards/topics'
import { machineKind } from '@dovolilnice/contract/coin-machines/machine-report'
import { mayPublish, maySubscribe, openEmbeddedBroker } from './embedded-broker.ts'
import { connectMqtt, topicMatches } from './mqtt-link.ts'

let ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const gatePassword = (device: string): string => `password of ${device}`

const openBroker = async (port = 0) => {
  const kinds = { brod: gateKind, most: gateKind, trg: machineKind }
  const findDevice = async (device: string, password: string) => {
    const kind = Object.entries(kinds).find(([code]) => code === device)?.[1]
    return kind !== undefined && password === gatePassword(device) ? { kind, device } : undefined
  }
  const broker = await openEmbeddedBroker({ port, kinds: [gateKind, machineKind], findDevice })
  ends.push(() => broker.close())
  return broker
}

const connect = async (url: string, options: mqtt.IClientOptions) => {
  const client = await mqtt.connectAsync(url, { protocolVersion: 4, reconnectPeriod: 0, ...options })
  client.on('error', () => {})
  ends.push(() => client.endAsync(true))
  return client
}

const connectGate = (url: string, device: string, more: mqtt.IClientOptions = {}) =>
  connect(url, { clientId: `gate-${device}`, username: device, password: gatePassword(device), ...more })

const isCut = (client: mqtt.MqttClient) => new Promise((resolve) => client.once('close', () => resolve(true)))

const server = 'server' as const
const gate = { kind: gateKind, device: 'brod' }
const machine = { kind: machineKind, device: 'trg' }

test.each([
  [server, 'gates/brod/command', true],
  [gate, 'gates/brod/event', true],
  [gate, 'gates/brod/state', true],
  [gate, 'gates/other/event', false],
  [gate, 'gates/brod/command', false],
  [gate, 'gates/brod/whitelist', false],
  [gate, 'gates/brod/ack', false],
  [gate, 'elsewhere', false],
  [gate, 'machines/brod/report', false],
  [machine, 'machines/trg/report', true],
  [machine, 'machines/other/report', false],
  [machine, 'machines/trg/ack', false],
  [machine, 'gates/trg/event', false],
])('%j may publish on %s: %s', (account, topic, allowed) => {
  expect(mayPublish(account, topic)).toBe(allowed)
})

test.each([
  [server, '#', true],
  [gate, 'gates/brod/whitelist', true],
  [gate, 'gates/brod/command', true],
  [gate, 'gates/brod/ack', true],
  [gate, 'gates/brod/event', false],
  [gate, 'gates/brod/#', false],
  [gate, 'gates/+/whitelist', false],
  [gate, 'gates/other/whitelist', false],
  [gate, '#', false],
  [machine, 'machines/trg/ack', true],
  [machine, 'machines/+/ack', false],
  [machine, 'machines/other/ack', false],
  [machine, 'machines/trg/report', false],
  [machine, 'gates/trg/whitelist', false],
])('%j may subscribe to %s: %s', (account, pattern, allowed) => {
  expect(maySubscribe(account, pattern)).toBe(allowed)
})

test.each([
  ['nobody', {}],
  ['a guess at the server', { username: 'server', password: 'guess' }],
  ['a wrong password', { username: 'brod', password: gatePassword('most') }],
  ['a device not in use', { username: 'gone', password: gatePassword('gone') }],
  ["another gate's client id", { username: 'brod', password: gatePassword('brod'), clientId: 'gate-most' }],
  ["a gate's client id of a machine", { username: 'trg', password: gatePassword('trg'), clientId: 'gate-trg' }],
  ['a client id that is no gate', { username: 'brod', password: gatePassword('brod'), clientId: 'spy' }],
])('%s is refused', async (_, account) => {
  const broker = await openBroker()
  const refused = mqtt.connectAsync(broker.url, { protocolVersion: 4, reconnectPeriod: 0, ...account })
  await expect(refused).rejects.toThrow('Not authorized')
})

test('a gate keeps its link while another tries its client id', async () => {
  const broker = await openBroker()
  const brod = await connectGate(broker.url, 'brod')
  const thief = { username: 'most', password: gatePassword('most'), clientId: 'gate-brod' }
  await expect(mqtt.connectAsync(broker.url, { protocolVersion: 4, reconnectPeriod: 0, ...thief })).rejects.toThrow()
  await brod.publishAsync('gates/brod/state', '{"online":false}', { qos: 1 })
  expect(brod.connected).toBe(true)
})

test('a gate hears its own commands alone, and is cut off when it commands', async () => {
  const broker = await openBroker()
  const link = connectMqtt(broker.url, broker)
  ends.push(() => link.close())
  const [brod, most] = [await connectGate(broker.url, 'brod'), await connectGate(broker.url, 'most')]
  const heard: string[] = []
  brod.on('message', (topic) => heard.push(topic))
  await brod.subscribeAsync('gates/brod/command', { qos: 1 })
  for (const pattern of ['#', 'gates/+/command', 'gates/most/command'])
    await expect(brod.subscribeAsync(pattern, { qos: 1 })).rejects.toThrow()
  await link.publish('gates/most/command', '{}')
  await link.publish('gates/brod/command', '{}')
  await until(() => heard.length > 0, 'its own command')
  expect(heard).toEqual(['gates/brod/command'])
  const cut = isCut(most)
  most.publish('gates/brod/command', '{}', { qos: 1 })
  expect(await cut).toBe(true)
})

test('a packet longer than a gate ever sends ends its link, while the server sends long whitelists', async () => {
  const broker = await openBroker()
  const link = connectMqtt(broker.url, broker)
  ends.push(() => link.close())
  const [brod, most] = [await connectGate(broker.url, 'brod'), await connectGate(broker.url, 'most')]
  const received: number[] = []
  most.on('message', (_, payload) => received.push(payload.length))
  await most.subscribeAsync('gates/most/whitelist', { qos: 1 })
  await link.publish('gates/most/whitelist', 'x'.repeat(300_000))
  await until(() => received.length > 0, 'the long whitelist')
  expect(received).toEqual([300_000])
  const cut = isCut(brod)
  await brod.publishAsync('gates/brod/event', 'x'.repeat(60_000), { qos: 1 })
  brod.publish('gates/brod/event', 'x'.repeat(70_000), { qos: 1 })
  expect(await cut).toBe(true)
})

test('a wanted port that is taken is one clear line, the ordinary one gives way to a free one', async () => {
  const broker = await openBroker()
  const port = Number(new URL(broker.url).port)
  await expect(openBroker(port)).rejects.toThrow(`MQTT_PORT=${port} is in use`)
})

test('the link delivers to every handler, in order, and knows when the broker is gone', async () => {
  const broker = await openBroker()
  const errors: string[] = []
  const link = connectMqtt(broker.url, { ...broker, onError: (_, what) => errors.push(what) })
  const received: string[] = []
  let connections = 0
  link.onConnect(() => (connections += 1))
  for (const name of ['one', 'two'])
    await link.subscribe('gates/+/event', async (topic, payload) => void received.push(`${name} ${topic} ${payload}`))
  await link.subscribe('gates/+/state', () => Promise.reject(new Error('cannot')))
  await until(() => connections === 1, 'the first connection')
  await link.publish('gates/brod/state', 'x')
  await link.publish('gates/brod/event', 'a')
  await until(() => received.length === 2, 'both handlers')
  expect(received).toEqual(['one gates/brod/event a', 'two gates/brod/event a'])
  expect(errors).toEqual(['message on gates/brod/state'])
  expect(link.isConnected()).toBe(true)
  await broker.close()
  ends = []
  await until(() => !link.isConnected(), 'the lost link')
  await link.close()
})

test('a broker that ends the link for a topic that it does not give is not asked for it again, and for a needed one it is tried at intervals', async () => {
  const forbidden = new Set(['$SYS/broker/log/N'])
  const refusing = await Aedes.createBroker({
    authorizeSubscribe: (_, one, done) => (forbidden.has(one.topic) ? done(new Error('not for you')) : done(null, one)),
  })
  const sockets = new Set<Socket>()
  const listening = createServer((socket) => refusing.handle(sockets.add(socket) && socket))
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve))
  const errors: string[] = []
  let connections = 0
  refusing.on('client', () => (connections += 1))
  const url = `mqtt://127.0.0.1:${(listening.address() as AddressInfo).port}`
  const link = connectMqtt(url, { onError: (_, what) => errors.push(what) })
  const received: string[] = []
  await link.subscribe('gates/+/event', async (topic) => void received.push(topic))
  await link.subscribe('$SYS/broker/log/N', async () => {}, { isNeeded: false })
  ends.push(
    async () => listening.close(),
    async () => new Promise<void>((resolve) => refusing.close(() => resolve())),
    () => link.close(),
  )
  let whole = 0
  link.onConnect(() => (whole += 1))
  await until(() => whole === 1 && link.isConnected(), 'a link without it')
  await link.publish('gates/brod/event', '{}')
  await until(() => received.length === 1, 'what it hears')
  const refused = 'the broker refused a subscription, or ended the link because of it'
  expect([connections, errors]).toEqual([3, [refused, 'the broker ends the link for this topic: it is not asked for again', refused]])
  forbidden.add('gates/+/event')
  for (const socket of sockets) socket.destroy()
  await until(() => connections === 4, 'a try at once')
  const first = Date.now()
  await until(() => connections === 5, 'the next one')
  expect(Date.now() - first).toBeGreaterThan(2000)
  forbidden.clear()
  await until(() => whole === 2, 'the link that has its topic again')
}, 30_000)

test.each([
  ['gates/+/event', 'gates/brod/event', true],
  ['gates/+/event', 'gates/brod/state', false],
  ['gates/+/event', 'gates/brod/event/more', false],
  ['gates/#', 'gates/brod/event', true],
  ['gates/brod', 'gates', false],
])('%s matches %s: %s', (pattern, topic, matches) => {
  expect(topicMatches(pattern, topic)).toBe(matches)
})
