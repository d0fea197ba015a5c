import { readPlaces, readRightSpecifications } from '@dovolilnice/contract/access/street/programs'
import {
  readClosures,
  readControlledZones,
  readLotsMap,
  readOccupancy,
  readOpenData,
  readOpenDataPage,
  readOpenLots,
  readOpenPermitKinds,
  readOpenZones,
  readZoneActivation,
  readZonesMap,
} from '@dovolilnice/contract/open-data/operations'
import type { Operation } from '@dovolilnice/contract/operation'
import { updateZone } from '@dovolilnice/contract/zones/operations'
import { cancelOccasion, createOccasion, updateOccasion } from '@dovolilnice/contract/access/occasions'
import { addDays, localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { giveDevice, givePermit } from '../../test/gates/gate-scene.ts'
import { allOf, childOf, readTree } from '../../test/open-data/xml-tree.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

const publicUrl = 'https://dovolilnice.primer.example'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct({ env: { PUBLIC_URL: publicUrl, TRUST_PROXY: '1' } })
})
afterAll(() => product.close())

const get = (operation: Operation, headers: Record<string, string> = {}) => product.visitor().call(operation, { headers })
const json = async (operation: Operation) => JSON.parse((await get(operation)).raw.toString('utf8'))
const xml = async (operation: Operation) => readTree((await get(operation)).raw.toString('utf8'))
const zoneOf = async (name: string) => (await json(readOpenZones)).zones.find((zone: { name: string }) => zone.name === name)

const all = [
  ...[readOpenData, readOpenZones, readZonesMap, readOpenLots, readLotsMap],
  ...[readOpenPermitKinds, readOccupancy, readControlledZones, readPlaces, readRightSpecifications, readClosures, readZoneActivation],
] as const

test.each([...all, readOpenDataPage].map((operation) => [operation.path, operation] as const))(
  '%s may be read by every site and kept by every cache',
  async (_, operation) => {
    const first = await get(operation, { origin: 'https://drugod.example' })
    expect(first.status).toBe(200)
    expect(first.headers).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': expect.stringMatching(/^public, max-age=\d+$/),
    })
    expect(first.headers['set-cookie']).toBeUndefined()
    const again = await get(operation, { 'if-none-match': String(first.headers.etag) })
    expect([again.status, again.raw.length, again.headers.etag]).toEqual([304, 0, first.headers.etag])
  },
)

test('bollards that are open for everybody at some hours stand with their zone', async () => {
  await giveDevice(product, 'odprt', 'core')
  const open_windows = JSON.stringify([{ from: 300, until: 600, days: ['mo', 'tu'] }])
  await product.services.database.kysely.updateTable('device').set({ open_windows }).where('code', '=', 'odprt').execute()
  const hours = [{ from: '05:00', until: '10:00', days: ['mo', 'tu'] }]
  expect((await zoneOf('A')).open_hours).toEqual([{ bollard: 'Stebriček odprt', hours }])
  expect((await zoneOf('B')).open_hours).toEqual([])
  await product.services.database.kysely.deleteFrom('device').where('code', '=', 'odprt').execute()
})

test('other answers of the product are not for the scripts of other sites', async () => {
  const answer = await product.visitor().call({ ...readOpenZones, name: 'read-resources', path: 'v1/resources' })
  expect([answer.status, answer.headers['access-control-allow-origin']]).toEqual([200, undefined])
})

test('somebody who is signed in gets the same bytes, without a cookie', async () => {
  const clerk = await (await product.as('admin')).call(readOpenZones)
  expect(clerk.headers['set-cookie']).toBeUndefined()
  expect(clerk.raw.equals((await get(readOpenZones)).raw)).toBe(true)
})

test('addresses are those of PUBLIC_URL, whatever host a proxy or a caller names', async () => {
  const headers = { host: 'zli.example', 'x-forwarded-host': 'zli.example', 'x-forwarded-proto': 'http' }
  const index = await get(readOpenData, headers)
  expect(index.body.data_sets.map(({ url }: { url: string }) => url)).toEqual(all.slice(1).map(({ path }) => `${publicUrl}/api/${path}`))
  for (const operation of all) expect((await get(operation, headers)).raw.toString('utf8')).not.toContain('zli.example')
})

