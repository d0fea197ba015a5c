import { enrolGate, issueGateCode, revokeGate } from '@dovolilnice/contract/bollards/keep/enrolment'
import type { BollardHistory } from '@dovolilnice/contract/bollards/bollard-history'
import { listOperatorBollardEvents } from '@dovolilnice/contract/bollards/operations'
import { readBollards } from '@dovolilnice/contract/bollards/keep/operations'
import { chownSync, copyFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import mqtt from 'mqtt'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { allowConsoleInFile } from '../../../../../tools/testing/fail-on-console.ts'
import { freePort, run, startProcess, stopProcess, temporaryFolder, waitFor } from '../../../../../tools/services/processes.ts'
import { findProgram, findUser, isRoot } from '../../../../../tools/services/programs.ts'
import { features } from '../../../compose.ts'
import { readConfig } from '../../../config.ts'
import type { MessageHandler } from '../../../platform/mqtt/mqtt-link.ts'
import { openSigningKey } from '../../../platform/security/signing-key.ts'
import { keepBrokerAccounts } from './enrol-gate.ts'
import { isBrokerTold } from './keep-bollards.ts'
import { gateClientId, gateTopic } from '@dovolilnice/contract/bollards/topics'
import { openFakeGate, until } from '../../../test/gates/fake-gate.ts'
import { giveDevice } from '../../../test/gates/gate-scene.ts'
import { startBridge, type Bridge } from '../../../start-bridge.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

allowConsoleInFile(/^MQTT, |^state of brod |^the account of brod /)

let product: TestProduct
let bridge: Bridge
beforeAll(async () => {
  product = await startTestProduct()
  for (const code of ['brod', 'most']) await giveDevice(product, code, null)
  bridge = await startBridge({ ...product.services, config: { ...product.services.config, mqttPort: 0 } }, features, true)
})
afterAll(async () => {
  await bridge.close()
  await product.close()
})

const issue = async (of: TestProduct, device: string): Promise<string> =>
  (await (await of.as('admin')).call(issueGateCode, { params: { code: device } })).body.code
const enrol = async (of: TestProduct, code: unknown) => of.visitor().call(enrolGate, { body: { code } })
const find = async (of: TestProduct, device: string) =>
  (await (await of.as('admin')).call(readBollards)).body.bollards.find(({ code }: { code: string }) => code === device)
const revoke = async (of: TestProduct, device: string) =>
  (await of.as('admin')).call(revokeGate, {
    params: { code: device },
    body: { version: (await find(of, device)).version, reason: 'Ukradena naprava' },
  })

const connect = async (url: string, device: string, password: string) => {
  const account = { clientId: gateClientId(device), username: device, password }
  const client = await mqtt.connectAsync(url, { protocolVersion: 4, reconnectPeriod: 0, ...account })
  client.on('error', () => {})
  return client
}

test('a code gives the account once; the key of before ends, and what a code was is not stored', async () => {
  const before = await openFakeGate(bridge, 'brod')
  const code = await issue(product, 'brod')
  expect(code).toMatch(/^[A-HJ-NP-Z2-9]{4}-[A-HJ-NP-Z2-9]{4}$/)
  expect((await find(product, 'brod')).enrol_code_until).toBe('2026-11-16T09:15:00.000Z')
  const rows = await product.services.database.kysely.selectFrom('device').selectAll().execute()
  expect(JSON.stringify(rows)).not.toContain(code.replace('-', ''))
  const { status, body } = await enrol(product, code.toLowerCase().replace('-', ' '))
  expect([status, body]).toMatchObject([
    200,
    { device: 'brod', broker_url: bridge.brokerUrl, ca: null, public_key: bridge.whitelistPublicKey },
  ])
  await until(() => !before.isConnected(), 'the link of the old key closed')
  await expect(openFakeGate(bridge, 'brod')).rejects.toThrow('Not authorized')
  const gate = await connect(bridge.brokerUrl, 'brod', body.password)
  expect(gate.connected).toBe(true)
  expect((await revoke(product, 'brod')).status).toBe(200)
  await until(() => !gate.connected, 'the link of the ended key closed')
  await expect(connect(bridge.brokerUrl, 'brod', body.password)).rejects.toThrow('Not authorized')
  expect((await enrol(product, await issue(product, 'brod'))).body.password).not.toBe(body.password)
})

test('a code that is wrong, used, replaced, too old, or of a bollard out of use is refused in one way', async () => {
  const used = await issue(product, 'most')
  await enrol(product, used)
  const replaced = await issue(product, 'most')
  const retired = await issue(product, 'most')
  await product.services.database.kysely.updateTable('device').set({ active: false }).where('code', '=', 'most').execute()
  const answers = [
    await enrol(product, used),
    await enrol(product, replaced),
    await enrol(product, retired),
    await enrol(product, 'ABCDEFGH'),
  ]
  await product.services.database.kysely.updateTable('device').set({ active: true }).where('code', '=', 'most').execute()
  const old = await issue(product, 'most')
  await product.services.database.kysely
    .updateTable('device')
    .set({ enrol_code_until: new Date(product.clock.now().getTime() - 1) })
    .where('code', '=', 'most')
    .execute()
  for (const typed of [old, '', 17, 'A'.repeat(41)]) answers.push(await enrol(product, typed))
  const said = answers.map(({ status, body: { error } }) =>
    JSON.stringify([status, { ...error, reference: undefined, request_id: undefined }]),
  )
  expect(new Set(said).size).toBe(1)
  expect(answers[0]?.status).toBe(422)
})

test('two machines with one account are told apart; a machine that replaces another is not', async () => {
  await giveDevice(product, 'vrata', null)
  const gate = await openFakeGate(bridge, 'vrata')
  const agent = { id: 'a1', host: 'pi-1', version: '0.1.0', uptime_s: 60, temperature_c: 51, disk_free_mb: 20_000 }
  const two = async () => (await find(product, 'vrata')).two_agents
  await gate.publishState({ agent })
  await until(async () => (await find(product, 'vrata')).agent?.id === 'a1', 'the first machine')
  await gate.publishState({ agent: { ...agent, id: 'b2', host: 'pi-2' } })
  await until(async () => (await find(product, 'vrata')).agent?.host === 'pi-2', 'the second machine')
  expect(await two()).toBe(false)
  await gate.publishState({ agent })
  await until(two, 'both are seen')
  await gate.close()
})

test('the key of a bollard out of use can be ended; a broker of the town hears of both, once, and the screen says until when it has not', async () => {
  const of = product
  await giveDevice(of, 'stara', null)
  await enrol(of, await issue(of, 'stara'))
  const kept = () => of.services.database.kysely.selectFrom('device').selectAll().where('code', '=', 'stara').executeTakeFirstOrThrow()
  const told: string[] = []
  let answer: MessageHandler = () => Promise.resolve()
  const link = {
    isConnected: () => true,
    subscribe: async (_: string, handle: MessageHandler) => void (answer = handle),
    publish: async (topic: string, payload: string): Promise<void> => {
      const { commands } = JSON.parse(payload)
      const responses = commands.map(({ command, username, correlationData }: Record<string, string>) => {
        if (username === 'stara') told.push(String(command))
        return { command, correlationData, ...(command === 'disableClient' && { error: 'Client not found' }) }
      })
      setImmediate(() => void answer(`${topic}/response`, Buffer.from(JSON.stringify({ responses })), false))
    },
  }
  const { privateKey } = await openSigningKey(of.services.config.dataDir, of.services.config.whitelistKey)
  const faults: unknown[] = []
  const stop = await keepBrokerAccounts(of.services, link, privateKey, (error) => faults.push(error))
  try {
    await until(async () => isBrokerTold(await kept()), 'its key told')
    await of.services.database.kysely
      .updateTable('device')
      .set({ active: false, last_open_version: 1 })
      .where('code', '=', 'stara')
      .execute()
    expect((await revoke(of, 'stara')).status).toBe(200)
    await until(async () => isBrokerTold(await kept()), 'its end told')
    expect(told).toEqual(['createClient', 'setClientPassword', 'enableClient', 'disableClient'])
    expect(faults).toEqual([])
    expect((await find(of, 'stara')).broker_told).toBe(true)
  } finally {
    await stop()
  }
})

test('passwords of gates go to no broker in the clear', () => {
  const of = (address: string) => () => readConfig({ MQTT_URL: 'mqtts://server:x@broker.example', GATES_MQTT_URL: address })
  expect(of('mqtt://broker.example')).toThrow('must be mqtts')
  expect(of('mqtts://gate:secret@broker.example')).toThrow('names no account')
  expect(of('mqtts://broker.example')().gatesBroker?.url).toBe('mqtts://broker.example')
  expect(of('mqtt://127.0.0.1:1883')().gatesBroker?.url).toBe('mqtt://127.0.0.1:1883')
})

const mosquitto = findProgram('mosquitto')
const control = findProgram('mosquitto_ctrl')

describe.skipIf(mosquitto === undefined || control === undefined)('at a Mosquitto with dynamic security', () => {
  let other: TestProduct
  let follower: Bridge
  let broker: ReturnType<typeof startProcess>
  let folder: ReturnType<typeof temporaryFolder>
  let teller: ReturnType<typeof startProcess>
  let gates: string

  beforeAll(async () => {
    const user = isRoot() ? await findUser('mosquitto', 'nobody') : undefined
    folder = temporaryFolder('mosquitto-dynamic', user)
    const [gatePort, serverPort] = [await freePort(), await freePort()]
    const accounts = join(folder.path, 'dynamic-security.json')
    await run(control ?? '', ['dynsec', 'init', accounts, 'server', 'password of server'])
    if (user !== undefined) chownSync(accounts, user.uid, user.gid)
    const plugin = (await run('sh', ['-c', 'ls /usr/lib/*/mosquitto_dynamic_security.so'])).text.trim()
    const settings = [
      `plugin ${plugin}`,
      `plugin_opt_config_file ${accounts}`,
      'allow_anonymous false',
      `log_dest file ${join(folder.path, 'log')}`,
      'log_type debug',
      `listener ${gatePort} 127.0.0.1`,
      'use_username_as_clientid true',
      `listener ${serverPort} 127.0.0.1`,
    ]
    writeFileSync(join(folder.path, 'mosquitto.conf'), `${settings.join('\n')}\n`)
    broker = startProcess(mosquitto ?? '', ['-c', join(folder.path, 'mosquitto.conf')], { cwd: folder.path, user })
    gates = `mqtt://127.0.0.1:${gatePort}`
    const server = `mqtt://server:password%20of%20server@127.0.0.1:${serverPort}`
    const answers = async () => {
      const probe = await mqtt.connectAsync(server, { reconnectPeriod: 0 }).catch(() => undefined)
      await probe?.endAsync(true)
      return probe !== undefined
    }
    if (!(await waitFor(answers, 10_000))) throw new Error(broker.text())
    const asServer = ['-h', '127.0.0.1', '-p', String(serverPort), '-u', 'server', '-P', 'password of server', 'dynsec']
    for (const order of [
      ['addRoleACL', 'admin', 'publishClientSend', 'gates/#', 'allow'],
      ['createRole', 'refusals'],
      ['addRoleACL', 'refusals', 'publishClientSend', 'broker/refused', 'allow'],
      ['createClient', 'refusals', '-p', 'password'],
      ['addClientRole', 'refusals', 'refusals'],
    ]) {
      const done = await run(control ?? '', [...asServer, ...order])
      if (done.code !== 0) throw new Error(done.text)
    }
    const script = join(folder.path, 'tell-refusals')
    copyFileSync(join(import.meta.dirname, '../../../../../docs/mosquitto/tell-refusals'), script)
    writeFileSync(join(folder.path, 'mosquitto_pub'), `-u refusals\n-P password\n-p ${serverPort}\n`)
    teller = startProcess('sh', [script, join(folder.path, 'log')], { cwd: folder.path, user })
    other = await startTestProduct({ env: { MQTT_URL: server, GATES_MQTT_URL: gates } })
    await giveDevice(other, 'brod', null)
    follower = await startBridge(other.services, features, true)
  })
  afterAll(async () => {
    await follower?.close()
    await other?.close()
    await stopProcess(teller)
    await stopProcess(broker)
    folder.remove()
  })

  test('the account is made, replaced and ended there within seconds, and hears its own topics alone', async () => {
    const first = (await enrol(other, await issue(other, 'brod'))).body
    expect(first.broker_url).toBe(gates)
    const account = async (password: string) => {
      let client: mqtt.MqttClient | undefined
      await until(async () => (client = await connect(gates, 'brod', password).catch(() => undefined)) !== undefined, 'its account')
      return client
    }
    const gate = await account(first.password)
    const heard: string[] = []
    gate?.on('message', (topic) => heard.push(topic))
    await gate?.subscribeAsync(['gates/brod/beat', 'gates/most/beat', '#'], { qos: 1 }).catch(() => {})
    await gate?.publishAsync(gateTopic('brod', 'state'), '{"online":true,"nonce":"0123456789abcdef"}', { qos: 1 })
    await until(() => heard.includes('gates/brod/beat'), 'a beat of the server')
    expect(heard.filter((topic) => topic !== 'gates/brod/beat')).toEqual([])
    const filters = { event_name: 'message_refused' as const }
    const told = async () => (await (await other.as('operator')).call(listOperatorBollardEvents, { body: { filters } })).body.items
    await until(async () => (await told()).length > 1, 'what it must not hear, in the archive')
    const lines: BollardHistory[] = await told()
    const said = lines.map(({ device_code, failure, detail }) => [device_code, failure, detail].join()).toSorted()
    expect(said).toEqual(['brod,may_not_hear,brod', 'brod,may_not_hear,brod → beat'])

    const second = (await enrol(other, await issue(other, 'brod'))).body
    await until(() => gate?.connected === false, 'the link of the old key closed')
    const next = await account(second.password)
    await expect(connect(gates, 'brod', first.password)).rejects.toThrow()
    await revoke(other, 'brod')
    await until(() => next?.connected === false, 'the link of the ended key closed')
    await expect(connect(gates, 'brod', second.password)).rejects.toThrow()
  })
})
