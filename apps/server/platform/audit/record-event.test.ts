import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedClock } from '../../test/fixed-clock.ts'
import { openTestDatabase } from '../../test/database/test-database.ts'
import type { Database } from '../database/database.ts'
import { changedValues, recordEvent } from './record-event.ts'

describe('what is kept of a change', () => {
  test('only the fields that differ', () => {
    const before = { name: 'Ana', city: 'Kranj', plates: ['LJ1'], at: new Date(0), note: undefined }
    const after = { name: 'Ana', city: 'Celje', plates: ['LJ1', 'KR2'], at: new Date(0), note: null }
    expect(changedValues(before, after)).toEqual({
      before: { city: 'Kranj', plates: ['LJ1'] },
      after: { city: 'Celje', plates: ['LJ1', 'KR2'] },
    })
  })

  test('the whole of what was made or deleted', () => {
    expect(changedValues(undefined, { name: 'Ana' })).toEqual({ before: null, after: { name: 'Ana' } })
    expect(changedValues({ name: 'Ana' }, undefined)).toEqual({ before: { name: 'Ana' }, after: null })
  })

  test('never a password, token or hash, however deep', () => {
    const state = {
      password: 'x',
      password_hash: 'x',
      access_token: 'x',
      tokens: ['x'],
      clientSecret: 'x',
      inner: [{ token_hash: 'x', kept: 1 }],
    }
    expect(JSON.stringify(changedValues(undefined, state))).not.toContain('"x"')
    expect(changedValues(undefined, state).after).toEqual({ inner: [{ kept: 1 }] })
  })
})

describe('the audit trail', () => {
  let database: Database
  beforeAll(async () => {
    database = await openTestDatabase()
  })
  afterAll(() => database.close())

  test('is written with the change and reads back as values', async () => {
    const clock = fixedClock('2026-11-16T09:00:00Z')
    const event = {
      action: 'permit:update' as const,
      kind: 'change' as const,
      actor: { id: null, name: 'Sistem' },
      subject: { type: 'device' as const, id: 'VRATA-1', label: 'Mestna vrata' },
      before: { name: 'Vrata', active: true },
      after: { name: 'Mestna vrata', active: true },
      reason: 'preimenovanje',
    }
    await database.transaction((trx) => recordEvent(trx, event, clock))
    await expect(
      database.transaction(async (trx) => {
        await recordEvent(trx, event, clock)
        throw new Error('no')
      }),
    ).rejects.toThrow()
    const rows = await database.kysely.selectFrom('event').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({
      at: clock.now(),
      action: 'permit:update',
      actor_name: 'Sistem',
      subject_id: 'VRATA-1',
      before: { name: 'Vrata' },
      after: { name: 'Mestna vrata' },
      reason: 'preimenovanje',
      address: null,
    })
  })
  test('holds a look once in a quarter of an hour, by person, subject and filters', async () => {
    const clock = fixedClock('2026-11-17T09:00:00Z')
    const ana = { id: '01900000-0000-7000-8000-000000000001', name: 'Ana Referent' }
    const look = { action: 'permit:list' as const, kind: 'read' as const, actor: ana, after: { filters: { search: 'LJ' }, page: 1 } }
    const record = (event: Parameters<typeof recordEvent>[1]) => database.transaction((trx) => recordEvent(trx, event, clock))
    const looks = async () => (await database.kysely.selectFrom('event').select('id').where('action', '=', 'permit:list').execute()).length
    await record(look)
    await record(look)
    expect(await looks()).toBe(1)
    await record({ ...look, after: { filters: {}, page: 1 } })
    await record({ ...look, actor: { ...ana, id: '01900000-0000-7000-8000-000000000002' } })
    expect(await looks()).toBe(3)
    await record({ ...look, address: '203.0.113.7' })
    expect(await looks()).toBe(4)
    clock.advance(15 * 60_000 + 1)
    await record(look)
    expect(await looks()).toBe(5)
  })
})
