import { checkParking } from '@dovolilnice/contract/access/street/check-parking'
import { endMassPass, issueMassPass, listPasses, weighMassPass } from '@dovolilnice/contract/access/passes'
import {
  getVisit,
  listVisits,
  readVisitPhoto,
  readVisitSettings,
  settleVisit,
  startingVisitSettings,
  updateVisitSettings,
} from '@dovolilnice/contract/access/visit-list'
import { askVisit, changeVisitPlate, endVisit, justifyPassage, readOwnVisit, readVisitRules } from '@dovolilnice/contract/access/visits'
import { gateEventSchema } from '@dovolilnice/contract/bollards/gate-event'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { generateKeyPairSync } from 'node:crypto'
import { v7 } from 'uuid'
import { testFiles } from '../../../test/applicant/application-forms.ts'
import { accessEvent } from '../../../test/gates/fake-gate.ts'
import { giveDevice, givePermit } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { forgetVisitsJob } from './check-visits.ts'
import { createListContents } from '../list-contents.ts'
import { storeMisuse } from '../misuse.ts'
import { storeAccessEvents } from '../store-access-events.ts'

let product: TestProduct
const db = () => product.services.database.kysely
const today = () => localDayOf(product.clock.now())

beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
})
afterAll(() => product.close())

const rules = async (more: object = {}) => {
  const admin = await product.as('admin')
  const { version } = (await admin.call(readVisitSettings, {})).body
  const body = { ...startingVisitSettings, from_minute: 0, until_minute: 1440, cards: true, justify: true, ...more, version }
  return admin.call(updateVisitSettings, { body })
}
beforeEach(async () => {
  await db().deleteFrom('visit').execute()
  await db().deleteFrom('pass').execute()
  await db().deleteFrom('access_log').execute()
  await db().deleteFrom('misuse').execute()
  expect((await rules()).status).toBe(204)
})

const formOf = (fields: Record<string, string | File>): FormData => {
  const form = new FormData()
  for (const [key, value] of Object.entries(fields)) form.append(key, value)
  return form
}
const card = () => ({
  country: 'AT',
  card_number: 'W-208 4417',
  card_until: addDays(today(), 300),
  plate: 'W 41782 K',
  zone: 'A',
  day: today(),
})
const ask = (more: Record<string, string | File> = {}, key: string = v7()) =>
  product.visitor().call(askVisit, { form: formOf({ ...card(), photo: testFiles.jpeg(), ...more }), headers: { 'idempotency-key': key } })
const own = async (token: string) => (await product.visitor().call(readOwnVisit, { query: { token } })).body
const fields = ({ status, body }: { status: number; body: { error?: { fields?: { path: string; rule: string }[] } } }) => [
  status,
  ...(body?.error?.fields ?? []).map(({ path, rule }) => `${path} ${rule}`),
]
const justify = (more: Record<string, string | File> = {}, key: string = v7()) =>
  product.visitor().call(justifyPassage, {
    headers: { 'idempotency-key': key },
    form: formOf({
      ...{ plate: 'LJ DT-771', zone: 'A', day: today(), purpose: 'delivery', statement: 'Dostava zdravil v lekarno' },
      ...{ photo: testFiles.png(), ...more },
    }),
  })
const settle = async (id: string, body: object) => (await product.as('admin')).call(settleVisit, { params: { id }, body })
const rows = async (filters: object = {}) => (await (await product.as('admin')).call(listVisits, { body: { filters } })).body.items
const gateSays = (minutes: number, more: Record<string, unknown>) =>
  storeAccessEvents(product.services, [
    {
      device: 'brod',
      event: gateEventSchema.parse({
        ...accessEvent(more),
        ...{ id: v7(), sequence: 1, at: new Date(product.clock.now().getTime() - minutes * 60_000).toISOString() },
      }),
      received_at: product.clock.now(),
      claimed_at: null,
    },
  ] as Parameters<typeof storeAccessEvents>[1])
const refused = (plate: string, minutes: number) =>
  gateSays(minutes, { name: 'refused', credential: plate, permit_number: null, reason: 'no_permit', reason_details: {} })
const listed = async () => {
  const contents = createListContents(generateKeyPairSync('ed25519').privateKey)
  await contents.read(db(), product.clock.now(), ['A'])
  return contents.of('A').whole()
}
const photos = async () => {
  const keys: string[] = []
  for await (const key of product.services.storage.list()) keys.push(key)
  return keys.filter((key) => /^[0-9a-f]{40}$/.test(key))
}

