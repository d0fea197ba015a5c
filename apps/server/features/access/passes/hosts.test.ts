import {
  admitGuest,
  bookGuest,
  endBooking,
  endGuest,
  getOwnHost,
  listHosts,
  renewHostKey,
  saveHost,
  stopHost,
} from '@dovolilnice/contract/access/hosts'
import { readGuestPage } from '@dovolilnice/contract/access/visits'
import { listPasses } from '@dovolilnice/contract/access/passes'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sql } from 'kysely'
import { generateKeyPairSync } from 'node:crypto'
import { v7 } from 'uuid'
import { accessEvent } from '../../../test/gates/fake-gate.ts'
import { giveDevice } from '../../../test/gates/gate-scene.ts'
import { emailOf } from '../../../test/test-town.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { forgetGuestsJob } from './hosts.ts'
import { createListContents } from '../list-contents.ts'
import { storeAccessEvents } from '../store-access-events.ts'
import { gateEventSchema } from '@dovolilnice/contract/bollards/gate-event'

let product: TestProduct
const terms = {
  ...{ email: emailOf('host'), name: 'Hotel Kamen', zone: 'A', gate: null, daily: 2, monthly: 3 },
  ...{ longest_minutes: 120, from_minute: 0, until_minute: 1440 },
}
const save = async (more: object = {}) => (await product.as('admin')).call(saveHost, { body: { ...terms, ...more } })
const admit = async (who: 'host' | 'stranger' = 'host', more: object = {}) =>
  (await product.as(who)).call(admitGuest, { body: { ways: 1, minutes: 60, ...more } })
const own = async (who: 'host' | 'stranger' = 'host') => (await (await product.as(who)).call(getOwnHost, {})).body.host
const db = () => product.services.database.kysely
/** As if all passes had been given so many days earlier; nobody has to sign in again. */
const age = (days: number) => {
  const back = (column: 'issued_at' | 'from_at' | 'until_at') => sql<Date>`${sql.ref(column)} - ${days} * interval '1 day'`
  return db()
    .updateTable('pass')
    .set({ issued_at: back('issued_at'), from_at: back('from_at'), until_at: back('until_at') })
    .execute()
}

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
})
beforeEach(async () => {
  await db().deleteFrom('pass').execute()
  await db().deleteFrom('host').execute()
  await db().updateTable('app_user').set({ role: 'regular' }).where('id', '=', product.town.stranger).execute()
  await db().updateTable('app_user').set({ role: 'host' }).where('id', '=', product.town.host).execute()
  expect((await save()).status).toBe(200)
})
afterAll(() => product.close())

test('a host gives a guest a code, which the lists carry hidden, and it is used up when a gate has told so', async () => {
  const { status, body } = await admit()
  expect([status, body]).toMatchObject([200, { code: expect.stringMatching(/^\d{6}$/), ways: 1, state: 'valid', plate: '' }])
  const contents = createListContents(generateKeyPairSync('ed25519').privateKey)
  const listed = async () => {
    await contents.read(db(), product.clock.now(), ['A'])
    return contents.of('A').whole()
  }
  expect(await listed()).toContain(body.number)
  expect(await listed()).not.toContain(body.code)
  const event = gateEventSchema.parse({
    ...accessEvent({ credential_kind: 'code', credential: '…20', permit_number: body.number, reason: 'pass_valid', reason_details: {} }),
    ...{ id: v7(), sequence: 1, at: product.clock.now().toISOString() },
  })
  const received = { device: 'brod', event, received_at: product.clock.now(), claimed_at: null }
  for (const once of [1, 2]) {
    await storeAccessEvents(product.services, [received] as Parameters<typeof storeAccessEvents>[1])
    expect([once, (await own()).guests[0]]).toMatchObject([once, { used: 1, state: 'over', code: null }])
  }
  expect(await listed()).toContain('"ways":0')
  const { items } = (await (await product.as('operator')).call(listPasses, { body: {} })).body
  expect(items).toMatchObject([{ plate: `…${body.code.slice(-2)}`, ways: 1, used: 1, source: 'host', issued_by_name: 'Hotel Kamen' }])
  expect(JSON.stringify(await db().selectFrom('event').selectAll().execute())).not.toContain(body.code)
})

test('the quota of a day and of a month, the hours and the longest time hold, also for two clicks at once', async () => {
  const tooLong = await admit('host', { minutes: 121 })
  expect(tooLong).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'minutes', message: 'Največja vrednost je 120.' }] } } })
  const answers = await Promise.all([1, 2, 3].map(() => admit()))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 409])
  expect(await own()).toMatchObject({ left_today: 0, left_month: 1 })
  await age(1)
  expect([(await admit()).status, (await admit()).status]).toEqual([200, 409])
  await save({ monthly: 100, from_minute: 0, until_minute: 1 })
  expect((await admit()).body.error.code).toBe('quota_used')
})

