import {
  createAccessTag,
  getAccessLog,
  getPermitHolder,
  listAccessLog,
  listPermitHolders,
  listUserAccessLog,
} from '@dovolilnice/contract/access/operations'
import { shiftRfidCard } from '@dovolilnice/contract/access/shift-rfid-card'
import { v7 } from 'uuid'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accessEvent } from '../../test/gates/fake-gate.ts'
import { giveDevice, givePermit } from '../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'
import type { ReceivedEvent } from '../../platform/mqtt/collect-events.ts'
import { gateEventSchema, type AccessEvent } from '@dovolilnice/contract/bollards/gate-event'
import { storeAccessEvents } from './store-access-events.ts'

let product: TestProduct
const ids: Record<string, string> = {}

const received = (more: Record<string, unknown>, device = 'brod'): ReceivedEvent<AccessEvent> => {
  const event = gateEventSchema.parse({ id: v7(), sequence: 1, at: '2026-11-16T08:00:00.000Z', ...accessEvent(more) }) as AccessEvent
  return { device, event, received_at: product.clock.now(), claimed_at: null }
}
const store = (...events: ReceivedEvent<AccessEvent>[]) => storeAccessEvents(product.services, events)

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  const { regular } = product.town
  ids['permit'] = await givePermit(product, { number: 'P-1', user_id: regular, credentials: { plate: 'LJ AB-123' }, name: 'Čebašek Žiga' })
  await givePermit(product, { number: 'P-2', lot: 'market', credentials: { plate: 'KR XY-777' } })
  const presentation_id = v7()
  const stranger = { permit_number: null, reason: 'no_permit', reason_details: { kind: 'plate' }, name: 'refused', credential: 'MB 100%' }
  const events = [
    received({ presentation_id }),
    received({ presentation_id, name: 'passed', at: '2026-11-16T08:00:09.000Z' }),
    received({ ...stranger, at: '2026-11-16T08:05:00.000Z' }),
    received({
      credential_kind: 'phone',
      credential: '041 999 888',
      permit_number: null,
      name: 'refused',
      reason: 'no_permit',
      reason_details: {},
    }),
  ]
  await store(...events)
  ids['admitted'] = events[0]!.event.id
  ids['refused'] = events[2]!.event.id
})
afterAll(() => product.close())

