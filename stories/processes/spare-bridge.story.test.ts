import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockIn } from '../../tools/services/other-clock.ts'
import { signalGroup, startProcess, stopProcess, temporaryFolder, waitFor } from '../../tools/services/processes.ts'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'

/**
 * The roles as processes of their own, with two bridges that follow the gates side by side. One is killed, then the other. Needs a broker and a
 * database that several processes can share.
 */
const project = join(import.meta.dirname, '../..')
const broker = process.env.TEST_MQTT_URL
const device = 'nabrezje'
let product: Product
let operator: HttpPerson
const bridges: ReturnType<typeof startProcess>[] = []

const startBridge = async (gates: '0' | '1'): Promise<ReturnType<typeof startProcess>> => {
  const own = { DATABASE_URL: product.databaseUrl, DATA_DIR: product.dataDir }
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, ...clockIn(process.env), ...own }
  const running = startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'start', 'bridge'], {
    cwd: project,
    env: { ...env, MQTT_URL: broker, SIMULATED_GATES: gates },
  })
  bridges.push(running)
  if (!(await waitFor(async () => running.text().includes('Ctrl-C ends it.'), 60_000))) throw new Error(running.text())
  return running
}

const gates = async () => (await operator.get('v1/operator/data/devices/rpi')).body
const send = (action: string) => operator.post('v1/operator/services/remote-control', { device_code: device, action, reason: 'Reševalci' })
const outcome = async (id: string): Promise<string | undefined> => {
  const { body } = await operator.post('v1/operator/events/bollards', { filters: { event_name: 'command' }, itemsPerPage: 100 })
  return body.items.find((row: { id: string }) => row.id === id)?.status
}

const possible = broker !== undefined && process.env.TEST_DATABASE_URL !== undefined

beforeAll(async () => {
  if (!possible) return
  product = await startProduct({ engine: 'postgres', roles: ['api', 'worker'], env: { MQTT_URL: broker, SIMULATED_GATES: '0' } })
  operator = await httpPerson(product.url)
  await operator.signIn('operator@demo.si')
})
afterAll(async () => {
  for (const bridge of bridges) await stopProcess(bridge)
  await product?.close()
})

test.skipIf(!possible)(
  'a killed bridge is replaced by the spare one, and without any no command is taken',
  { timeout: 240_000 },
  async () => {
    expect((await gates()).link).toMatchObject({ up: false, missing: 'bridge' })
    expect((await send('lower')).status).toBe(503)

    // The gates run beside the first; the second is killed, as the one that may be missed.
    const first = await startBridge('1')
    const second = await startBridge('0')
    expect(await waitFor(async () => (await gates()).items.every((gate: { online: boolean }) => gate.online), 20_000)).toBe(true)
    signalGroup(second.child, 'SIGKILL')
    await second.ended
    const { status, body } = await send('lower')
    expect(status, JSON.stringify(body)).toBe(200)
    expect(await waitFor(async () => (await outcome(body.id)) === 'confirmed', 20_000)).toBe(true)

    const third = await startBridge('0')
    signalGroup(first.child, 'SIGKILL')
    await first.ended
    // The gates died with the first process: the last will says so to the bridge that is left.
    expect(await waitFor(async () => (await gates()).items.every((gate: { online: boolean }) => !gate.online), 30_000)).toBe(true)
    expect((await gates()).link).toMatchObject({ up: true })

    signalGroup(third.child, 'SIGKILL')
    await third.ended
    expect(await waitFor(async () => (await gates()).link.up === false, 30_000)).toBe(true)
    const refused = await send('lower')
    expect([refused.status, refused.body.error.code]).toEqual([503, 'gates_unreachable'])
    const ready = await fetch(`${product.url}/api/health/ready`)
    expect([ready.status, await ready.json()]).toEqual([200, expect.objectContaining({ status: 'degraded', missing: ['gates'] })])
    expect(await (await fetch(`${product.url}/metrics`)).text()).toContain('part_ready{part="gates"} 0')
  },
)

const lowerings = async (since: number): Promise<string[]> => {
  const { body } = await operator.post('v1/operator/events/bollards', { filters: { event_name: 'state_changed' }, itemsPerPage: 100 })
  const rows: { at: string; device_code: string; state: string }[] = body.items
  return rows
    .filter(({ at, device_code, state }) => Date.parse(at) > since && device_code === device && state === 'lowered')
    .map(({ at }) => at)
}

/** The gate as it stands beside a bollard, a process of its own. */
const startGate = (folder: string): ReturnType<typeof startProcess> => {
  const key = join(product.dataDir, 'keys', 'whitelist.pub')
  const words = ['--device', device, '--broker', broker ?? '', '--key', key, '--data', folder]
  return startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'gate', ...words], { cwd: project })
}

// A clock put forward keeps PostgreSQL from ending a wait for a lock: its alarm, which comes while it waits for input, sees the machine's clock and is set
// anew. A bridge that stands still may hold the lock of its gate: TEST_CLOCK=now runs this.
test.skipIf(!possible || process.env.FAKETIME !== undefined)(
  'commands that waited in a bridge which stood still, and then died, never reach the gate late, and each gets its end',
  { timeout: 240_000 },
  async () => {
    const folder = temporaryFolder('gate')
    const bridge = await startBridge('0')
    const gate = startGate(folder.path)
    try {
      const row = async () => (await gates()).items.find(({ code }: { code: string }) => code === device)
      const mayBeLowered = async () => {
        const { online, state } = await row()
        return online && state === 'raised'
      }
      expect(await waitFor(mayBeLowered, 30_000), `${JSON.stringify(await row())} ${gate.text()}`).toBe(true)
      // It stands as a process does whose machine hangs: nobody knows yet that it is not there.
      signalGroup(bridge.child, 'SIGSTOP')
      const [begun, waiting, refused]: [number, string[], string[]] = [Date.now(), [], []]
      for (let each = 0; each < 10; each++) {
        const { status, body } = await send('lower')
        if (status === 200) waiting.push(body.id)
        else refused.push(body.error.code)
      }
      signalGroup(bridge.child, 'SIGKILL')
      await bridge.ended
      await new Promise((resolve) => setTimeout(resolve, 6_000))
      await startBridge('0')
      expect(await waitFor(mayBeLowered, 30_000), gate.text()).toBe(true)
      // One that stood still while it wrote of this gate kept its row locked: nothing was taken, and whoever asked was told.
      expect(refused.filter((code) => code !== 'unavailable' && code !== 'gates_unreachable')).toEqual([])
      expect(waiting.length + refused.length).toBe(10)
      for (const id of waiting) expect(await waitFor(async () => (await outcome(id)) === 'expired', 20_000), await outcome(id)).toBe(true)
      expect(await lowerings(begun)).toEqual([])
      const { status, body } = await send('lower')
      expect(status, JSON.stringify(body)).toBe(200)
      expect(await waitFor(async () => (await outcome(body.id)) === 'confirmed', 20_000)).toBe(true)
    } finally {
      await stopProcess(gate)
      folder.remove()
    }
  },
)
