import { generateKeyPairSync } from 'node:crypto'
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { readConfig } from '../config.ts'
import { openDatabase } from '../platform/database/open-database.ts'
import type { Owner } from '../platform/privacy/owner.ts'
import { openSigningKey } from '../platform/security/signing-key.ts'
import { openStorage } from '../platform/storage/open-storage.ts'
import { createPostgresDatabase } from '../test/database/postgres-test-database.ts'
import { testEngine } from '../test/database/test-database.ts'
import { startTestProduct, type TestProduct } from '../test/test-product.ts'
import { encryptTo, readIdentities } from './backup/file-objects.ts'
import { ageOfBackups } from './backup/backup-commands.ts'
import { townFile, type TownLine } from './backup/backup-folder.ts'
import { checkBackup } from './backup/check-backup.ts'
import { makeBackup } from './backup/make-backup.ts'
import { readTown, type OpenBackup } from './backup/read-town.ts'
import { restoreBackup, type RestoreOptions } from './backup/restore-backup.ts'

let product: TestProduct
let identity: string
let recipient: string
let folder: string
const places: string[] = []

const newPlace = async (): Promise<string> => {
  const place = await mkdtemp(join(tmpdir(), 'dovolilnice-restore-'))
  places.push(place)
  return place
}

/** Of this town every text that looks like a key of a stored file is one. */
const owners: Owner[] = [{ name: 'all-files', tables: {}, filesInUse: async (_, keys) => [...keys] }]

beforeAll(async () => {
  product = await startTestProduct()
  identity = await generateX25519Identity()
  recipient = await identityToRecipient(identity)
  folder = await newPlace()
  const { storage_key: value } = await product.services.storage.receive(Readable.from([Buffer.from('dokument občine')]))
  await product.services.database.kysely.insertInto('server_secret').values({ name: 'stored', value }).execute()
}, 120_000)
afterAll(async () => {
  await product.close()
  for (const place of places) await rm(place, { recursive: true, force: true })
})

let second = 0
const backUp = (to = recipient, env: Record<string, string> = {}) => {
  const { database, storage, config } = product.services
  const now = new Date(Date.UTC(2026, 10, 16, 9, 0, second++))
  return makeBackup({ database, storage, owners, dataDir: config.dataDir, folder, recipient: to, keepDays: 35, env, now })
}

const opened = (name: string, identities = [identity]): OpenBackup => ({ folder, name, identities })

/** An empty place for a town, on the engine of this run. */
const emptyTown = async (): Promise<Omit<RestoreOptions, 'backup'>> => {
  const dataDir = await newPlace()
  const openFiles = () => openStorage({ dataDir, files: { folder: undefined, bucket: undefined, key: undefined } })
  if (testEngine === 'embedded') return { dataDir, openDatabase: () => openDatabase({ dataDir }), openStorage: openFiles }
  const { url, drop } = await createPostgresDatabase(process.env['TEST_DATABASE_URL'] ?? '')
  onTestFinished(drop)
  return { dataDir, openDatabase: () => openDatabase({ url, dataDir }), openStorage: openFiles }
}

/** Writes the town of a backup anew, with other lines. */
const rewrite = async (name: string, change: (line: TownLine) => TownLine): Promise<void> => {
  const lines: string[] = []
  for await (const line of readTown(opened(name))) lines.push(`${JSON.stringify(change(line))}\n`)
  const zipped = Readable.from([lines.join('')]).pipe(createGzip())
  await writeFile(join(folder, name, townFile), await encryptTo(recipient, zipped))
}

/** The line before the rows of the table in which this test has a row of its own. */
const isOurTable = (line: TownLine): line is Extract<TownLine, { kind: 'table' }> => line.kind === 'table' && line.table === 'server_secret'

test('after a change of the public key the new private key alone restores the next backup', async () => {
  await backUp()
  const newIdentity = await generateX25519Identity()
  const made = await backUp(await identityToRecipient(newIdentity))
  expect(made).toMatchObject({ files: 1, newFiles: 1 })
  expect(await restoreBackup({ ...(await emptyTown()), backup: opened(made.name, [newIdentity]) })).toMatchObject({ files: 1 })

  const file = join(await newPlace(), 'backup.key')
  await writeFile(file, `# former\n${identity}\n# new\n${newIdentity}\n`)
  expect(await checkBackup(opened(made.name, await readIdentities(file)))).toMatchObject({ kind: 'town' })
}, 180_000)

test('what lies beside the keys is left out and named, and the backup can be restored', async () => {
  const keys = join(product.services.config.dataDir, 'keys')
  await writeFile(join(keys, 'files.key~'), 'x')
  await mkdir(join(keys, 'stari'))
  try {
    const made = await backUp()
    expect(made.leftOut.toSorted()).toEqual(['keys/files.key~', 'keys/stari'])
    expect(await checkBackup(opened(made.name))).toMatchObject({ kind: 'town' })
  } finally {
    await rm(join(keys, 'files.key~'))
    await rm(join(keys, 'stari'), { recursive: true })
  }
})

test('what a restore would refuse is refused when it is only tried', async () => {
  const { name } = await backUp()
  await rewrite(name, (line) => (line.kind === 'kept' && line.name === 'keys/files.key' ? { ...line, name: 'keys/../files.key' } : line))
  await expect(checkBackup(opened(name))).rejects.toThrow(/it would write "keys\/..\/files.key"/)
  const other = await backUp()
  await rewrite(other.name, (line) => (line.kind === 'town' ? { ...line, queue_version: line.queue_version - 1 } : line))
  await expect(checkBackup(opened(other.name))).rejects.toThrow(/another version of the job queue/)
})

