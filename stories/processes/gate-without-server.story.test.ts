import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signalGroup, startProcess, stopProcess, temporaryFolder, waitFor } from '../../tools/services/processes.ts'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'

/**
 * The gate as it stands beside a bollard: a process of its own, with its own folder, a copy of the server's public key, and the simulated
 * driver. The server is killed, the gate goes on, and what it did stands in the log once.
 */
const project = join(import.meta.dirname, '../..')
const device = 'glavna-vrata'
const folder = temporaryFolder('gate')
let product: Product
let gate: ReturnType<typeof startProcess>
/** Signed in once; the session outlives the server. */
let clerk: HttpPerson

const startGate = (): ReturnType<typeof startProcess> => {
  const key = join(product.dataDir, 'keys', 'whitelist.pub')
  const words = ['--device', device, '--broker', product.brokerUrl, '--key', key, '--data', folder.path]
  // Beside the bollard the password is in the environment of the service; on the server's machine the gate would find it in the data folder.
  const password = readFileSync(join(product.dataDir, 'gates', device, 'password'), 'utf8')
  const env = { ...process.env, MQTT_PASSWORD: password }
  return startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'gate', ...words], { cwd: project, env })
}

/** What the terminal says of a presented credential. */
const present = async (...words: string[]): Promise<string> => {
  const running = startProcess(process.execPath, [join(project, 'tools/run-built.ts'), 'present', '--data', folder.path, ...words], {
    cwd: project,
  })
  await running.ended
  return running.text()
}

beforeAll(async () => {
  product = await startProduct({ env: { SIMULATED_GATES: '0' } })
  clerk = await httpPerson(product.url)
  await clerk.signIn('admin@demo.si')
  gate = startGate()
  if (!(await waitFor(async () => gate.text().includes('whitelist taken'), 20_000))) throw new Error(gate.text())
})
afterAll(async () => {
  await stopProcess(gate)
  await product.close()
  folder.remove()
})

/** A plate that opens this gate now, found as a clerk would find it. */
const validPlate = async (): Promise<string> => {
  const { body } = await clerk.post('v1/resources/permit-holders', { filters: { valid_now: true }, itemsPerPage: 100 })
  const stay = body.items.filter((holder: { permit_kind_name: { en: string } }) => /resident|owner/i.test(holder.permit_kind_name.en))
  const vehicles: { plate: string; when: string }[] = stay.flatMap((holder: { vehicles: object[] }) => holder.vehicles)
  return vehicles.find(({ when }) => when === 'now')!.plate
}

const logged = async (credential: string): Promise<string[]> => {
  const filters = { credential, device_code: device, from: new Date(Date.now() - 600_000).toISOString() }
  const { body } = await clerk.post('v1/admin/access-log', { filters, itemsPerPage: 100, sortOrder: 'asc' })
  return body.items.map((line: { event_name: string }) => line.event_name)
}

/** A code that a host has given a guest, once it is on the gate's list; and what the host sees of the guest. */
const guestOfHost = async () => {
  const listed = async (): Promise<number> => {
    const { body } = await clerk.get('v1/admin/data/devices/rpi')
    return body.items.find(({ code }: { code: string }) => code === device).whitelist_version
  }
  const { body } = await clerk.get('v1/admin/hosts')
  const { name, zone } = body.items[0]
  const terms = { daily: 30, monthly: 500, longest_minutes: 240, from_minute: 0, until_minute: 1440 }
  await clerk.post('v1/admin/hosts', { email: 'gostitelj@demo.si', name, zone, gate: null, ...terms })
  const host = await httpPerson(product.url)
  await host.signIn('gostitelj@demo.si')
  const before = await listed()
  const given = await host.post('v1/host/guests', { ways: 1, minutes: 120 })
  expect(given.status, JSON.stringify(given.body)).toBe(200)
  expect(await waitFor(async () => (await listed()) > before, 30_000)).toBe(true)
  const seen = async (): Promise<{ used: number }> =>
    (await host.get('v1/host')).body.host.guests.find(({ id }: { id: string }) => id === given.body.id)
  return { code: String(given.body.code), seen }
}

test('a killed server stops no car and no guest with a code, and a killed gate loses no event', { timeout: 180_000 }, async () => {
  const plate = await validPlate()
  const admitted = await present('--plate', plate)
  expect(admitted).toMatch(/ADMITTED in \d/)
  expect(admitted).toContain('the bollard is lowered')
  expect(admitted).toContain('the vehicle has passed')
  expect(await waitFor(async () => (await logged(plate)).join() === 'admitted,passed', 20_000)).toBe(true)

  const guest = await guestOfHost()
  await product.kill()
  // The guest at the post, with nobody to ask.
  expect(await present('--code', guest.code)).toMatch(/ADMITTED in \d/)
  expect(await present('--code', guest.code)).toContain('porabljena')
  for (let times = 0; times < 3; times += 1)
    expect(await present('--plate', 'ZZ 99-STR')).toMatch(/REFUSED in [\s\S]*Za to registrsko oznako ni dovolilnice/)
  expect(await present('--plate', plate)).toContain('the vehicle has passed')

  signalGroup(gate.child, 'SIGKILL')
  await gate.ended
  gate = startGate()
  expect(await waitFor(async () => gate.text().includes('runs against'), 20_000)).toBe(true)
  expect(await present('--plate', 'ZZ 99-STR')).toContain('REFUSED')

  await product.start()
  expect(await waitFor(async () => (await logged('ZZ 99-STR')).length >= 4, 20_000)).toBe(true)
  expect(await waitFor(async () => (await logged(plate)).length >= 4, 20_000)).toBe(true)
  // A gate sends in order: when this one is in the log, nothing from before is on its way a second time.
  expect(await present('--plate', 'ZZ 99-END')).toContain('REFUSED')
  expect(await waitFor(async () => (await logged('ZZ 99-END')).length === 1, 20_000)).toBe(true)
  expect(await logged('ZZ 99-STR')).toEqual(['refused', 'refused', 'refused', 'refused'])
  expect(await logged(plate)).toEqual(['admitted', 'passed', 'admitted', 'passed'])
  expect((await guest.seen()).used).toBe(1)
})
