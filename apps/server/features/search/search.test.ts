import { listApplications } from '@dovolilnice/contract/applications/list/operations'
import { listPermits } from '@dovolilnice/contract/permits/list/permit-list'
import { foldTerm } from '@dovolilnice/contract/search/fold-term'
import { screens } from '@dovolilnice/contract/screens'
import { search, searchGroups, type SearchGroup, type SearchHit } from '@dovolilnice/contract/search/search'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { features } from '../../compose.ts'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
const application = v7()
const permit = v7()

const address = { street: 'Pot 1', post_code: '9999', city: 'Zgornji Kamen', user_type_code: 'resident' }
const span = { valid_from: '2026-01-01', valid_until: '2027-02-01' }

const writeRecords = async ({ services, town, clock }: TestProduct) => {
  const db = services.database.kysely
  const kind = await db.selectFrom('permit_kind').selectAll().orderBy('position').executeTakeFirstOrThrow()
  const now = clock.now()
  const shared = {
    ...address,
    ...span,
    user_type_code: kind.user_types[0]!,
    permit_kind_id: kind.id,
    parking_lot_id: town.lots.core,
    created_at: now,
    updated_at: now,
  }
  await db
    .insertInto('application')
    .values({
      ...shared,
      id: application,
      number: 'V-2026-000123',
      status: 'submitted',
      applicant_type: 'person',
      name: 'Ana Marija Žnidaršič',
      email: 'ana.zni@primer.si',
      phone: '+38641222333',
      plates: ['LJ ČŠ-123'],
      plates_normalised: ['LJČŠ123'],
      period: 'year',
      access_token_hash: v7(),
      consent_at: now,
    })
    .execute()
  await db
    .insertInto('permit')
    .values({
      ...shared,
      id: permit,
      number: 'D-2026-000077',
      status: 'issued',
      name: 'Đuro Hren d.o.o.',
      email: 'info@hren.si',
      phone: '+38631444555',
      issued_at: now,
    })
    .execute()
  const credential = { permit_id: permit, created_at: now }
  await db
    .insertInto('permit_credential')
    .values([
      { ...credential, id: v7(), kind: 'plate', value: 'KR AB-999', value_normalised: 'KRAB999' },
      { ...credential, id: v7(), kind: 'rfid', value: '04:A1:B2:C3', value_normalised: '04A1B2C3' },
      { ...credential, id: v7(), kind: 'phone', value: '+38640111222', value_normalised: '+38640111222' },
    ])
    .execute()
}

beforeAll(async () => {
  product = await startTestProduct()
  await writeRecords(product)
})
afterAll(() => product.close())

/** The hits by group. */
const find = async (q: string) => {
  const { hits } = (await (await product.as('admin')).call(search, { query: { q } })).body
  const of = (group: SearchGroup) => hits.filter((hit: SearchHit) => hit.group === group)
  return { applications: of('applications'), permits: of('permits'), users: of('users') }
}

test.each([
  'V-2026-000123',
  'v2026000123',
  '2026-000123',
  '123',
  'Žnidaršič',
  'znidarsic ana',
  'ANA MARIJA',
  'ana žni',
  'marija ana',
  'ana.zni@primer',
  'lj čš 123',
  'LJCS-12',
  '041 222 333',
  '+386 41 222',
  '00386 41 222 333',
])('finds an application by %j', async (q) => {
  const { applications } = await find(q)
  expect(applications).toEqual([
    {
      group: 'applications',
      id: application,
      title: 'V-2026-000123 · Ana Marija Žnidaršič',
      about: { sl: 'LJ ČŠ-123', en: 'LJ ČŠ-123' },
      state: { sl: 'Oddana', en: 'Submitted' },
    },
  ])
})

test.each(['D-2026-77'.replace('-77', '-000077'), 'Duro Hren', 'hren', 'info@hren.si', 'KRAB-99', '04 a1 b2', '040 111', '031444555'])(
  'finds a permit by %j',
  async (q) => {
    expect((await find(q)).permits).toMatchObject([{ id: permit, title: 'D-2026-000077 · Đuro Hren d.o.o.', about: { sl: 'KR AB-999' } }])
  },
)

