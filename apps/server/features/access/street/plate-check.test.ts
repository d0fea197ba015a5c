import { checkPlate, createAccessTag, listOperatorPassages } from '@dovolilnice/contract/access/operations'
import { notePassage } from '@dovolilnice/contract/access/note-passage'
import { type OperatorPassage, operatorPassageSchema } from '@dovolilnice/contract/access/access-log'
import { createExport } from '@dovolilnice/contract/exports/create-export'
import { listRefusals } from '@dovolilnice/contract/access/list-refusals'
import { gateEventSchema, type AccessEvent } from '@dovolilnice/contract/bollards/gate-event'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listenToTopics } from '../../../platform/database/notify.ts'
import { accessEvent, until } from '../../../test/gates/fake-gate.ts'
import { giveDevice, givePermit } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { storeAccessEvents } from '../store-access-events.ts'

let product: TestProduct
const refused = { name: 'refused', permit_number: null, reason: 'no_permit', reason_details: { kind: 'plate' } }
const store = (device: string, more: Record<string, unknown>) => {
  const event = gateEventSchema.parse({ id: v7(), sequence: 1, at: '2026-11-16T08:00:00.000Z', ...accessEvent(more) }) as AccessEvent
  return storeAccessEvents(product.services, [{ device, event, received_at: product.clock.now(), claimed_at: null }])
}
const events = (action: string) =>
  product.services.database.kysely.selectFrom('event').select(['actor_name', 'after']).where('action', '=', action).execute()

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  await giveDevice(product, 'trg', 'market')
  await givePermit(product, { number: 'P-1', credentials: { plate: 'LJ AB-123' }, name: 'Čebašek Žiga' })
})
afterAll(() => product.close())

test('an operator learns what each gate would do with a plate now, and nobody’s name', async () => {
  const operator = await product.as('operator')
  const { status, body, raw } = await operator.call(checkPlate, { body: { plate: 'lj ab 123' } })
  expect(status).toBe(200)
  expect(body.items).toMatchObject([
    { device_code: 'brod', allowed: true, reason: 'permit_valid' },
    { device_code: 'trg', allowed: false, reason: 'other_zone' },
  ])
  expect(raw).not.toContain('Žiga')
  expect(await events('plate:check')).toEqual([{ actor_name: 'Oto Operater', after: { plate: expect.stringMatching(/LJ/) } }])
  expect((await operator.call(checkPlate, { body: { plate: 'MB 00-AAA' } })).body.items).toMatchObject([
    { reason: 'no_permit' },
    { reason: 'no_permit' },
  ])
})

test('the last refusals of each gate stand for two days, without names, a phone by its end alone', async () => {
  for (let minute = 10; minute < 17; minute += 1)
    await store('brod', { ...refused, credential: `MB 0${minute}-AA`, at: `2026-11-16T08:${minute}:00.000Z` })
  await store('trg', { ...refused, credential_kind: 'phone', credential: '041 999 888', reason_details: { kind: 'phone' } })
  await store('trg', { ...refused, credential: 'MB OLD-1', at: '2026-11-14T08:00:00.000Z' })
  await store('trg', {})
  const { body, raw } = await (await product.as('operator')).call(listRefusals)
  expect(body.items.map((one: { device_code: string; credential: string }) => [one.device_code, one.credential])).toEqual([
    ...[16, 15, 14, 13, 12].map((minute) => ['brod', `MB 0${minute}-AA`]),
    ['trg', '…888'],
  ])
  expect(raw).not.toContain('999')
  expect(body.vehicles).toMatchObject([{ device_code: 'trg', credential: 'LJ AB-123' }])
  expect(await events('access_log:refusals')).toHaveLength(1)
})

test('a phone is asked by the same field, and the answer says where it was refused last', async () => {
  const operator = await product.as('operator')
  const { body, raw } = await operator.call(checkPlate, { body: { plate: '041 999 888' } })
  expect(body).toMatchObject({ asked: '+38641999888', last_refusal: { device_code: 'trg', device_name: 'Stebriček trg' } })
  expect(body.items[0]).toMatchObject({ allowed: false, reason: 'no_permit', reason_details: { kind: 'phone' } })
  expect(raw).not.toContain('Žiga')
  expect((await events('plate:check')).at(-1)).toEqual({ actor_name: 'Oto Operater', after: { phone: '+3…' } })
  expect((await operator.call(checkPlate, { body: { plate: '041 991' } })).body.error.fields[0]).toMatchObject({
    path: 'plate',
    rule: 'phone',
  })
})

test('an operator sees the log of two days with nobody’s name, and notes something on a line', async () => {
  const operator = await product.as('operator')
  const list = async (filters = {}) => (await operator.call(listOperatorPassages, { body: { filters, itemsPerPage: 100 } })).body
  const { items, total } = await list()
  expect(total).toBe(9)
  expect(Object.keys(items[0]).toSorted()).toEqual(Object.keys(operatorPassageSchema.shape).toSorted())
  expect(items.map((row: OperatorPassage) => row.credential)).toContain('…888')
  expect(items.map((row: OperatorPassage) => row.credential)).not.toContain('MB OLD-1')
  const [line] = (await list({ plate: 'mb 010' })).items
  const note = (access_log_id: string) => operator.call(notePassage, { body: { access_log_id, note: 'Klical, dostava' } })
  expect((await note(line.id)).status).toBe(200)
  await (await product.as('admin')).call(createAccessTag, { body: { access_log_id: line.id, label: 'Sum', remark: 'Janez Novak' } })
  expect((await list({ plate: 'mb 010' })).items[0].notes).toEqual(['Klical, dostava'])
  const old = await product.services.database.kysely
    .selectFrom('access_log')
    .select('id')
    .where('credential', '=', 'MB OLD-1')
    .executeTakeFirstOrThrow()
  expect((await note(old.id)).status).toBe(404)
  const regular = await product.as('regular')
  expect((await regular.call(listOperatorPassages, { body: {} })).status).toBe(403)
  expect((await regular.call(notePassage, { body: { access_log_id: line.id, note: 'Klical' } })).status).toBe(403)
})

test('the log of an operator never leaves as a file', async () => {
  const asked = { list: 'list-operator-passages', format: 'csv', columns: ['at'] } as const
  expect((await (await product.as('operator')).call(createExport, { body: asked })).status).toBe(422)
})

test('only who may check plates sees either, and hears of a refusal', async () => {
  const regular = await product.as('regular')
  expect((await regular.call(checkPlate, { body: { plate: 'LJ AB-123' } })).status).toBe(403)
  expect((await regular.call(listRefusals)).status).toBe(403)
  const topics: string[] = []
  const stop = await listenToTopics(product.services.database, (topic) => topics.push(topic))
  await store('brod', refused)
  await until(() => topics.includes('passages'), 'the refusal told')
  await stop()
})