test('a card from abroad lets a vehicle in at once: on the lists, in the street, on its own page, and no number of the card is kept', async () => {
  const key = v7()
  const { status, body } = await ask({}, key)
  expect([status, body]).toEqual([200, { token: expect.any(String) }])
  expect(await listed()).toContain('plate:W41782K')
  expect(await own(body.token)).toMatchObject({ plate: 'W 41782 K', state: 'valid', may_change: true, reason: '' })
  const street = await (await product.as('warden')).call(checkParking, { body: { plate: 'W 41782 K', zone: 'A' } })
  expect(street.body).toMatchObject({ may_park: true, permit: null })
  const { items } = (await (await product.as('operator')).call(listPasses, { body: { filters: { source: 'visitor' } } })).body
  expect(items).toMatchObject([{ source: 'visitor', state: 'valid', note: '' }])
  const stored = JSON.stringify([
    await db().selectFrom('visit').selectAll().execute(),
    await db().selectFrom('event').select('after').where('action', '=', 'visit:ask').execute(),
  ])
  expect(stored).not.toMatch(/2084417|208 4417/)
  expect(stored).not.toContain(body.token)
  // Who has read card and plate behind the windscreen does not get the link.
  expect(fields(await ask())).toEqual([422, 'day visit_taken'])
  expect(await own(body.token)).toMatchObject({ state: 'valid' })
  // The answer was lost: one visit, and its page opens by the new link alone.
  const again = await ask({}, key)
  expect(await db().selectFrom('pass').select('id').execute()).toHaveLength(1)
  expect((await product.visitor().call(readOwnVisit, { query: { token: body.token } })).status).toBe(404)
  expect(await own(again.body.token)).toMatchObject({ state: 'valid' })
})

test('what the town allows holds: switch, zone, hours, days ahead and of the year, validity of the card, one vehicle a day', async () => {
  const before = (await photos()).length
  expect(fields(await ask({ zone: 'Nikjer' }))).toEqual([422, 'zone choice'])
  expect(fields(await ask({ card_until: addDays(today(), -1) }))).toEqual([422, 'card_until card_expired'])
  expect(fields(await ask({ day: addDays(today(), 8) }))).toEqual([422, 'day day_too_far'])
  expect(fields(await ask({ day: addDays(today(), -1) }))).toEqual([422, 'day day_past'])
  expect((await ask({ photo: testFiles.pdf() })).status).toBe(415)
  expect(fields(await product.visitor().call(askVisit, { form: formOf(card()) }))).toEqual([422, 'photo required'])
  expect((await ask()).status).toBe(200)
  expect(fields(await ask({ plate: 'LJ AA-111' }))).toEqual([422, 'plate visit_other_plate'])
  // However it is written, it is the same card; and only of the same country.
  expect(fields(await ask({ card_number: 'w2084417', plate: 'LJ AA-111' }))).toEqual([422, 'plate visit_other_plate'])
  expect((await ask({ country: 'SI', plate: 'LJ AA-111' })).status).toBe(200)
  await rules({ days_a_year: 1 })
  expect(fields(await ask({ day: addDays(today(), 1) }))).toEqual([422, 'day visit_days_used'])
  // Nor with a card that was invented for the vehicle.
  expect(fields(await ask({ day: addDays(today(), 1), card_number: 'W-999 0001' }))).toEqual([422, 'day visit_days_used'])
  await rules({ from_minute: 0, until_minute: 1 })
  expect(fields(await ask({ country: 'IT' }))).toEqual([422, 'day visit_hours'])
  await rules({ zones: ['B'] })
  expect(fields(await ask({ country: 'IT' }))).toEqual([422, 'zone choice'])
  await rules({ cards: false })
  expect((await ask({ country: 'IT' })).status).toBe(404)
  expect((await product.visitor().call(readVisitRules, {})).body).toMatchObject({ cards: false, justify: true })
  // Of what was refused no file stays.
  expect((await photos()).length - before).toBe(2)
})

test('two calls at once make one visit', async () => {
  const answers = await Promise.all([ask(), ask({ plate: 'LJ BB-222' })])
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
  expect(await db().selectFrom('pass').select('id').execute()).toHaveLength(1)
})

test('the visitor changes the vehicle three times and ends it; nobody else does', async () => {
  const { token } = (await ask()).body
  const change = (plate: string, by = token) => product.visitor().call(changeVisitPlate, { body: { token: by, plate } })
  for (const plate of ['LJ AA-111', 'LJ AA-112', 'LJ AA-113']) expect((await change(plate)).status).toBe(200)
  expect((await change('LJ AA-114')).status).toBe(409)
  expect(await listed()).toContain('plate:LJAA113')
  expect(await listed()).not.toContain('W41782K')
  expect((await change('LJ AA-115', 'x'.repeat(43))).status).toBe(404)
  expect((await product.visitor().call(endVisit, { body: { token } })).body).toMatchObject({ state: 'over', may_change: false })
  expect((await product.visitor().call(endVisit, { body: { token } })).status).toBe(409)
  // Asking anew begins no new count.
  const next = (await ask({ plate: 'LJ AA-113' })).body.token
  expect(await own(next)).toMatchObject({ state: 'valid', may_change: false })
  expect((await change('LJ AA-116', next)).status).toBe(409)
})