test('a page names every data set with a link, in both languages', async () => {
  const page = await get(readOpenDataPage)
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8')
  const text = page.raw.toString('utf8')
  for (const { path } of all) expect(text).toContain(`href="${publicUrl}/api/${path}"`)
  expect([...text.matchAll(/<section lang="(\w+)">/g)].map(([, language]) => language)).toEqual(['sl', 'en'])
  expect(text).toContain('Vrste dovolilnic, ure in cene')
  expect(text).toContain('Kinds of permit, hours and prices')
})

test('zones, lots and kinds refer to each other by ids that stay', async () => {
  const [zones, lots, kinds] = [await json(readOpenZones), await json(readOpenLots), await json(readOpenPermitKinds)]
  expect(zones).toMatchObject({ schema_version: '1.1', licence: { name: 'CC-BY-4.0' }, demonstration: false })
  expect(zones.zones.map(({ name }: { name: string }) => name)).toEqual(['A', 'B'])
  const [core] = zones.zones
  expect(core).toMatchObject({ point: { latitude: 46.05, longitude: 14.5 }, outline: null, lots: [product.town.lots.core] })
  expect(lots.lots[0]).toMatchObject({ id: product.town.lots.core, zone: core.id, capacity: 120 })
  const ids = new Set(kinds.permit_kinds.map(({ id }: { id: string }) => id))
  expect(core.permit_kinds.length).toBeGreaterThan(5)
  expect(core.permit_kinds.filter((id: string) => !ids.has(id))).toEqual([])
  for (const kind of kinds.permit_kinds)
    expect(kind).toMatchObject({ apply_url: `${publicUrl}/obrazci/parkirna-dovolilnica`, currency: 'EUR' })
  const delivery = kinds.permit_kinds.find(({ hours }: { hours: unknown[] }) => hours.length > 0)
  expect(delivery).toMatchObject({ hours: [{ from: '05:00', until: '10:00' }] })
  // What only the office issues, and the fee of a replacement, stand on no public list.
  const codes: string[] = kinds.permit_kinds.map(({ code }: { code: string }) => code)
  const hidden = await product.services.database.kysely.selectFrom('permit_kind').select(['code', 'user_types', 'validity']).execute()
  for (const { code, user_types: types, validity } of hidden)
    expect(codes.includes(code)).toBe(types.length > 0 && validity.rule !== 'replaced')
})

test('an outline is published longitude first as GeoJSON and latitude first as DATEX II, and begins a version', async () => {
  const zone = await zoneOf('A')
  const before = { zones: await json(readOpenZones), lots: await json(readOpenLots), tag: (await get(readControlledZones)).headers.etag }
  const outline = JSON.stringify({
    type: 'Polygon',
    coordinates: [
      [
        [14.5, 46.05],
        [14.51, 46.05],
        [14.5, 46.06],
        [14.5, 46.05],
      ],
    ],
  })
  product.clock.advance(60_000)
  const saved = await (
    await product.as('admin')
  ).call(updateZone, { params: { id: zone.id }, body: { name: 'Mesto', outline, version: 1 } })
  expect(saved.status).toBe(200)
  const after = await json(readOpenZones)
  expect(after).toMatchObject({ version: before.zones.version + 1, changed_at: product.clock.now().toISOString() })
  expect((await json(readOpenLots)).version).toBe(before.lots.version)
  const feature = (await json(readZonesMap)).features.find(({ id }: { id: string }) => id === zone.id)
  expect(feature).toMatchObject({ geometry: { type: 'MultiPolygon' }, properties: { name: 'Mesto' } })
  expect(feature.geometry.coordinates[0][0][0]).toEqual([14.5, 46.05])
  const publication = await xml(readControlledZones)
  expect((await get(readControlledZones)).headers.etag).not.toBe(before.tag)
  expect(allOf(publication, 'posList').map(({ text }) => text)).toEqual(['46.05 14.5 46.05 14.51 46.06 14.5 46.05 14.5'])
  const versions = allOf(publication, 'uvarZone').map(({ attributes }) => attributes)
  expect(versions).toEqual(expect.arrayContaining([{ id: zone.id, version: '2' }]))
  // The other zone has not changed.
  expect(versions.filter(({ version }) => version === '1')).toHaveLength(1)
})

