import {
  endProgram,
  listDeliveries,
  listWebhooks,
  makeProgram,
  renewWebhookSecret,
  saveWebhook,
  sendDelivery,
  stopWebhook,
  testWebhook,
} from '@dovolilnice/contract/access/street/programs'
import { webhookEvents } from '@dovolilnice/contract/access/access-event-words'
import { cancelOccasion, createOccasion } from '@dovolilnice/contract/access/occasions'
import { endPass, issuePass } from '@dovolilnice/contract/access/passes'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { setVehicleClass } from '@dovolilnice/contract/permits/opening/operations'
import { deletePermit } from '@dovolilnice/contract/permits/record/operations'
import { approved } from '../../../test/applicant/payment-cases.ts'
import { issueAtOffice } from '../../../test/applicant/permit-forms.ts'
import { giveDevice } from '../../../test/gates/gate-scene.ts'
import { emailOf } from '../../../test/test-town.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { sealWith } from '../../../platform/security/seal.ts'
import { tellOutside } from '../../../platform/webhooks/outbox.ts'
import { forgetDeliveries, mayBeTold, mayCall, post, sendWebhooks, watchWebhooks } from '../../../platform/webhooks/send-webhooks.ts'
import { tellSilence } from './programs.ts'

/** Names of a server of names that somebody else runs. */
const names: Readonly<Record<string, readonly string[]>> = {
  'znotraj.preizkus.test': ['127.0.0.1'],
  'oboje.preizkus.test': ['193.2.1.66', '192.168.1.1'],
}
const resolve: Parameters<typeof post>[5] = (host, _, done) =>
  done(
    null,
    (names[host] ?? []).map((address) => ({ address, family: 4 })),
  )

let product: TestProduct
const closings: (() => void)[] = []
beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
})
afterAll(() => product.close())
beforeEach(async () => {
  await db().deleteFrom('webhook_delivery').execute()
  await db().deleteFrom('webhook').execute()
  await db().deleteFrom('pass').execute()
})
afterEach(() => closings.splice(0).forEach((close) => close()))

const db = () => product.services.database.kysely
const admin = () => product.as('admin')
const sent = () => sendWebhooks(product.services, tellSilence)
const hours = (count: number): void => product.setClock(new Date(product.clock.now().getTime() + count * 3_600_000).toISOString())

interface Heard {
  id: string
  type: string
  timestamp: string
  data: { ids: string[]; kind?: string; detail?: string }
}