test('a host sees and ends own guests alone', async () => {
  await save({ email: emailOf('stranger'), name: 'Trgovina' })
  const mine = await admit('host', { plate: 'lj go 123' })
  const other = await admit('stranger')
  expect((await own()).guests.map(({ id }: { id: string }) => id)).toEqual([mine.body.id])
  expect((await own('stranger')).guests.map(({ id }: { id: string }) => id)).toEqual([other.body.id])
  const end = async (id: string) => (await (await product.as('host')).call(endGuest, { params: { id } })).status
  expect([await end(other.body.id), await end(mine.body.id)]).toEqual([404, 200])
  expect((await own()).guests).toMatchObject([{ plate: 'LJ GO-123', state: 'over' }])
})

test('the town sees what a host has used and stops it at once with its passes', async () => {
  await admit()
  const admin = await product.as('admin')
  const host = await product.as('host')
  const hosts = async () => (await admin.call(listHosts, {})).body.items
  const [{ id, today, month }] = await hosts()
  expect([today, month]).toEqual([1, 1])
  expect((await admin.call(stopHost, { params: { id }, body: { reason: 'Prepustnice za sosede' } })).status).toBe(200)
  expect((await admin.call(stopHost, { params: { id }, body: { reason: 'Še enkrat' } })).status).toBe(409)
  expect([403, 404]).toContain((await host.call(admitGuest, { body: { ways: 1, minutes: 60 } })).status)
  expect(await hosts()).toMatchObject([{ stop_reason: 'Prepustnice za sosede', ended: 1 }])
  expect(await db().selectFrom('pass').select('end_reason').execute()).toEqual([{ end_reason: 'Prepustnice za sosede' }])
})

test('staff can be no host, and guests are forgotten after 30 days', async () => {
  expect((await save({ email: emailOf('operator') })).body.error.fields).toMatchObject([{ path: 'email', rule: 'no_host' }])
  expect((await save({ zone: 'Nikjer' })).body.error.fields[0].path).toBe('zone')
  expect((await save({ gate: 'neznan' })).body.error.fields[0].path).toBe('gate')
  await admit()
  await age(29)
  await product.runJob(forgetGuestsJob)
  expect((await own()).guests).toHaveLength(1)
  await age(2)
  expect((await own()).guests).toEqual([])
  await product.runJob(forgetGuestsJob)
  expect(await db().selectFrom('pass').select('id').execute()).toEqual([])
})

test('the town invites an address without an account, and tells a host that has one; the mail comes once', async () => {
  const mails = async (email: string) =>
    (await db().selectFrom('mail').select('template').where('recipient', '=', email).orderBy('template').execute()).map(
      ({ template }) => template,
    )
  expect(await save({ email: 'penzion@preizkus.si', name: 'Penzion Lipa' })).toMatchObject({ status: 200 })
  expect(await mails('penzion@preizkus.si')).toEqual(['host:invited', 'password:invitation'])
  expect(await save({ email: 'penzion@preizkus.si', name: 'Penzion Lipa', daily: 5 })).toMatchObject({ status: 200 })
  expect(await mails('penzion@preizkus.si')).toHaveLength(2)
})

test('a double tap gives one pass', async () => {
  const headers = { 'idempotency-key': v7() }
  const call = async () => (await product.as('host')).call(admitGuest, { body: { ways: 1, minutes: 60 }, headers })
  const [one, other] = [await call(), await call()]
  expect(other.body).toEqual(one.body)
  expect(await own()).toMatchObject({ left_today: 1 })
})

