import { checkParking } from '@dovolilnice/contract/access/street/check-parking'
import { checkPlate } from '@dovolilnice/contract/access/operations'
import {
  hashedCode,
  hashedPlate,
  justifiedBy,
  listTime,
  mayPark,
  parkingListDomain,
  parkingListSchema,
  readParkingList,
  sendLooks,
} from '@dovolilnice/contract/access/street/parking-list'
import { listNotes, readNotePaper, writeNote } from '@dovolilnice/contract/access/warden-notes'
import { issuePass } from '@dovolilnice/contract/access/passes'
import { normalisePlate } from '@dovolilnice/contract/primitives/plate'
import { createHmac, verify, createPublicKey } from 'node:crypto'
import sharp from 'sharp'
import { controlOperatorBollard } from '@dovolilnice/contract/bollards/operations'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { givePermit } from '../../../test/gates/gate-scene.ts'
import { startTestProduct, type TestProduct } from '../../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
  await givePermit(product, { number: 'P-1', credentials: { plate: 'LJ AB-123' }, name: 'Čebašek Žiga' })
  await givePermit(product, { number: 'P-2', credentials: { plate: 'LJ GR-207' }, name: 'Garaž Gal' })
  const { kysely } = product.services.database
  const { permit_kind_id: kind } = await kysely
    .selectFrom('permit')
    .select('permit_kind_id')
    .where('number', '=', 'P-2')
    .executeTakeFirstOrThrow()
  const { id, ...columns } = await kysely.selectFrom('permit_kind').selectAll().where('code', '=', 'garage').executeTakeFirstOrThrow()
  expect([columns.parks, kind === id]).toEqual([false, false])
  await kysely.updateTable('permit').set({ permit_kind_id: id }).where('number', '=', 'P-2').execute()
})
afterAll(() => product.close())

test('a warden learns whether a vehicle may park, by kind, zone, day and hours alone, and each look is an event', async () => {
  const warden = await product.as('warden')
  const yes = await warden.call(checkParking, { body: { plate: 'lj ab 123' } })
  expect(yes.status, yes.raw.toString()).toBe(200)
  expect(yes.body).toMatchObject({ plate: 'LJ AB-123', may_park: true, reason: 'permit_valid', permit: { windows: [] } })
  expect(yes.raw.toString()).not.toMatch(/Žiga|P-1/)
  // It may drive in, but its permit is for a garage.
  const garage = await warden.call(checkParking, { body: { plate: 'LJ GR-207' } })
  expect(garage.body).toMatchObject({
    may_park: false,
    reason: 'passage_only',
    permit: { kind_name: { en: 'Garage or own parking space' } },
  })
  const elsewhere = await warden.call(checkParking, { body: { plate: 'LJ AB-123', zone: 'nowhere' } })
  expect(elsewhere.body).toMatchObject({ may_park: false, reason: 'other_zone' })
  const unknown = await warden.call(checkParking, { body: { plate: 'MB 00-AAA' } })
  expect(unknown.body).toMatchObject({ may_park: false, reason: 'no_permit', permit: null })
  const looks = await product.services.database.kysely
    .selectFrom('event')
    .select(['actor_name', 'after'])
    .where('action', '=', 'parking:check')
    .execute()
  expect(looks).toHaveLength(4)
  expect(looks).toContainEqual({ actor_name: 'Rado Redar', after: { plate: 'LJ GR-207' } })
})

test('a warden moves no bollard and sees no gate, and an operator checks no parking', async () => {
  const warden = await product.as('warden')
  const command = { device_code: 'brod', action: 'lower' as const, reason: 'Ne' }
  expect((await warden.call(controlOperatorBollard, { body: command })).status).toBe(403)
  expect((await warden.call(checkPlate, { body: { plate: 'LJ AB-123' } })).status).toBe(403)
  expect((await (await product.as('operator')).call(checkParking, { body: { plate: 'LJ AB-123' } })).status).toBe(403)
})

/** What a phone does with its list, by node's own functions. */
const takeList = async () => {
  const { body: answer, raw } = await (await product.as('warden')).call(readParkingList, {})
  const { list: signed, key, public_key } = answer
  const publicKey = createPublicKey({ key: Buffer.from(public_key, 'base64'), format: 'der', type: 'spki' })
  const isSigned = (body: string) => verify(null, Buffer.from(parkingListDomain + body), publicKey, Buffer.from(signed.signature, 'base64'))
  const list = parkingListSchema.parse(JSON.parse(signed.body))
  const hash = (text: string) => createHmac('sha256', Buffer.from(key, 'base64')).update(text).digest('base64url').slice(0, 22)
  const rightsAt = (places: number[] = []) => places.map((place) => list.rights[place]!)
  return {
    ...{ list, signed, key, isSigned, raw: raw.toString() },
    justified: (plate: string) => list.justified?.[hash(hashedPlate(normalisePlate(plate)))] ?? [],
    ofPlate: (plate: string) => rightsAt(list.plates[hash(hashedPlate(normalisePlate(plate)))]),
    ofCode: (number: string, code: string) => rightsAt(list.codes[hash(hashedCode(number, code))]),
  }
}

