import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clockIn } from '../../tools/services/other-clock.ts'
import { signalGroup, startProcess, stopProcess, waitFor } from '../../tools/services/processes.ts'
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
