import { mayPass } from '@dovolilnice/contract/access/may-pass'
import { loadWhitelist } from '@dovolilnice/contract/access/whitelist'
import { blockOwnCredential, unblockPermitCredential } from '@dovolilnice/contract/permits/opening/operations'
import type { OwnPermit } from '@dovolilnice/contract/permits/permit'
import { getOwnPermit } from '@dovolilnice/contract/permits/record/operations'
import { verifyPermit } from '@dovolilnice/contract/permits/verify/verify-permit'
import type { CredentialKind } from '@dovolilnice/contract/primitives/credential'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openFakeGate, until, type FakeGate } from '../../../test/gates/fake-gate.ts'
import { giveDevice, givePermit } from '../../../test/gates/gate-scene.ts'
import { startTestBridge } from '../../../test/gates/test-bridge.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import type { Bridge } from '../../../start-bridge.ts'
import { explainAccess } from '../explain-access.ts'

let product: TestProduct
let bridge: Bridge
let gates: FakeGate[]
let first: string
let second: string

const devices = ['brod', 'trg']
const db = () => product.services.database.kysely

beforeAll(async () => {
  product = await startTestProduct()
  for (const device of devices) await giveDevice(product, device, 'core')
  const user_id = product.town.regular
  const card = 'AB01020304'
  first = await givePermit(product, { number: 'B-1', user_id, credentials: { plate: 'LJ AB-123', rfid: card, phone: '041 123 456' } })
  second = await givePermit(product, { number: 'B-2', user_id, credentials: { plate: 'LJ CD-456', rfid: card } })
  await givePermit(product, { number: 'B-3', credentials: { plate: 'KR XY-777', rfid: 'AB99999999' } })
  bridge = await startTestBridge(product)
  gates = await Promise.all(devices.map((device) => openFakeGate(bridge, device)))
  for (const gate of gates) await gate.publishState()
  await until(() => gates.every(({ whitelists, documents }) => whitelists.length > 0 && documents.length > 0), 'the first whitelists')
})
afterAll(async () => {
  for (const gate of gates) await gate.close()
  await bridge.close()
  await product.close()
})

const decide = (gate: FakeGate, kind: CredentialKind, value: string) => {
  const body = gate.whitelists.at(-1)
  return mayPass(body && loadWhitelist(body, gate.keyOf), { kind, value }, product.clock.now()).reason
}
const everywhere = (kind: CredentialKind, value: string) => [...new Set(gates.map((gate) => decide(gate, kind, value)))].join()
const own = async (id: string): Promise<OwnPermit> => (await (await product.as('regular')).call(getOwnPermit, { params: { id } })).body
const idOf = async (permit: string, kind: CredentialKind) => (await own(permit)).credentials.find((one) => one.kind === kind)?.id ?? ''
const codeOf = async (id: string) => new URL((await own(id)).verification_url).searchParams.get('code') ?? ''
const mails = () => db().selectFrom('mail').select(['template', 'recipient']).where('template', 'like', 'permit:%').execute()

test('a card that its holder blocks is refused at all gates, on all permits of the holder, and the vehicle goes on', async () => {
  expect(everywhere('rfid', 'AB01020304')).toBe('permit_valid')
  const holder = await product.as('regular')
  const answer = await holder.call(blockOwnCredential, { body: { permit_id: first, credential_id: await idOf(first, 'rfid') } })
  expect(answer).toMatchObject({ status: 200, body: { new_code: false } })
  await until(() => everywhere('rfid', 'AB01020304') === 'way_not_allowed', 'the block at the gates')
  expect(everywhere('plate', 'LJ AB-123')).toBe('permit_valid')
  expect(everywhere('rfid', 'AB99999999')).toBe('permit_valid')
  expect((await own(second)).credentials.find(({ kind }) => kind === 'rfid')?.blocked_at).not.toBeNull()
  expect(await mails()).toEqual([{ template: 'permit:blocked', recipient: 'ziga@preizkus.si' }])
  const question = { device_code: 'brod', kind: 'rfid', value: 'AB01020304', normalised: 'AB01020304' } as const
  expect((await explainAccess(db(), question, product.clock.now())).reason).toBe('blocked')
})

test('with a phone the code of the permit is changed, and the old one proves nothing', async () => {
  const holder = await product.as('regular')
  const code = await codeOf(first)
  expect((await product.visitor().call(verifyPermit, { query: { number: 'B-1', code } })).status).toBe(200)
  await holder.call(blockOwnCredential, { body: { permit_id: first, credential_id: await idOf(first, 'phone') } })
  await until(() => everywhere('phone', '041 123 456') === 'way_not_allowed', 'the block at the gates')
  expect((await product.visitor().call(verifyPermit, { query: { number: 'B-1', code } })).status).toBe(404)
  const renewed = await codeOf(first)
  expect((await product.visitor().call(verifyPermit, { query: { number: 'B-1', code: renewed } })).status).toBe(200)
})