test('one card stands for one vehicle, in however many zones', async () => {
  const { token } = (await ask()).body
  await ask({ zone: 'B' })
  await product.visitor().call(changeVisitPlate, { body: { token, plate: 'LJ AA-111' } })
  expect(await db().selectFrom('pass').select('plate').execute()).toEqual([{ plate: 'LJ AA-111' }, { plate: 'LJ AA-111' }])
})

test('a clerk refuses: the pass ends, the photo goes, a mail is sent where there is an address, and the vehicle gets in no more', async () => {
  const { token } = (await ask({ email: 'gast@example.at' })).body
  const [{ id, check }] = await rows({ check: 'waiting' })
  expect(check).toBe('waiting')
  const admin = await product.as('admin')
  const visit = (await admin.call(getVisit, { params: { id } })).body
  expect(visit).toMatchObject({ country: 'AT', card_end: '417', days: 1, photo: true, mailable: true })
  const photo = await admin.call(readVisitPhoto, { params: { id } })
  expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/jpeg'])
  for (const who of ['operator', 'regular', 'warden', 'host'] as const)
    expect([who, (await (await product.as(who)).call(readVisitPhoto, { params: { id } })).status]).toEqual([who, 403])
  expect(fields(await settle(id, { outcome: 'refused' }))).toEqual([422, 'reason required'])
  expect((await settle(id, { outcome: 'refused', reason: 'Na sliki ni karte.' })).status).toBe(204)
  expect((await settle(id, { outcome: 'refused', reason: 'Še enkrat.' })).status).toBe(409)
  expect(await own(token)).toMatchObject({ state: 'refused', reason: 'Na sliki ni karte.', may_change: false })
  expect((await admin.call(readVisitPhoto, { params: { id } })).status).toBe(404)
  const pass = await db().selectFrom('pass').select(['until_at', 'end_reason']).executeTakeFirstOrThrow()
  expect(pass).toEqual({ until_at: product.clock.now(), end_reason: 'Na sliki ni karte.' })
  expect(await db().selectFrom('mail').select(['recipient', 'body_text']).where('subject_id', '=', id).execute()).toMatchObject([
    { recipient: 'gast@example.at', body_text: expect.stringContaining('Na sliki ni karte.') },
  ])
  const tomorrow = { day: addDays(today(), 1) }
  expect(fields(await ask(tomorrow))).toEqual([422, 'plate card_refused'])
  expect(fields(await ask({ ...tomorrow, card_number: 'W-999 0001' }))).toEqual([422, 'plate card_refused'])
  // Whoever sent the card of somebody else has not barred it.
  expect((await ask({ ...tomorrow, plate: 'LJ CC-333' })).status).toBe(200)
  // A clerk takes the refusal back.
  expect((await settle(id, { outcome: 'accepted' })).status).toBe(204)
  expect((await ask({ ...tomorrow, day: addDays(today(), 2) })).status).toBe(200)
})

test('a photo that nobody has looked at is deleted in time, and the card at the end of the year; the sample leaves none', async () => {
  await ask()
  const [{ id }] = await rows()
  const before = product.clock.now()
  try {
    product.setClock(new Date(before.getTime() + 15 * 86_400_000).toISOString())
    await product.runJob(forgetVisitsJob)
    expect((await (await product.as('admin')).call(getVisit, { params: { id } })).body).toMatchObject({ photo: false, card_end: '417' })
    product.setClock(`${Number(today().slice(0, 4)) + 1}-01-02T10:00:00Z`)
    await product.runJob(forgetVisitsJob)
    expect(await db().selectFrom('visit').select(['card_key', 'card_end', 'country', 'link_hash']).execute()).toEqual([
      { card_key: null, card_end: null, country: null, link_hash: null },
    ])
  } finally {
    product.setClock(before.toISOString())
  }
})

