import {
  getMisuse,
  listMisuse,
  readMisuseLimits,
  settleMisuse,
  startingMisuseLimits,
  updateMisuseLimits,
  weighMisuseLimits,
} from '@dovolilnice/contract/access/misuse'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDevice, givePermit } from '../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import { findMisuseJob } from './misuse.ts'

let product: TestProduct
let permit: string
const db = () => product.services.database.kysely
/** @param minutes before now */
const passage = async (
  minutes: number,
  device_code: string,
  credential: string,
  more: { kind?: 'plate' | 'rfid'; refused?: boolean } = {},
) => {
  const at = new Date(product.clock.now().getTime() - minutes * 60_000)
  const row = { id: v7(), device_code, at, received_at: at, claimed_at: null, sequence: null, presentation_id: v7() }
  const found = more.refused ? { permit_id: null, permit_number: null } : { permit_id: permit, permit_number: 'D-2026-000001' }
  const seen = { credential_kind: more.kind ?? 'rfid', credential, credential_normalised: credential, plate: null, phone: null }
  const told = { reason: more.refused ? ('no_permit' as const) : ('permit_valid' as const), whitelist_version: 1, decided_in_ms: 1 }
  await db()
    .insertInto('access_log')
    .values({ ...row, ...found, ...seen, ...told, event_name: more.refused ? 'refused' : 'admitted', anonymised_at: null })
    .execute()
}
const list = async (filters = {}) => (await (await product.as('admin')).call(listMisuse, { body: { filters } })).body.items
const settle = async (id: string, outcome: string, remark = 'Kartico je dal sosedu, govorili smo z njim.') =>
  (await product.as('admin')).call(settleMisuse, { params: { id }, body: { outcome, remark } })

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  await giveDevice(product, 'trg', 'core')
  await db().updateTable('device').set({ longitude: 14.51 }).where('code', '=', 'trg').execute()
  permit = await givePermit(product, { number: 'D-2026-000001', credentials: { plate: 'LJ AB-123', rfid: 'A1B2C3' } })
  // One card at two bollards in a minute, another vehicle with it, and five cards that nobody knows.
  await passage(101, 'brod', 'A1B2C3')
  await passage(100.5, 'trg', 'A1B2C3')
  await passage(60.1, 'brod', 'MBXX99', { kind: 'plate', refused: true })
  await passage(60, 'brod', 'A1B2C3')
  for (const n of [1, 2, 3, 4, 5]) await passage(30 + n, 'trg', `FF0${n}`, { refused: true })
  await product.runJob(findMisuseJob)
})
afterAll(() => product.close())

test('each is found once, however often the log is read, with its sentence and its evidence', async () => {
  await product.runJob(findMisuseJob)
  const found = await list()
  expect(found.map(({ kind }: { kind: string }) => kind)).toEqual(['tried', 'other_plate', 'two_gates'])
  const [tried, other, gates] = found
  expect(gates).toMatchObject({ permit_number: 'D-2026-000001', device_name: 'Stebriček trg', meters: 772, seconds: 30, outcome: null })
  const { body } = await (await product.as('admin')).call(getMisuse, { params: { id: other.id } })
  expect(body.evidence).toMatchObject([
    { credential: 'MBXX99', event_name: 'refused', device_name: 'Stebriček brod' },
    { credential: 'A1B2C3', event_name: 'admitted' },
  ])
  expect(body.mailable).toBe(true)
  expect(tried).toMatchObject({ permit_id: null, count: 5 })
  expect(await list({ kind: 'tried', open: true })).toHaveLength(1)
  expect(await list({ permit_number: 'D-2026' })).toHaveLength(2)
})

test('a person says what it was: once, with reasons; the holder is warned by mail, and the permit stays as it is', async () => {
  const [tried, other, gates] = await list()
  expect(await settle(gates.id, 'warned', 'kratko')).toMatchObject({ status: 422 })
  expect(await settle(gates.id, 'warned')).toMatchObject({ status: 204 })
  expect(await settle(gates.id, 'dismissed')).toMatchObject({ status: 409, body: { error: { code: 'illegal_transition' } } })
  const mails = await db().selectFrom('mail').select(['body_text', 'recipient']).where('template', '=', 'permit:misuse_warned').execute()
  expect(mails).toMatchObject([{ recipient: 'ziga@preizkus.si', body_text: expect.stringContaining('vam povemo pri organu') }])
  // What was found is not for an ordinary mail.
  expect(mails[0]?.body_text).not.toContain('Kartico je dal sosedu')
  // About no permit: nobody to warn, nothing to take.
  for (const outcome of ['warned', 'procedure']) expect((await settle(tried.id, outcome)).status).toBe(409)
  expect(await settle(tried.id, 'dismissed')).toMatchObject({ status: 204 })
  expect(await settle(other.id, 'procedure')).toMatchObject({ status: 204 })
  expect(await list({ open: true })).toEqual([])
  expect(await list({ open: false })).toHaveLength(3)
  const { status } = await db().selectFrom('permit').select('status').where('id', '=', permit).executeTakeFirstOrThrow()
  expect(status).toBe('issued')
})

test('the limits are the town’s, and it sees before how many last month would have been found', async () => {
  const root = await product.as('root')
  const limits = { ...startingMisuseLimits, openings_a_day: 2, tries: 6 }
  expect((await root.call(weighMisuseLimits, { body: limits })).body).toEqual({ two_gates: 1, many: 1, other_plate: 1, tried: 0 })
  const { body } = await root.call(readMisuseLimits, {})
  expect(body).toEqual({ ...startingMisuseLimits, version: 0 })
  expect((await root.call(updateMisuseLimits, { body: { ...limits, version: 0 } })).status).toBe(204)
  expect((await root.call(updateMisuseLimits, { body: { ...limits, version: 0 } })).status).toBe(409)
  expect((await root.call(readMisuseLimits, {})).body).toEqual({ ...limits, version: 1 })
  expect((await (await product.as('operator')).call(updateMisuseLimits, { body: { ...limits, version: 1 } })).status).toBe(403)
  expect((await (await product.as('operator')).call(listMisuse, { body: {} })).status).toBe(403)
})

test('who enters twice and who drives in behind another is found in the log, by the ways of the bollards', async () => {
  await giveDevice(product, 'vstop', 'core')
  await db().updateTable('device').set({ direction: 'entry', passback: 'soft' }).where('code', '=', 'vstop').execute()
  const passed = async (minutes: number, event_name: 'passed' | 'followed') => {
    await passage(minutes, 'vstop', 'A1B2C3')
    await db()
      .updateTable('access_log')
      .set({ event_name })
      .where('device_code', '=', 'vstop')
      .where('event_name', '=', 'admitted')
      .execute()
  }
  await passed(20, 'passed')
  await passed(10, 'passed')
  await passed(9.9, 'followed')
  await product.runJob(findMisuseJob)
  expect((await list({ kind: 'entered_twice' }))[0]).toMatchObject({ permit_number: 'D-2026-000001', seconds: 600 })
  expect(await list({ kind: 'two_vehicles' })).toHaveLength(1)
})
