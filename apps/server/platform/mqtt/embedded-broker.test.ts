import mqtt from 'mqtt'
import { afterEach, expect, test } from 'vitest'
import { until } from '../../test/fake-gate.ts'
import { openEmbeddedBroker } from './embedded-broker.ts'
import { connectMqtt } from './mqtt-link.ts'
import { mayPublish } from './publish-rights.ts'
import { topicMatches } from './topic-matches.ts'

let ends: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
})

const openBroker = async (port = 0) => {
  const broker = await openEmbeddedBroker(port)
  ends.push(() => broker.close())
  return broker
}

test.each([
  ['server', true, 'gates/brod/command', true],
  ['gate-brod', false, 'gates/brod/event', true],
  ['gate-brod', false, 'gates/brod/state', true],
  ['gate-brod', false, 'gates/other/event', false],
  ['gate-brod', false, 'gates/brod/command', false],
  ['gate-brod', false, 'gates/brod/whitelist', false],
  ['mosquitto_pub', false, 'gates/brod/event', true],
  ['mosquitto_pub', false, 'gates/brod/ack', false],
  ['mosquitto_pub', false, 'elsewhere', false],
])('%s (server: %s) may publish on %s: %s', (id, isServer, topic, allowed) => {
  expect(mayPublish({ id, isServer }, topic)).toBe(allowed)
})

test('a stranger who commands is cut off, a wrong password is refused', async () => {
  const broker = await openBroker()
  const stranger = await mqtt.connectAsync(broker.url, { protocolVersion: 4, reconnectPeriod: 0 })
  ends.push(() => stranger.endAsync(true))
  const cut = new Promise((resolve) => stranger.once('close', () => resolve('cut')))
  stranger.on('error', () => {})
  stranger.publish('gates/brod/command', '{}', { qos: 1 })
  expect(await cut).toBe('cut')
  await expect(
    mqtt.connectAsync(broker.url, { username: 'server', password: 'guess', protocolVersion: 4, reconnectPeriod: 0 }),
  ).rejects.toThrow()
})

test('a wanted port that is taken is one clear line, the ordinary one gives way to a free one', async () => {
  const broker = await openBroker()
  const port = Number(new URL(broker.url).port)
  await expect(openEmbeddedBroker(port)).rejects.toThrow(`MQTT_PORT=${port} is in use`)
})

test('the link delivers to every handler, in order, and again after the broker was away', async () => {
  const broker = await openBroker()
  const port = Number(new URL(broker.url).port)
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
  const back = await openBroker(port)
  const other = connectMqtt(back.url, back)
  // The link knows the password of the broker that is gone; as anyone on this machine it may still listen, so it comes back refused.
  await other.close()
  await link.close()
})

test.each([
  ['gates/+/event', 'gates/brod/event', true],
  ['gates/+/event', 'gates/brod/state', false],
  ['gates/+/event', 'gates/brod/event/more', false],
  ['gates/#', 'gates/brod/event', true],
  ['gates/brod', 'gates', false],
])('%s matches %s: %s', (pattern, topic, matches) => {
  expect(topicMatches(pattern, topic)).toBe(matches)
})
