import { readdir, readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from './database.ts'
import { EmbeddedClient } from './embedded/embedded-client.ts'
import { embeddedEngine } from './embedded/embedded-engine.ts'
import { makeDatabase } from './make-database.ts'
import { migrateLike } from './migrate.ts'

// What the migrations that moved the administrative fee made of the settings of towns of before. Each test begins with the tables as they were then.

const folder = new URL('../../migrations/', import.meta.url)
const migrationsOfFees = ['0066-administrative-fees', '0067-event-price', '0076-numbers-of-the-own-tariff']

let database: Database
beforeAll(async () => {
  const client = new EmbeddedClient({ folder: undefined })
  database = makeDatabase(
    embeddedEngine(client, async () => {}),
    { engine: 'embedded', version: '' },
  )
  const files = (await readdir(folder)).filter((name) => name.endsWith('.sql') && name < '0066')
  await database.transaction((trx) =>
    migrateLike(
      trx,
      files.map((name) => name.slice(0, -'.sql'.length)),
    ),
  )
})
afterAll(() => database.close())

const kind = (code: string, charges: boolean) => `insert into permit_kind
  (id, code, name, description, user_types, validity, administrative_fee, version)
  values (gen_random_uuid(), '${code}', '{"sl": "V", "en": "K"}', '{"sl": "V", "en": "K"}', '{resident}', '{"rule": "calendar_year"}', ${charges}, 4)`
const price = (
  code: string,
  cents: number,
  from: string,
) => `insert into tariff (id, permit_kind_id, period, price_cents, vat_basis_points, valid_from)
  select gen_random_uuid(), id, 'day', ${cents}, 2200, ${from} from permit_kind where code = '${code}'`
const ownFee = `insert into parameter (key, value, updated_at) values
  ('administrative_fee', '{"tariff_number": "28", "electronic_cents": 2040, "paper_cents": 2550}', '2025-03-01T10:00:00Z')`

/** What stands after the three migrations, of a town of before that is forgotten again. */
const upgraded = async (...rows: string[]) => {
  await database.execute('begin')
  try {
    for (const row of rows) await database.execute(row)
    for (const name of migrationsOfFees) await database.execute(await readFile(new URL(`${name}.sql`, folder), 'utf8'))
    const { rows: kinds } = await database.execute('select code, administrative_fees, version from permit_kind order by code')
    const { rows: prices } = await database.execute(`select code, price_cents, vat_basis_points, valid_until is null as open,
      valid_from = (now() at time zone 'Europe/Ljubljana')::date as begins_today from tariff
      join permit_kind on permit_kind.id = permit_kind_id order by code, valid_from`)
    const { rows: settings } = await database.execute(`select key, value from parameter where key like 'administrative%'`)
    return { kinds, prices, settings }
  } finally {
    await database.execute('rollback')
  }
}

const priced = { code: 'event', price_cents: 2260, vat_basis_points: 2200, open: true, begins_today: false }

test('a town without a fee of its own charges the two numbers of the start, and the untouched price of an event ends', async () => {
  const { kinds, prices, settings } = await upgraded(
    kind('resident', true),
    kind('visitor', false),
    kind('event', false),
    price('event', 2260, `'2024-01-01'`),
  )
  expect(kinds).toEqual([
    { code: 'event', administrative_fees: ['1', '3'], version: 5 },
    { code: 'resident', administrative_fees: ['1', '3'], version: 4 },
    { code: 'visitor', administrative_fees: [], version: 4 },
  ])
  expect(prices).toEqual([
    { ...priced, open: false },
    { ...priced, price_cents: 0, begins_today: true },
  ])
  expect(settings).toEqual([])
})

test('a town with a fee of its own keeps its number and amounts, and charges them for an event too', async () => {
  const { kinds, settings } = await upgraded(ownFee, kind('resident', true), kind('event', false), price('event', 2260, `'2024-01-01'`))
  expect(kinds).toEqual([
    { code: 'event', administrative_fees: ['28'], version: 6 },
    { code: 'resident', administrative_fees: ['28'], version: 4 },
  ])
  const row = { tariff_number: '28', valid_from: '2020-01-01', electronic_cents: 2040, paper_cents: 2550 }
  expect(settings).toEqual([
    { key: 'administrative_fees', value: { tariff: [{ ...row, name: { sl: 'vloga in odločba', en: 'application and decision' } }] } },
  ])
})

test('a price of an event that the town has set stays, and nothing is charged beside it', async () => {
  const { kinds, prices } = await upgraded(kind('event', false), price('event', 3000, `'2024-01-01'`))
  expect(kinds).toEqual([{ code: 'event', administrative_fees: [], version: 4 }])
  expect(prices).toEqual([{ ...priced, price_cents: 3000 }])
})

test('the untouched price of an event that begins on the day of the update becomes nothing on that day', async () => {
  const { prices } = await upgraded(kind('event', false), price('event', 2260, `(now() at time zone 'Europe/Ljubljana')::date`))
  expect(prices).toEqual([{ ...priced, price_cents: 0, begins_today: true }])
})
