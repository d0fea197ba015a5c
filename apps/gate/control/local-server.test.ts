import { randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { get } from 'node:http'
import { join } from 'node:path'
import mqtt from 'mqtt'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { GateLog } from '../log.ts'
import { openTestBroker, type TestBroker } from '../test/brokers.ts'
import { pause, startTestGate, temporaryFolder, until, type TestGate } from '../test/test-gate.ts'
import { entry, openTestServer, signed, signedDocument, type TestServer, whitelistBody } from '../test/test-server.ts'
import { lookAlikes, openLocalServer, readPlate } from './local-server.ts'
import { followCamera, readOnvif } from './onvif-camera.ts'
import type { Status } from './status-page.ts'

const device = 'brod'
const key = 'a key of twenty signs'
const serviceKey = 'another key of the technician'
const folder = temporaryFolder()
const silent = (): void => {}
const lines: string[] = []
const said: string[] = []
let broker: TestBroker
let server: TestServer
let gate: TestGate
let local: Awaited<ReturnType<typeof openLocalServer>>
let listener: mqtt.MqttClient

beforeAll(async () => {
  broker = await openTestBroker()
  server = await openTestServer(broker.url, device)
  gate = await startTestGate({ device, brokerUrl: broker.url, dataDir: folder.path })
  listener = await mqtt.connectAsync(broker.url)
  listener.on('message', (_, payload) => said.push(payload.toString()))
  await listener.subscribeAsync('#')
  const write = (details: object, message: string) => void lines.push(`${message} ${JSON.stringify(details)}`)
  const log: GateLog = { info: write, warn: write, error: write }
  const agent = () => ({ id: 'a1', host: 'pi', version: '1.2.3', uptime_s: 60, temperature_c: 51, disk_free_mb: 20_000 })
  const configuration = { LOCAL_HOST: '127.0.0.1', LOCAL_PORT: 0, LOCAL_KEY: key, SERVICE_KEY: serviceKey, ANPR_CONFIDENCE: 80 }
  local = await openLocalServer({ gate, driver: gate.driver, agent, name: 'Pod gradom', configuration, log })
  await until(() => gate.connected(), 'its link')
  const entries = ['LJAB123', 'LJ0B123', 'KPO0118'].map((plate) => entry({ credential: `plate:${plate}` }))
  await server.publishWhitelist(signed(whitelistBody(device, 1, { entries })))
  await until(() => gate.state().whitelist_version === 1, 'the list')
})
afterAll(async () => {
  await local.close()
  await gate.close()
  await listener.endAsync(true)
  await server.close()
  await broker.kill()
  folder.remove()
})

const at = (path: string): string => `http://127.0.0.1:${local.port}${path}`
const post = async (path: string, body: string, given = key) => {
  const answer = await fetch(at(path), { method: 'POST', body, headers: { authorization: `Bearer ${given}` } })
  return answer.status === 200 ? answer.json() : answer.status
}
const statusNow = async (given = serviceKey): Promise<Status> =>
  (await fetch(at('/status'), { headers: { authorization: `Bearer ${given}` } })).json() as Promise<Status>
const camera = (plate: string, more: object = {}) => post('/plate', JSON.stringify({ plate, ...more }))

/** An alert of a camera as ISAPI has it, in its name spaces and among other parts. */
const alert = (fields: string, { prefix = '', type = 'ANPR' } = {}): Buffer => {
  const inner = fields.replaceAll(/<(\/?)/g, `<$1${prefix}`)
  return Buffer.from(
    `<${prefix}EventNotificationAlert version="2.0" xmlns="urn:x"><${prefix}eventType>${type}</${prefix}eventType><${prefix}ANPR>${inner}</${prefix}ANPR></${prefix}EventNotificationAlert>`,
  )
}
const fields = '<country>0</country><licensePlate>CE 78-JKL</licensePlate><confidenceLevel>92.5</confidenceLevel>'

describe('what cameras send', () => {
  it('is read in our own form and as ISAPI, in any name space and beside pictures', () => {
    const wanted = { plate: 'CE78JKL', confidence: 92.5, country: null }
    expect(readPlate(alert(fields))).toEqual(wanted)
    expect(readPlate(alert(fields, { prefix: 'ns1:' }))).toEqual(wanted)
    const parts = Buffer.concat([
      Buffer.from('--b\r\nContent-Type: application/xml\r\n\r\n'),
      alert(fields),
      Buffer.from('\r\n--b\r\n'),
      randomBytes(500),
    ])
    expect(readPlate(parts)).toEqual(wanted)
    expect(readPlate(Buffer.from('{"plate":"ljšž 123","confidence":"66","country":"slo"}'))).toEqual({
      plate: 'LJŠŽ123',
      confidence: 66,
      country: 'SLO',
    })
  })

  it('is no plate where it says so, is about something else, or cannot be read', () => {
    expect(readPlate(alert(fields, { type: 'VMD' }))).toBeUndefined()
    expect(readPlate(alert('<licensePlate>unknown</licensePlate><confidenceLevel>0</confidenceLevel>'))).toBeUndefined()
    for (const text of ['', '{', '[]', 'null', '{"plate":7}', `{"plate":"${'A'.repeat(65)}"}`])
      expect(readPlate(Buffer.from(text)), text).toBeUndefined()
  })

  it('takes at most two signs for others', () => {
    expect(lookAlikes('LJOB1')).toEqual(expect.arrayContaining(['LJ0B1', 'LJO81', 'LJOBI', 'LJ081', 'LJ0BI', 'LJO8I']))
    expect(lookAlikes('LJOB1')).toHaveLength(6)
    expect(lookAlikes('CE')).toEqual([])
  })
})

const hostOf = (host: string): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port: local.port, headers: { host } }, (answer) => {
      answer.resume()
      resolve(answer.statusCode)
    }).once('error', reject)
  })