test('many who ask at once after a change hear of one new version', async () => {
  const { version } = await json(readOpenZones)
  const { id, name } = await zoneOf('B')
  const renamed = await (await product.as('admin')).call(updateZone, { params: { id }, body: { name: 'Trg', outline: '', version: 1 } })
  expect(renamed.status).toBe(200)
  const answers = await Promise.all(Array.from({ length: 12 }, () => get(readOpenZones)))
  expect(new Set(answers.map(({ headers }) => headers.etag)).size).toBe(1)
  expect(answers[0]?.body.version).toBe(version + 1)
  await (await product.as('admin')).call(updateZone, { params: { id }, body: { name, outline: '', version: 2 } })
})

test('a kind says in DATEX II where to apply, for how long, who and for how much', async () => {
  const [information] = allOf(await xml(readControlledZones), 'permitInformation')
  expect(childOf(information, 'whereToApplyForPermit')?.text).toBe(`${publicUrl}/obrazci/parkirna-dovolilnica`)
  expect(childOf(information, 'maxDurationOfPermit')?.text).toMatch(/^P\d+D$/)
  expect(allOf(information!, 'amountDue')[0]?.text).toMatch(/^\d+\.\d\d$/)
  expect(allOf(childOf(information, 'howToObtainPermit')!, 'value')[0]?.text).not.toBe('')
})

test('a zone is open by hand while all its bollards are held, and by no hold that has ended', async () => {
  const opened = async () => allOf(await xml(readZoneActivation), 'activationStatus')
  expect(await opened()).toEqual([])
  await giveDevice(product, 'jedro', 'core')
  const { kysely } = product.services.database
  const [since, until] = [product.clock.now(), new Date(product.clock.now().getTime() + 900_000)]
  await kysely.updateTable('device').set({ state: 'lowered' }).where('code', '=', 'jedro').execute()
  expect(await opened()).toEqual([])
  await kysely.updateTable('device').set({ held: true, held_since: since, held_until: until }).where('code', '=', 'jedro').execute()
  const [status, ...others] = await opened()
  expect(others).toEqual([])
  expect(childOf(status, 'controlledZoneReference')?.attributes['id']).toBe((await zoneOf('Mesto')).id)
  expect(allOf(status!, 'validityStatus')[0]?.text).toBe('suspended')
  expect([allOf(status!, 'overallStartTime')[0]?.text, allOf(status!, 'overallEndTime')[0]?.text]).toEqual([
    since.toISOString(),
    until.toISOString(),
  ])
  // A second bollard that still guards the zone: one street is open, the zone is not.
  await giveDevice(product, 'jedro-2', 'core')
  expect(await opened()).toEqual([])
  const [later, sooner] = [new Date(since.getTime() + 1000), new Date(until.getTime() - 1000)]
  const hold = { held: true, held_since: later, held_until: sooner }
  await kysely.updateTable('device').set(hold).where('code', '=', 'jedro-2').execute()
  const [both] = await opened()
  expect([allOf(both!, 'overallStartTime')[0]?.text, allOf(both!, 'overallEndTime')[0]?.text]).toEqual([
    later.toISOString(),
    sooner.toISOString(),
  ])
  await kysely.updateTable('device').set({ active: false }).where('code', '=', 'jedro-2').execute()
  expect(await opened()).toHaveLength(1)
  product.clock.advance(900_000)
  expect(await opened()).toEqual([])
})

test('a bollard of the whole old town opens the zones that have none of their own', async () => {
  await giveDevice(product, 'obroc', null)
  const since = product.clock.now()
  const hold = { held: true, held_since: since, held_until: new Date(since.getTime() + 60_000) }
  await product.services.database.kysely.updateTable('device').set(hold).where('code', '=', 'obroc').execute()
  const opened = allOf(await xml(readZoneActivation), 'controlledZoneReference').map(({ attributes }) => attributes['id'])
  expect(opened).toEqual([(await zoneOf('B')).id])
})

