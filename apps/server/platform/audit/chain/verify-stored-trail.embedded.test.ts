import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { v7 } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fixedClock } from '../../../test/fixed-clock.ts'
import { migrate } from '../../database/migrate.ts'
import { openDatabase } from '../../database/open-database.ts'
import type { Database } from '../../database/database.ts'
import { openSigningKey } from '../../security/signing-key.ts'
import { headFile } from './head-file.ts'
import { keepChain } from './keep-chain.ts'
import { verifyStoredTrail } from './verify-stored-trail.ts'

let dataDir: string
const config = () => ({ dataDir, databaseUrl: undefined })
const withDatabase = async (work: (database: Database) => Promise<unknown>) => {
  const database = await openDatabase(config())
  await work(database).finally(() => database.close())
}

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'dovolilnice-verify-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

test('the command says what it verified, names each fault, and refuses what it cannot verify', async () => {
  await expect(verifyStoredTrail(config(), {})).rejects.toThrow('No public key of the trail')
  const auditKey = await openSigningKey(dataDir, { name: 'audit', variable: 'AUDIT_SIGNING_KEY', given: undefined })
  await expect(verifyStoredTrail(config(), {})).rejects.toThrow('not of this version')
  const ids = [v7(), v7()]
  await withDatabase(async (database) => {
    await migrate(database)
    const event = { action: 'permit:issue', kind: 'change' as const, actor_name: 'Ana' }
    const at = new Date('2026-11-16T09:00:00Z')
    await database.kysely
      .insertInto('event')
      .values(ids.map((id) => ({ ...event, id, at })))
      .execute()
    await keepChain({ database, clock: fixedClock('2026-11-18T09:00:00Z'), auditKey, config: { dataDir } as never })
  })
  expect(await verifyStoredTrail(config(), { heads: headFile(dataDir) })).toEqual({
    holds: true,
    lines: [
      '2 events from 2026-11-16 to 2026-11-16; 0 forgotten parts; 0 events wait to be chained; 1 exported heads compared.',
      'The trail holds.',
    ],
  })
  const foreign = join(dataDir, 'foreign.pub')
  await writeFile(foreign, generateKeyPairSync('ed25519').publicKey.export({ type: 'spki', format: 'pem' }))
  expect((await verifyStoredTrail(config(), { key: foreign })).lines).toContain('2026-11-16, the day is signed by an unknown key')
  await expect(verifyStoredTrail(config(), { heads: foreign })).rejects.toThrow('a line that is no head of a day')
  await withDatabase((database) =>
    database.execute(`set session_replication_role = replica; update event set actor_name = 'Bor' where id = '${ids[1]}'`),
  )
  const { lines, holds } = await verifyStoredTrail(config(), {})
  expect(holds).toBe(false)
  expect(lines[0]).toBe(`2026-11-16, change, number 2, event ${ids[1]}, an event was changed`)
})
