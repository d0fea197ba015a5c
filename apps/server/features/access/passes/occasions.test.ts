import { checkPlate } from '@dovolilnice/contract/access/operations'
import {
  addOwnVehicles,
  cancelOccasion,
  createOccasion,
  getOccasion,
  listOccasions,
  loadOccasionVehicles,
  previewOccasionVehicles,
  readOwnOccasion,
  readPublicOccasions,
  removeOccasionVehicles,
  removeOwnVehicle,
  renewOccasionKey,
  stopOccasionKey,
  updateOccasion,
} from '@dovolilnice/contract/access/occasions'
import { listPasses } from '@dovolilnice/contract/access/passes'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { generateKeyPairSync } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { v7 } from 'uuid'
import { features } from '../../../compose.ts'
import { testFiles } from '../../../test/applicant/application-forms.ts'
import { giveDevice, givePermit } from '../../../test/gates/gate-scene.ts'
import { sampleOf } from '../../../test/http/odd-values.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'
import { createListContents } from '../list-contents.ts'
import { forgetGuestsJob } from './hosts.ts'

let product: TestProduct
const db = () => product.services.database.kysely
const today = () => localDayOf(product.clock.now())
beforeAll(async () => {
  product = await startTestProduct()
  await giveDevice(product, 'brod', 'core')
  await giveDevice(product, 'most', 'core')
})
afterAll(() => product.close())
beforeEach(async () => {
  await db().deleteFrom('pass').execute()
  await db().deleteFrom('occasion').execute()
  await db().deleteFrom('mail').execute()
})

const form = () => ({
  ...{ name: 'Poroka Kos', zone: 'A', gates: [], from_day: today(), from_minute: 0, until_day: addDays(today(), 1), until_minute: 1440 },
  ...{ complete_day: today(), organiser: 'Petra Kos', email: 'petra@preizkus.si', locale: 'it', quota: 60, published: false },
  neighbours: { sl: '', en: '' },
})
const create = async (more: object = {}, key: string = v7()) =>
  (await product.as('admin')).call(createOccasion, { body: { ...form(), ...more }, headers: { 'idempotency-key': key } })
/** The secret of the link that was mailed last to an address. */
const mailed = async (email = 'petra@preizkus.si') => {
  const mail = await db().selectFrom('mail').selectAll().where('recipient', '=', email).orderBy('id', 'desc').executeTakeFirstOrThrow()
  return { token: /token=([\w-]+)/.exec(mail.body_text)?.[1] ?? '', text: mail.body_text, subject: mail.subject }
}
const made = async (more: object = {}) => {
  const { status, body } = await create(more)
  expect(status).toBe(200)
  return { id: body.id, ...(await mailed((more as { email?: string }).email)) }
}
const tableOf = (text: string, name = 'vozila.csv'): FormData => {
  const data = new FormData()
  data.append('file', new File([text], name, { type: 'text/csv' }))
  return data
}
const admin = () => product.as('admin')
const read = async (id: string) => (await (await admin()).call(getOccasion, { params: { id } })).body
const own = (token: string) => product.visitor().call(readOwnOccasion, { query: { token } })
const add = (token: string, plates: string) => product.visitor().call(addOwnVehicles, { body: { token, plates } })
const asked = async (plate: string, gate = 'brod') => {
  const { body } = await (await admin()).call(checkPlate, { body: { plate } })
  return body.items.find(({ device_code: code }: { device_code: string }) => code === gate)?.reason
}
const listed = async () => {
  const contents = createListContents(generateKeyPairSync('ed25519').privateKey)
  await contents.read(db(), product.clock.now(), ['A'])
  return contents.of('A').whole()
}
const fields = ({ status, body }: { status: number; body: { error?: { fields?: { path: string; rule: string }[] } } }) => [
  status,
  ...(body?.error?.fields ?? []).map(({ path, rule }) => `${path} ${rule}`),
]

