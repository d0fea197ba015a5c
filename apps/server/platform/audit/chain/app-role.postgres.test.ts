import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { openTestDatabase } from '../../../test/database/test-database.ts'
import { fixedClock } from '../../../test/fixed-clock.ts'
import { systemClock } from '../../clock/clock.ts'
import type { Database } from '../../database/database.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import { createJobs } from '../../jobs/jobs.ts'
import { auditOwner } from '../audit-owner.ts'
import { trustedKeysOf } from './day-head.ts'
import { keepChain } from './keep-chain.ts'
import { verifyTrail } from './verify-trail.ts'

const role = `dovolilnice_app_${process.pid}`
const reader = `dovolilnice_reader_${process.pid}`
const pair = generateKeyPairSync('ed25519')
const auditKey = { privateKey: pair.privateKey, publicKey: pair.publicKey.export({ type: 'spki', format: 'pem' }).toString() }
const clock = fixedClock('2026-11-18T09:00:00Z')

let owner: Database
let app: Database
let dataDir: string

const openAs = async (name: string): Promise<Database> => {
  const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
  url.pathname = String((await owner.execute('select current_database() as name')).rows[0]?.['name'])
  url.username = name
  url.password = 'app'
  return openDatabase({ url: url.href, dataDir: '' })
}

beforeAll(async () => {
  owner = await openTestDatabase()
  await owner.execute(`create role ${role} login password 'app'`)
  const grants = await readFile(new URL('../../../../../docs/postgres/app-role.sql', import.meta.url), 'utf8')
  await owner.execute(grants.replaceAll('dovolilnice_app', role))
  await owner.execute(`create role ${reader} login password 'app'; grant select on all tables in schema public to ${reader}`)
  app = await openAs(role)
  dataDir = await mkdtemp(join(tmpdir(), 'dovolilnice-role-'))
})
afterAll(async () => {
  await app.close()
  await owner.execute(`drop owned by ${role}, ${reader}; drop role ${role}, ${reader}`)
  await owner.close()
  await rm(dataDir, { recursive: true, force: true })
})

const add = (kind: 'change' | 'read', at: string) =>
  app.kysely
    .insertInto('event')
    .values({ id: v7(), at: new Date(at), kind, action: 'permit:issue', actor_name: 'Ana', subject_id: dataDir, reason: 'Žiga' })
    .execute()

test('the product runs on an account that does not own the tables, and that account cannot change the trail', async () => {
  expect(await migrate(app)).toEqual([])
  const log = { info: () => {}, error: (details: object, message: string) => console.error(message, details) }
  const jobs = createJobs({ database: app, jobs: [], clock, log, context: {} as never })
  await jobs.start()
  await jobs.stop()
  await add('change', '2021-11-19T09:00:00Z')
  await add('read', '2021-11-17T09:00:00Z')
  await keepChain({ database: app, clock, auditKey, config: { dataDir } as never })
  for (const statement of [
    `set session_replication_role = replica`,
    `begin; set local dovolilnice.forgetting = 'yes'; update event set reason = null; commit`,
    `begin; set local dovolilnice.forgetting = 'yes'; delete from event where kind = 'read'; commit`,
    'alter table event disable trigger all',
    'truncate event',
    'drop trigger event_only_grows on event',
    'delete from event_link',
    `update event_link set hash = ''`,
    'delete from event_day',
    `update event_day set changes = 7 where closed`,
    `create or replace function only_grows() returns trigger language plpgsql as 'begin return old; end'`,
  ])
    await expect(app.execute(statement), statement).rejects.toThrow(/denied|only grows|must be owner/)
  await app.transaction(async (trx) => {
    await auditOwner.privacy?.forget?.(trx, ['01900000-0000-7000-8000-00000000f111'], clock.now())
    await auditOwner.privacy?.forgetBefore?.(trx, new Date('2021-11-18T23:00:00Z'))
  })
  expect(await app.kysely.selectFrom('event').select(['kind', 'reason']).execute()).toEqual([{ kind: 'change', reason: 'Žiga' }])
  const verified = await verifyTrail({ database: app, clock, keys: trustedKeysOf([auditKey.publicKey]), copies: [] })
  expect(verified.faults).toEqual([])
})

test('only the owner and the account of the product forget, and not even they what is younger than the retention', async () => {
  // The tests' database says that everything is old enough.
  await owner.execute('create or replace function trail_now() returns timestamptz language sql stable as $$ select now() $$')
  await add('change', new Date().toISOString())
  const events = () => app.kysely.selectFrom('event').selectAll().orderBy('id').execute()
  const before = await events()
  const other = await openAs(reader)
  onTestFinished(() => other.close())
  for (const statement of [
    `select forget_events_before('infinity', '9999-12-31')`,
    `select forget_events_before('1999-01-01', '1999-01-01')`,
    `select forget_events(array['${dataDir}'], array[]::uuid[])`,
  ])
    await expect(other.execute(statement), statement).rejects.toThrow('permission denied for function')
  for (const database of [app, owner])
    for (const bounds of [
      `'infinity', '9999-12-31'`,
      `now() - interval '5 years' + interval '3 days', '1999-01-01'`,
      `'1999-01-01', '9999-12-31'`,
    ])
      await expect(database.execute(`select forget_events_before(${bounds})`), bounds).rejects.toThrow('keeps five years')
  expect(await events()).toEqual(before)
})

test('the clock of the product itself is compared with that of the database', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 })
  onTestFinished(() => void vi.useRealTimers())
  await expect(keepChain({ database: app, clock: systemClock, auditKey, config: { dataDir } as never })).rejects.toThrow('60 minutes ahead')
})