describe('the access log', () => {
  const list = async (filters: Record<string, unknown> = {}, more: Record<string, unknown> = {}) =>
    (await product.as('admin')).call(listAccessLog, { body: { filters, ...more } })

  test('shows who passed, newest first, with plate, phone, device and reason', async () => {
    const { status, body } = await list()
    expect(status).toBe(200)
    expect(body.total).toBe(4)
    expect(body.items[0]).toMatchObject({
      event_name: 'refused',
      credential: 'MB 100%',
      reason: 'no_permit',
      reason_details: { kind: 'plate' },
    })
    expect(body.items.at(-1)).toMatchObject({
      event_name: 'admitted',
      device_name: 'Stebriček brod',
      permit_id: ids['permit'],
      permit_number: 'P-1',
      plate: 'LJ AB-123',
      phone: '+38641123456',
      reason_details: { permit: 'P-1', day: '2027-01-31' },
      tags: [],
    })
  })

  test.each<[Record<string, unknown>, number]>([
    [{ credential: 'lj-ab' }, 2],
    [{ credential: '041999' }, 1],
    [{ credential: '+386 41 999' }, 1],
    [{ credential: 'MB100%' }, 1],
    [{ credential: '%' }, 0],
    [{ credential: ' ' }, 4],
    [{ refused: true }, 2],
    [{ event_name: 'passed' }, 1],
    [{ permit_number: 'p-1' }, 2],
    [{ device_code: 'other' }, 0],
    [{ credential_kind: 'phone' }, 1],
    [{ from: '2026-11-16T08:00:09.000Z' }, 2],
    [{ from: '2026-11-16T08:00:09.000Z', until: '2026-11-16T08:05:00.000Z' }, 1],
    [{ tag: 'no such' }, 0],
  ])('is narrowed by %j to %d', async (filters, total) => {
    expect((await list(filters)).body.total).toBe(total)
  })

  test('refuses an unknown filter and sort key by name', async () => {
    const { status, body } = await list({ colour: 'red' }, { sortByKey: 'phone' })
    expect(status).toBe(422)
    expect(body.error.fields.map((field: { path: string }) => field.path)).toEqual(['sortByKey', 'filters.colour'])
  })

  test('takes an event once, however often it comes, and none of a device it does not know', async () => {
    const again = received({ id: ids['admitted'] })
    const foreign = received({}, 'nobody')
    expect(await store(again, again, foreign)).toEqual([again, again])
    expect((await list()).body.total).toBe(4)
  })

  test('keeps the noise of a reader without falling over it', async () => {
    const noise = received({ credential: `X\0'"\\😀`, permit_number: null, name: 'refused' })
    expect(await store(noise)).toHaveLength(1)
    await product.services.database.kysely.deleteFrom('access_log').where('id', '=', noise.event.id).execute()
  })

  test("shows one person's passages, and 404 for nobody's", async () => {
    const admin = await product.as('admin')
    expect((await admin.call(listUserAccessLog, { params: { id: product.town.regular }, body: {} })).body.total).toBe(2)
    expect((await admin.call(listUserAccessLog, { params: { id: product.town.stranger }, body: {} })).body.total).toBe(0)
    expect((await admin.call(listUserAccessLog, { params: { id: v7() }, body: {} })).status).toBe(404)
  })

  test('explains a line: its presentation, its holder, and what the gate would say now', async () => {
    const admin = await product.as('admin')
    const { body } = await admin.call(getAccessLog, { params: { id: ids['admitted']! } })
    expect(body.presentation.map((event: { event_name: string }) => event.event_name)).toEqual(['admitted', 'passed'])
    expect(body).toMatchObject({
      holder_name: 'Čebašek Žiga',
      holder_user_id: product.town.regular,
      now: { allowed: true, reason: 'permit_valid' },
    })
    await product.services.database.kysely.updateTable('permit').set({ status: 'suspended' }).where('number', '=', 'P-1').execute()
    const later = await admin.call(getAccessLog, { params: { id: ids['admitted']! } })
    expect(later.body.now).toMatchObject({ allowed: false, reason: 'suspended' })
    await product.services.database.kysely.updateTable('permit').set({ status: 'issued' }).where('number', '=', 'P-1').execute()
    expect((await admin.call(getAccessLog, { params: { id: v7() } })).status).toBe(404)
  })

  test('says of a bollard out of use that it is, since when where that is known, and nothing of the permit', async () => {
    const { kysely } = product.services.database
    const nowAt = async (is: { active: boolean; out_of_use_since: Date | null }) => {
      await kysely.updateTable('device').set(is).where('code', '=', 'brod').execute()
      return (await (await product.as('admin')).call(getAccessLog, { params: { id: ids['admitted']! } })).body.now
    }
    const since = new Date('2026-11-15T23:30:00.000Z')
    const refused = { allowed: false, reason: 'out_of_use' }
    expect(await nowAt({ active: false, out_of_use_since: since })).toEqual({ ...refused, reason_details: { day: '2026-11-16' } })
    expect(await nowAt({ active: false, out_of_use_since: null })).toEqual({ ...refused, reason_details: {} })
    expect(await nowAt({ active: true, out_of_use_since: null })).toMatchObject({ allowed: true })
  })

  test('carries tags that a clerk hangs on it, and finds lines by them', async () => {
    const admin = await product.as('admin')
    const body = { access_log_id: ids['refused'], label: 'Sum zlorabe', remark: 'Tretjič danes' }
    const created = await admin.call(createAccessTag, { body })
    expect(created).toMatchObject({ status: 200, body: { label: 'Sum zlorabe', created_by_name: 'Ana Referent' } })
    expect((await list({ tag: 'Sum zlorabe' })).body.items).toMatchObject([{ id: ids['refused'], tags: ['Sum zlorabe'] }])
    expect((await admin.call(createAccessTag, { body: { ...body, access_log_id: v7() } })).status).toBe(404)
    expect((await admin.call(createAccessTag, { body: { ...body, label: ' ' } })).status).toBe(422)
    // What bears the label of the operators' notes is shown to operators.
    const [field] = (await admin.call(createAccessTag, { body: { ...body, label: ' Opomba operaterja ' } })).body.error.fields
    expect(field).toMatchObject({ path: 'label', rule: 'operator_label' })
    const events = await product.services.database.kysely
      .selectFrom('event')
      .select(['action', 'subject_id'])
      .where('action', '=', 'access_log:tag')
      .execute()
    expect(events).toEqual([{ action: 'access_log:tag', subject_id: ids['refused'] }])
  })

  test('is for those who may read it, and each look is kept', async () => {
    expect((await (await product.as('operator')).call(listAccessLog, { body: {} })).status).toBe(403)
    expect((await (await product.as('regular')).call(getAccessLog, { params: { id: ids['admitted']! } })).status).toBe(403)
    expect((await product.visitor().call(listAccessLog, { body: {} })).status).toBe(401)
    const looks = await product.services.database.kysely
      .selectFrom('event')
      .select('kind')
      .where('action', '=', 'access_log:list')
      .execute()
    expect(looks.length).toBeGreaterThan(0)
    expect(new Set(looks.map((look) => look.kind))).toEqual(new Set(['read']))
  })
})