test('the list for a phone without a network is signed, names no plate, and answers as the server does', async () => {
  const { kysely } = product.services.database
  await givePermit(product, { number: 'P-3', credentials: { plate: 'LJ UR-510' } })
  await kysely.updateTable('permit').set({ from_time: '05:00', until_time: '09:00' }).where('number', '=', 'P-3').execute()
  const pass = { ...{ plate: 'MB PA-001', zone: 'A', purpose: 'delivery', length: 'day' } } as const
  expect((await (await product.as('admin')).call(issuePass, { body: pass })).status).toBe(200)
  const warden = await product.as('warden')
  const { list, signed, isSigned, raw, ofPlate } = await takeList()
  expect([isSigned(signed.body), isSigned(signed.body.replace('"parks":true', '"parks":false'))]).toEqual([true, false])
  expect(raw).not.toMatch(/AB-?123|GR-?207|Žiga|P-1|P-2/)
  for (const plate of ['LJ AB-123', 'lj gr 207', 'LJ UR-510', 'MB PA-001', 'MB 00-AAA'])
    for (const zone of [null, 'nowhere', ...Object.keys(list.zones)]) {
      const online = (await warden.call(checkParking, { body: { plate, ...(zone !== null && { zone }) } })).body
      const { right, ...offline } = mayPark(ofPlate(plate), { zone, now: product.clock.now(), workFree: list.work_free })
      expect(
        { ...offline, until: right?.valid_until, windows: right?.kind === undefined ? undefined : (right.windows ?? []) },
        `${plate} ${zone}`,
      ).toEqual({
        ...{ may_park: online.may_park, reason: online.reason, reason_details: online.reason_details },
        ...{ until: online.permit?.valid_until, windows: online.permit?.windows },
      })
      if (right?.kind !== undefined) expect(list.kinds[right.kind]).toEqual(online.permit?.kind_name)
    }
})

test('a phone without a network knows of a justified drive what the server would say, for the zone and the day alone', async () => {
  const { kysely } = product.services.database
  const day = new Date('2026-11-16T05:00:00Z')
  await kysely
    .insertInto('pass')
    .values({
      ...{
        id: '01900000-0000-7000-8000-0000000000e1',
        number: 'PR-1',
        plate: 'LJ DT-771',
        plate_normalised: 'LJDT771',
        zone: 'A',
        note: '',
      },
      ...{ from_at: day, until_at: new Date(day.getTime() + 3_600_000), purpose: 'delivery', source: 'justified' },
      ...{ issued_by: null, issued_at: day },
    })
    .execute()
  const warden = await product.as('warden')
  const { list, justified } = await takeList()
  for (const [plate, zone] of [
    ['lj dt 771', null],
    ['LJ DT-771', 'A'],
    ['LJ DT-771', 'nowhere'],
    ['LJ AB-123', null],
  ] as const) {
    const online = (await warden.call(checkParking, { body: { plate, ...(zone !== null && { zone }) } })).body
    expect([plate, zone, justifiedBy(justified(plate), { zone, now: product.clock.now() })]).toEqual([plate, zone, online.justified_by])
  }
  expect(justifiedBy(justified('LJ DT-771'), { zone: null, now: product.clock.now() })).toBe('PR-1')
  expect(justifiedBy(justified('LJ DT-771'), { zone: null, now: new Date('2026-11-17T05:00:00Z') })).toBeNull()
  expect(JSON.stringify(list)).not.toMatch(/DT-?771/)
})

test('two lists share no hash, and the code on a paper is known by its list', async () => {
  const { services } = product
  const { link_secret } = await services.database.kysely
    .selectFrom('permit')
    .select('link_secret')
    .where('number', '=', 'P-1')
    .executeTakeFirstOrThrow()
  const [one, other] = [await takeList(), await takeList()]
  expect(Object.keys(one.list.plates).filter((hash) => hash in other.list.plates)).toEqual([])
  const code = services.capabilities.verificationCode(link_secret)
  expect(one.ofCode('p-1', code.toUpperCase())).toHaveLength(1)
  expect(mayPark(one.ofCode('P-1', code), { zone: null, now: product.clock.now(), workFree: [] }).may_park).toBe(true)
  expect([one.ofCode('P-1', '000000000000'), one.ofCode('P-2', code)]).toEqual([[], []])
})

test('a phone trusts its list for a day by what has passed, and not once its clock was set back', () => {
  const hour = 3_600_000
  const kept = { issued_at: 1_000 * hour, received_at: 5_000 * hour, seen_at: 5_000 * hour }
  expect(listTime(kept, 5_001 * hour)).toEqual(new Date(1_001 * hour))
  expect(listTime(kept, 5_024 * hour - 1)).toEqual(new Date(1_024 * hour - 1))
  expect(listTime(kept, 5_024 * hour)).toBe('too_old')
  expect(listTime({ ...kept, seen_at: 5_023 * hour }, 5_001 * hour)).toBe('set_back')
  expect(listTime(kept, 4_999 * hour)).toBe('set_back')
})

