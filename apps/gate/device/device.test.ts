import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openTestBroker, type TestBroker } from '../test/brokers.ts'
import { standInGpio } from '../test/stand-in-gpio.ts'
import { temporaryFolder, until } from '../test/test-gate.ts'
import { entry, openTestServer, publicKey, signed, whitelistBody } from '../test/test-server.ts'
import { gateFolder } from '../gate-folder.ts'
import { examineDevice, type Examined } from './doctor.ts'
import { enrol, readEnrolment } from './configuration.ts'

const program = join(import.meta.dirname, '../main.ts')

let folder: ReturnType<typeof temporaryFolder>
let broker: TestBroker
let ends: (() => unknown)[] = []
beforeEach(async () => {
  folder = temporaryFolder()
  broker = await openTestBroker()
})
afterEach(async () => {
  for (const end of ends.splice(0).reverse()) await end()
  await broker.kill()
  folder.remove()
})

const data = () => join(folder.path, 'data')
const config = () => join(folder.path, 'gate.conf')
const enrolment = (more: object = {}) => ({
  device: 'brod',
  name: 'Pri brodu',
  broker_url: broker.url,
  password: 'a password',
  ca: null,
  public_key: publicKey,
  ...more,
})

/** Runs the agent; answers with the child and all it has written so far. */
const start = (words: string[], cwd = folder.path) => {
  const child = spawn(process.execPath, ['--heapsnapshot-signal=SIGUSR2', program, ...words, '--config', config(), '--data', data()], {
    cwd,
  })
  const written = { text: '' }
  child.stdout.on('data', (chunk: Buffer) => (written.text += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (written.text += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve))
  ends.push(() => {
    child.kill('SIGKILL')
    return ended
  })
  return { child, written, ended }
}

/** A server that takes one code, once. */
const openServer = async (): Promise<string> => {
  let used = false
  const server: Server = createServer((request, response) => {
    let text = ''
    request.on('data', (chunk: Buffer) => (text += chunk.toString()))
    request.on('end', () => {
      const isRight = request.url === '/api/v1/gates/enrol' && JSON.parse(text).code === 'KX7M-2QPD' && !used
      used ||= isRight
      response.writeHead(isRight ? 200 : 422, { 'content-type': 'application/json' })
      response.end(JSON.stringify(isRight ? enrolment() : { error: { code: 'gate_code' } }))
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  ends.push(() => new Promise((resolve) => server.close(resolve)))
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
}

describe('enrolling', () => {
  test('fetches the account with a code, keeps it for its account alone, and runs by it', { timeout: 60_000 }, async () => {
    const url = await openServer()
    const first = start(['enrol', 'KX7M-2QPD', '--server', url])
    expect(await first.ended, first.written.text).toBe(0)
    expect(first.written.text).toContain('Enrolled as Pri brodu (brod)')
    expect(first.written.text).not.toContain('a password')
    expect(statSync(join(data(), 'enrolment.json')).mode & 0o077).toBe(0)
    const again = start(['enrol', 'KX7M-2QPD', '--server', url])
    expect(await again.ended).toBe(1)
    expect(again.written.text).toContain('wrong, used or too old')
    expect(readEnrolment(data())).toEqual(enrolment())

    writeFileSync(config(), 'DRIVER=simulated\nLOCAL_HOST=127.0.0.1\nLOCAL_PORT=0\n')
    const server = await openTestServer(broker.url, 'brod')
    ends.push(() => server.close())
    const running = start(['run'])
    await until(() => server.states.some((state) => state.online && state.agent?.version === 'sources'), 'the state of the agent')
    running.child.kill('SIGTERM')
    expect(await running.ended).toBe(0)
  })

  test('gives its password to no broker in the clear, and follows nobody elsewhere', async () => {
    const given = { status: 200, answer: enrolment({ broker_url: 'mqtt://broker.example' }), headers: {} }
    const server = createServer((_, response) => response.writeHead(given.status, given.headers).end(JSON.stringify(given.answer)))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    ends.push(() => new Promise((resolve) => server.close(resolve)))
    const ask = () => enrol('KX7M-2QPD', `http://127.0.0.1:${(server.address() as AddressInfo).port}`, data())
    await expect(ask()).rejects.toThrow('in the clear')
    given.answer = enrolment({ broker_url: 'mqtts://brod:secret@broker.example' })
    await expect(ask()).rejects.toThrow('in the clear')
    Object.assign(given, { status: 307, headers: { location: await openServer() } })
    await expect(ask()).rejects.toThrow('does not answer')
    expect(readEnrolment(data())).toBeUndefined()
  })

  test('asks no server in the clear, and says what is missing', { timeout: 60_000 }, async () => {
    const open = start(['enrol', 'KX7M-2QPD', '--server', 'http://obcina.example'])
    expect(await open.ended).toBe(1)
    expect(open.written.text).toContain('https://')
    const mistyped = start(['run'])
    expect(await mistyped.ended).toBe(1)
    expect(mistyped.written.text).toContain('gate.conf cannot be read')
    writeFileSync(config(), '')
    const bare = start(['run'])
    expect(await bare.ended).toBe(1)
    expect(bare.written.text).toContain('not enrolled')
  })
})

test('a plate on no list stays in no file, message, log or memory of the process', { timeout: 90_000 }, async () => {
  const planted = ['XQ7', 'W', String(Date.now())].join('')
  const port = 18_000 + (process.pid % 2000)
  const key = 'a key of twenty signs'
  mkdirSync(data(), { recursive: true })
  writeFileSync(join(data(), 'enrolment.json'), JSON.stringify(enrolment()))
  writeFileSync(config(), `DRIVER=simulated\nLOCAL_HOST=127.0.0.1\nLOCAL_PORT=${port}\nLOCAL_KEY='${key}'\n`)
  const server = await openTestServer(broker.url, 'brod')
  ends.push(() => server.close())
  const { child, written } = start(['run'])
  const post = (body: string) =>
    fetch(`http://127.0.0.1:${port}/plate`, { method: 'POST', body, headers: { authorization: `Bearer ${key}` } })
  await until(() => server.states.length > 0, 'the gate')
  await server.publishWhitelist(signed(whitelistBody('brod', 1, { entries: [entry()] })))
  await until(() => server.states.some((state) => state.online && state.whitelist_version === 1), 'its list')
  for (let count = 0; count < 3; count += 1) expect((await post(JSON.stringify({ plate: planted, confidence: 99 }))).status).toBe(200)
  expect(await (await post('{"plate":"LJ AB-123"}')).json()).toMatchObject({ allowed: true })
  await until(() => server.events.some(({ name }) => name === 'admitted'), 'the passage')
  const before = new Set(readdirSync(folder.path))
  child.kill('SIGUSR2')
  const snapshot = () => readdirSync(folder.path).find((name) => name.endsWith('.heapsnapshot') && !before.has(name))
  await until(() => snapshot() !== undefined, 'the snapshot')
  await fetch(`http://127.0.0.1:${port}/status`)
  const heap = readFileSync(join(folder.path, snapshot() ?? ''), 'utf8')
  expect(heap).toContain('LJAB123')
  const files = readdirSync(data(), { recursive: true, withFileTypes: true }).filter((one) => one.isFile())
  const texts = [
    heap,
    written.text,
    JSON.stringify(server.heard),
    ...files.map((one) => readFileSync(join(one.parentPath, one.name), 'utf8')),
  ]
  expect(texts.map((text) => text.includes(planted))).toEqual(texts.map(() => false))
})

describe('the doctor', () => {
  /** A device on which everything is right: pins, tools, chip, reader, enrolment, list. */
  const healthy = async (): Promise<Examined & { tools: string }> => {
    const gpio = standInGpio(2, folder.path)
    const devices = join(folder.path, 'dev')
    mkdirSync(devices)
    for (const name of ['gpiochip0', 'ttyUSB0']) writeFileSync(join(devices, name), '')
    mkdirSync(join(data(), 'gates/brod'), { recursive: true })
    writeFileSync(join(data(), 'enrolment.json'), JSON.stringify(enrolment()))
    const body = whitelistBody('brod', 1, { issued_at: new Date(Date.now() - 3_600_000).toISOString() })
    writeFileSync(gateFolder(data(), 'brod').whitelist, `${signed(body)}\n`)
    writeFileSync(
      config(),
      `GPIO_CHIP=gpiochip0\nPIN_MOTOR_DOWN=23\nPIN_MOTOR_UP=24\nPIN_END_RAISED=17\nPIN_END_LOWERED=27\nPIN_LOOP=22\nPIN_EMERGENCY=9\nRFID_PORT=${devices}/ttyUSB0\n`,
    )
    return { configPath: config(), dataDir: data(), devices, tools: gpio.tools }
  }
  const wrongOf = async (examined: Examined): Promise<string[]> =>
    (await examineDevice(examined)).filter(({ fine }) => !fine).map(({ what, text }) => `${what}: ${text}`)
  const rewrite = (change: (text: string) => string): void => writeFileSync(config(), change(readFileSync(config(), 'utf8')))
  const reenrol = (more: object): void => writeFileSync(join(data(), 'enrolment.json'), JSON.stringify(enrolment(more)))

  const filesOf = () =>
    readdirSync(data(), { recursive: true, withFileTypes: true })
      .filter((one) => one.isFile())
      .map((one) => join(one.parentPath, one.name))
      .map((path) => [path, readFileSync(path, 'utf8')])

  test('finds nothing wrong where nothing is', async () => {
    expect(await wrongOf(await healthy())).toEqual([])
  })

  const faults: [string, RegExp, (examined: Examined) => Partial<Examined> | void | Promise<void>][] = [
    ['a setting that is none', /configuration: .*PIN_LOPP/, () => rewrite((text) => text.replace('PIN_LOOP', 'PIN_LOPP'))],
    ['a pin that is none', /configuration: .*PIN_LOOP cannot be used/, () => rewrite((text) => text.replace('=22', '=GPIO22'))],
    ['a pin that nobody named', /pins: PIN_END_LOWERED have no line/, () => rewrite((text) => text.replace('PIN_END_LOWERED=27\n', ''))],
    [
      'two names of one line',
      /pins: one line has two names: PIN_MOTOR_DOWN, PIN_MOTOR_UP/,
      () => rewrite((text) => text.replace('=24', '=23')),
    ],
    ['a loop whose cut wire reads clear', /wiring: PIN_LOOP reads clear/, () => rewrite((text) => text.replace('=22', '=!22'))],
    [
      'a kernel that keeps outputs',
      /kernel: a relay stays closed/,
      () => {
        const path = join(folder.path, 'sys/module/pinctrl_bcm2835/parameters')
        mkdirSync(path, { recursive: true })
        writeFileSync(join(path, 'persist_gpio_outputs'), 'Y\n')
      },
    ],
    ['missing tools', /gpio tools: missing/, () => ({ tools: join(folder.path, 'none') })],
    ['a missing chip', /gpio chip: .*gpiochip0 is not there/, () => rmSync(join(folder.path, 'dev/gpiochip0'))],
    ['a reader that is not plugged in', /card reader: .*ttyUSB0 is not there/, () => rmSync(join(folder.path, 'dev/ttyUSB0'))],
    ['no enrolment', /enrolment: none/, () => rmSync(join(data(), 'enrolment.json'))],
    ['an enrolment that was cut off', /enrolment: .*cut off/, () => writeFileSync(join(data(), 'enrolment.json'), '{"device":')],
    ['an authority that cannot be read', /authority: it cannot be read/, () => reenrol({ ca: 'no certificate' })],
    ['a broker that is away', /broker: .* is not reached/, () => broker.kill()],
    ['no list', /list: there is none yet/, () => rmSync(gateFolder(data(), 'brod').whitelist)],
    ['a list that was changed', /list: the file was changed/, () => writeFileSync(gateFolder(data(), 'brod').whitelist, '{"body":"{}"}\n')],
    [
      'a list of another server',
      /list: the file was changed/,
      () =>
        writeFileSync(
          gateFolder(data(), 'brod').whitelist,
          `${signed(whitelistBody('brod', 1), generateKeyPairSync('ed25519').privateKey)}\n`,
        ),
    ],
    [
      'an old list',
      /list: version 1 is older/,
      () => writeFileSync(gateFolder(data(), 'brod').whitelist, `${signed(whitelistBody('brod', 1))}\n`),
    ],
    ['a clock of 1970', /clock: 1970/, () => ({ now: new Date(0) })],
    ['a disk that takes nothing', /disk: nothing can be written/, () => ({ dataDir: join(config(), 'nowhere') })],
  ]
  test('signs in unless an agent runs, which says whether it is let in: what one that was killed left behind is none', async () => {
    const examined = await healthy()
    const brokerText = async () => (await examineDevice(examined)).find(({ what }) => what === 'broker')?.text
    let connected = false
    const server = createServer((_, response) => response.end(JSON.stringify({ connected })))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    writeFileSync(gateFolder(data(), 'brod').control, JSON.stringify({ device: 'brod', port, token: 'x', pid: 1 }))
    expect(await brokerText()).toContain('is not let in')
    connected = true
    expect(await brokerText()).toContain('the agent runs and has')
    await new Promise((resolve) => server.close(resolve))
    expect(await brokerText()).toContain('takes the account brod')
  })

  test.each(faults)('names %s', async (_, said, plant) => {
    const examined = await healthy()
    const changed = (await plant(examined)) ?? {}
    const before = filesOf()
    expect((await wrongOf({ ...examined, ...changed })).join('\n')).toMatch(said)
    // It looks, beside an agent that may be running.
    expect(filesOf()).toEqual(before)
  })
})
