import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { appendFile, mkdir, mkdtemp, readdir, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { buffer } from 'node:stream/consumers'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { owners } from '../compose.ts'
import { openSigningKey } from '../platform/security/signing-key.ts'
import { headFile, readHeadFile } from '../platform/audit/chain/head-file.ts'
import { keepChain } from '../platform/audit/chain/keep-chain.ts'
import { readTrustedKeys } from '../platform/audit/chain/trusted-keys.ts'
import { verifyTrail } from '../platform/audit/chain/verify-trail.ts'
import type { Database } from '../platform/database/database.ts'
import { pendingMigrations } from '../platform/database/migrate.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import { openSeal } from '../platform/security/seal.ts'
import { claimStorage, readMark } from '../platform/storage/claim-storage.ts'
import { isStorageKey, type Storage } from '../platform/storage/storage.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { createPostgresDatabase } from '../test/database/postgres-test-database.ts'
import { testEngine } from '../test/database/test-database.ts'
import { startDemoProduct, type DemoProduct } from '../test/demo-product.ts'
import { listBackups } from '../platform/backups/backup-age.ts'
import { objectPath, readSums, townFile, type TownLine } from './backup/backup-folder.ts'
import { checkBackup } from './backup/check-backup.ts'
import { encryptTo } from './backup/file-objects.ts'
import { auditHead, listTables, newestEvent } from './backup/dump-tables.ts'
import { makeBackup, removeOldBackups } from './backup/make-backup.ts'
import { readTown } from './backup/read-town.ts'
import { restoreBackup, restoreRows } from './backup/restore-backup.ts'
import { findBackup, verifyBackup } from './backup/backup-commands.ts'

const whitelistKey = { name: 'whitelist', variable: 'WHITELIST_SIGNING_KEY', given: undefined } as const

let product: DemoProduct
let identity: string
let recipient: string
let folder: string
const places: string[] = []

const newPlace = async (): Promise<string> => {
  const place = await mkdtemp(join(tmpdir(), 'dovolilnice-backup-'))
  places.push(place)
  return place
}

beforeAll(async () => {
  product = await startDemoProduct()
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  folder = await newPlace()
  const { dataDir } = product.running.services.config
  await openSigningKey(dataDir, whitelistKey)
  await keepChain(product.running.services)
}, 180_000)
afterAll(async () => {
  await product.close()
  for (const place of places) await rm(place, { recursive: true, force: true })
})

let second = 0
const backUp = (into = folder, env: Record<string, string> = {}, instead: { storage?: Storage; database?: Database } = {}) => {
  const { database, storage, config } = product.running.services
  const now = new Date(Date.UTC(2026, 10, 16, 9, 0, second++))
  return makeBackup({ database, storage, owners, dataDir: config.dataDir, folder: into, recipient, keepDays: 35, env, now, ...instead })
}

/** A place for a town that does not exist yet, on the engine of this run. */
const emptyTown = async () => {
  const dataDir = await newPlace()
  if (testEngine === 'embedded') return { dataDir, openDatabase: () => openDatabase({ dataDir }) }
  const { url, drop } = await createPostgresDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  onTestFinished(drop)
  return { dataDir, openDatabase: () => openDatabase({ url, dataDir }) }
}

const restore = (town: Awaited<ReturnType<typeof emptyTown>>, name: string, key = identity, from = folder) =>
  restoreBackup({ backup: { folder: from, name, identities: [key] }, ...town, openStorage: () => openStorage(ofFolder(town.dataDir)) })

const ofFolder = (dataDir: string) => ({ dataDir, files: { folder: undefined, bucket: undefined, key: undefined } })

/** What every table holds: how many rows, and the hash of all of them. */
const contentsOf = (database: Database) =>
  database.snapshot(async (trx) => {
    await sql`set local timezone = 'UTC'`.execute(trx)
    const contents: Record<string, unknown> = {}
    for (const { schema, table } of await listTables(trx)) {
      const { rows } = await sql`select count(*)::int as count, md5(string_agg(t::text, e'\n' order by t::text)) as hash
        from ${sql.table(`${schema}.${table}`)} t`.execute(trx)
      contents[`${schema}.${table}`] = rows[0]
    }
    return contents
  })

/** Every stored file with the hash of its content. */
const filesOf = async (dataDir: string): Promise<Record<string, string>> => {
  const entries = await readdir(join(dataDir, 'files'), { recursive: true, withFileTypes: true })
  const storage = await openStorage(ofFolder(dataDir))
  const files: Record<string, string> = {}
  for (const { name } of entries.filter((entry) => entry.isFile() && isStorageKey(entry.name)))
    files[name] = createHash('sha256')
      .update(await buffer(await storage.open(name)))
      .digest('hex')
  return files
}

test('a restored town is the same in every table, file and key, and goes on', async () => {
  const { database, config, seal } = product.running.services
  const sealed = seal.close('skrivnost', 'oseba')
  const made = await backUp(folder, { SMTP_URL: 'smtp://u:geslo@posta.example', HOME: '/root' })
  expect(made).toMatchObject({ lost: [], newFiles: expect.any(Number) })
  expect(await verifyBackup(folder, made.name)).toBeGreaterThan(1)

  const town = await emptyTown()
  const restored = await restore(town, made.name)
  expect(restored).toMatchObject({ rows: made.rows, files: made.files, beside: ['restored/settings'] })
  expect(await readFile(join(town.dataDir, 'restored/settings'), 'utf8')).toBe('SMTP_URL=smtp://u:geslo@posta.example\n')

  const there = await town.openDatabase()
  try {
    const before = await contentsOf(database)
    expect(Object.keys(before).length).toBeGreaterThan(60)
    expect(await contentsOf(there)).toEqual(before)
    expect(await there.snapshot(auditHead)).toMatch(/^[0-9a-f]{100,}$/)
    expect(await there.snapshot(auditHead)).toBe(await database.snapshot(auditHead))
    expect(await there.snapshot(newestEvent)).toBe(await database.snapshot(newestEvent))
    const trail = {
      clock: product.running.services.clock,
      keys: await readTrustedKeys(town.dataDir),
      copies: await readHeadFile(headFile(config.dataDir)),
    }
    expect(await verifyTrail({ database: there, ...trail })).toMatchObject({ faults: [] })
    expect(await pendingMigrations(there.kysely)).toEqual([])
    const storage = await openStorage(ofFolder(town.dataDir))
    expect(await readMark(storage)).toBe(await readMark(product.running.services.storage))
    await claimStorage(there, storage, owners)
    // References and triggers hold again.
    await expect(there.execute(`insert into session (id) values (gen_random_uuid())`)).rejects.toThrow(/null value|violates/)
    const triggers = `select tgrelid::regclass::text || tgname as name, tgenabled from pg_trigger where not tgisinternal order by 1`
    expect((await there.execute(triggers)).rows).toEqual((await database.execute(triggers)).rows)
    // Those of the town: the queue of jobs has a table for each day, and the test may begin on one that ends.
    const references = `select conrelid::regclass::text, conname, convalidated from pg_constraint where connamespace = 'public'::regnamespace order by 1, 2`
    expect((await there.execute(references)).rows).toEqual((await database.execute(references)).rows)
  } finally {
    await there.close()
  }

  expect(await filesOf(town.dataDir)).toEqual(await filesOf(config.dataDir))
  expect((await openSeal(town.dataDir, undefined)).open(sealed, 'oseba')).toBe('skrivnost')
  const key = (dataDir: string) => openSigningKey(dataDir, whitelistKey)
  expect((await key(town.dataDir)).publicKey).toBe((await key(config.dataDir)).publicKey)
  expect((await stat(join(town.dataDir, 'keys/secrets.key'))).mode & 0o777).toBe(0o600)
}, 180_000)

test('files that an earlier backup has are not written again, and removed ones leave with the backups that name them', async () => {
  const { storage } = product.running.services
  const first = await backUp()
  const objects = async () => (await readdir(join(folder, 'files'), { recursive: true })).filter((name) => name.includes('/')).length
  const count = await objects()
  expect((await backUp()).newFiles).toBe(0)
  const added = await storage.receive(Readable.from([Buffer.from('nov dokument')]))
  const { database } = product.running.services
  const renew = (key: string) =>
    database.execute(`update document set storage_key = $1 where id = (select id from document order by id limit 1) returning id`, [key])
  const [{ storage_key: old } = { storage_key: '' }] = await database.kysely
    .selectFrom('document')
    .select('storage_key')
    .orderBy('id')
    .limit(1)
    .execute()
  await renew(added.storage_key)
  const third = await backUp()
  expect(third.newFiles).toBe(1)
  expect(await objects()).toBe(count + 1)
  await renew(old)

  expect(await removeOldBackups(folder, 35, new Date('2027-01-01'))).not.toContain(third.name)
  expect(await listBackups(folder)).toContain(third.name)
  await backUp()
  await backUp()
  await backUp()
  expect(await removeOldBackups(folder, 35, new Date('2027-01-01'))).toEqual(expect.arrayContaining([third.name]))
  expect(await objects()).toBe(count)
  await expect(readSums(folder, first.name)).rejects.toThrow(/There is no whole backup/)
  expect(await listBackups(folder)).toHaveLength(3)
})

test('a file that is lost is said, and the backup is made all the same', async () => {
  const { config, database } = product.running.services
  // One that a row names: what nobody names is not missed.
  const documents = database.kysely.selectFrom('document').select('storage_key').where('deleted_at', 'is', null)
  const { storage_key: key } = await documents.limit(1).executeTakeFirstOrThrow()
  const path = join(config.dataDir, 'files', key.slice(0, 2), key)
  await rename(path, `${path}.away`)
  try {
    expect((await backUp()).lost).toEqual([key])
  } finally {
    await rename(`${path}.away`, path)
  }
})

test('a file that is removed while the backup is made is not missed: rows and files are of one moment', async () => {
  const { database, storage } = product.running.services
  const { storage_key: leaving } = await storage.receive(Readable.from([Buffer.from('odide med delom')]))
  const copied = { ...(await database.kysely.selectFrom('document').selectAll().limit(1).executeTakeFirstOrThrow()), storage_key: leaving }
  const id = '01900000-0000-7000-8000-00000000f001'
  await database.kysely
    .insertInto('document')
    .values({ ...copied, id, reading: null })
    .execute()
  let opened = 0
  const removing: Storage = {
    ...storage,
    open: async (key) => {
      if (key === leaving && opened++ === 0) await storage.remove(key)
      return storage.open(key)
    },
  }
  // The row is removed by somebody else meanwhile; the embedded engine lets nobody write before the snapshot ends.
  const snapshot: Database['snapshot'] = async (work) => {
    const result = await database.snapshot(work)
    await database.kysely.deleteFrom('document').where('id', '=', id).execute()
    return result
  }
  expect((await backUp(folder, {}, { storage: removing, database: { ...database, snapshot } })).lost).toEqual([])
  expect(opened).toBe(1)
})

test('a backup is never overwritten, and two do not run at once', async () => {
  const [one, other] = await Promise.allSettled([backUp(), backUp()])
  expect([one.status, other.status].toSorted()).toEqual(['fulfilled', 'rejected'])
  second--
  if (one.status === 'fulfilled') second = Number(one.value.name.slice(15, 17))
  await expect(backUp()).rejects.toThrow(/is there already/)
})

test('a town that is not empty is left alone', async () => {
  const { name } = await backUp()
  const town = await emptyTown()
  await mkdir(join(town.dataDir, 'keys'))
  await expect(restore(town, name)).rejects.toThrow(/is not empty \(keys\): a backup is restored into an empty town only/)
  await rm(join(town.dataDir, 'keys'), { recursive: true })
  const database = await town.openDatabase()
  await database.execute('create table note (n integer)')
  await database.close()
  await expect(restore(town, name)).rejects.toThrow(
    testEngine === 'embedded' ? /is not empty \(database\)/ : /it has the table public.note/,
  )
})

test('a torn, changed, unfinished or foreign backup is refused before anything is written', async () => {
  const damaged = await newPlace()
  const { name } = await backUp(damaged)
  const town = await emptyTown()
  const refused = async (sentence: RegExp, key = identity) => {
    await expect(restore(town, name, key, damaged)).rejects.toThrow(sentence)
    expect(await readdir(town.dataDir)).toEqual([])
  }
  await refused(/This private key does not open the backup/, await generateX25519Identity())

  const rows = join(damaged, name, townFile)
  const whole = await readFile(rows)
  await truncate(rows, whole.length - 70_000)
  await refused(/is damaged, nothing of it is used/)
  await expect(verifyBackup(damaged, name)).rejects.toThrow(/is not what was written/)
  const changed = Buffer.from(whole)
  changed[Math.floor(whole.length / 2)]! ^= 1
  await writeFile(rows, changed)
  await refused(/is damaged, nothing of it is used/)
  await writeFile(rows, whole)

  const object = [...(await readSums(damaged, name)).keys()].find((each) => each !== townFile) ?? ''
  const path = objectPath(damaged, object)
  await appendFile(path, 'x')
  await refused(/is damaged, nothing of it is used/)
  await expect(verifyBackup(damaged, name)).rejects.toThrow(/is not what was written/)
  await rm(path)
  await refused(/is not whole, nothing of it is used/)
  await expect(verifyBackup(damaged, name)).rejects.toThrow(/is missing/)
  await expect(findBackup(damaged, '2020-01-01T000000Z')).rejects.toThrow(/There is no backup 2020-01-01T000000Z/)
})

// One of the refusals comes when a database has been made.
test('a backup that somebody has made up writes and reads nothing but a town, and fills no memory', { timeout: 180_000 }, async () => {
  const forged = await newPlace()
  const { name } = await backUp(forged)
  const town = await emptyTown()
  const lines: TownLine[] = []
  const made = { folder: forged, name, identities: [identity] }
  for await (const line of readTown(made)) lines.push(line)
  const put = async (content: Iterable<string> | AsyncIterable<string>) => {
    const text = await encryptTo(recipient, Readable.from(content).pipe(createGzip()))
    await pipeline(text, createWriteStream(join(forged, name, townFile)))
  }
  const refused = async (sentence: RegExp) => {
    await expect(restore(town, name, identity, forged)).rejects.toThrow(sentence)
    expect((await readdir(town.dataDir)).filter((name) => name !== 'database.lock')).toEqual([])
  }
  const written = (all: readonly object[]) => all.map((line) => `${JSON.stringify(line)}\n`)
  const [head, ...rest] = lines
  /** A town of one line. */
  const withLine = (line: object) => put(written([head ?? {}, line, { kind: 'end', rows: 0, files: 0 }]))

  for (const kept of ['../keys/x', 'keys/../../x', '/etc/x', 'keys/a/b', 'keys/..', 'restored/a\0b', 'other/x']) {
    await withLine({ kind: 'kept', name: kept, content: '' })
    await refused(/it would write .*, which is no key of a town/)
  }
  const file = lines.find((line) => line.kind === 'file')
  for (const odd of [{ key: '../../etc/cron.d/x' }, { object: '../../../dev/zero' }, { object: `../${'a'.repeat(61)}` }, { sha256: '' }]) {
    await withLine({ ...file, ...odd })
    await refused(/a line that this version of the product does not understand/)
  }
  await put(written([{ ...head, format: 9 }, ...rest]))
  await refused(/does not understand/)
  await put(written([{ ...head, migrations: ['9999-from-the-future'] }, ...rest]))
  await refused(/made by a newer version/)
  await put(written([{ ...head, queue_version: 1 }, ...rest]))
  await refused(/another version of the job queue/)
  await put(written(rest))
  await refused(/its head is missing/)
  await put(['{"kind":"town"'])
  await refused(/is damaged/)
  const foreign = { kind: 'table', schema: 'pg_catalog', table: 'pg_description', columns: ['objoid'] }
  await withLine(foreign)
  await refused(/The backup has a table that/)
  for (const [what, line] of [
    ['column', { kind: 'table', schema: 'public', table: 'application', columns: ['id', 'secret'] }],
    ['sequence', { kind: 'sequence', name: 'pg_catalog.pg_class', last: '1' }],
  ] as const) {
    await withLine(line)
    const loaded = product.running.services.database.transaction((trx) => restoreRows(trx, made))
    await expect(loaded).rejects.toThrow(`The backup has a ${what} that`)
  }
  const endless = async function* () {
    yield `${JSON.stringify(head)}\n`
    for (let megabytes = 0; megabytes < 20; megabytes += 1) yield 'a'.repeat(1024 * 1024)
  }
  await put(endless())
  const checked = checkBackup({ ...made, longestLine: 8 * 1024 * 1024 })
  await expect(checked).rejects.toThrow(/a line without an end/)
})
