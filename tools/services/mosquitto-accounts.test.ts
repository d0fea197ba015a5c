import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hasMosquitto, passwordOf, startDocumentedMosquitto, tellsRefusals, type DocumentedMosquitto } from './documented-mosquitto.ts'
import { waitFor } from './processes.ts'

describe.skipIf(!hasMosquitto)('Mosquitto with the documented settings', () => {
  let broker: DocumentedMosquitto
  let gates: string
  let machines: string
  let server: string
  const clients: MqttClient[] = []

  const connect = async (url: string, username: string, options: IClientOptions = {}): Promise<MqttClient> => {
    const account = { username, password: passwordOf(username) }
    const client = await mqtt.connectAsync(url, { protocolVersion: 4, reconnectPeriod: 0, ...account, ...options })
    client.on('error', () => {})
    clients.push(client)
    return client
  }

  beforeAll(async () => {
    broker = await startDocumentedMosquitto({ gates: ['brod', 'most'], machines: ['trg', 'tabor'] })
    ;({ gates, machines, server } = broker)
  })
  afterAll(async () => {
    for (const client of clients) await client.endAsync(true)
    await broker.stop()
  })

  it('refuses who has no account, on each listener', async () => {
    for (const url of [gates, machines, server]) {
      await expect(mqtt.connectAsync(url, { protocolVersion: 4, reconnectPeriod: 0 })).rejects.toThrow('Not authorized')
      const guess = { username: 'brod', password: 'guess' }
      await expect(mqtt.connectAsync(url, { protocolVersion: 4, reconnectPeriod: 0, ...guess })).rejects.toThrow()
    }
    await expect(connect(server, 'brod', {})).rejects.toThrow()
    await expect(connect(machines, 'brod', {})).rejects.toThrow()
    await expect(connect(gates, 'trg', {})).rejects.toThrow()
  })

  it('lets no gate throw another out by its client id', async () => {
    const most = await connect(gates, 'most', { clientId: 'gate-most' })
    let cut = false
    most.once('close', () => (cut = true))
    const brod = await connect(gates, 'brod', { clientId: 'gate-most' })
    await brod.publishAsync('gates/brod/state', '{"online":false}', { qos: 1 })
    await most.publishAsync('gates/most/state', '{"online":false}', { qos: 1 })
    expect(cut).toBe(false)
  })

  it('lets two links of the server stand beside each other, and a gate hear its own topics alone', async () => {
    const [one, other] = [await connect(server, 'server'), await connect(server, 'server')]
    const brod = await connect(gates, 'brod', { clientId: 'gate-brod' })
    const [heard, reported]: [string[], string[]] = [[], []]
    brod.on('message', (topic) => heard.push(topic))
    other.on('message', (topic) => reported.push(topic))
    await brod.subscribeAsync(['gates/brod/command', 'gates/most/command', '#'], { qos: 1 }).catch(() => {})
    await other.subscribeAsync('gates/+/event', { qos: 1 })
    await brod.publishAsync('gates/most/event', '{}', { qos: 1 })
    await brod.publishAsync('gates/brod/event', '{}', { qos: 1 })
    await one.publishAsync('gates/most/command', '{}', { qos: 1 })
    await one.publishAsync('gates/brod/command', '{}', { qos: 1 })
    expect(await waitFor(async () => heard.length > 0 && reported.length > 0, 10_000)).toBe(true)
    expect([heard, reported]).toEqual([['gates/brod/command'], ['gates/brod/event']])
  })

  it.skipIf(!tellsRefusals)('tells the server, and no gate, whom it has turned away and what it has stopped', async () => {
    const [link, brod, most] = [await connect(server, 'server'), await connect(gates, 'brod'), await connect(gates, 'most')]
    const [told, overheard]: [string[], string[]] = [[], []]
    link.on('message', (_, payload) => told.push(payload.toString()))
    brod.on('message', (topic) => overheard.push(topic))
    await link.subscribeAsync(['broker/refused', '$SYS/broker/log/N'], { qos: 1 })
    await brod.subscribeAsync(['broker/refused', '$SYS/broker/log/N'], { qos: 1 }).catch(() => {})
    await expect(connect(gates, 'nobody')).rejects.toThrow()
    await most.publishAsync('gates/brod/command', '{}', { qos: 1, retain: true })
    await most.subscribeAsync(['#', 'gates/brod/command', 'gates/most/command'], { qos: 1 }).catch(() => {})
    await most.publishAsync('broker/refused', '{"account":"brod","topic":"gates/most/command"}', { qos: 1 })
    const has = (wanted: RegExp): boolean => told.some((line) => wanted.test(line))
    const all = [
      /disconnected, not authorised/,
      /Denied PUBLISH from most .*'gates\/brod\/command'/,
      /Denied PUBLISH from most .*'broker\/refused'/,
      /^SUBSCRIBE from most to #$/,
      /^SUBSCRIBE from most to gates\/brod\/command$/,
    ]
    expect(await waitFor(async () => all.every(has), 10_000), told.join('\n')).toBe(true)
    expect([told.filter((line) => line.startsWith('{')), overheard]).toEqual([[], []])
  })

  it('lets a coin machine send its own reports alone', async () => {
    const [trg, link] = [await connect(machines, 'trg'), await connect(server, 'server')]
    const [heard, reported]: [string[], string[]] = [[], []]
    trg.on('message', (topic) => heard.push(topic))
    link.on('message', (topic) => reported.push(topic))
    await trg.subscribeAsync(['machines/trg/ack', 'machines/tabor/ack', '#'], { qos: 1 }).catch(() => {})
    await link.subscribeAsync('machines/+/report', { qos: 1 })
    await trg.publishAsync('machines/tabor/report', '{}', { qos: 1 })
    await trg.publishAsync('machines/trg/report', '{}', { qos: 1 })
    await link.publishAsync('machines/tabor/ack', '{}', { qos: 1 })
    await link.publishAsync('machines/trg/ack', '{}', { qos: 1 })
    expect(await waitFor(async () => heard.length > 0 && reported.length > 0, 10_000)).toBe(true)
    expect([heard, reported]).toEqual([['machines/trg/ack'], ['machines/trg/report']])
  })

  it('closes the open link of a machine whose password was replaced, when it is reloaded', async () => {
    const [trg, tabor] = [await connect(machines, 'trg'), await connect(machines, 'tabor')]
    let cut = false
    trg.once('close', () => (cut = true))
    await broker.setPassword('machines', 'trg', 'another')
    broker.reload()
    expect(await waitFor(async () => cut, 10_000)).toBe(true)
    await expect(connect(machines, 'trg')).rejects.toThrow('Not authorized')
    await tabor.publishAsync('machines/tabor/report', '{}', { qos: 1 })
  })
})