test('a booking system gives and ends passes with the key of its host, and with no other', async () => {
  const { key } = (await (await product.as('host')).call(renewHostKey, { body: { scopes: ['bookings:write', 'bookings:end'] } })).body
  const book = async (body: unknown, bearer: string) =>
    product.visitor().call(bookGuest, {
      raw: Buffer.from(typeof body === 'string' ? body : JSON.stringify(body)),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    })
  const given = await book({ ways: 2, minutes: 60, locale: 'it' }, key)
  expect(given).toMatchObject({ status: 200, body: { ways: 2, text: expect.stringContaining('il codice per il dissuasore è') } })
  expect(given.body.text).toContain(given.body.code)
  expect((await own())?.guests).toMatchObject([{ id: given.body.id, state: 'valid' }])
  expect(await book({ ways: 99, minutes: 60 }, key)).toMatchObject({ status: 422, body: { error: { fields: [{ path: 'ways' }] } } })
  expect((await book('nothing that can be read', key)).status).toBe(422)
  for (const wrong of ['', 'x', `${key}x`]) expect((await book({ ways: 1, minutes: 60 }, wrong)).status).toBe(401)
  const end = (id: string, bearer: string) =>
    product.visitor().call(endBooking, {
      params: { id },
      raw: Buffer.from('{}'),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${bearer}` },
    })
  expect((await end(given.body.id, 'x')).status).toBe(401)
  expect((await end(v7(), key)).status).toBe(404)
  expect((await end(given.body.id, key)).status).toBe(200)
  expect((await own())?.guests).toMatchObject([{ state: 'over', code: null, qr: [] }])
  const { key: ending } = (await (await product.as('host')).call(renewHostKey, { body: { scopes: ['bookings:end'] } })).body
  expect(await book({ ways: 1, minutes: 60 }, ending)).toMatchObject({
    ...{ status: 403, body: { error: { code: 'scope_missing', details: { scope: 'bookings:write' } } } },
  })
  expect((await end(given.body.id, ending)).status).toBe(200)
  expect(await own()).toMatchObject({ has_key: true, key_scopes: ['bookings:end'] })
  // A new key ends the one before it, and a host that is stopped has none.
  const { key: next } = (await (await product.as('host')).call(renewHostKey, { body: { scopes: ['bookings:write', 'bookings:end'] } })).body
  expect((await book({ ways: 1, minutes: 60 }, key)).status).toBe(401)
  expect((await book({ ways: 1, minutes: 60 }, next)).status).toBe(200)
  await db().updateTable('app_user').set({ active: false }).where('id', '=', product.town.host).execute()
  expect((await book({ ways: 1, minutes: 60 }, next)).status).toBe(401)
  await db().updateTable('app_user').set({ active: true }).where('id', '=', product.town.host).execute()
})

test('a guest sees the own pass alone by the link of the message, and afterwards what became of it', async () => {
  await save({ daily: 10, monthly: 10, longest_minutes: 60 })
  const keyOf = ({ link }: { link: string }) => link.split('#')[1] ?? ''
  const page = async (key: string) => product.visitor().call(readGuestPage, { body: { key } })
  const { body: guest } = await admit()
  const { body: other } = await admit('host', { plate: 'LJ GO-123' })
  expect(guest.link).toMatch(/\/gost#[\w-]{43}$/)
  expect([(await page(keyOf(guest))).body, (await page(keyOf(other))).body]).toMatchObject([
    { host: 'Hotel Kamen', code: guest.code, state: 'valid', by_code: true, used_at: null },
    { code: null, qr: [], state: 'valid', by_code: false },
  ])
  // Neither the vehicle nor whose account it is.
  expect((await page(keyOf(other))).raw.toString()).not.toMatch(/GO-123|@|user_id|plate/)
  // The proof of one behind the name of another.
  const [mine, theirs] = [guest, other].map((one) => Buffer.from(keyOf(one), 'base64url'))
  const mixed = Buffer.concat([mine!.subarray(0, 16), theirs!.subarray(16)]).toString('base64url')
  expect([(await page(mixed)).status, (await page('x'.repeat(43))).status, (await page('')).status]).toEqual([404, 404, 422])

  const event = gateEventSchema.parse({
    ...accessEvent({ credential_kind: 'code', credential: '…20', permit_number: guest.number, reason: 'pass_valid', reason_details: {} }),
    ...{ id: v7(), sequence: 1, at: product.clock.now().toISOString() },
  })
  const received = { device: 'brod', event, received_at: product.clock.now(), claimed_at: null }
  await storeAccessEvents(product.services, [received] as Parameters<typeof storeAccessEvents>[1])
  expect((await page(keyOf(guest))).body).toMatchObject({ state: 'used', code: null, qr: [], used_at: product.clock.now().toISOString() })
  await (await product.as('host')).call(endGuest, { params: { id: other.id } })
  expect((await page(keyOf(other))).body).toMatchObject({ state: 'ended' })
  const { body: third } = await admit()
  await age(1)
  expect((await page(keyOf(third))).body).toMatchObject({ state: 'over', code: null })
  await age(30)
  expect((await page(keyOf(third))).status).toBe(404)
  expect(JSON.stringify(await db().selectFrom('event').selectAll().execute())).not.toContain(keyOf(guest))
})
