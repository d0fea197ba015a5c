import { createParkingLot } from '@dovolilnice/contract/parking/operations'
import { readParkingLots } from '@dovolilnice/contract/parking/read-parking-lots'
import { getPermit, readPermitPdf } from '@dovolilnice/contract/permits/record/operations'
import { readResources } from '@dovolilnice/contract/resources/operations'
import { readZones, updateZone } from '@dovolilnice/contract/zones/operations'
import type { AdministeredZone } from '@dovolilnice/contract/zones/zone'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { somePermit } from '../../test/applicant/permit-forms.ts'
import { pdfText } from '../../test/pdf-text.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const asAdmin = async (...call: Parameters<Awaited<ReturnType<TestProduct['as']>>['call']>) => (await product.as('admin')).call(...call)
const zoneOf = async (name: string): Promise<AdministeredZone> =>
  (await asAdmin(readZones)).body.zones.find((zone: AdministeredZone) => zone.name === name)
const triangle = (longitude: number, latitude: number) =>
  JSON.stringify({
    type: 'Polygon',
    coordinates: [
      [
        [longitude, latitude],
        [longitude + 0.01, latitude],
        [longitude, latitude + 0.01],
        [longitude, latitude],
      ],
    ],
  })
const change = (zone: AdministeredZone, body: object) =>
  asAdmin(updateZone, { params: { id: zone.id }, body: { name: zone.name, version: zone.version, ...body } })

test('each zone that a lot names has an id, also one that a new lot begins', async () => {
  const zones: AdministeredZone[] = (await asAdmin(readZones)).body.zones
  expect(zones.map(({ name, outline, lots }) => ({ name, outline, lots }))).toEqual([
    { name: 'A', outline: null, lots: ['Staro mestno jedro'] },
    { name: 'B', outline: null, lots: ['Tržnica'] },
  ])
  const lot = { code: 'C1', name: 'Novi trg', zone: 'C', capacity: null, latitude: null, longitude: null, active: true, user_types: [] }
  await asAdmin(createParkingLot, { body: lot })
  expect(await zoneOf('C')).toMatchObject({ lots: ['Novi trg'], version: 1 })
})

test('a zone keeps its id under a new name, and its lots have that name too', async () => {
  const zone = await zoneOf('A')
  expect((await change(zone, { name: 'B' })).body.error).toMatchObject({
    code: 'duplicate',
    fields: [{ path: 'name', rule: 'zone_taken' }],
  })
  expect((await change(zone, { name: 'Staro mesto' })).status).toBe(200)
  expect(await zoneOf('Staro mesto')).toMatchObject({ id: zone.id, lots: ['Staro mestno jedro'], version: 2 })
  expect(await zoneOf('A')).toBeUndefined()
  const lots: { zone: string }[] = (await asAdmin(readParkingLots)).body.parking_lots
  expect(lots.map((lot) => lot.zone)).toContain('Staro mesto')
  expect((await change(zone, { name: 'Drugače' })).body.error.code).toBe('conflict')
  // The name that no lot has any more may be given again.
  expect((await change(await zoneOf('B'), { name: 'A' })).status).toBe(200)
  expect(await zoneOf('A')).toMatchObject({ lots: ['Tržnica'] })
})

test('an outline is stored, refused with what is wrong with it, and taken away', async () => {
  const zone = await zoneOf('Staro mesto')
  const refused = async (outline: string) => (await change(zone, { outline })).body.error.fields
  expect(await refused('{}')).toMatchObject([{ path: 'outline', rule: 'outline_shape' }])
  // The usual mistake: latitude first, which is a place far away.
  expect(await refused(triangle(46.05, 14.5))).toMatchObject([{ path: 'outline', rule: 'outline_far' }])
  expect((await change(zone, { outline: triangle(14.5, 46.05) })).status).toBe(200)
  const set = await zoneOf('Staro mesto')
  expect(set.outline?.[0]?.[0]).toHaveLength(4)
  const event = await product.services.database.kysely
    .selectFrom('event')
    .select(['before', 'after'])
    .where('action', '=', 'zone:update')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(event).toMatchObject({ before: { outline: null }, after: { outline: expect.stringContaining('MultiPolygon') } })
  expect((await change(set, { outline: '' })).status).toBe(200)
  expect((await zoneOf('Staro mesto')).outline).toBeNull()
})

test('a lot and a zone have names in further languages, which people read instead of the Slovenian one', async () => {
  const lot = {
    code: 'D1',
    name: 'Pristan',
    zone: 'D',
    capacity: null,
    latitude: null,
    longitude: null,
    active: true,
    user_types: ['resident'],
  }
  const { body } = await asAdmin(createParkingLot, { body: { ...lot, names: { it: 'Porticciolo', en: ' ', hu: '' } } })
  expect((await change(await zoneOf('D'), { names: { en: 'Old harbour', it: 'Porto vecchio' } })).status).toBe(200)
  expect(await zoneOf('D')).toMatchObject({ names: { en: 'Old harbour', it: 'Porto vecchio' } })
  const offered = (await product.visitor().call(readResources)).body.parking_lots
  const shown = offered.find(({ id }: { id: string }) => id === body.id)
  expect([shown.name, shown.zone, shown.zone_name]).toEqual([
    { sl: 'Pristan', en: 'Pristan', it: 'Porticciolo' },
    'D',
    { sl: 'D', en: 'Old harbour', it: 'Porto vecchio' },
  ])
  const permit = await somePermit(product, { parking_lot_id: body.id, locale: 'it' })
  const details = (await asAdmin(getPermit, { params: { id: permit } })).body
  expect([details.parking_lot_name.it, details.zone_name.it]).toEqual(['Porticciolo', 'Porto vecchio'])
  const paper = pdfText((await asAdmin(readPermitPdf, { params: { id: permit } })).raw)
  expect(paper).toContain('Porticciolo')
  expect(paper).toContain('Porto vecchio')
  const { after } = await product.services.database.kysely
    .selectFrom('event')
    .select('after')
    .where('action', '=', 'zone:update')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(after).toMatchObject({ names: { en: 'Old harbour', it: 'Porto vecchio' } })
})