test('a drive is justified afterwards with proof, and suspected abuse respects it', async () => {
  await givePermit(product, { number: 'D-7', credentials: { rfid: '04A1B2C3', plate: 'LJ KA-777' } })
  await refused('LJ DT-771', 40.1)
  await gateSays(40, { credential_kind: 'rfid', credential: '04A1B2C3', permit_number: 'D-7', reason_details: { permit: 'D-7' } })
  const found = async () => {
    await product.services.database.transaction((trx) =>
      storeMisuse(trx, product.clock.now(), new Date(product.clock.now().getTime() - 86_400_000)),
    )
    const kinds = await db().selectFrom('misuse').select('kind').execute()
    await db().deleteFrom('misuse').execute()
    return kinds
  }
  expect(await found()).toEqual([{ kind: 'other_plate' }])
  expect(fields(await justify({ day: addDays(today(), -3) }))).toEqual([422, 'day justified_late'])
  const key = v7()
  const { body } = await justify({}, key)
  expect(body).toEqual({ number: expect.stringMatching(/^OP-/) })
  expect((await justify({}, key)).body).toEqual(body)
  const [{ id }] = await rows({ kind: 'passage' })
  expect((await settle(id, { outcome: 'accepted' })).status).toBe(204)
  const [pass] = (await (await product.as('operator')).call(listPasses, { body: { filters: { source: 'justified' } } })).body.items
  expect(pass).toMatchObject({ plate: 'LJ DT-771', state: 'over', purpose: 'delivery' })
  const street = await (await product.as('warden')).call(checkParking, { body: { plate: 'LJ DT-771', zone: 'A' } })
  expect(street.body).toMatchObject({ may_park: false, justified_by: pass.number })
  expect(await found()).toEqual([])
  // What was justified in one zone excuses nobody in another one.
  const moved = db().updateTable('pass').where('number', '=', pass.number)
  await moved.set({ zone: 'B' }).execute()
  expect(await found()).toEqual([{ kind: 'other_plate' }])
  await moved.set({ zone: 'A' }).execute()
  // Refused, it is nothing but an answer.
  await justify({ plate: 'LJ DT-772', email: 'voznik@example.si' })
  const [other] = await rows({ kind: 'passage', check: 'waiting' })
  await settle(other.id, { outcome: 'refused', reason: 'Dobavnica je za drug dan.' })
  expect((await (await product.as('operator')).call(listPasses, { body: { filters: { source: 'justified' } } })).body.items).toHaveLength(1)
})

test('after an outage every vehicle that was refused gets a pass, or every one with a permit, and they end as a whole', async () => {
  await refused('LJ AA-111', 30)
  await refused('LJ AA-111', 20)
  await refused('LJ BB-222', 90)
  const admin = await product.as('admin')
  const weigh = async (more: object) =>
    (await admin.call(weighMassPass, { body: { whom: 'refused', hours: 1, gates: [], zone: 'A', ...more } })).body.vehicles
  expect([await weigh({}), await weigh({ hours: 2 }), await weigh({ hours: 2, gates: ['drugje'] })]).toEqual([1, 2, 0])
  const body = { whom: 'refused', hours: 2, gates: ['brod'], zone: 'A', length: 'four_hours', note: 'Izpad elektrike' }
  // A double click gives them once.
  const headers = { 'idempotency-key': v7() }
  const twice = await Promise.all([1, 2].map(() => admin.call(issueMassPass, { body, headers })))
  const { batch } = twice[0]!.body
  expect(twice.map((one) => one.body)).toEqual([1, 2].map(() => ({ batch, vehicles: 2 })))
  const events = await db()
    .selectFrom('event')
    .select('after')
    .where('action', '=', 'pass:issue_many')
    .where('after', 'is not', null)
    .execute()
  expect(events).toMatchObject([{ after: { whom: 'refused', hours: 2, gates: ['brod'], zone: 'A', vehicles: 2 } }])
  expect(await listed()).toContain('plate:LJBB222')
  const passes = await db().selectFrom('pass').select(['number', 'source', 'note']).orderBy('number').execute()
  expect(passes).toMatchObject([{ source: 'outage', note: 'Izpad elektrike' }, { source: 'outage' }])
  expect(new Set(passes.map(({ number }) => number)).size).toBe(2)
  expect((await (await product.as('operator')).call(endMassPass, { params: { id: batch }, body: { reason: 'Konec izpada' } })).status).toBe(
    403,
  )
  expect((await admin.call(endMassPass, { params: { id: batch }, body: { reason: 'Konec izpada' } })).body).toEqual({ vehicles: 2 })
  expect((await admin.call(endMassPass, { params: { id: v7() }, body: { reason: 'Konec izpada' } })).status).toBe(404)
  const permits = await weigh({ whom: 'permits' })
  await givePermit(product, { number: 'D-1', credentials: { plate: 'LJ CC-333' } })
  expect(await weigh({ whom: 'permits' })).toBe(permits + 1)
  expect((await admin.call(issueMassPass, { body: { ...body, whom: 'refused', hours: 1, gates: ['drugje'] } })).body.error.code).toBe(
    'nothing_chosen',
  )
})