test('a wedding: a list with three faults, sixty in all, the bollard opens for one, and for none once it is cancelled', async () => {
  const { id, token, subject } = await made()
  expect(subject).toBe('Veicoli per l’evento: Poroka Kos')
  await givePermit(product, { number: 'D-2026-000900', credentials: { plate: 'LJ PR-001' } })
  const good = Array.from({ length: 52 }, (_, index) => `lj pr-0${String(index + 1).padStart(2, '0')}`)
  const csv = [
    'Registrska oznaka;Gost',
    ...good.map((plate) => `${plate};Gost`),
    'LJ?12;Teta',
    ';',
    'LJ PR-005;Dvakrat',
    'ЛЖ 123;Stric',
  ].join('\n')
  const dry = (await (await admin()).call(previewOccasionVehicles, { params: { id }, form: tableOf(csv) })).body
  expect([dry.create, dry.same, dry.refuse]).toEqual([52, 0, 3])
  expect(dry.rows.slice(0, 4)).toMatchObject([
    { line: 54, note: expect.stringContaining('»LJ?12«: Vnesite registrsko oznako, na primer LJ AB-123.') },
    { line: 56, note: expect.stringContaining('že v vrstici 6') },
    { line: 57, note: expect.stringContaining('z latinskimi črkami') },
    { line: 2, plate: 'LJ PR-001', outcome: 'create', note: expect.stringContaining('že ima dovolilnico') },
  ])
  expect(await db().selectFrom('pass').selectAll().execute()).toEqual([])
  for (const expected of [52, 0])
    expect((await (await admin()).call(loadOccasionVehicles, { params: { id }, form: tableOf(csv) })).body.create).toBe(expected)

  const pasted = await add(token, `GO AA-111\ngo aa 111\n${Array.from({ length: 8 }, (_, index) => `W ${41000 + index} K`).join(', ')}`)
  expect(pasted.body).toMatchObject({ create: 8, same: 0, refuse: 2, occasion: { left: 0, quota: 60 } })
  expect(pasted.body.refused.map(({ note }: { note: string }) => note)).toEqual([
    expect.stringContaining('1'),
    expect.stringContaining('60'),
  ])
  expect([await asked('GO AA-111'), await asked('W 41007 K')]).toEqual(['pass_valid', 'no_permit'])
  expect(await listed()).toContain('plate:GOAA111')

  const items = (await (await admin()).call(listPasses, { body: { filters: { source: 'event', search: 'GOAA111' } } })).body.items
  expect(items).toMatchObject([{ source: 'event', issued_by_name: 'Petra Kos', note: 'Poroka Kos' }])
  const reason = 'Nevihta'
  expect((await (await admin()).call(cancelOccasion, { params: { id }, body: { reason } })).body).toEqual({ vehicles: 60 })
  expect([await asked('GO AA-111'), (await own(token)).status, (await mailed()).text]).toEqual([
    'pass_over',
    404,
    expect.stringContaining('Nevihta'),
  ])
  expect((await (await admin()).call(cancelOccasion, { params: { id }, body: { reason } })).status).toBe(409)
  const trail = (await read(id)).history.map(({ action }: { action: string }) => action)
  expect(trail).toEqual(['occasion:cancel', 'occasion:add', 'occasion:add', 'occasion:add', 'occasion:save'])
  expect(JSON.stringify((await read(id)).history)).not.toContain('GO AA')
})