test('finds people, and nothing for what is too short or unknown', async () => {
  expect((await find('uporabnik')).users).toMatchObject([{ title: 'Urša Uporabnik', about: { en: expect.stringContaining('@') } }])
  expect(await find('---')).toEqual({ applications: [], permits: [], users: [] })
  expect(await find('nikjernikogar')).toEqual({ applications: [], permits: [], users: [] })
  const admin = await product.as('admin')
  expect((await admin.call(search, { query: { q: 'a' } })).status).toBe(422)
  expect((await admin.call(search)).status).toBe(422)
})

test('finds a word inside a hyphenated name, the whole of it, and the words in any order', async () => {
  const { id } = await product.services.database.kysely
    .updateTable('app_user')
    .set({ name: 'Ana Đorđević-Škrjančeva' })
    .where('email', '=', 'tujec@preizkus.si')
    .returning('id')
    .executeTakeFirstOrThrow()
  for (const q of ['Škrjančeva', 'skrjanceva ana', 'Đorđević-Škrj', 'ana dordevic skrjanceva', 'Škrjančeva Đorđević'])
    expect((await find(q)).users, q).toMatchObject([{ id }])
})

test.each([
  ['applications', 'nidarš'],
  ['applications', 'arija žnidar'],
  ['applications', 'čš123'],
  ['applications', '222333'],
  ['applications', 'primer.si'],
  ['applications', '00123'],
  ['permits', 'ab999'],
  ['permits', 'A1 B2'],
  ['permits', '111 222'],
  ['permits', 'ren d.o'],
] as const)('finds in %s the middle of a word by %j', async (group, q) => {
  expect(await find(q)).toMatchObject({ [group]: [{ id: group === 'permits' ? permit : application }] })
})

test('finds two letters at the beginning of a word alone', async () => {
  expect((await find('ži')).applications).toEqual([])
  expect((await find('žn')).applications).toHaveLength(1)
  expect((await find('aa')).applications).toEqual([])
})

test('puts the whole word before its beginning, its beginning before its middle, and the newest first', async () => {
  const db = product.services.database.kysely
  const names = ['Savaršek', 'Var', 'Varja', 'Var Ana', 'Bovar', 'Varuh']
  await db
    .insertInto('app_user')
    .values(names.map((name) => ({ id: v7(), name, email: `${v7()}@primer.si`, created_at: product.clock.now() })))
    .execute()
  const titles = (await find('var')).users.map(({ title }: SearchHit) => title)
  expect(titles).toEqual(['Var Ana', 'Var', 'Varuh', 'Varja', 'Bovar', 'Savaršek'])
})

test('follows every change of a record', async () => {
  const db = product.services.database.kysely
  await db.updateTable('permit').set({ name: 'Preimenovan' }).where('id', '=', permit).execute()
  await db.deleteFrom('permit_credential').where('permit_id', '=', permit).where('kind', '=', 'plate').execute()
  expect((await find('đuro')).permits).toEqual([])
  expect((await find('KRAB999')).permits).toEqual([])
  expect((await find('preimen')).permits).toHaveLength(1)
  expect((await find('04A1B2C3')).permits).toHaveLength(1)
  await db.updateTable('permit').set({ anonymised_at: product.clock.now() }).where('id', '=', permit).execute()
  expect((await find('preimen')).permits).toEqual([])
})

test('shows only the groups that the caller may read, and leaves a trace', async () => {
  expect((await (await product.as('regular')).call(search, { query: { q: 'ana' } })).status).toBe(403)
  expect((await product.visitor().call(search, { query: { q: 'ana' } })).status).toBe(401)
  const db = product.services.database.kysely
  await db
    .updateTable('app_user')
    .set({ revoked: ['users:read'] })
    .where('id', '=', product.town.admin)
    .execute()
  const found = await find('ana')
  expect(found.users).toEqual([])
  expect(found.applications).toHaveLength(1)
  const trace = await db
    .selectFrom('event')
    .select(['after', 'kind'])
    .where('action', '=', 'search:find')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  expect(trace).toEqual({ kind: 'read', after: { q: 'ana', found: 1 } })
})

