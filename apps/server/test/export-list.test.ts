import { listAccessLog } from '@dovolilnice/contract/access/list-access-log'
import { listOwnApplications } from '@dovolilnice/contract/applications/list/list-own-applications'
import { listUsers } from '@dovolilnice/contract/users/list-users'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct } from './test-product.ts'
import type { TestProduct } from './test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const linesOf = (file: Buffer): string[] => file.toString('utf8').split('\r\n')
const eventsOf = (action: string) =>
  product.services.database.kysely
    .selectFrom('event')
    .select(['actor_id', 'kind', 'after', 'subject_id'])
    .where('action', '=', action)
    .orderBy('at')
    .execute()
const rename = (id: string, name: string) =>
  product.services.database.kysely.updateTable('app_user').set({ name }).where('id', '=', id).execute()

test('a file has the chosen columns in the chosen order, the filters and the sort of its list, in the language of the reader', async () => {
  const root = await product.as('root')
  const body = { sortByKey: 'email', sortOrder: 'desc', filters: { role: 'operator' }, columns: ['status', 'email', 'role', 'last_seen'] }
  const answer = await root.call(listUsers.export, { body })
  expect(answer.status).toBe(200)
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(answer.headers['content-disposition']).toMatch(/filename="users-\d{4}-\d{2}-\d{2}\.csv"/)
  const listed = await root.call(listUsers, { body: { sortByKey: 'email', sortOrder: 'desc', filters: { role: 'operator' } } })
  const [titles, ...rows] = linesOf(answer.raw)
  expect(titles).toBe('\uFEFFStanje;E-poštni naslov;Sistemska vloga;Zadnja prijava')
  expect(rows.map((row) => row.split(';')[1])).toEqual([...listed.body.items.map(({ email }: { email: string }) => email), undefined])
  expect(rows[0]).toContain(';Operater;')
  const english = await root.call(listUsers.export, { body, headers: { 'accept-language': 'en' } })
  expect(linesOf(english.raw)[0]).toBe('\uFEFFStatus;E-mail address;Role;Last seen')
  expect(linesOf(english.raw)[1]).toContain('Enabled;')
})

test('each export is one event that says what left and how much; the list itself is not told', async () => {
  const root = await product.as('root')
  const looks = (await eventsOf('user:list')).length
  const before = (await eventsOf('user:export')).length
  const body = { filters: { search: 'operater' }, columns: ['name'] }
  const rows = linesOf((await root.call(listUsers.export, { body })).raw).length - 2
  await root.call(listUsers.export, { body })
  const events = (await eventsOf('user:export')).slice(before)
  expect(events).toHaveLength(2)
  expect(events[0]).toMatchObject({ actor_id: product.town.root, kind: 'read', after: { filters: { search: 'operater' }, rows } })
  expect(await eventsOf('user:list')).toHaveLength(looks)
})

test('a name that a spreadsheet would run is text, and quotes, separators and lines stay in their cell', async () => {
  const root = await product.as('root')
  const { name } = await product.services.database.kysely
    .selectFrom('app_user')
    .select('name')
    .where('id', '=', product.town.operator)
    .executeTakeFirstOrThrow()
  const hostile = async (text: string) => {
    await rename(product.town.operator, text)
    const answer = await root.call(listUsers.export, { body: { filters: { role: 'operator' }, columns: ['name'] } })
    return answer.raw.toString('utf8')
  }
  try {
    expect(await hostile('=HYPERLINK("http://x";"y")')).toContain('\r\n"\'=HYPERLINK(""http://x"";""y"")"\r\n')
    expect(await hostile('+cmd|calc')).toContain("\r\n'+cmd|calc\r\n")
    expect(await hostile('@SUM(A1)')).toContain("\r\n'@SUM(A1)\r\n")
    expect(await hostile('dve\nvrstici')).toContain('\r\n"dve\nvrstici"\r\n')
  } finally {
    await rename(product.town.operator, name)
  }
})

test('who may not see a list may not export it, and an unknown column, sort key or filter is refused', async () => {
  const columns = ['name']
  expect((await product.visitor().call(listUsers.export, { body: { columns } })).status).toBe(401)
  expect((await (await product.as('regular')).call(listUsers.export, { body: { columns } })).status).toBe(403)
  expect((await (await product.as('operator')).call(listAccessLog.export, { body: { columns: ['at'] } })).status).toBe(403)
  const root = await product.as('root')
  for (const body of [
    { columns: [] },
    { columns: ['password_hash'] },
    { columns, sortByKey: 'password_hash' },
    { columns, filters: { id: '1' } },
    {},
  ])
    expect([body, (await root.call(listUsers.export, { body })).status]).toEqual([body, 422])
})

test("a person's own list is exported without an event, and holds only what is their own", async () => {
  const answer = await (await product.as('regular')).call(listOwnApplications.export, { body: { columns: ['number', 'plates'] } })
  expect(answer.status).toBe(200)
  expect(linesOf(answer.raw)[0]).toBe('\uFEFFŠtevilka;Vozila')
  expect(await eventsOf('application:export')).toEqual([])
})