/** A receiver that takes nothing but what Standard Webhooks allows: one that checks less would prove less. */
const receiver = async (
  answer: (response: ServerResponse, heard: number, request: IncomingMessage) => void = (it) => void it.writeHead(204).end(),
) => {
  const heard: Heard[] = []
  const refused: string[] = []
  const secrets: string[] = []
  const check = (request: IncomingMessage, body: string): string | undefined => {
    const [id, seconds, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => String(request.headers[name]))
    if (request.method !== 'POST' || request.headers['content-type'] !== 'application/json') return 'no POST of JSON'
    if (!/^\d{10}$/.test(seconds!) || Math.abs(Number(seconds) * 1000 - product.clock.now().getTime()) > 300_000) return 'too old'
    const isRight = (signature: string): boolean => {
      const [version, given = ''] = signature.split(',')
      return secrets.some((secret) => {
        const wanted = createHmac('sha256', Buffer.from(secret.replace(/^whsec_/, ''), 'base64'))
          .update(`${id}.${seconds}.${body}`)
          .digest()
        const bytes = Buffer.from(given, 'base64')
        return version === 'v1' && bytes.length === wanted.length && timingSafeEqual(bytes, wanted)
      })
    }
    if (!signatures!.split(' ').some(isRight)) return 'wrong signature'
    if (heard.some((one) => one.id === id)) return `${id} twice`
    heard.push({ id, ...JSON.parse(body) })
    return undefined
  }
  let calls = 0
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += String(chunk)
    calls += 1
    const wasHeard = heard.length
    const fault = check(request, body)
    if (fault !== undefined) {
      refused.push(fault)
      response.writeHead(400).end()
      return
    }
    answer(response, calls, request)
    // What it does not take it may get again.
    if (response.statusCode >= 300) heard.length = wasHeard
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  closings.push(() => {
    server.closeAllConnections()
    server.close()
  })
  return { heard, refused, secrets, calls: () => calls, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/dogodki` }
}

type Receiver = Awaited<ReturnType<typeof receiver>>
const subscribe = async (
  to: Receiver,
  events: readonly (typeof webhookEvents)[number][] = webhookEvents,
  program_id: string | null = null,
) => {
  const answer = await (await admin()).call(saveWebhook, { body: { url: to.url, events: [...events], program_id } })
  expect(answer.status, answer.raw.toString()).toBe(200)
  to.secrets.push(answer.body.secret)
  return answer.body.id as string
}
const tell = (ids: readonly string[]) =>
  product.services.database.transaction((trx) => tellOutside(trx, 'pass.made', { ids, kind: 'clerk' }, product.clock.now()))
const deliveries = async () => (await (await admin()).call(listDeliveries, { body: {} })).body.items

test('a receiver that checks strictly hears of permits, passes, closures and decisions, by numbers alone, once each', async () => {
  const to = await receiver()
  await subscribe(to)
  const clerk = await admin()
  const { body: permit } = await issueAtOffice(product, { 'plates[]': ['LJ WH-001'] })
  const pass = { plate: 'MB WH-002', zone: 'A', purpose: 'delivery', length: 'day' } as const
  const made = (await clerk.call(issuePass, { body: pass })).body
  expect((await clerk.call(endPass, { params: { id: made.id }, body: { reason: 'Ne pride' } })).status).toBe(200)
  const day = addDays(localDayOf(product.clock.now()), 3)
  const occasion = {
    ...{ name: 'Sejem', zone: 'A', gates: [], from_day: day, from_minute: 0, until_day: day, until_minute: 1440, complete_day: day },
    ...{ organiser: 'Petra Kos', email: 'petra@preizkus.si', locale: 'sl', quota: 5 },
    neighbours: { sl: 'Zapora trga.', en: '' },
  } as const
  const { id } = (await clerk.call(createOccasion, { body: { ...occasion, published: true } })).body
  // What neighbours can not read is told nobody.
  expect((await clerk.call(createOccasion, { body: { ...occasion, published: false } })).status).toBe(200)
  expect((await clerk.call(cancelOccasion, { params: { id }, body: { reason: 'Dež' } })).status).toBe(200)
  expect(to.calls()).toBe(0)
  await sent()
  await sent()
  expect(to.refused).toEqual([])
  expect(to.heard.map(({ type, data }) => [type, data])).toEqual([
    ['permit.issued', { ids: [permit.number] }],
    ['pass.made', { ids: [made.number], kind: 'clerk' }],
    ['pass.ended', { ids: [made.number] }],
    ['closure.changed', { ids: [id] }],
    ['closure.changed', { ids: [id] }],
  ])
  expect(to.heard[0]!.timestamp).toBe(product.clock.now().toISOString())
  expect(JSON.stringify(to.heard)).not.toMatch(/WH-?00|Petra|Dež/)
  expect(await deliveries()).toMatchObject(
    to.heard
      .toReversed()
      .map(({ type }) => ({ event: type, status: 'sent', attempts: 1, last_code: 204, last_ms: expect.any(Number), next_at: null })),
  )
})

test('decisions are told by their outcome, a change of a permit and its end by what it was', async () => {
  const to = await receiver()
  await subscribe(to, ['application.decided', 'permit.changed', 'permit.ended'])
  const { number } = await approved(product)
  // Nobody has it yet: an entry in error.
  const { body: permit } = await issueAtOffice(product, { valid_from: addDays(localDayOf(product.clock.now()), 30), email: '' })
  const vehicle = db().selectFrom('permit_credential').select('id').where('permit_id', '=', permit.permit_uuid).where('kind', '=', 'plate')
  const { id: credential_id } = await vehicle.executeTakeFirstOrThrow()
  const classed = { params: { id: permit.permit_uuid, credential_id }, body: { vehicle_class: 'M1' as const } }
  expect((await (await admin()).call(setVehicleClass, classed)).status).toBe(200)
  const mistaken = { params: { id: permit.permit_uuid }, query: { reason: 'Vpis pomotoma' } }
  expect((await (await admin()).call(deletePermit, mistaken)).status).toBe(204)
  await sent()
  expect(to.heard.map(({ type, data }) => [type, data])).toEqual([
    ['application.decided', { ids: [number], kind: 'approve' }],
    ['permit.changed', { ids: [permit.number], kind: 'set_class' }],
    ['permit.ended', { ids: [permit.number], kind: 'mistaken' }],
  ])
})

test('who did not ask for an event is not told of it, nor anybody of a change that did not happen', async () => {
  const [passes, bollards] = [await receiver(), await receiver()]
  await subscribe(passes, ['pass.made'])
  await subscribe(bollards, ['bollard.raised'])
  const failing = product.services.database.transaction(async (trx) => {
    await tellOutside(trx, 'pass.made', { ids: ['PR-0'] }, product.clock.now())
    throw new Error('undone')
  })
  await expect(failing).rejects.toThrow('undone')
  await tell(Array.from({ length: 501 }, (_, n) => `PR-${n + 1}`))
  await sent()
  // A mass pass is told in parts.
  expect(passes.heard.map(({ data }) => data.ids.length)).toEqual([500, 1])
  expect([bollards.calls(), passes.refused]).toEqual([0, []])
})

test('what is not taken is tried again with growing pauses for three days, then given up and told; it can be sent again', async () => {
  const before = product.clock.now()
  let takes = false
  const to = await receiver((it) => void it.writeHead(takes ? 200 : 503).end('{}'))
  await subscribe(to)
  await tell(['PR-1'])
  const start = product.clock.now().getTime()
  const tried: number[] = []
  const told = () => db().selectFrom('mail').select('recipient').where('template', '=', 'staff:webhook_silent').execute()
  try {
    for (;;) {
      await sent()
      const row = await db().selectFrom('webhook_delivery').selectAll().executeTakeFirstOrThrow()
      tried.push(Math.round((row.last_at!.getTime() - start) / 1000))
      if (row.status === 'failed') break
      expect([row.last_code, row.last_error, row.attempts, await told()]).toEqual([503, 'answer', tried.length, []])
      // Not before its time.
      product.clock.set(new Date(row.next_at.getTime() - 1).toISOString())
      await sent()
      expect(to.calls()).toBe(tried.length)
      product.clock.set(row.next_at.toISOString())
    }
    expect(tried).toEqual([0, 10, 50, 210, 850, 3410, 13_650, 54_610, 97_810, 141_010, 184_210, 227_410, 259_200])
    expect(await told()).toEqual([{ recipient: emailOf('admin') }])
    product.forgetClients()
    const [row] = await deliveries()
    expect(row).toMatchObject({ status: 'failed', attempts: 13, actions: ['send'], next_at: null })
    expect((await (await admin()).call(listWebhooks, {})).body.items).toMatchObject([{ told_at: expect.any(String), waiting: 0 }])
    takes = true
    expect((await (await admin()).call(sendDelivery, { params: { id: row.id } })).status).toBe(200)
    await sent()
    expect(await deliveries()).toMatchObject([{ status: 'sent', attempts: 14, last_code: 200, last_error: null }])
    expect((await (await admin()).call(listWebhooks, {})).body.items).toMatchObject([{ told_at: null }])
    hours(31 * 24)
    await forgetDeliveries(product.services)
    expect(await deliveries()).toEqual([])
  } finally {
    product.setClock(before.toISOString())
  }
})

test('with another key of the server a delivery is noted as not sent, and a new secret lets it go', async () => {
  const to = await receiver()
  const id = await subscribe(to)
  const other = sealWith(randomBytes(32)).close('whsec_tuja', id)
  await db().updateTable('webhook').set({ secret: other }).where('id', '=', id).execute()
  await tell(['PR-1'])
  await sent()
  const [delivery] = await deliveries()
  expect(delivery).toMatchObject({ status: 'waiting', attempts: 1, last_code: null, last_error: 'secret' })
  // Neither that of before, which does not open, is in its way.
  to.secrets.push((await (await admin()).call(renewWebhookSecret, { params: { id } })).body.secret)
  await (await admin()).call(sendDelivery, { params: { id: delivery.id } })
  await sent()
  expect([to.heard.length, to.refused]).toEqual([1, []])
})

test('what was told while an address was being stopped is not sent when it goes on, and is forgotten like the rest', async () => {
  const before = product.clock.now()
  const to = await receiver()
  const id = await subscribe(to)
  const clerk = await admin()
  expect((await clerk.call(stopWebhook, { params: { id } })).status).toBe(200)
  const late = () =>
    db()
      .insertInto('webhook_delivery')
      .values({ id: v7(), webhook_id: id, event: 'pass.made', body: '{}', made_at: product.clock.now(), next_at: product.clock.now() })
      .execute()
  await late()
  to.secrets.push((await clerk.call(renewWebhookSecret, { params: { id } })).body.secret)
  await sent()
  expect([to.calls(), await deliveries()]).toMatchObject([0, [{ status: 'failed', last_error: 'stopped' }]])
  expect((await clerk.call(stopWebhook, { params: { id } })).status).toBe(200)
  await late()
  try {
    hours(31 * 24)
    await forgetDeliveries(product.services)
    expect(await db().selectFrom('webhook_delivery').select('id').execute()).toEqual([])
  } finally {
    product.setClock(before.toISOString())
  }
})

test('no more go on than may be told at the same time', async () => {
  const to = await receiver()
  const id = await subscribe(to)
  const clerk = await admin()
  expect((await clerk.call(stopWebhook, { params: { id } })).status).toBe(200)
  const rows = Array.from({ length: 20 }, (_, n) => ({
    ...{ id: v7(), url: `${to.url}/${n}`, events: ['pass.made'] },
    made_at: new Date(),
  }))
  await db()
    .insertInto('webhook')
    .values(rows.map((row) => ({ ...row, program_id: null, secret: null, made_by: null })))
    .execute()
  expect((await clerk.call(renewWebhookSecret, { params: { id } })).status).toBe(409)
  expect((await clerk.call(stopWebhook, { params: { id: rows[0]!.id } })).status).toBe(200)
  expect((await clerk.call(renewWebhookSecret, { params: { id } })).status).toBe(200)
})

test('a new secret holds at once, and the one before for a day beside it', async () => {
  const before = product.clock.now()
  const to = await receiver()
  const id = await subscribe(to)
  const [old] = to.secrets.splice(0)
  const { body } = await (await admin()).call(renewWebhookSecret, { params: { id } })
  expect(body.secret).toMatch(/^whsec_[\w+/]{43}=$/)
  try {
    for (const secret of [old!, body.secret]) {
      to.secrets.splice(0, 1, secret)
      await tell(['PR-1'])
      await sent()
    }
    expect([to.heard.length, to.refused]).toEqual([2, []])
    hours(25)
    to.secrets.splice(0, 1, old!)
    await tell(['PR-2'])
    await sent()
    expect([to.heard.length, to.refused]).toEqual([2, ['wrong signature']])
    // Nobody reads a secret in the database.
    const stored = JSON.stringify(await db().selectFrom('webhook').selectAll().execute())
    for (const secret of [old!, body.secret]) expect(stored).not.toContain(secret.slice('whsec_'.length))
    expect(JSON.stringify((await (await admin()).call(listWebhooks, {})).body)).not.toMatch(/whsec|secret/)
  } finally {
    product.setClock(before.toISOString())
  }
})

test('two servers send each delivery once', async () => {
  const to = await receiver()
  await subscribe(to)
  for (let n = 0; n < 12; n += 1) await tell([`PR-${n}`])
  await Promise.all([sent(), sent(), sent()])
  expect([to.heard.length, to.calls(), to.refused]).toEqual([12, 12, []])
  expect((await deliveries()).map(({ attempts }: { attempts: number }) => attempts)).toEqual(Array(10).fill(1))
})

test('what came of an attempt waits for whoever has the address, and holds nothing of the delivery meanwhile', async () => {
  const { database } = product.services
  if (database.engine === 'embedded') return
  const to = await receiver()
  const webhook = await subscribe(to)
  await tell(['PR-1'])
  const locked = Promise.withResolvers<void>()
  const released = Promise.withResolvers<void>()
  const holder = database.transaction(async (trx) => {
    await trx.selectFrom('webhook').select('id').where('id', '=', webhook).forUpdate().execute()
    locked.resolve()
    await released.promise
  })
  await locked.promise
  const sending = sent()
  const waiting = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  await vi.waitUntil(async () => (await waiting.execute(db())).rows.length > 0, { timeout: 10_000, interval: 20 })
  const free = await db().selectFrom('webhook_delivery').select('attempts').forUpdate().skipLocked().execute()
  released.resolve()
  await Promise.all([holder, sending])
  expect(free).toEqual([{ attempts: 1 }])
  expect(await deliveries()).toMatchObject([{ status: 'sent' }])
})

const deliveriesThat = (status: 'sent' | 'waiting') =>
  db().selectFrom('webhook_delivery').select(['attempts', 'last_error']).where('status', '=', status).orderBy('id').execute()

test('a receiver that never answers holds up no other, and the server that stops does not wait for it', async () => {
  const [dead, living] = [await receiver(() => {}), await receiver()]
  await subscribe(dead)
  await subscribe(living)
  const stop = await watchWebhooks(product.services, tellSilence)
  try {
    for (let n = 0; n < 3; n += 1) await tell([`PR-${n}`])
    // What was heard is noted a moment later; a server that stops before sends it again.
    await expect.poll(() => deliveriesThat('sent').then(({ length }) => length), { timeout: 20_000 }).toBe(3)
    expect([living.heard.length, dead.calls()]).toEqual([3, 1])
  } finally {
    await stop()
  }
  expect(await deliveriesThat('waiting')).toEqual([
    { attempts: 1, last_error: 'timeout' },
    ...[1, 2].map(() => ({ attempts: 0, last_error: null })),
  ])
})

test('no address of a closed network is called, by name or number, and no redirect is followed', async () => {
  const stop = new AbortController().signal
  for (const address of [
    '127.0.0.1',
    '10.1.2.3',
    '172.31.0.1',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
  ])
    expect([address, mayCall(address, false)]).toEqual([address, false])
  for (const address of [
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    'ff02::1',
    '::ffff:10.0.0.1',
    '::ffff:7f00:1',
    '64:ff9b::a00:1',
    '2002:a00:1::',
    '2001:0:a00:1::',
  ])
    expect([address, mayCall(address, false)]).toEqual([address, false])
  for (const address of ['193.2.1.66', '2a01:260::1', '8.8.8.8']) expect([address, mayCall(address, false)]).toEqual([address, true])
  // This machine is called in development alone, and nothing else that is closed.
  expect(['127.0.0.1', '::1', '10.0.0.1'].map((address) => mayCall(address, true))).toEqual([true, true, false])
  const urls = [
    'http://primer.si/',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f.1/',
    'https://[::1]/',
    'https://[::ffff:10.0.0.1]/',
    'https://localhost/',
  ]
  for (const url of urls) expect([url, mayBeTold(url, false)]).toEqual([url, false])
  expect(mayBeTold('https://parkiranje.primer.si/dogodki', false)).toBe(true)
  const to = await receiver()
  const { port } = new URL(to.url)
  // A name passes the first look and is refused when it is resolved, also where one of its addresses is open.
  for (const name of ['znotraj', 'oboje'])
    expect([name, await post(`https://${name}.preizkus.test:${port}/`, {}, '{}', false, stop, resolve)]).toEqual([
      name,
      { code: null, error: 'closed_address' },
    ])
  expect(await post(to.url, {}, '{}', false, stop)).toEqual({ code: null, error: 'closed_address' })
  expect(to.calls()).toBe(0)
  const away = await receiver((it) => void it.writeHead(302, { location: to.url }).end())
  await subscribe(away)
  await tell(['PR-1'])
  await sent()
  expect(await deliveries()).toMatchObject([{ status: 'waiting', last_code: 302, last_error: 'answer' }])
  expect(to.calls()).toBe(0)
  const save = async (url: string) =>
    (await (await admin()).call(saveWebhook, { body: { url, events: ['pass.made'], program_id: null } })).status
  for (const url of ['http://primer.si/', 'https://10.0.0.1/', 'https://ana:geslo@primer.si/', 'ftp://primer.si/', 'primer'])
    expect([url, await save(url)]).toEqual([url, 422])
})