test('no answer carries the text that the search reads', async () => {
  const db = product.services.database.kysely
  for (const table of ['application', 'permit', 'permit_credential', 'app_user'] as const) {
    const rows: object[] = await db.selectFrom(table).selectAll().execute()
    expect(rows.length, table).toBeGreaterThan(0)
    for (const row of rows) expect(row, table).not.toHaveProperty('search_text')
  }
})

test('each group of the contract is given by one feature', () => {
  expect(features.flatMap(({ search: source }) => (typeof source === 'object' ? source.group : [])).toSorted()).toEqual(
    searchGroups.toSorted(),
  )
})

test('the database folds words as the contract does', async () => {
  const words = ['Čopova 5/a', 'ĐORĐE Müller', 'Łódź', 'Ærø ß', 'LJ ČŠ·123', 'ć@đ.si', '']
  for (const word of words) {
    const { rows } = await sql<{ fold: string }>`select replace(search_words(${word}), ' ', '') as fold`.execute(
      product.services.database.kysely,
    )
    expect(rows[0]!.fold, word).toBe(foldTerm(word))
  }
})

test('finds streets and addresses, numbers as whole ones, and says of each hit how it stands', async () => {
  const db = product.services.database.kysely
  const place = { street: 'Šmartinska ulica 9', post_code: '1290', city: 'Žaborje' }
  await db.updateTable('application').set(place).where('id', '=', application).execute()
  await db
    .updateTable('permit')
    .set({ ...place, street: 'Šmartinska ulica 19', anonymised_at: null, name: 'Hren' })
    .where('id', '=', permit)
    .execute()
  const both = await find('smartinska')
  expect(both.applications).toMatchObject([{ id: application, state: { sl: 'Oddana' } }])
  expect(both.permits).toMatchObject([{ id: permit, state: { sl: 'Veljavna do 31. 1. 2027', en: 'In force until 31 January 2027' } }])
  for (const q of ['Šmartinska ulica 9', 'smartinska 9', '1290 žaborje šmart', 'Žaborje, Šmartinska'])
    expect((await find(q)).applications, q).toMatchObject([{ id: application }])
  expect((await find('Šmartinska ulica 9')).permits).toEqual([])
  const admin = await product.as('admin')
  // What is found everywhere is found in the lists.
  for (const [list, id] of [
    [listApplications, application],
    [listPermits, permit],
  ] as const)
    expect((await admin.call(list, { body: { filters: { search: 'smartinska' } } })).body.items).toMatchObject([{ id }])
  expect((await find('12 90')).permits).toEqual([])
})

test('finds names and streets with one typo where nothing is written so, and never a plate that is another one', async () => {
  const admin = await product.as('admin')
  const ask = async (q: string) => (await admin.call(search, { query: { q } })).body
  for (const q of ['znidarsci', 'žnidaršč', 'nzidaršič', 'ana znidarsik', 'smartinksa'])
    expect(await ask(q), q).toMatchObject({ similar: true, hits: expect.arrayContaining([expect.objectContaining({ id: application })]) })
  expect(await ask('žnidaršič')).toMatchObject({ similar: false })
  expect(await ask('znadorsci')).toEqual({ similar: false, hits: [] })
  expect(await ask('LJ ČŠ-124')).toEqual({ similar: false, hits: [] })
})

test('is given, or refused by its feature, each noun whose records have a list and a screen of their own', () => {
  const nouns = Object.entries(screens).flatMap(([name, path]) => (path.endsWith('/$id') && `${name}s` in screens ? [name] : []))
  const lists = nouns.map((name) => `v1/admin/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}s`)
  const withRecords = features.filter(({ routes }) => routes.some(({ operation }) => lists.includes(operation.path)))
  expect(withRecords.length).toBeGreaterThan(4)
  expect(withRecords.filter((feature) => feature.search === undefined).map(({ name }) => name)).toEqual([])
})
