import {
  listBollardAlerts,
  readAlertSettings,
  readAvailability,
  takeBollardAlert,
  updateAlertSettings,
} from '@dovolilnice/contract/bollards/alerts/operations'
import type { OnlineState } from '@dovolilnice/contract/bollards/gate-state'
import { listOperatorDevices } from '@dovolilnice/contract/bollards/list-devices'
import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { giveDevice } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { storeDeviceState } from '../follow-devices.ts'
import { lookAfterBollards } from './judge-bollards.ts'

let product: TestProduct
let code = ''
let count = 0
beforeEach(async () => {
  product ??= await startTestProduct()
  // Sessions end while the clock of a test runs on.
  product.forgetClients()
  // What is wrong with those of other tests is told no more.
  await db().updateTable('device').set({ active: false }).execute()
  count += 1
  code = `brod-${count}`
  await giveDevice(product, code, null)
})
afterAll(() => product.close())

const db = () => product.services.database.kysely
const say = (more: Partial<OnlineState> = {}) =>
  storeDeviceState(product.services, code, {
    online: true,
    nonce: 'of-this-connection',
    at: product.clock.now().toISOString(),
    bollard: more.fault == null ? 'raised' : 'fault',
    fault: null,
    unproven: false,
    hold: null,
    service: null,
    emergency: null,
    loop: 'clear',
    settings_version: null,
    emergency_version: null,
    whitelist_version: 3,
    whitelist_issued_at: null,
    pending_events: 0,
    ...more,
  })
const look = (hearsSilence = true) => product.services.database.transaction((trx) => lookAfterBollards(trx, product.services, hearsSilence))
const silentFor = async (seconds: number) => {
  await storeDeviceState(product.services, code, { online: false })
  await db()
    .updateTable('device')
    .set({ state_at: sql<Date>`clock_timestamp() - make_interval(secs => ${seconds})` })
    .where('code', '=', code)
    .execute()
}
const minutes = (passed: number) => product.clock.advance(passed * 60_000)
const alerts = async (open?: boolean) =>
  (
    await (
      await product.as('operator')
    ).call(listBollardAlerts, { body: { filters: { device_code: code, ...(open !== undefined && { open }) } } })
  ).body.items
const words = async () =>
  (await alerts(true)).map(({ kind, detail }: { kind: string; detail: string }) => `${kind} ${detail}`.trim()).toSorted()
const mails = async () =>
  (
    await db()
      .selectFrom('mail')
      .select(['template', 'recipient', 'subject'])
      .where('subject', 'like', `% ${code},%`)
      .orderBy('id')
      .execute()
  ).map(({ template, recipient, subject }) => `${template} ${recipient} ${subject}`)
const setUp = async (more: object) => {
  const admin = await product.as('admin')
  const now = (await admin.call(readAlertSettings, {})).body
  return admin.call(updateAlertSettings, { body: { ...now, mail_to: 'dezurni@obcina.example', ...more } })
}

test('a fault is told at once, once, and its alert ends by itself with its duration', async () => {
  expect((await setUp({})).status).toBe(204)
  await say()
  await say({ fault: 'motor_timeout' })
  await say({ fault: 'motor_timeout', pending_events: 1 })
  expect(await words()).toEqual(['fault motor_timeout'])
  expect(await mails()).toEqual([`device:raised dezurni@obcina.example Stebrički: Stebriček ${code}, okvara: motor ni prišel do konca`])
  minutes(12)
  await say()
  expect(await alerts()).toMatchObject([{ kind: 'fault', seconds: 720, ended_at: product.clock.now().toISOString(), actions: [] }])
  // It comes and goes: the mailbox is spared, the list is not.
  await say({ fault: 'motor_timeout' })
  expect(await words()).toEqual(['fault motor_timeout'])
  expect(await mails()).toHaveLength(1)
})

test('a stuck loop, no list and a wrong clock are each an alert of their own; of one under maintenance nothing is told', async () => {
  const at = new Date(product.clock.now().getTime() + 60_000).toISOString()
  await say({ fault: 'loop_stuck', whitelist_version: null, at })
  // Who has just connected has no list, and a busy machine makes a clock look wrong.
  expect(await words()).toEqual(['loop loop_stuck'])
  minutes(1)
  await look()
  expect(await words()).toEqual(['clock', 'loop loop_stuck', 'no_list'])
  const service = { command_id: '019a0000-0000-7000-8000-000000000001', since: at, until: at }
  await say({ fault: 'loop_stuck', whitelist_version: null, at, service })
  expect(await words()).toEqual([])
})

test('a processor that stays too hot is told, a hot moment is not, and it counts as cool only well below', async () => {
  expect((await setUp({})).status).toBe(204)
  const agent = (temperature_c: number | null) => ({ id: 'a1', host: 'pi', version: '1', uptime_s: 60, temperature_c, disk_free_mb: null })
  const isHot = async (degrees: number | null): Promise<boolean> => {
    await say({ agent: agent(degrees) })
    await look()
    return (await words()).includes('temperature')
  }
  expect(await isHot(84)).toBe(false)
  expect(await isHot(79)).toBe(false)
  minutes(1)
  expect(await isHot(80)).toBe(false)
  minutes(1)
  expect(await isHot(81)).toBe(true)
  expect(await mails()).toEqual([`device:raised dezurni@obcina.example Stebrički: Stebriček ${code}, pregreta naprava`])
  expect(await isHot(75)).toBe(true)
  expect(await isHot(74)).toBe(false)
  expect(await isHot(79)).toBe(false)
  expect(await alerts()).toMatchObject([{ kind: 'temperature', ended_at: product.clock.now().toISOString() }])
  // It says nothing more of its processor.
  expect(await isHot(90)).toBe(false)
  minutes(1)
  expect(await isHot(90)).toBe(true)
  expect(await isHot(null)).toBe(false)
})

