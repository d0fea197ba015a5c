import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '../../test/fixed-clock.ts'
import { openTestDatabase } from '../../test/database/test-database.ts'
import type { Database } from '../database/database.ts'
import { type AuditEvent, recordEvent } from './record-event.ts'
import { recordLook } from './record-look.ts'

let database: Database
const clock = fixedClock('2026-11-16T09:00:00Z')
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

const look = (id: string, more: Partial<AuditEvent> = {}): AuditEvent => ({
  action: 'permit:list',
  kind: 'read',
  actor: { id, name: 'Ana' },
  address: '10.0.0.1',
  after: { filters: {}, page: 1 },
  ...more,
})

const recordedOf = async (id: string) =>
  (await database.kysely.selectFrom('event').select('at').where('actor_id', '=', id).orderBy('at').execute()).map(({ at }) =>
    at.toISOString().slice(11, 16),
  )

const people = {
  ana: '019a0000-0000-7000-8000-000000000001',
  bor: '019a0000-0000-7000-8000-000000000002',
  cene: '019a0000-0000-7000-8000-000000000003',
}

test('a look is recorded once for a quarter of an hour, another page or address separately', async () => {
  for (const event of [{}, {}, { after: { filters: {}, page: 2 } }, { address: '10.0.0.2' }])
    await recordLook({ database, clock }, look(people.ana, event))
  expect(await recordedOf(people.ana)).toEqual(['09:00', '09:00', '09:00'])
  clock.set('2026-11-16T09:14:59Z')
  await recordLook({ database, clock }, look(people.ana))
  clock.set('2026-11-16T09:15:01Z')
  await recordLook({ database, clock }, look(people.ana))
  expect(await recordedOf(people.ana)).toEqual(['09:00', '09:00', '09:00', '09:15'])
})

test('counts the quarter of an hour from what another process recorded', async () => {
  clock.set('2026-11-16T10:00:00Z')
  await database.transaction((trx) => recordEvent(trx, look(people.bor), clock))
  clock.set('2026-11-16T10:10:00Z')
  await recordLook({ database, clock }, look(people.bor))
  clock.set('2026-11-16T10:16:00Z')
  await recordLook({ database, clock }, look(people.bor))
  expect(await recordedOf(people.bor)).toEqual(['10:00', '10:16'])
})

test('an export is recorded each time', async () => {
  for (const _ of [1, 2]) await recordLook({ database, clock }, look(people.cene, { action: 'permit:export', everyTime: true }))
  expect(await recordedOf(people.cene)).toHaveLength(2)
})
