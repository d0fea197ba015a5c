import { chownSync, copyFileSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mqtt, { type IClientOptions, type MqttClient } from 'mqtt'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../project.ts'
import { freePort, run, signalGroup, startProcess, stopProcess, temporaryFolder, waitFor, type OsUser } from './processes.ts'
import { findProgram, findUser, isRoot } from './programs.ts'

/** The settings and rules of docs/mosquitto, as a town would install them, but for the ports, the folders and the certificate. */
const documented = join(root, 'docs/mosquitto')
const mosquitto = findProgram('mosquitto')
const passwordProgram = findProgram('mosquitto_passwd')
const asRoot = isRoot()

const settingsFor = (folder: string, gatePort: number, machinePort: number, serverPort: number): string =>
  readFileSync(join(documented, 'mosquitto.conf'), 'utf8')
    .replaceAll('/etc/mosquitto/dovolilnice', folder)
    .replace('persistence_location /var/lib/mosquitto/', `persistence_location ${folder}/`)
    .replace('listener 8883', `listener ${gatePort} 127.0.0.1`)
    .replace('listener 8884', `listener ${machinePort} 127.0.0.1`)
    .replace('listener 1884', `listener ${serverPort}`)
    .replaceAll(/^(certfile|keyfile) .*$/gm, '')

const rules = ['gates.acl', 'machines.acl', 'server.acl']

/** Writes the files of the documentation with one account for each name; the password of each is `password of NAME`. */
const install = async (folder: string, user: OsUser | undefined): Promise<void> => {
  for (const name of rules) copyFileSync(join(documented, name), join(folder, name))
  const accounts = { 'gates.passwords': ['brod', 'most'], 'machines.passwords': ['trg', 'tabor'], 'server.passwords': ['server'] }
  for (const [file, names] of Object.entries(accounts)) {
    writeFileSync(join(folder, file), '')
    for (const name of names) await run(passwordProgram ?? '', ['-b', join(folder, file), name, `password of ${name}`])
  }
  const files = [...rules, ...Object.keys(accounts)]
  if (user !== undefined) for (const file of files) chownSync(join(folder, file), user.uid, user.gid)
}

describe.skipIf(mosquitto === undefined || passwordProgram === undefined)('Mosquitto with the documented settings', () => {
  let broker: ReturnType<typeof startProcess>
  let folder: ReturnType<typeof temporaryFolder>
  let gates: string
  let machines: string
  let server: string
  const clients: MqttClient[] = []

  const connect = async (url: string, username: string, options: IClientOptions = {}): Promise<MqttClient> => {
    const account = { username, password: `password of ${username}` }
    const client = await mqtt.connectAsync(url, { protocolVersion: 4, reconnectPeriod: 0, ...account, ...options })
    client.on('error', () => {})
    clients.push(client)
    return client
  }

  beforeAll(async () => {
    const user = asRoot ? await findUser('mosquitto', 'nobody') : undefined
    folder = temporaryFolder('mosquitto-accounts', user)
    const [gatePort, machinePort, serverPort] = [await freePort(), await freePort(), await freePort()]
    await install(folder.path, user)
    const settings = join(folder.path, 'mosquitto.conf')
    writeFileSync(settings, settingsFor(folder.path, gatePort, machinePort, serverPort))
    broker = startProcess(mosquitto ?? '', ['-c', settings], { cwd: folder.path, user })
    gates = `mqtt://127.0.0.1:${gatePort}`
    machines = `mqtt://127.0.0.1:${machinePort}`
    server = `mqtt://127.0.0.1:${serverPort}`
    const ready = await waitFor(async () => {
      const probe = await mqtt
        .connectAsync(server, { username: 'server', password: 'password of server', reconnectPeriod: 0 })
        .catch(() => undefined)
      await probe?.endAsync(true)
      return probe !== undefined
    }, 10_000)
    if (!ready) throw new Error(broker.text())
  })
  afterAll(async () => {
    for (const client of clients) await client.endAsync(true)
    await stopProcess(broker)
    folder.remove()
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
    await run(passwordProgram ?? '', ['-b', join(folder.path, 'machines.passwords'), 'trg', 'another'])
    signalGroup(broker.child, 'SIGHUP')
    expect(await waitFor(async () => cut, 10_000)).toBe(true)
    await expect(connect(machines, 'trg')).rejects.toThrow('Not authorized')
    await tabor.publishAsync('machines/tabor/report', '{}', { qos: 1 })
  })
})