test('a gate is missed after two minutes, and only by a server that would have heard it', async () => {
  await say({ fault: 'driver' })
  await silentFor(119)
  await look()
  // What it last said of itself is not known any more.
  expect(await words()).toEqual([])
  await silentFor(121)
  await look(false)
  expect(await words()).toEqual([])
  await look()
  await look()
  expect(await words()).toEqual(['offline'])
  minutes(3)
  await say()
  expect(await words()).toEqual([])
})

test('who goes there is seen at the tower, and then it is not told on', async () => {
  expect((await setUp({ escalate_to: 'vodja@obcina.example', escalate_minutes: 15 })).status).toBe(204)
  await say({ fault: 'end_switch' })
  await say({ fault: 'end_switch', whitelist_version: null })
  minutes(1)
  await look()
  const [fault] = (await alerts(true)).filter(({ kind }: { kind: string }) => kind === 'fault')
  const operator = await product.as('operator')
  expect((await operator.call(takeBollardAlert, { params: { id: fault.id } })).status).toBe(204)
  expect((await operator.call(takeBollardAlert, { params: { id: fault.id } })).body.error.code).toBe('illegal_transition')
  const { items } = (await operator.call(listOperatorDevices)).body
  expect(items.find((one: { code: string }) => one.code === code).alerts).toMatchObject([
    { kind: 'fault', taken_by_name: 'Oto Operater' },
    { kind: 'no_list', taken_by_name: null },
  ])
  minutes(15)
  await look()
  await look()
  expect((await mails()).filter((mail) => mail.startsWith('device:escalated'))).toEqual([
    `device:escalated vodja@obcina.example Neprevzeto opozorilo: Stebriček ${code}, brez seznama dovolilnic`,
  ])
})

test('who listens outside is told of an alert with its kind and fault, and when it is over, once each', async () => {
  await look()
  const id = '019a0000-0000-7000-8000-0000000000c1'
  const events = ['bollard.raised', 'bollard.ended']
  const webhook = {
    id,
    program_id: null,
    url: 'https://nadzor.example/',
    events,
    secret: null,
    made_by: null,
    made_at: product.clock.now(),
  }
  await db().insertInto('webhook').values(webhook).execute()
  await say({ fault: 'driver' })
  await say({ fault: 'driver', pending_events: 1 })
  minutes(1)
  await say()
  const told = await db()
    .selectFrom('webhook_delivery')
    .select(['event', 'body', 'status'])
    .where('webhook_id', '=', id)
    .orderBy('id')
    .execute()
  expect(told.map(({ event, body, status }) => [event, JSON.parse(body).data, status])).toEqual([
    ['bollard.raised', { ids: [code], kind: 'fault', detail: 'driver' }, 'waiting'],
    ['bollard.ended', { ids: [code], kind: 'fault', detail: 'driver' }, 'waiting'],
  ])
})

test('availability counts the time without an alert, two at once only once', async () => {
  await db()
    .insertInto('bollard_event')
    .values({
      ...{ id: '019a0000-0000-7000-8000-00000000000a', device_code: code, claimed_at: null, event_name: 'online', sequence: null },
      ...{ at: new Date('2026-10-15T22:00:00Z'), received_at: new Date('2026-10-15T22:00:00Z'), state: null, cause: null },
    })
    .execute()
  const alert = (id: string, from: string, until: string, kind: 'fault' | 'offline') => ({
    ...{ id: `019a0000-0000-7000-8000-0000000000${id}`, device_code: code, kind, detail: '', raised_at: new Date(from) },
    ...{ mailed_at: null, taken_by: null, taken_at: null, escalated_at: null, ended_at: new Date(until) },
  })
  await db()
    .insertInto('bollard_alert')
    .values([
      alert('b1', '2026-10-20T10:00:00Z', '2026-10-20T11:00:00Z', 'fault'),
      alert('b2', '2026-10-20T10:30:00Z', '2026-10-20T11:30:00Z', 'offline'),
      // Over midnight of the month's end, local time.
      alert('b3', '2026-10-31T22:00:00Z', '2026-10-31T23:10:00Z', 'fault'),
    ])
    .execute()
  const { bollards } = (await (await product.as('operator')).call(readAvailability)).body
  const { months } = bollards.find((one: { code: string }) => one.code === code)
  expect(months.slice(0, 3)).toMatchObject([
    { month: '2026-11', down_s: 600, alerts: 0 },
    // From the 16th, local time, and an hour more, because the clocks go back.
    { month: '2026-10', used_s: 16 * 86_400 + 3600, down_s: 9000, alerts: 3 },
  ])
})
