import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { v7 } from 'uuid'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../test/database/test-database.ts'
import { fixedClock } from '../../../test/fixed-clock.ts'
import type { Database } from '../../database/database.ts'
import type { Trx } from '../../database/db.ts'
import { auditOwner } from '../audit-owner.ts'
import { chainEvents } from './chain-events.ts'
import { closeDays, keepChain } from './keep-chain.ts'
import { signHead, trustedKeysOf } from './day-head.ts'
import { headFile, readHeadFile } from './head-file.ts'
import { verifyTrail } from './verify-trail.ts'

const pair = generateKeyPairSync('ed25519')
const auditKey = { privateKey: pair.privateKey, publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString() }
const clerk = '019a0000-0000-7000-8000-00000000c1e4'
const permit = '019a0000-0000-7000-8000-00000000beef'

let database: Database
let dataDir: string
const clock = fixedClock('2026-11-18T09:00:00Z')
const tables = ['event', 'event_link', 'event_day']

beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dovolilnice-chain-'))
  clock.set('2026-11-18T09:00:00Z')
  await tamper(`truncate ${tables.join(', ')}`)
})
afterEach(() => rm(dataDir, { recursive: true, force: true }))

const add = async (at: string, more: object = {}) => {
  const id = v7()
  const event = { id, at: new Date(at), action: 'permit:update', kind: 'change' as const, actor_id: clerk, actor_name: 'Ana Referent' }
  const values = {
    subject_type: 'permit',
    subject_id: permit,
    subject_label: 'Žiga',
    before: '{"plate":"LJ 1"}',
    after: '{"plate":"LJ 2"}',
  }
  await database.kysely
    .insertInto('event')
    .values({ ...event, ...values, reason: 'napaka', address: '10.0.0.1', request_id: 'r', ...more })
    .execute()
  return id
}

const keep = () => keepChain({ database, clock, auditKey, config: { dataDir } as never })
const verify = async (key = auditKey.publicKey) =>
  verifyTrail({ database, clock, keys: trustedKeysOf([key]), copies: await readHeadFile(headFile(dataDir)) })
const faults = async () =>
  (await verify()).faults.map(({ code, day, kind, position, event_id: id }) =>
    [code, day, kind, position, id].filter((part) => part !== null),
  )

/** As the owner of the tables, who switches the triggers off. */
const tamper = (statement: string, ...values: unknown[]) =>
  database.kysely.connection().execute(async (db) => {
    await sql`set session_replication_role = replica`.execute(db)
    const parts = statement.split('?')
    await sql
      .join(
        parts.flatMap((part, index) => [sql.raw(part), ...(index < values.length ? [sql`${values[index]}`] : [])]),
        sql``,
      )
      .execute(db)
    await sql`reset session_replication_role`.execute(db)
  })

/** Three days with events, the first two closed. */
const threeDays = async () => {
  const ids = {
    first: await add('2026-11-16T09:00:00Z'),
    second: await add('2026-11-16T10:00:00.123Z'),
    third: await add('2026-11-16T11:00:00Z'),
    look: await add('2026-11-16T11:30:00Z', { kind: 'read', action: 'permit:read' }),
    next: await add('2026-11-17T09:00:00Z'),
    today: await add('2026-11-18T08:00:00Z'),
  }
  await keep()
  return ids
}

test('chains what was recorded, each day by itself, and closes the days that have ended', async () => {
  await threeDays()
  const days = await database.kysely.selectFrom('event_day').select(['day', 'closed', 'changes', 'looks']).orderBy('day').execute()
  expect(days).toEqual([
    { day: '2026-11-16', closed: true, changes: 3, looks: 1 },
    { day: '2026-11-17', closed: true, changes: 1, looks: 0 },
    { day: '2026-11-18', closed: false, changes: 1, looks: 0 },
  ])
  expect(await verify()).toEqual({ faults: [], events: 6, forgotten: 0, waiting: 0, from_day: '2026-11-16', until_day: '2026-11-18' })
  await add('2026-11-18T08:59:00Z')
  expect(await verify()).toMatchObject({ faults: [], waiting: 1 })
  clock.set('2026-11-21T09:00:00Z')
  await keep()
  const { faults: none, until_day: until } = await verify()
  expect([none, until]).toEqual([[], '2026-11-18'])
  // The days without any are closed when an event comes after them.
  await add('2026-11-21T08:59:00Z')
  await keep()
  expect(await verify()).toMatchObject({ faults: [], until_day: '2026-11-21' })
  expect((await readHeadFile(headFile(dataDir))).map(({ day }) => day)).toEqual([
    '2026-11-16',
    '2026-11-17',
    '2026-11-18',
    '2026-11-19',
    '2026-11-20',
  ])
})

