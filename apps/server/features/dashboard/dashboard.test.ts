import { readDashboard, readOverview } from '@dovolilnice/contract/dashboard/operations'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestProduct, type TestProduct } from '../../test/test-product.ts'

let product: TestProduct
beforeAll(async () => {
  product = await startTestProduct()
})
afterAll(() => product.close())

const passage = (at: string, event: 'admitted' | 'refused' | 'passed') => ({
  id: v7(),
  device_code: 'brod',
  at: new Date(at),
  received_at: new Date(at),
  event_name: event,
  reason_details: '{}',
})

test('counts passages by local day, today last', async () => {
  const db = product.services.database.kysely
  await db
    .insertInto('access_log')
    .values([
      passage('2026-11-15T23:30:00Z', 'admitted'),
      passage('2026-11-15T23:31:00Z', 'passed'),
      passage('2026-11-15T22:30:00Z', 'refused'),
      passage('2026-11-02T22:59:59Z', 'admitted'),
      passage('2026-11-02T23:00:00Z', 'refused'),
    ] as never)
    .execute()
  const { passages } = (await (await product.as('admin')).call(readDashboard)).body
  expect(passages).toHaveLength(14)
  expect(passages.at(-1)).toEqual({ day: '2026-11-16', admitted: 1, refused: 0 })
  expect(passages.at(-2)).toEqual({ day: '2026-11-15', admitted: 0, refused: 1 })
  expect(passages[0]).toEqual({ day: '2026-11-03', admitted: 0, refused: 1 })
})

test('names the bollards that need a look, and why', async () => {
  const db = product.services.database.kysely
  const place = { latitude: 46, longitude: 14 }
  await db
    .insertInto('device')
    .values([
      { ...place, code: 'a', name: 'Brod', state: 'raised', online: true },
      { ...place, code: 'b', name: 'Most', state: 'fault', online: true, held: true, held_until: new Date('2026-11-16T10:00:00Z') },
      { ...place, code: 'c', name: 'Vrata', state: 'raised', online: false },
    ])
    .execute()
  const now = sql<Date>`now()`
  await db.insertInto('bridge').values({ id: v7(), started_at: now, seen_at: now, broker_lost_at: null }).execute()
  const { bollards, applications, permits } = (await (await product.as('admin')).call(readDashboard)).body
  expect(bollards).toEqual({
    total: 3,
    link: { up: true, missing: null, since: null },
    attention: [
      { code: 'b', name: 'Most', reasons: ['fault', 'held'] },
      { code: 'c', name: 'Vrata', reasons: ['offline'] },
    ],
  })
  const { payload: metrics } = await product.app.inject({ url: '/metrics' })
  for (const line of ['{reason="fault"} 1', '{reason="offline"} 1', '{reason="clock"} 0'])
    expect(metrics).toContain(`bollards_in_need${line}`)
  await db
    .updateTable('device')
    .set({ held_until: new Date('2026-11-16T09:09:00Z') })
    .where('code', '=', 'b')
    .execute()
  const later = (await (await product.as('admin')).call(readDashboard)).body
  const warned = later.bollards.attention.find(({ code }: { code: string }) => code === 'b')
  expect(warned.reasons).toContain('hold_ending')
  expect(warned.reasons).not.toContain('held')
  expect(applications).toContainEqual({ status: 'submitted', count: 0 })
  expect(permits).toEqual({ active: 0, expiring: 0 })
})

test('tells a person what to do next, and others nothing', async () => {
  const overview = (await (await product.as('regular')).call(readOverview)).body
  expect(overview).toMatchObject({ next_steps: [{ kind: 'apply' }], valid_permits: 0, open_applications: 0 })
  expect((await (await product.as('regular')).call(readDashboard)).status).toBe(403)
  expect((await (await product.as('operator')).call(readDashboard)).status).toBe(403)
  expect((await product.visitor().call(readOverview)).status).toBe(401)
})

test('tells whoever looks after a new town what its installation has, and nobody else', async () => {
  const { set_up } = (await (await product.as('root')).call(readDashboard)).body
  expect(set_up).toEqual({ sends_mails: false, newest_backup: null, second_factors: 0, to_authorise: null })
  const db = product.services.database.kysely
  const { id } = await db.selectFrom('app_user').select('id').where('role', '=', 'root').executeTakeFirstOrThrow()
  const key = { id: v7(), user_id: id, name: 'Ključ', credential_id: 'k-1', public_key: 'k', counter: 0, transports: [], synced: false }
  await db
    .insertInto('passkey')
    .values({ ...key, created_at: new Date() })
    .execute()
  expect((await (await product.as('root')).call(readDashboard)).body.set_up).toMatchObject({ second_factors: 1 })
})