test('an answer without an end, no server and no name are each noted, and nothing is kept of an answer', async () => {
  const stop = new AbortController().signal
  const endless = await receiver((it) => {
    it.writeHead(200)
    const write = (): void => {
      while (!it.destroyed && it.write('x'.repeat(8192)));
      it.once('drain', write)
    }
    write()
  })
  await subscribe(endless)
  await tell(['PR-1'])
  await sent()
  expect(await deliveries()).toMatchObject([{ status: 'sent', last_code: 200 }])
  expect(await post('http://127.0.0.1:1/', {}, '{}', true, stop)).toEqual({ code: null, error: 'connection' })
  expect(await post('https://tega-ni.invalid/', {}, '{}', true, stop)).toEqual({ code: null, error: 'dns' })
})

test('a test shows whether it is taken; what is stopped hears nothing, and the end of a program ends its address', async () => {
  const to = await receiver()
  const clerk = await admin()
  const { body: program } = await clerk.call(makeProgram, { body: { name: 'Parkirna aplikacija', scopes: ['events:receive'] } })
  const id = await subscribe(to, ['pass.made'], program.id)
  expect((await clerk.call(testWebhook, { params: { id } })).status).toBe(200)
  await sent()
  expect(to.heard).toMatchObject([{ type: 'test', data: { ids: [] } }])
  expect((await clerk.call(listWebhooks, {})).body.items).toMatchObject([{ program_name: 'Parkirna aplikacija', events: ['pass.made'] }])
  await tell(['PR-1'])
  expect((await clerk.call(endProgram, { params: { id: program.id } })).status).toBe(200)
  await tell(['PR-2'])
  await sent()
  expect(to.heard).toHaveLength(1)
  const [first] = await deliveries()
  expect(first).toMatchObject({ status: 'failed', last_error: 'stopped', actions: [] })
  expect((await clerk.call(sendDelivery, { params: { id: first.id } })).status).toBe(409)
  for (const operation of [testWebhook, stopWebhook]) expect((await clerk.call(operation, { params: { id } })).status).toBe(409)
  const other = { id, url: to.url, events: ['pass.made'] as const, program_id: null }
  expect((await clerk.call(saveWebhook, { body: { ...other, events: [...other.events] } })).status).toBe(409)
  // A new secret lets go on what was stopped, but not what ended with its program.
  expect((await clerk.call(renewWebhookSecret, { params: { id } })).status).toBe(409)
  expect((await clerk.call(listWebhooks, {})).body.items).toMatchObject([{ program_ended_at: expect.any(String) }])
  const own = await receiver()
  const ofTown = await subscribe(own, ['pass.made'])
  expect((await clerk.call(stopWebhook, { params: { id: ofTown } })).status).toBe(200)
  own.secrets.push((await clerk.call(renewWebhookSecret, { params: { id: ofTown } })).body.secret)
  await tell(['PR-3'])
  await sent()
  expect([to.heard.length, own.heard.map(({ data }) => data.ids)]).toEqual([1, [['PR-3']]])
  for (const who of ['operator', 'warden', 'host', 'stranger'] as const)
    expect([who, (await (await product.as(who)).call(listWebhooks, {})).status]).toEqual([who, 403])
})