test('several processes chain each event once, also one that is committed late', async () => {
  await threeDays()
  const late = await add('2026-11-17T22:58:00Z')
  clock.set('2026-11-17T23:10:00Z')
  await Promise.all([keep(), keep(), keep()])
  const link = await database.kysely.selectFrom('event_link').select('day').where('event_id', '=', late).executeTakeFirst()
  expect(link).toEqual({ day: '2026-11-18' })
  clock.set('2026-11-18T09:10:00Z')
  await add('2026-11-18T08:56:00Z')
  await Promise.all([keep(), keep(), keep()])
  expect(await faults()).toEqual([])
})

test('a process that cannot chain closes no day of which another has chained a part', async () => {
  for (const hour of ['05', '06', '07', '08', '09', '10', '11']) {
    await add(`2026-11-16T${hour}:00:00Z`)
    await add(`2026-11-17T${hour}:00:00Z`)
  }
  const chaining = { database, clock, privateKey: auditKey.privateKey }
  const closeBetween = async <T>(work: (trx: Trx) => Promise<T>): Promise<T> => {
    const result = await database.transaction(work)
    await closeDays(chaining)
    return result
  }
  await chainEvents({ ...chaining, database: { ...database, transaction: closeBetween }, rowsAtOnce: 3 })
  const days = await database.kysely.selectFrom('event_day').select(['day', 'closed', 'changes']).orderBy('day').execute()
  expect(days).toEqual([
    { day: '2026-11-16', closed: true, changes: 7 },
    { day: '2026-11-17', closed: true, changes: 7 },
  ])
  expect(await faults()).toEqual([])
})