test('figures of use are rounded, small ones are left out, and a day is counted once', async () => {
  const { kysely } = product.services.database
  const at = new Date('2026-11-10T12:00:00Z')
  const pass = async (count: number) =>
    kysely
      .insertInto('access_log')
      .values(
        Array.from({ length: count }, () => ({
          ...{ id: v7(), device_code: 'jedro', at, received_at: at, event_name: 'passed' as const, reason_details: '{}' },
        })),
      )
      .execute()
  await kysely.deleteFrom('open_data_day').execute()
  await pass(13)
  for (let index = 0; index < 9; index++) await givePermit(product, { number: `D-${index}`, credentials: { plate: `LJ AA-10${index}` } })
  const days = async () => {
    const { zones, count_step, smallest_count } = await json(readOccupancy)
    expect([count_step, smallest_count]).toEqual([5, 10])
    const core = (await zoneOf('Mesto')).id
    return zones.find(({ zone }: { zone: string }) => zone === core).days
  }
  const found = await days()
  expect(found).toHaveLength(14)
  expect(found.at(-1)).toEqual({ day: '2026-11-15', valid_permits: null, passages: null })
  expect(found.find(({ day }: { day: string }) => day === '2026-11-10')).toEqual({ day: '2026-11-10', valid_permits: null, passages: 15 })
  await pass(20)
  await givePermit(product, { number: 'D-10', credentials: { plate: 'LJ AA-111' } })
  expect(await days()).toEqual(found)
  product.clock.advance(86_400_000)
  expect((await days()).at(-1)).toEqual({ day: '2026-11-16', valid_permits: 10, passages: null })
})

test('a day that is not over by the clock of the database is not counted, however far the clock of the process is ahead', async () => {
  const { database } = product.services
  const databaseClock = (at: string) =>
    database.execute(`create or replace function trail_now() returns timestamptz language sql stable as $$ select '${at}'::timestamptz $$`)
  await database.kysely.deleteFrom('open_data_day').execute()
  await databaseClock('2026-11-17T12:00:00Z')
  product.clock.set('2026-11-19T09:00:00Z')
  await json(readOccupancy)
  const last = () =>
    database.kysely
      .selectFrom('open_data_day')
      .select((of) => of.fn.max('day').as('day'))
      .executeTakeFirst()
  expect(await last()).toEqual({ day: '2026-11-16' })
  await databaseClock('infinity')
  await json(readOccupancy)
  expect(await last()).toEqual({ day: '2026-11-18' })
})

test('one address may not ask without end, and hears so from any site', async () => {
  const visitor = product.visitor()
  for (let call = 0; call < 120; call++) await visitor.call(readOpenData)
  const refused = await visitor.call(readOpenData)
  expect([refused.status, refused.headers['access-control-allow-origin'], refused.headers['cache-control']]).toEqual([429, '*', 'no-store'])
})

/** Reads iCalendar by the rules of RFC 5545 and nothing more: what a lenient reader would forgive is a fault here. */
const readCalendar = (raw: Buffer) => {
  const text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(raw)
  expect(text.endsWith('\r\n')).toBe(true)
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n\uFEFF]/)
  const physical = text.slice(0, -2).split('\r\n')
  for (const line of physical) expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75)
  const lines = text.slice(0, -2).replaceAll('\r\n ', '').split('\r\n')
  const open: string[] = []
  const events: Record<string, string>[] = []
  const calendar: Record<string, string> = {}
  for (const line of lines) {
    const [, name = '', value = ''] = /^([A-Z][A-Z0-9-]*)(?:;[A-Z-]+=[A-Z]+)?:(.*)$/.exec(line) ?? []
    expect(name, line).not.toBe('')
    if (name === 'BEGIN') {
      open.push(value)
      if (value === 'VEVENT') events.push({})
    } else if (name === 'END') expect(open.pop()).toBe(value)
    else {
      const into = open.at(-1) === 'VEVENT' ? events.at(-1)! : calendar
      expect([line, open.length > 0, name in into]).toEqual([line, true, false])
      // No comma, semicolon or backslash of a text stands bare.
      if (['SUMMARY', 'DESCRIPTION', 'LOCATION', 'NAME'].includes(name)) expect(value).toMatch(/^(?:[^\\;,]|\\[\\;,nN])*$/)
      into[name] = value.replace(/\\([\\;,nN])/g, (_, letter: string) => (letter.toLowerCase() === 'n' ? '\n' : letter))
    }
  }
  expect(open).toEqual([])
  expect(calendar).toMatchObject({ VERSION: '2.0', PRODID: expect.stringMatching(/./) })
  for (const event of events) {
    for (const name of ['DTSTAMP', 'DTSTART', 'DTEND', 'LAST-MODIFIED', 'CREATED'])
      expect([name, event[name]]).toEqual([name, expect.stringMatching(/^\d{8}T\d{6}Z$/)])
    expect(event['DTEND']! > event['DTSTART']!).toBe(true)
    expect(event['SEQUENCE']).toMatch(/^\d+$/)
  }
  expect(new Set(events.map(({ UID }) => UID)).size).toBe(events.length)
  return { calendar, events }
}