test('an event at one bollard of two opens that one; its window is changed with its passes, by one clerk at a time', async () => {
  const { id, token } = await made({ gates: ['brod'] })
  await add(token, 'GO AA-111')
  expect([await asked('GO AA-111'), await asked('GO AA-111', 'most')]).toEqual(['pass_valid', 'other_gate'])
  expect((await own(token)).body.gates).toEqual(['Stebriček brod'])
  const update = async (more: object) => (await admin()).call(updateOccasion, { params: { id }, body: { ...form(), version: 1, ...more } })
  const later = { from_day: addDays(today(), 1), until_day: addDays(today(), 2) }
  expect((await update(later)).status).toBe(200)
  expect([await asked('GO AA-111'), await asked('GO AA-111', 'most')]).toEqual(['pass_later', 'pass_later'])
  expect((await update({})).status).toBe(409)
  expect(fields(await update({ version: 2, until_day: addDays(today(), -1) }))).toEqual([422, 'until_day period_reversed'])
  expect(fields(await update({ version: 2, zone: 'Nikjer' }))).toEqual([422, 'zone choice'])
  expect(fields(await update({ version: 2, gates: ['nikjer'] }))).toEqual([422, 'gates choice'])
  expect(fields(await update({ version: 2, published: true }))).toEqual([422, 'neighbours.sl required'])
  expect((await update({ version: 2, email: 'drugi@preizkus.si' })).status).toBe(200)
  expect([(await own(token)).status, (await own((await mailed('drugi@preizkus.si')).token)).status]).toEqual([404, 200])
})

test('a double click makes one event and one pass; the last place goes to one of two', async () => {
  const key = v7()
  const [one, other] = await Promise.all([create({ quota: 1 }, key), create({ quota: 1 }, key)])
  expect(one.body.id).toBe(other.body.id)
  const { token } = await mailed()
  const both = await Promise.all([add(token, 'GO AA-111'), add(token, 'GO AA-111')])
  expect(both.map(({ body }) => body.create).toSorted()).toEqual([0, 1])
  expect((await add(token, 'GO BB-222')).body).toMatchObject({ create: 0, refuse: 1 })
})

test('a vehicle taken off during the event keeps its place, as it may have come; one taken off before does not', async () => {
  const running = await made({ quota: 1 })
  const [vehicle] = (await add(running.token, 'GO AA-111')).body.occasion.vehicles
  const remove = (token: string, id: string) => product.visitor().call(removeOwnVehicle, { body: { token, id } })
  expect((await remove(running.token, vehicle.id)).body).toMatchObject({ left: 0, vehicles: [] })
  expect(await asked('GO AA-111')).toBe('pass_over')
  const coming = await made({ quota: 1, from_day: addDays(today(), 1), complete_day: addDays(today(), 1), email: 'jutri@preizkus.si' })
  const [other] = (await add(coming.token, 'GO BB-222')).body.occasion.vehicles
  for (let click = 0; click < 2; click += 1) expect((await remove(coming.token, other.id)).body).toMatchObject({ left: 1, vehicles: [] })
  expect((await add(coming.token, 'GO BB-222')).body.create).toBe(1)
})

test('the organiser can be stopped, can get a new link, and can change nothing after the day until which the list is open', async () => {
  const { id, token } = await made({ complete_day: addDays(today(), -1) })
  expect((await add(token, 'GO AA-111')).status).toBe(409)
  expect((await own(token)).body).toMatchObject({ may_change: false, name: 'Poroka Kos' })
  const stop = async () => (await admin()).call(stopOccasionKey, { params: { id }, body: { reason: 'Seznam se prodaja' } })
  expect([(await stop()).status, (await own(token)).status, (await stop()).status]).toEqual([200, 404, 409])
  expect((await (await admin()).call(renewOccasionKey, { params: { id } })).status).toBe(200)
  const next = (await mailed()).token
  expect([next === token, (await own(next)).status]).toEqual([false, 200])
})

