import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { existsSync, statSync } from 'node:fs'
import { runningGates } from './control-file.ts'
import { gateFolder } from '../gate-folder.ts'
import { openTestBroker, type TestBroker } from '../test/brokers.ts'
import { quickDriver, startTestGate, temporaryFolder, until, type TestGate } from '../test/test-gate.ts'
import { openTestServer, signed, whitelistBody, type TestServer } from '../test/test-server.ts'

const device = 'brod'
const folder = temporaryFolder()
let broker: TestBroker
let server: TestServer
let gate: TestGate

beforeAll(async () => {
  broker = await openTestBroker()
  server = await openTestServer(broker.url, device)
  gate = await startTestGate({ device, brokerUrl: broker.url, dataDir: folder.path })
  await until(() => gate.connected(), 'its link')
  await server.publishWhitelist(signed(whitelistBody(device, 1)))
  await until(() => gate.state().whitelist_version === 1, 'the whitelist')
})
afterAll(async () => {
  await gate.close()
  expect(existsSync(gateFolder(folder.path, device).control)).toBe(false)
  await server.close()
  await broker.kill()
  folder.remove()
})

const post = (body: unknown, token?: string) => {
  const [file] = runningGates(folder.path)
  return fetch(`http://127.0.0.1:${file?.port}/`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${token ?? file?.token}` },
  })
}

describe('presenting from the terminal', () => {
  it('answers with the decision and each step of the passage', async () => {
    const answer = await post({ kind: 'plate', value: 'LJ AB-123' })
    const lines = (await answer.text()).trim().split('\n')
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { allowed: true, reason: 'permit_valid' },
      { step: 'lowered' },
      { step: 'passed' },
      { step: 'raised' },
    ])
  })

  it('says whether the gate has its link', async () => {
    const [file] = runningGates(folder.path)
    const ask = (token = file?.token) => fetch(`http://127.0.0.1:${file?.port}/`, { headers: { authorization: `Bearer ${token}` } })
    expect(await (await ask()).json()).toEqual({ connected: true })
    expect((await ask('x')).status).toBe(403)
  })

  it('answers with a refusal and ends', async () => {
    expect(await (await post({ kind: 'rfid', value: '00' })).json()).toMatchObject({ allowed: false, reason: 'no_permit' })
  })

  it('lets no second agent of the device onto the same files', async () => {
    const second = startTestGate({ device, brokerUrl: broker.url, dataDir: folder.path })
    await expect(second).rejects.toThrow(/gate brod runs already \(process \d+\)/)
  })

  it('opens to nobody without the token, and reads no nonsense', async () => {
    expect((await post({ kind: 'plate', value: 'LJ AB-123' }, 'x')).status).toBe(403)
    expect((await post({ kind: 'plate' })).status).toBe(400)
    expect((await post({ kind: 'plate', value: 'x'.repeat(9000) })).status).toBe(400)
    expect(statSync(gateFolder(folder.path, device).control).mode & 0o777).toBe(0o600)
  })
})

describe('a list that has become too old', () => {
  it.each([
    ['fail_safe', 'lowered'],
    ['fail_secure', 'raised'],
  ] as const)('a %s gate refuses, and its bollard is %s', async (fail_mode, state) => {
    const own = temporaryFolder()
    const clock = { now: new Date('2026-11-16T09:00:00Z') }
    const driver = quickDriver({ vehicle: null })
    const options = {
      device: `old-${fail_mode.replace('_', '-')}`,
      brokerUrl: broker.url,
      dataDir: own.path,
      driver,
      clock: () => clock.now,
    }
    const other = await openTestServer(broker.url, options.device, () => clock.now.getTime())
    const first = await startTestGate(options)
    // No broker keeps a list for a gate that is not there yet.
    await until(() => first.connected(), 'its link')
    await other.publishWhitelist(signed(whitelistBody(options.device, 1, { fail_mode, expires_at: '2026-12-16T00:00:00Z' })))
    await until(() => first.state().whitelist_version === 1, 'the whitelist')
    expect((await first.present({ kind: 'rfid', value: '1' })).reason).toBe('no_permit')
    await first.close()
    clock.now = new Date('2026-12-16T00:00:00Z')
    const second = await startTestGate({ ...options, driver: quickDriver({ vehicle: null }) })
    expect((await second.present({ kind: 'plate', value: 'LJ AB-123' })).reason).toBe('whitelist_too_old')
    await until(() => second.driver.state() === state, `the bollard ${state}`)
    await second.close()
    await other.close()
    own.remove()
  })
})