test('looks that come later are one event each, with both times, however often they are sent', async () => {
  const warden = await product.as('warden')
  const look = (place: number, plate: string, reason: 'permit_valid' | 'no_permit') => ({
    ...{ id: `01900000-0000-7000-8000-00000000000${place}`, plate, may_park: reason === 'permit_valid', reason },
    ...{ at: '2026-11-01T08:00:00.000Z', list_at: '2026-11-01T07:00:00.000Z' },
  })
  const looks = [look(1, 'LJ AB-123', 'permit_valid'), look(2, 'KP ZZ-001', 'no_permit')]
  for (const sent of [looks, [looks[0]!, looks[0]!], looks])
    expect((await warden.call(sendLooks, { body: { looks: sent } })).status).toBe(204)
  const events = await product.services.database.kysely
    .selectFrom('event')
    .select(['after', 'at', 'actor_name', 'kind'])
    .where('subject_type', '=', 'parking_look')
    .orderBy('subject_id')
    .execute()
  const times = { looked_at: '2026-11-01T08:00:00.000Z', list_at: '2026-11-01T07:00:00.000Z' }
  expect(events.map(({ after, actor_name, kind }) => ({ after, actor_name, kind }))).toEqual([
    { after: { plate: 'LJ AB-123', may_park: true, ...times }, actor_name: 'Rado Redar', kind: 'read' },
    { after: { plate: 'KP…', may_park: false, ...times }, actor_name: 'Rado Redar', kind: 'read' },
  ])
  expect(events[0]!.at.getTime()).toBe(product.clock.now().getTime())
})

/** A picture that says where it was taken. */
const photoWithPlace = () =>
  sharp({ create: { width: 2400, height: 1200, channels: 3, background: '#a02020' } })
    .withExif({ IFD0: { Make: 'TELEFON-X' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '46/1 3/1 0/1' } })
    .jpeg()
    .toBuffer()

test('a note with photos becomes a PDF for the archive without place or camera, once, which a clerk reads and a warden does not', async () => {
  const warden = await product.as('warden')
  const photo = await photoWithPlace()
  expect(photo.includes('TELEFON-X')).toBe(true)
  const form = (photos: Buffer[]) => {
    const data = new FormData()
    for (const [name, value] of Object.entries({
      plate: 'lj gr 207',
      place: 'Čevljarska ulica 4',
      seen: 'street',
      text: '',
      at: '2026-11-01T08:00:00Z',
    }))
      data.append(name, value)
    for (const bytes of photos) data.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'slika.jpg')
    return data
  }
  const headers = { 'idempotency-key': '01900000-0000-7000-8000-0000000000aa' }
  // Drawing takes a second: it holds no connection, so no transaction may be open while the paper is stored.
  const { database, storage } = product.services
  const open: number[] = []
  let inTransaction = 0
  const transaction = vi.spyOn(database, 'transaction').mockImplementation(async (work) => {
    inTransaction += 1
    return database.kysely
      .transaction()
      .execute(work)
      .finally(() => (inTransaction -= 1))
  })
  const receive = storage.receive.bind(storage)
  const stored = vi.spyOn(storage, 'receive').mockImplementation((...given) => {
    open.push(inTransaction)
    return receive(...given)
  })
  const first = await warden.call(writeNote, { form: form([photo, photo]), headers })
  for (const spy of [transaction, stored]) spy.mockRestore()
  expect(open).toEqual([0, 0, 0])
  expect(first.status, first.raw.toString()).toBe(200)
  const again = await warden.call(writeNote, { form: form([photo]), headers })
  expect(again.body).toEqual(first.body)
  const admin = await product.as('admin')
  const { items } = (await admin.call(listNotes, { body: { filters: { search: 'LJGR207' } } })).body
  expect(items).toMatchObject([{ number: first.body.number, plate: 'LJ GR-207', photos: 2, written_by_name: 'Rado Redar' }])
  const paper = await admin.call(readNotePaper, { params: { id: items[0]!.id } })
  expect(paper.raw.subarray(0, 5).toString()).toBe('%PDF-')
  expect(paper.raw.includes('pdfaid:part')).toBe(true)
  expect([paper.raw.includes('TELEFON-X'), paper.raw.includes('GPS')]).toEqual([false, false])
  expect(paper.raw.toString('latin1').match(/\/Subtype \/Image/g)).toHaveLength(2)
  expect((await warden.call(readNotePaper, { params: { id: items[0]!.id } })).status).toBe(403)
  // The files that were sent are gone; the paper alone is kept.
  expect((await warden.call(writeNote, { form: form([photo, photo, photo, photo]) })).status).toBe(422)
  expect((await warden.call(writeNote, { form: form([Buffer.from('%PDF-1.4 no picture')]) })).status).toBeGreaterThanOrEqual(400)
  expect((await admin.call(listNotes, { body: {} })).body.total).toBe(1)
})