describe('a clock that is wrong', () => {
  const closedDays = async () =>
    (await database.kysely.selectFrom('event_day').select('day').where('closed', '=', true).orderBy('day').execute()).map(({ day }) => day)

  test('is refused where it differs from the database by more than a few minutes', async () => {
    const id = await add(new Date().toISOString())
    const keepAt = (ms: number) => {
      const turned = fixedClock(new Date(Date.now() + ms).toISOString())
      return keepChain({ database, clock: turned, auditKey, config: { dataDir } as never }, { comparesClock: true })
    }
    const links = () => database.kysely.selectFrom('event_link').select('event_id').execute()
    await expect(keepAt(10 * 60_000)).rejects.toThrow(/10 minutes ahead of the database's. Nothing is chained/)
    await expect(keepAt(-10 * 60_000)).rejects.toThrow("10 minutes behind the database's")
    expect(await links()).toEqual([])
    await keepAt(60_000)
    expect(await links()).toEqual([{ event_id: id }])
  })

  test('closes no day after the newest event', async () => {
    await threeDays()
    clock.set('2030-11-18T09:00:00Z')
    await keep()
    expect(await closedDays()).toEqual(['2026-11-16', '2026-11-17', '2026-11-18'])
    clock.set('2026-11-18T09:10:00Z')
    await add('2026-11-18T09:09:00Z')
    await keep()
    expect(await faults()).toEqual([])
    clock.set('2026-11-20T09:00:00Z')
    await add('2026-11-20T08:59:00Z')
    await keep()
    expect((await closedDays()).at(-1)).toBe('2026-11-19')
    expect(await faults()).toEqual([])
  })

  test('closes a week ahead at most where it has also recorded an event, and the trail goes on after it', async () => {
    await threeDays()
    clock.set('2030-11-18T09:00:00Z')
    await add('2030-11-18T08:59:00Z')
    await keep()
    expect((await closedDays()).at(-1)).toBe('2026-11-25')
    clock.set('2026-11-18T09:10:00Z')
    await add('2026-11-18T09:09:00Z')
    await keep()
    expect(await faults()).toEqual([])
    clock.set('2026-11-28T09:00:00Z')
    await add('2026-11-28T08:59:00Z')
    await keep()
    expect((await closedDays()).at(-1)).toBe('2026-11-27')
    expect(await faults()).toEqual([])
  })
})

describe('finds', () => {
  test('one changed byte of any column', async () => {
    const { second } = await threeDays()
    for (const change of [
      "action = 'permit:issue'",
      "kind = 'read'",
      "at = at + interval '1 microsecond'",
      "actor_name = 'Ana Referenr'",
      'actor_id = null',
      "subject_type = 'user'",
      'subject_id = null',
      "subject_label = 'Žigb'",
      `before = '{"plate":"LJ 3"}'`,
      `after = '{"plate":"LJ 3"}'`,
      'reason = null',
      "address = '10.0.0.2'",
      "request_id = 's'",
    ]) {
      await database.execute('create table kept as select * from event')
      await tamper(`update event set ${change} where id = ?`, second)
      expect(await faults(), change).toEqual([['event_changed', '2026-11-16', 'change', 2, second]])
      await tamper('truncate event; insert into event select * from kept; drop table kept')
      expect(await faults()).toEqual([])
    }
  })

  test('one missing event, also the last of a day and a look', async () => {
    const { second, next, look } = await threeDays()
    await tamper('delete from event where id in (?, ?, ?)', second, next, look)
    expect(await faults()).toEqual([
      ['event_missing', '2026-11-16', 'change', 2, second],
      ['event_missing', '2026-11-16', 'read', 1, look],
      ['event_missing', '2026-11-17', 'change', 1, next],
    ])
  })

  test('one event missing with its link', async () => {
    const { second } = await threeDays()
    await tamper('delete from event where id = ?', second)
    await tamper('delete from event_link where event_id = ?', second)
    expect(await faults()).toEqual([['link_missing', '2026-11-16', 'change', 2]])
  })

  test('the last event of a day missing with its link', async () => {
    const { next } = await threeDays()
    await tamper('delete from event where id = ?', next)
    await tamper('delete from event_link where event_id = ?', next)
    expect(await faults()).toEqual([['link_missing', '2026-11-17', 'change', 1]])
  })

  test('one added event, with and without a link', async () => {
    await threeDays()
    const added = await add('2026-11-16T10:30:00Z')
    await keep()
    expect(await faults()).toEqual([['event_added', '2026-11-16', 'change', added]])
    await tamper(
      `insert into event_link select day, kind, 4, ?, name_proof, address_proof, content_proof, hash from event_link where day = '2026-11-16' and position = 3`,
      added,
    )
    expect(await faults()).toEqual([
      ['event_changed', '2026-11-16', 'change', 4, added],
      ['link_added', '2026-11-16', 'change', 4, added],
    ])
  })

  test('a day that is missing, with or without its events', async () => {
    await threeDays()
    await tamper(`delete from event_day where day = '2026-11-17'`)
    expect(await faults()).toEqual([['day_missing', '2026-11-17']])
    await rm(headFile(dataDir))
    await tamper(`delete from event_link where day = '2026-11-17'`)
    await tamper(`delete from event where at between '2026-11-16T23:00:00Z' and '2026-11-17T23:00:00Z'`)
    expect(await faults()).toEqual([['day_missing', '2026-11-17']])
  })

  test('the last days cut off, by their copy; and chains nothing more', async () => {
    await threeDays()
    for (const table of ['event_day', 'event_link']) await tamper(`delete from ${table} where day >= '2026-11-17'`)
    await expect(keep()).rejects.toThrow('ends with 2026-11-17, which the database does not have')
    expect((await faults()).filter(([code]) => code === 'day_missing')).toEqual([['day_missing', '2026-11-17']])
  })

  test('a wrong signature, and a key that nobody knows', async () => {
    await threeDays()
    await tamper(`update event_day set changes = 2 where day = '2026-11-17'`)
    expect(await faults()).toEqual([
      ['signature_wrong', '2026-11-17'],
      ['link_missing', '2026-11-17', 'change', 2],
    ])
    const head = await database.kysely.selectFrom('event_day').selectAll().where('day', '=', '2026-11-17').executeTakeFirstOrThrow()
    const forged = signHead({ ...head, changes: 1 }, generateKeyPairSync('ed25519').privateKey)
    await tamper(`update event_day set changes = 1, signature = ?, key_id = ? where day = '2026-11-17'`, forged.signature, forged.key_id)
    expect(await faults()).toEqual([
      ['key_unknown', '2026-11-17'],
      ['copy_differs', '2026-11-17'],
    ])
  })

  test('a day that was computed and signed anew, by its copy', async () => {
    const { second } = await threeDays()
    const path = headFile(dataDir)
    const copies = await readFile(path, 'utf8')
    for (const table of ['event_day', 'event_link']) await tamper(`delete from ${table}`)
    await tamper(`update event set reason = 'drugače' where id = ?`, second)
    await rm(path)
    clock.advance(1)
    await keep()
    expect(await faults()).toEqual([])
    await writeFile(path, copies)
    expect((await faults()).map(([code, day]) => [code, day])).toEqual([
      ['copy_differs', '2026-11-16'],
      ['copy_differs', '2026-11-17'],
    ])
  })
})

describe('the database', () => {
  const refused = 'The audit trail only grows'

  test('refuses to change, delete or empty the trail, and to open the door for anything but forgetting', async () => {
    await threeDays()
    for (const statement of [
      `update event set reason = 'x'`,
      'delete from event',
      'truncate event',
      `update event_link set hash = ''`,
      'delete from event_link',
      'truncate event_link',
      `update event_day set changes = 0 where closed`,
      'delete from event_day',
      'truncate event_day',
    ])
      await expect(database.execute(statement), statement).rejects.toThrow(refused)
    const throughTheDoor = (statement: string) =>
      database.transaction(async (trx) => {
        await sql`select begin_forgetting()`.execute(trx)
        await sql.raw(statement).execute(trx)
      })
    for (const statement of [
      `update event set reason = 'x'`,
      `update event set actor_name = 'x'`,
      `update event set action = 'x'`,
      `update event set address = 'x'`,
      `delete from event where kind = 'change'`,
      `update event_link set hash = ''`,
      'truncate event',
      'delete from event_day',
    ])
      await expect(throughTheDoor(statement), statement).rejects.toThrow(refused)
    expect(await faults()).toEqual([])
  })

  test('closes the door behind forgetting', async () => {
    await threeDays()
    await expect(
      database.transaction(async (trx) => {
        await auditOwner.privacy?.forget?.(trx, [clerk], clock.now())
        await sql`update event set subject_label = null, before = null, after = null, reason = null`.execute(trx)
      }),
    ).rejects.toThrow(refused)
  })
})

describe('forgetting', () => {
  const forget = (ids: string[]) => database.transaction((trx) => auditOwner.privacy?.forget?.(trx, ids, clock.now()) ?? Promise.resolve())
  const forgetBefore = (before: string) =>
    database.transaction((trx) => auditOwner.privacy?.forgetBefore?.(trx, new Date(before)) ?? Promise.resolve())

  test('takes people out and the chain still holds', async () => {
    const { second } = await threeDays()
    await forget([clerk])
    expect(await verify()).toMatchObject({ faults: [], forgotten: 12 })
    await forget([permit])
    expect(await verify()).toMatchObject({ faults: [], forgotten: 18 })
    const [left] = await database.kysely.selectFrom('event').selectAll().where('id', '=', second).execute()
    expect(left).toMatchObject({ actor_name: 'Anonimizirano', subject_label: null, before: null, after: null, reason: null, address: null })
    const salts = await database.execute('select from event_link where length(name_proof) = 16 or length(content_proof) = 16')
    expect(salts.rows).toEqual([])
  })

  test('is no way to write something else', async () => {
    const { second } = await threeDays()
    await forget([clerk, permit])
    await tamper(`update event set actor_name = 'Bor Drugi' where id = ?`, second)
    expect(await faults()).toEqual([['event_changed', '2026-11-16', 'change', 2, second]])
  })

  test('emptying without forgetting is found', async () => {
    const { second } = await threeDays()
    await tamper('update event set before = null, after = null, reason = null, subject_label = null where id = ?', second)
    expect(await faults()).toEqual([['event_changed', '2026-11-16', 'change', 2, second]])
  })

  test('an event that is forgotten before it is chained is chained as it is then', async () => {
    await add('2026-11-18T08:59:00Z')
    await forget([clerk])
    await keep()
    expect(await verify()).toMatchObject({ faults: [], events: 1, forgotten: 0 })
  })

  test('after the retention looks go as whole days, changes stay without people, and the heads stay', async () => {
    const { look, next } = await threeDays()
    const young = await add('2026-11-18T08:59:00Z', { kind: 'read', action: 'permit:read' })
    clock.set('2031-11-17T09:00:00Z')
    await keep()
    // The first day that is kept: the local day after the last expired one.
    await forgetBefore('2026-11-17T23:00:00Z')
    const left = await database.kysely.selectFrom('event').select(['id', 'kind', 'actor_name']).orderBy('at').execute()
    expect(left.map(({ kind, actor_name: name }) => `${kind} ${name}`)).toEqual([
      'change Anonimizirano',
      'change Anonimizirano',
      'change Anonimizirano',
      'change Anonimizirano',
      'change Ana Referent',
      'read Ana Referent',
    ])
    expect(left.some(({ id }) => id === look)).toBe(false)
    expect(await faults()).toEqual([])
    const heads = await database.kysely.selectFrom('event_day').select('looks').where('day', '=', '2026-11-16').execute()
    expect(heads).toEqual([{ looks: 1 }])
    // Looks of a day that is still kept may not be missing, and changes never.
    await tamper('delete from event where id in (?, ?)', young, next)
    await tamper('delete from event_link where event_id in (?, ?)', young, next)
    expect(await faults()).toEqual([
      ['link_missing', '2026-11-17', 'change', 1],
      ['link_missing', '2026-11-18', 'read', 1],
    ])
  })

  test('an event whose person was forgotten before loses the rest of its content too', async () => {
    await threeDays()
    await forget([clerk])
    clock.set('2031-11-17T09:00:00Z')
    await forgetBefore('2026-11-17T23:00:00Z')
    const left = await database.kysely.selectFrom('event').select('reason').where('at', '<', new Date('2026-11-17T23:00:00Z')).execute()
    expect(left.map(({ reason }) => reason)).toEqual([null, null, null, null])
    expect(await faults()).toEqual([])
  })

  test('what is about a restricted record stays with its day of looks until the restriction ends, and the trail holds', async () => {
    const other = '019a0000-0000-7000-8000-0000000000aa'
    await add('2026-11-15T09:00:00Z', { subject_id: other })
    await add('2026-11-15T09:01:00Z')
    for (const day of ['2026-11-15', '2026-11-16'])
      await add(`${day}T10:00:00Z`, { kind: 'read', action: 'permit:read', subject_id: other })
    await add('2026-11-15T10:01:00Z', { kind: 'read', action: 'permit:read' })
    clock.set('2031-11-17T09:00:00Z')
    await keep()
    const mark = { record_id: permit, request_id: v7(), request_number: 'ZP-1', since: clock.now() }
    await database.kysely.insertInto('restriction').values(mark).execute()
    const left = async () => {
      await forgetBefore('2026-11-17T23:00:00Z')
      const rows = await database.kysely.selectFrom('event').select(['kind', 'actor_name', 'subject_id']).orderBy('at').execute()
      return rows.map(({ kind, actor_name: name, subject_id: id }) => `${kind} ${name} ${id === permit ? 'held' : 'free'}`)
    }
    expect(await left()).toEqual([
      'change Anonimizirano free',
      'change Ana Referent held',
      'read Anonimizirano free',
      'read Ana Referent held',
    ])
    expect(await faults()).toEqual([])
    await database.kysely.deleteFrom('restriction').where('request_id', '=', mark.request_id).execute()
    expect(await left()).toEqual(['change Anonimizirano free', 'change Anonimizirano held'])
    expect(await faults()).toEqual([])
  })
})
