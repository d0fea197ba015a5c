import { spawn } from 'node:child_process'
import { generateKeyPairSync } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openTestBroker, type TestBroker } from './test/brokers.ts'

let broker: TestBroker
let dataDir: string
beforeEach(async () => {
  broker = await openTestBroker()
  dataDir = mkdtempSync(join(tmpdir(), 'dovolilnice-gate-'))
  writeFileSync(join(dataDir, 'key.pub'), generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }))
})
afterEach(async () => {
  await broker.kill()
  rmSync(dataDir, { recursive: true, force: true })
})

/** Runs the agent's program until it has said `until`, or ended; answers with all it wrote. */
const runGate = (until: RegExp, words: string[], env: NodeJS.ProcessEnv = {}): Promise<string> =>
  new Promise((resolve) => {
    const program = [join(import.meta.dirname, 'main.ts'), '--device', 'preizkus', '--key', join(dataDir, 'key.pub'), '--data', dataDir]
    const child = spawn(process.execPath, [...program, ...words], { env: { PATH: process.env['PATH'], ...env } })
    let text = ''
    const read = (chunk: Buffer): void => {
      text += chunk.toString()
      if (until.test(text)) child.kill('SIGTERM')
    }
    child.stdout.on('data', read)
    child.stderr.on('data', read)
    child.on('close', () => resolve(text))
  })

const urlWithPassword = (): string => broker.url.replace('//', '//preizkus:zelo-skrivno@')

test('the password of the broker is not printed, and asked for in the environment', async () => {
  const asArgument = await runGate(/runs against/, ['--broker', urlWithPassword()])
  expect(asArgument).toContain(`runs against ${broker.url}`)
  expect(asArgument).toContain('give the address in MQTT_URL')
  const asVariable = await runGate(/runs against/, [], { MQTT_URL: urlWithPassword() })
  expect(asVariable).toContain(`runs against ${broker.url}`)
  expect(asVariable).not.toContain('MQTT_URL')
  for (const text of [asArgument, asVariable]) expect(text).not.toContain('zelo-skrivno')
})

test.each(['preizkus:zelo-skrivno@broker', 'mqtt://preizkus:zelo-skrivno@broker:port'])(
  'an address that is not understood is not printed either: %s',
  async (url) => {
    const text = await runGate(/runs against/, [], { MQTT_URL: url })
    expect(text).toContain('is not understood')
    expect(text).not.toContain('zelo-skrivno')
  },
)

test('what it keeps is its account’s alone', async () => {
  await runGate(/runs against/, [], { MQTT_URL: broker.url })
  const folder = join(dataDir, 'gates', 'preizkus')
  const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o077)
  expect(modes.length).toBeGreaterThan(0)
  expect(modes.every((mode) => mode === 0)).toBe(true)
})