test('a lost paper gets a new code alone; a plate is not blocked', async () => {
  const holder = await product.as('regular')
  const code = await codeOf(second)
  expect((await holder.call(blockOwnCredential, { body: { permit_id: second } })).body.new_code).toBe(true)
  expect(await codeOf(second)).not.toBe(code)
  const plate = await holder.call(blockOwnCredential, { body: { permit_id: second, credential_id: await idOf(second, 'plate') } })
  expect(plate).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } })
})

test('nobody blocks what is not theirs', async () => {
  const stranger = await product.as('operator')
  const body = { permit_id: first, credential_id: await idOf(first, 'rfid') }
  expect((await stranger.call(blockOwnCredential, { body })).status).toBe(404)
})

test('only the office lifts a block, and the holder is told', async () => {
  const params = { id: first, credential_id: await idOf(first, 'rfid') }
  const body = { reason: 'Kartica je najdena.' }
  expect((await (await product.as('regular')).call(unblockPermitCredential, { params, body })).status).toBe(403)
  const clerk = await product.as('admin')
  expect((await clerk.call(unblockPermitCredential, { params, body })).status).toBe(204)
  await until(() => everywhere('rfid', 'AB01020304') === 'permit_valid', 'the card back at the gates')
  expect((await mails()).map(({ template }) => template)).toContain('permit:unblocked')
  expect((await clerk.call(unblockPermitCredential, { params, body })).status).toBe(409)
})

test('what is lost is blocked though the permit may only be stored, and mails do not tell the whole number', async () => {
  const user_id = product.town.regular
  const id = await givePermit(product, {
    number: 'B-4',
    user_id,
    credentials: { plate: 'LJ EF-789', rfid: 'CD05060708', phone: '041 777 888' },
  })
  const request = { request_id: v7(), request_number: 'ZP-2026-000008', since: product.clock.now() }
  await db()
    .insertInto('restriction')
    .values({ record_id: id, ...request })
    .execute()
  const holder = await product.as('regular')
  const code = await codeOf(id)
  for (const kind of ['rfid', 'phone'] as const) {
    const body = { permit_id: id, credential_id: await idOf(id, kind) }
    expect(await holder.call(blockOwnCredential, { body })).toMatchObject({ status: 200 })
  }
  const renewed = await codeOf(id)
  expect(renewed).not.toBe(code)
  expect((await holder.call(blockOwnCredential, { body: { permit_id: id } })).status).toBe(200)
  expect(await codeOf(id)).not.toBe(renewed)
  await until(() => everywhere('rfid', 'CD05060708') === 'way_not_allowed', 'the block of the card')
  await until(() => everywhere('phone', '041 777 888') === 'way_not_allowed', 'the block of the phone')
  await product.jobs.runDue('send-mail')
  const written = await db().selectFrom('mail').select(['subject', 'body_text', 'status', 'failure']).where('subject_id', '=', id).execute()
  expect(written).toHaveLength(3)
  // The holder asked for it: the confirmation goes though other mails about the permit are held back.
  expect(written.map(({ status, failure }) => `${status} ${failure}`)).toEqual(Array.from({ length: 3 }, () => 'sent null'))
  const words = written.map(({ subject, body_text }) => `${subject} ${body_text}`).join()
  expect(words).toContain('…708')
  expect(words).toContain('…888')
  expect(words.replaceAll(' ', '')).not.toMatch(/05060708|777888/)
})

test('a lost phone changes the code of every permit in force that bears its number, and of no other', async () => {
  const user_id = product.town.regular
  const phone = '031 222 333'
  const [asked, twin, other, over] = [
    await givePermit(product, { number: 'B-5', user_id, credentials: { plate: 'LJ GH-111', phone } }),
    await givePermit(product, { number: 'B-6', user_id, credentials: { plate: 'LJ GH-222', phone } }),
    await givePermit(product, { number: 'B-7', user_id, credentials: { plate: 'LJ GH-333' } }),
    await givePermit(product, { number: 'B-8', user_id, status: 'revoked', credentials: { plate: 'LJ GH-444', phone } }),
  ]
  const neighbour = await givePermit(product, { number: 'B-9', credentials: { plate: 'LJ GH-555', phone } })
  const ids = [asked, twin, other, over, neighbour]
  const secrets = async () => {
    const rows = await db().selectFrom('permit').select(['id', 'link_secret']).where('id', 'in', ids).execute()
    return ids.map((id) => rows.find((row) => row.id === id)?.link_secret)
  }
  const before = await secrets()
  const body = { permit_id: asked, credential_id: await idOf(asked, 'phone') }
  expect((await (await product.as('regular')).call(blockOwnCredential, { body })).status).toBe(200)
  const after = await secrets()
  expect(after.map((secret, index) => secret !== before[index])).toEqual([true, true, false, false, false])
})