test('closures are a calendar by the letter of RFC 5545: published ones, in the asked language, with the same id when they change', async () => {
  product.setClock('2026-11-16T09:00:00Z')
  const clerk = await product.as('admin')
  const lot = product.services.database.kysely.selectFrom('parking_lot').select('zone').where('id', '=', product.town.lots.core)
  const { zone } = await lot.executeTakeFirstOrThrow()
  const day = addDays(localDayOf(product.clock.now()), 5)
  const neighbours = {
    sl: 'Zapora trga; dostava, odvoz in čiščenje po ulici \\ mimo pošte. Žalujemo za praženim krompirčkom in čudimo se češnjam, šipku, žajblju.',
    en: 'The square is closed; no deliveries.\nWalk in.',
  }
  const form = {
    ...{ name: 'Sejem, del 1; češnje', zone, gates: [], from_day: day, from_minute: 480, until_day: day, until_minute: 1440 },
    ...{
      complete_day: day,
      organiser: 'Petra Kos',
      email: 'petra@preizkus.si',
      locale: 'sl' as const,
      quota: 5,
      neighbours,
      published: true,
    },
  }
  const { id } = (await clerk.call(createOccasion, { body: form })).body
  expect((await clerk.call(createOccasion, { body: { ...form, name: 'Skrita', published: false } })).status).toBe(200)
  const read = async (lang?: 'sl' | 'en' | 'it') => product.visitor().call(readClosures, { query: { ...(lang && { lang }) } })
  const answer = await read()
  expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(answer.raw.toString()).not.toMatch(/Skrita|Petra|petra/)
  const { calendar, events } = readCalendar(answer.raw)
  expect(calendar['NAME']).toContain('Zapore in prireditve')
  const [first] = events
  expect(events).toHaveLength(1)
  expect(first).toMatchObject({ UID: id, SEQUENCE: '0', STATUS: 'CONFIRMED', SUMMARY: form.name })
  // 8:00 of a winter's day to its midnight.
  expect([first!['DTSTART'], first!['DTEND']]).toEqual(['20261121T070000Z', '20261121T230000Z'])
  expect(first!['DESCRIPTION']!.split('\n')[0]).toBe(neighbours.sl)
  const english = readCalendar((await read('en')).raw)
  expect(english.calendar['NAME']).toContain('Closures and events')
  expect(english.events[0]!['DESCRIPTION']).toContain(neighbours.en)
  readCalendar((await read('it')).raw)
  product.clock.advance(60_000)
  expect((await clerk.call(updateOccasion, { params: { id }, body: { ...form, name: 'Sejem', version: 1 } })).status).toBe(200)
  const [changed] = readCalendar((await read()).raw).events
  expect(changed).toMatchObject({ UID: id, SEQUENCE: '1', SUMMARY: 'Sejem', CREATED: first!['CREATED'] })
  expect(changed!['LAST-MODIFIED']! > first!['LAST-MODIFIED']!).toBe(true)
  expect((await clerk.call(cancelOccasion, { params: { id }, body: { reason: 'Dež' } })).status).toBe(200)
  expect(readCalendar((await read()).raw).events).toMatchObject([{ UID: id, SEQUENCE: '2', STATUS: 'CANCELLED' }])
  product.setClock('2026-11-22T09:00:00Z')
  expect(readCalendar((await read()).raw).events).toEqual([])
})