describe('the holders of permits', () => {
  const list = async (filters: Record<string, unknown>) => (await product.as('admin')).call(listPermitHolders, { body: { filters } })

  test.each<[Record<string, unknown>, string[]]>([
    [{}, ['P-1', 'P-2']],
    [{ search: 'čeba' }, ['P-1', 'P-2']],
    [{ search: 'p-2' }, ['P-2']],
    [{ search: 'kr-xy' }, ['P-2']],
    [{ search: '%' }, []],
    [{ valid_now: true }, ['P-1', 'P-2']],
  ])('are found by %j', async (filters, numbers) => {
    const { body } = await list(filters)
    expect(body.items.map((row: { permit_number: string }) => row.permit_number).sort()).toEqual(numbers)
  })

  test('show how to reach someone and when they last passed', async () => {
    const admin = await product.as('admin')
    const { body } = await admin.call(getPermitHolder, { params: { id: ids['permit']! } })
    expect(body).toMatchObject({
      email: 'ziga@preizkus.si',
      credentials: [{ kind: 'plate', value: 'LJ AB-123' }],
      vehicles: [{ plate: 'LJ AB-123', when: 'now' }],
    })
    expect(body.last_passages.map((passage: { event_name: string }) => passage.event_name)).toEqual(['passed', 'admitted'])
    expect((await (await product.as('regular')).call(listPermitHolders, { body: {} })).status).toBe(403)
  })
})

describe('shifting RFID cards', () => {
  const shift = async (shifts: object[], reason = 'Nova serija kartic') =>
    (await product.as('admin')).call(shiftRfidCard, { body: { shifts, reason } })
  const tags = async () => {
    const rows = await product.services.database.kysely
      .selectFrom('permit_credential as c')
      .innerJoin('permit as p', 'p.id', 'c.permit_id')
      .select(['p.number', 'c.value_normalised as tag'])
      .where('c.kind', '=', 'rfid')
      .orderBy('p.number')
      .orderBy('c.value_normalised')
      .execute()
    return rows.map((row) => `${row.number} ${row.tag}`)
  }

  beforeAll(async () => {
    for (const [number, tag] of [
      ['C-1', '0100'],
      ['C-2', '0101'],
      ['C-3', '0102'],
    ]) {
      ids[number!] = await givePermit(product, { number: number!, credentials: { rfid: tag! } })
    }
    await givePermit(product, { number: 'C-old', valid_until: '2026-03-01', credentials: { rfid: '0999' } })
  })

  test('moves a whole series on by one, all at once', async () => {
    const { status, body } = await shift([
      { from: '01:00', to: '0101' },
      { from: '01:01', to: '0102' },
      { from: '0102', to: '0103' },
    ])
    expect(status).toBe(200)
    expect(body).toMatchObject({ shifted: 3, cards: [{ from: '0100', to: '0101', permit_number: 'C-1' }, {}, {}] })
    expect(await tags()).toEqual(['C-1 0101', 'C-2 0102', 'C-3 0103', 'C-old 0999'])
  })

  test('hands a card to another permit, and tells both permits and the trail', async () => {
    expect((await shift([{ from: '0103', permit_id: ids['C-1'] }])).status).toBe(200)
    expect(await tags()).toEqual(['C-1 0101', 'C-1 0103', 'C-2 0102', 'C-old 0999'])
    const events = await product.services.database.kysely
      .selectFrom('event')
      .select(['before', 'after', 'reason'])
      .where('action', '=', 'rfid_card:shift')
      .orderBy('id')
      .execute()
    expect(events.at(-1)).toEqual({
      before: { rfid: '0103, C-3' },
      after: { rfid: '0103, C-1' },
      reason: 'Nova serija kartic',
    })
    const { version } = await product.services.database.kysely
      .selectFrom('permit')
      .select('version')
      .where('number', '=', 'C-3')
      .executeTakeFirstOrThrow()
    expect(version).toBe(3)
  })

  test.each<[string, number, string, object[]]>([
    [
      'an unknown card',
      404,
      'shifts.1.from',
      [
        { from: '0101', to: '0200' },
        { from: '7777', to: '7778' },
      ],
    ],
    ['a card of an expired permit', 404, 'shifts.0.from', [{ from: '0999', to: '0998' }]],
    ['a number that another card keeps', 409, 'shifts.0.to', [{ from: '0101', to: '0102' }]],
    [
      'one number for two cards',
      409,
      'shifts.1.to',
      [
        { from: '0101', to: '0300' },
        { from: '0102', to: '0300' },
      ],
    ],
    ['no goal at all', 422, 'shifts.0.to', [{ from: '0101' }]],
    ['an unknown permit', 404, 'shifts.0.permit_id', [{ from: '0101', permit_id: v7() }]],
  ])('refuses %s and changes nothing', async (_, status, path, shifts) => {
    const before = await tags()
    const answer = await shift(shifts)
    expect(answer.status).toBe(status)
    expect(answer.body.error.fields.map((field: { path: string }) => field.path)).toEqual([path])
    expect(await tags()).toEqual(before)
  })
})