test('rows go into their columns by name; a restore that fails leaves nothing behind for the next one', async () => {
  const town = await emptyTown()
  const elsewhere = await newPlace()
  const { name } = await backUp(recipient, { SMTP_URL: 'smtp://posta.example' })
  const openFiles = () => openStorage({ dataDir: town.dataDir, files: { folder: elsewhere, bucket: undefined, key: undefined } })
  const full = async () => ({ ...(await openFiles()), write: () => Promise.reject(new Error('no space left')) })
  const left = async () => (await readdir(town.dataDir)).filter((name) => name !== 'database.lock')
  await expect(restoreBackup({ ...town, backup: opened(name), openStorage: full })).rejects.toThrow('no space left')
  expect(await left()).toEqual([])

  await rewrite(name, (line) => (isOurTable(line) ? { ...line, columns: ['name', 'worth'] } : line))
  const refused = restoreBackup({ ...town, backup: opened(name), openStorage: openFiles })
  await expect(refused).rejects.toThrow(/does not know: server_secret.worth/)
  expect(await left()).toEqual([])

  await rewrite(name, (line) => {
    if (isOurTable(line)) return { ...line, columns: ['value', 'name'] }
    const ours = line.kind === 'rows' && line.rows.some((row) => row.startsWith('(stored,'))
    return ours ? { ...line, rows: line.rows.map((row) => row.replace(/^\((.*),(.*)\)$/, '($2,$1)')) } : line
  })
  expect(await restoreBackup({ ...town, backup: opened(name), openStorage: openFiles })).toMatchObject({ files: 1 })
  const there = await town.openDatabase()
  try {
    const secrets = (database: typeof there) => database.kysely.selectFrom('server_secret').selectAll().orderBy('name').execute()
    expect(await secrets(there)).toEqual(await secrets(product.services.database))
  } finally {
    await there.close()
  }
}, 180_000)

test('signing keys that settings give come back as files, and settings are one line each', async () => {
  const pem = generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  const { name } = await backUp(recipient, {
    AUDIT_SIGNING_KEY: pem,
    WHITELIST_SIGNING_KEY: pem.replaceAll('\n', String.raw`\n`),
    FILES_KEY: `${Buffer.alloc(32, 1).toString('base64')}\n${Buffer.alloc(32, 2).toString('base64')}\n`,
  })
  const lines: TownLine[] = []
  for await (const line of readTown(opened(name))) lines.push(line)
  const keptAs = (file: string) => {
    const line = lines.find((each) => each.kind === 'kept' && each.name === file)
    return line?.kind === 'kept' ? Buffer.from(line.content, 'base64').toString() : undefined
  }
  expect(keptAs('keys/audit.key')).toBe(pem)
  expect(keptAs('keys/whitelist.key')).toBe(pem)
  const settings = keptAs('restored/settings')?.split('\n') ?? []
  expect(settings).toEqual([
    `AUDIT_SIGNING_KEY=${Buffer.from(pem).toString('base64')}`,
    expect.stringMatching(/^WHITELIST_SIGNING_KEY=[A-Za-z0-9+/=]+$/),
    expect.stringMatching(/^FILES_KEY=\S+ \S+$/),
    '',
  ])
  const given = settings[0]?.slice('AUDIT_SIGNING_KEY='.length)
  const fromSetting = await openSigningKey(await newPlace(), { name: 'audit', variable: 'AUDIT_SIGNING_KEY', given })
  expect(fromSetting.privateKey.export({ type: 'pkcs8', format: 'pem' })).toBe(pem)
  await expect(backUp(recipient, { AUDIT_SIGNING_KEY: 'abc' })).rejects.toThrow(/AUDIT_SIGNING_KEY holds no Ed25519/)
})

test('the public half of a former key stays when another key signs', async () => {
  const dataDir = await newPlace()
  const source = { name: 'audit', variable: 'AUDIT_SIGNING_KEY', given: undefined } as const
  const { publicKey: former } = await openSigningKey(dataDir, source)
  await rm(join(dataDir, 'keys/audit.key'))
  const { publicKey } = await openSigningKey(dataDir, source)
  expect(publicKey).not.toBe(former)
  expect(await readFile(join(dataDir, 'keys/audit.pub'), 'utf8')).toBe(publicKey)
  const kept = (await readdir(join(dataDir, 'keys'))).filter((name) => /^audit-[0-9a-f]{16}\.pub$/.test(name))
  expect(await readFile(join(dataDir, 'keys', kept[0] ?? ''), 'utf8')).toBe(former)
})

test('a private key in the wrong place is never repeated', () => {
  for (const setting of ['BACKUP_RECIPIENT', 'BACKUP_IDENTITY', 'BACKUP_DIR', 'MAIL_FROM']) {
    expect(() => readConfig({ [setting]: identity })).toThrow(/^\w+=… is not usable: this is the private key of the backups/)
    expect(() => readConfig({ [setting]: ` "${identity.toLowerCase()}"` })).toThrow(/this is the private key/)
  }
  expect(() => readConfig({ BACKUP_RECIPIENT: 'zasebno' })).toThrow(/^BACKUP_RECIPIENT=… is not usable: must be the public key/)
})

test('the list says how old the newest backup is', async () => {
  await backUp()
  const config = readConfig({ NODE_ENV: 'test', BACKUP_DIR: folder })
  const { names, hours } = await ageOfBackups(config, new Date(Date.UTC(2026, 10, 17, 12)))
  expect({ newest: names.at(-1), hours }).toEqual({ newest: `2026-11-16T0900${String(second - 1).padStart(2, '0')}Z`, hours: 26 })
  await expect(ageOfBackups({ ...config, backup: { ...config.backup, folder: await newPlace() } }, new Date())).rejects.toThrow(
    /There is none yet/,
  )
})