describe('the local interface', () => {
  it('is not kept waiting by a long text, and answers to its address alone', async () => {
    // Looked through to its end from each of its beginnings, it would take longer than a test may.
    expect(readPlate(Buffer.from(`<EventNotificationAlert>${'<eventType '.repeat(180_000)}`))).toBeUndefined()
    expect(await hostOf('elsewhere.example')).toBe(403)
    for (const host of ['10.0.0.7:8480', '[fe80::1]:8480', 'localhost']) expect(await hostOf(host)).toBe(200)
  })

  it('guesses no plate of the emergency list, which passes as it is', async () => {
    const credentials = ['plate:LJ088HE']
    const document = { document: 'emergency', device, version: 1, issued_at: '2026-01-01T00:00:00Z', credentials } as const
    await server.publish('settings', signedDocument(document))
    await until(() => gate.state().emergency_version === 1, 'the emergency list')
    expect(await camera('LJO88HE')).toMatchObject({ allowed: false, reason: 'no_permit' })
  })

  it('lets in who stands on the list, by key in the head or in the path', async () => {
    expect(await camera('LJ AB-123', { confidence: 97 })).toMatchObject({ allowed: true, reason: 'permit_valid' })
    expect(await camera('LJ AB-123')).toMatchObject({ repeated: true })
    const answer = await fetch(at(`/plate/${encodeURIComponent(key)}`), {
      method: 'POST',
      body: alert(fields).toString().replace('CE 78-JKL', 'KPO0118'),
    })
    expect(await answer.json()).toMatchObject({ allowed: true })
    expect(await post('/plate', '{"plate":"LJAB123"}', 'another key of signs')).toBe(403)
    expect(await post('/other', '{}')).toBe(404)
    expect(await post('/credential', '{"kind":"rfid","value":"04A1B2C3"}')).toMatchObject({ allowed: false })
  })

  it('takes a look-alike only where one alone is meant, and nothing that the camera is not sure of', async () => {
    expect(await camera('LJOB123')).toMatchObject({ allowed: true })
    expect(await camera('LJAB123', { confidence: 79 })).toMatchObject({ allowed: false, reason: 'not_sure' })
    expect(await camera('KP00118')).toMatchObject({ allowed: true })
    expect(await camera('LJAB124')).toMatchObject({ allowed: false, reason: 'no_permit' })
  })

  it('hears an ONVIF camera at a broker of the device’s own network: what is new and no other', async () => {
    const own = await openTestBroker()
    const from = await mqtt.connectAsync(own.url)
    const takeReading = vi.fn(local.takeReading)
    const options = {
      url: own.url,
      topic: '+/onvif-ej/RuleEngine/Recognition/LicensePlate/#',
      now: Date.now,
      log: { info: silent, warn: silent, error: silent },
    }
    const following = followCamera({ ...options, onReading: (reading) => void takeReading(reading) })
    const event = (plate: unknown, ms = 0, more: object = {}) =>
      JSON.stringify({
        UtcTime: new Date(Date.now() + ms).toISOString(),
        Source: { VideoSource: 'v1' },
        Data: { ...more, LicensePlateInfo: { PlateNumber: plate, CountryCode: 'SVN' } },
      })
    const say = (text: string, retain = false) =>
      from.publishAsync('kamera/onvif-ej/RuleEngine/Recognition/LicensePlate/v1/&1', text, { retain })
    expect(readOnvif(event({ '#text': 'KP O01-18', '@Likelihood': '0.91' }))?.reading).toEqual({
      plate: 'KPO0118',
      confidence: 91,
      country: 'SVN',
    })
    expect(readOnvif(event('LJ AB-123', 0, { Likelihood: 0.5 }))?.reading.confidence).toBe(50)
    expect(readOnvif('{"Data":{"LicensePlateInfo":{}}}')).toBeUndefined()
    // Said until it is heard: the camera's subscription may be on its way.
    const again = setInterval(() => void say(event({ Value: 'LJ AB-123', Likelihood: 0.97 })), 20)
    await until(() => takeReading.mock.calls.length > 0, 'the reading').finally(() => clearInterval(again))
    expect(takeReading).toHaveBeenLastCalledWith({ plate: 'LJAB123', confidence: 97, country: 'SVN' })
    for (const text of [event('LJ CD-456', -3000), event('LJ CD-456', 3000), 'LJ CD-456', event('unknown')]) await say(text)
    await say(event('LJ CD-456'), true)
    await say(event('LJ EF-789'))
    await until(() => takeReading.mock.calls.some(([{ plate }]) => plate === 'LJEF789'), 'the last reading')
    following.close()
    const late = followCamera({ ...options, onReading: (reading) => void takeReading(reading) })
    await pause(100)
    late.close()
    // The retained one reached who was there as any other, and nobody who came later.
    expect(takeReading.mock.calls.filter(([{ plate }]) => plate === 'LJCD456').length).toBeLessThanOrEqual(1)
    await from.endAsync(true)
    await own.kill()
  })

  it('forgets a plate that is on no list: no event, log or file has it', { timeout: 60_000 }, async () => {
    const planted = `XQ${randomBytes(6).toString('hex').toUpperCase()}`
    await camera(planted, { confidence: 99 })
    await post('/plate', alert(`<licensePlate>${planted}</licensePlate><confidenceLevel>99</confidenceLevel>`).toString())
    await post('/credential', JSON.stringify({ kind: 'plate', value: planted }))
    await post('/credential', `{"kind":"plate","value":"${planted}"`)
    await gate.present({ kind: 'plate', value: 'LJ AB-123' })
    await until(() => said.some((text) => text.includes('LJ AB-123')), 'a passage that is told')
    const texts = [...lines, ...gate.lines, ...said, JSON.stringify(gate.pending())]
    const look = (path: string): void => {
      for (const one of readdirSync(path, { withFileTypes: true, recursive: true }))
        if (one.isFile()) texts.push(readFileSync(join(one.parentPath, one.name), 'utf8'))
    }
    look(folder.path)
    for (const text of texts) expect(text).not.toContain(planted)
    expect((await statusNow()).counted).toContain('Prebrano brez pravice')
  })

  it('shows the technician how it stands, of what was presented the end alone, from this machine alone', async () => {
    const page = await fetch(at('/'))
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
    const text = await page.text()
    expect(text).toContain('Pod gradom')
    expect(text).not.toMatch(/https?:\/\/|LJAB123/)
    const status = await statusNow()
    expect(status.decisions[0]?.text).toMatch(/^….{3}, /)
    expect((await statusNow(key)).decisions).toEqual([])
    expect(text).toContain('"decisions":[]')
    expect(status.lines.map(({ name }) => name)).toEqual(['Posrednik', 'Seznam', 'Ura', 'Temperatura', 'Prostor'])
  })

  it('begins and ends the maintenance for who has the key', async () => {
    expect(await post('/service', '{"on":true}', 'another key of signs')).toBe(403)
    expect(await post('/service', '{"on":true}', key)).toBe(403)
    for (const path of [`/service/${serviceKey}`, `/service/${key}`, `/credential/${key}`])
      expect((await fetch(at(encodeURI(path)), { method: 'POST', body: '{"on":true}' })).status).toBe(403)
    expect(gate.state().service).toBeNull()
    expect(await post('/service', '{"on":true}', serviceKey)).toEqual({ on: true })
    expect(gate.state().service).not.toBeNull()
    expect(await camera('LJAB123', { confidence: 97 })).toBeDefined()
    expect((await statusNow()).service).toMatch(/^V servisu do/)
    expect(await post('/service', '{"on":false}', serviceKey)).toEqual({ on: false })
    expect(gate.state().service).toBeNull()
  })
})