test('an organiser sees and changes the own event alone, whatever is called with the key', async () => {
  const mine = await made({ name: 'Moja poroka' })
  const other = await made({
    name: 'Tuja skrivnost',
    email: 'tuj@preizkus.si',
    from_day: addDays(today(), 1),
    complete_day: addDays(today(), 1),
  })
  const [theirs] = (await add(other.token, 'MB TUJ-01')).body.occasion.vehicles
  await (await admin()).call(loadOccasionVehicles, { params: { id: mine.id }, form: tableOf('tablica;kdo\nLJ OB-001;mesto') })
  const [towns] = (await own(mine.token)).body.vehicles
  for (const id of [theirs.id, towns.id])
    expect((await product.visitor().call(removeOwnVehicle, { body: { token: mine.token, id } })).status).toBe(404)
  for (const { operation } of features.flatMap(({ routes }) => routes)) {
    const named = Object.fromEntries([...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name!, other.id]))
    const sample = operation.body && (sampleOf(operation.body) as object)
    const withKey = { token: mine.token, ...(operation.name === 'remove-own-vehicle' && { id: theirs.id }) }
    const answer = await product.visitor().call(operation, {
      params: named,
      headers: { authorization: `Bearer ${mine.token}` },
      ...(operation.query && { query: { ...(sampleOf(operation.query) as Record<string, string>), token: mine.token } }),
      ...(operation.multipart ? { form: new FormData() } : operation.method === 'POST' ? { body: { ...sample, ...withKey } } : {}),
    })
    if (operation.access !== 'public') expect([operation.name, answer.status]).toEqual([operation.name, 401])
    expect(answer.raw.toString(), operation.name).not.toMatch(/TUJ-?01|Tuja skrivnost/)
  }
  expect((await own(other.token)).body.vehicles).toHaveLength(1)
})

test('neighbours read what was published, without the organiser; its guests are forgotten after thirty days, and their copy says of them', async () => {
  const text = { sl: 'V soboto bo gneča.', en: 'It will be busy on Saturday.' }
  const { id, token } = await made({ published: true, neighbours: text })
  await made({ name: 'Skrita', email: 'skrit@preizkus.si' })
  await add(token, 'GO AA-111')
  const seen = await product.visitor().call(readPublicOccasions, {})
  expect(seen.body.items).toMatchObject([{ name: 'Poroka Kos', neighbours: text, gates: [{ code: 'brod' }, { code: 'most' }] }])
  expect(seen.raw.toString()).not.toMatch(/Petra|petra|GO AA/)
  const records = (await db().selectFrom('pass').select('id').execute()).map((row) => row.id)
  const owner = features.find(({ name }) => name === 'access')!
  const collected = await owner.privacy!.collect!['occasions']!(db(), [id, ...records])
  expect(collected).toMatchObject([{ organiser: 'Petra Kos', quota: 60 }])
  await db()
    .updateTable('pass')
    .set({ from_at: new Date('2020-01-01'), until_at: new Date('2020-01-02'), used: 3 })
    .execute()
  await product.runJob(forgetGuestsJob)
  expect(await db().selectFrom('pass').selectAll().execute()).toEqual([])
  // How many they were stays with the event, and counts for its quota.
  await add(token, 'GO AA-112')
  const items = (await (await admin()).call(listOccasions, {})).body.items
  expect(items.find((one: { id: string }) => one.id === id)).toMatchObject({ vehicles: 2, passages: 3 })
  expect((await own(token)).body.left).toBe(58)
  expect(items.map(({ name }: { name: string }) => name).toSorted()).toEqual(['Poroka Kos', 'Skrita'])
  expect((await (await admin()).call(removeOccasionVehicles, { params: { id }, body: { ids: records } })).body).toEqual({ vehicles: 0 })
})

test('a file that is none, or has no plates, is refused with what is wrong', async () => {
  const { id } = await made()
  const preview = async (data: FormData) => (await admin()).call(previewOccasionVehicles, { params: { id }, form: data })
  expect(fields(await preview(tableOf('Ime;Priimek\nAna;Novak')))).toEqual([422, 'file table_columns'])
  expect(fields(await preview(new FormData()))).toEqual([422, 'file table_missing'])
  expect((await preview(tableOf('LJ AB-123\nLJ AB-124'))).body).toMatchObject({ create: 2, refuse: 0 })
  const picture = new FormData()
  picture.append('file', testFiles.png())
  expect((await preview(picture)).status).toBe(422)
})
