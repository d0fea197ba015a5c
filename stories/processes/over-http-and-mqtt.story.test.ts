import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { connectAsync, type MqttClient } from 'mqtt'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { careForms } from '../harness/application-form.ts'
import { httpPerson, type HttpPerson } from '../harness/http-person.ts'
import { startProduct, type Product } from '../harness/product.ts'
import { waitFor } from '../../tools/services/processes.ts'

/**
 * The whole path with nothing of our own in between: plain HTTP for the resident and the clerk, and the npm MQTT client as the gate.
 * With TEST_MQTT_URL the broker is Mosquitto.
 */
let product: Product
/** A link for each device, as its gate would have. */
let gates: Map<string, MqttClient>
beforeAll(async () => {
  const broker = process.env.TEST_MQTT_URL
  product = await startProduct({ env: { SIMULATED_GATES: '0', ...(broker && { MQTT_URL: broker }) } })
  const clerk = await httpPerson(product.url)
  await clerk.signIn('admin@demo.si')
  const { body } = await clerk.get('v1/admin/data/devices/rpi')
  const devices: { code: string }[] = body.items
  gates = new Map(await Promise.all(devices.map(({ code }) => connectGate(code, broker === undefined))))
})
afterAll(async () => {
  for (const gate of gates.values()) await gate.endAsync()
  await product.close()
})

/** With the account that the embedded broker gives each device; the throwaway Mosquitto takes anyone. */
const connectGate = async (device: string, hasAccount: boolean): Promise<[string, MqttClient]> => {
  const password = () => readFileSync(join(product.dataDir, 'gates', device, 'password'), 'utf8')
  const account = hasAccount ? { username: device, password: password() } : {}
  return [device, await connectAsync(product.brokerUrl, { protocolVersion: 4, clientId: `gate-${device}`, ...account })]
}

const plate = 'LJ MQ-777'

const decide = async (clerk: HttpPerson, number: string): Promise<{ application: string; permit: string }> => {
  const { body: list } = await clerk.post('v1/admin/applications', { filters: { search: number } })
  const [{ id, version }] = list.items
  const reviewed = await clerk.post(`v1/admin/applications/${id}/review`, { version })
  expect(reviewed.body).toMatchObject({ status: 'in_review' })
  const approved = await clerk.post(`v1/admin/applications/${id}/approve`, { version: reviewed.body.version })
  expect(approved.body).toMatchObject({ status: 'approved' })
  const form = new FormData()
  form.append('application_uuid', id)
  const issued = await clerk.post('v1/admin/permits/application/create', form)
  expect(issued.status, JSON.stringify(issued.body)).toBe(200)
  return { application: id, permit: issued.body.number }
}

/** The messages of the server to the gates from now on, by topic. */
const listen = async (): Promise<Map<string, string>> => {
  const received = new Map<string, string>()
  for (const [device, gate] of gates) {
    gate.on('message', (topic, payload) => received.set(topic, payload.toString()))
    await gate.subscribeAsync([`gates/${device}/whitelist`, `gates/${device}/ack`], { qos: 1 })
  }
  return received
}

const deviceWhoseListHolds = (received: Map<string, string>, permit: string): string | undefined => {
  for (const [topic, payload] of received) {
    if (!topic.endsWith('/whitelist')) continue
    const { content } = JSON.parse(payload) as { content: string }
    if (content.split('\n').some((line) => line.startsWith(`["plate:LJMQ777","${permit}",`))) return topic.split('/')[1]
  }
}

test('application, decision, permit, whitelist, passage and access log over HTTP and MQTT alone', async () => {
  const received = await listen()
  const resident = await httpPerson(product.url)
  const form = await careForms(resident)
  const submitted = await resident.post('v1/applications', form(plate, 'Živa Žičnik'))
  expect(submitted.status, JSON.stringify(submitted.body)).toBe(200)

  const clerk = await httpPerson(product.url)
  await clerk.signIn('admin@demo.si')
  const { permit } = await decide(clerk, submitted.body.number)

  // The server sends lists to a gate that says what it has, and speaks only to a connection that it knows.
  for (const [code, gate] of gates) {
    const state = {
      online: true,
      nonce: v7(),
      at: new Date().toISOString(),
      bollard: 'raised',
      fault: null,
      unproven: false,
      hold: null,
      service: null,
      emergency: null,
      loop: 'clear',
      settings_version: null,
      emergency_version: null,
      whitelist_version: null,
      whitelist_issued_at: null,
      pending_events: 1,
    }
    await gate.publishAsync(`gates/${code}/state`, JSON.stringify(state), { qos: 1, retain: true })
  }
  let device = ''
  expect(await waitFor(async () => (device = deviceWhoseListHolds(received, permit) ?? '') !== '', 20_000)).toBe(true)

  const event = {
    id: v7(),
    sequence: 1_000_000,
    at: new Date().toISOString(),
    name: 'admitted',
    presentation_id: v7(),
    credential_kind: 'plate',
    credential: plate,
    permit_number: permit,
    reason: 'permit_valid',
    reason_details: { permit },
    whitelist_version: 1,
    decided_in_ms: 0.1,
  }
  for (let times = 0; times < 2; times += 1)
    await gates.get(device)?.publishAsync(`gates/${device}/event`, JSON.stringify(event), { qos: 1 })
  expect(await waitFor(async () => received.get(`gates/${device}/ack`)?.includes(event.id) === true, 20_000)).toBe(true)

  const { body: log } = await clerk.post('v1/admin/access-log', { filters: { credential: plate } })
  expect(log.items).toMatchObject([{ id: event.id, device_code: device, event_name: 'admitted', permit_number: permit }])

  const { body: status } = await resident.get(`v1/applications/status?number=${submitted.body.number}&token=${submitted.body.token}`)
  expect(status).toMatchObject({ status: 'completed', permit_number: permit })
})
