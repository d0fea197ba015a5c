import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackups, nameAt, timeOf } from '../../platform/backups/backup-age.ts'
import * as backupFolder from './backup-folder.ts'
import type { Db, Trx } from '../../platform/database/db.ts'
import type { Owner } from '../../platform/privacy/owner.ts'
import { randomBytes } from 'node:crypto'
import { pipeline, Readable } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Database } from '../../platform/database/database.ts'
import { makeOnce } from '../../platform/security/secret.ts'
import { MissingFileError, type Storage } from '../../platform/storage/storage.ts'
import { encryptTo, fileObjects } from './file-objects.ts'
import { describeDatabase, dumpSequences, dumpTables, sameForm } from './dump-tables.ts'
import { readSecrets } from './kept-secrets.ts'

const dayMs = 86_400_000

/** However old they are, the newest ones stay. */
const leastKept = 3

const namedObjects = async (folder: string): Promise<Set<string>> => {
  const named = new Set<string>()
  for (const name of await listBackups(folder)) for (const object of (await backupFolder.readSums(folder, name)).keys()) named.add(object)
  return named
}

const removeUnnamedObjects = async (folder: string): Promise<void> => {
  const named = await namedObjects(folder)
  const files = join(folder, 'files')
  for (const shelf of await readdir(files).catch(() => [])) {
    const unnamed = (await readdir(join(files, shelf))).filter((object) => !named.has(object))
    await Promise.all(unnamed.map((object) => rm(join(files, shelf, object), { force: true })))
  }
}

/**
 * Removes backups older than so many days, and then the files that no other backup names: what was erased from the town leaves its backups too.
 * @returns their names
 */
export const removeOldBackups = async (folder: string, keepDays: number, now: Date): Promise<string[]> => {
  const backups = await listBackups(folder)
  const old = backups.slice(0, -leastKept).filter((name) => timeOf(name).getTime() < now.getTime() - keepDays * dayMs)
  for (const name of old) {
    // First away under another name: half a backup must never look like a whole one.
    await rename(join(folder, name), join(folder, `${name}.part`))
    await rm(join(folder, `${name}.part`), { recursive: true })
  }
  await removeUnnamedObjects(folder)
  return old
}

/** A key of the storage, as it may stand anywhere in the text form of a row: 40 digits, not part of a longer hash. */
const storageKey = /(?<![0-9a-f])[0-9a-f]{40}(?![0-9a-f])/g

/** Every text in a row that looks like the key of a stored file. */
const keysIn = (row: string): string[] => row.match(storageKey) ?? []

const batchSize = 1_000

/** Those of the keys by which an owner's rows name a stored file. */
const filesNamedIn = async function* (db: Db, owners: readonly Owner[], keys: Iterable<string>): AsyncGenerator<string> {
  const all = [...keys]
  for (let at = 0; at < all.length; at += batchSize) {
    const batch = all.slice(at, at + batchSize)
    const named = new Set<string>()
    for (const owner of owners) for (const key of (await owner.filesInUse?.(db, batch)) ?? []) named.add(key)
    yield* named
  }
}

export interface BackupOptions {
  database: Database
  storage: Storage
  owners: readonly Owner[]
  dataDir: string
  /** Where backups are kept: another disk, or a folder that another machine fetches. */
  folder: string
  /** The public key to which everything is encrypted: `age1…`. */
  recipient: string
  /** Older backups are removed, but never the newest three. */
  keepDays: number
  /** The settings of this process, which are kept with the keys. */
  env: Record<string, string | undefined>
  now: Date
}

export interface MadeBackup {
  name: string
  rows: number
  files: number
  /** Files that no earlier backup had. */
  newFiles: number
  /** Keys of files that a row names and the storage does not have: documents that are lost. */
  lost: string[]
  /** What lies beside the keys and is none of the product, as `keys/files.key~`: it is not in the backup. */
  leftOut: string[]
  /** Names of old backups that were removed. */
  removed: string[]
}

type Objects = ReturnType<typeof fileObjects>

/** How often a backup is begun anew because files were removed while it was made. */
const attempts = 3

/** A file that a row of the snapshot names was removed before it was copied: another snapshot does not name it. */
class RemovedMeanwhile extends Error {}

/** The lines of the town: rows from the snapshot, then the files that they name. */
const townLines = async function* (
  trx: Trx,
  options: BackupOptions,
  objects: Objects,
  made: MadeBackup,
): AsyncGenerator<backupFolder.TownLine> {
  yield { kind: 'town', format: backupFolder.backupFormat, made_at: options.now.toISOString(), ...(await describeDatabase(trx)) }
  const { lines, leftOut } = await readSecrets(options.dataDir, options.env)
  made.leftOut = leftOut
  yield* lines
  const candidates = new Set<string>()
  for await (const line of dumpTables(trx)) {
    if (line.kind === 'rows') for (const row of line.rows) for (const key of keysIn(row)) candidates.add(key)
    if (line.kind === 'rows') made.rows += line.rows.length
    yield line
  }
  yield* await dumpSequences(trx)
  for await (const key of filesNamedIn(trx, options.owners, candidates)) {
    try {
      yield await objects.keep(key)
      made.files++
    } catch (error) {
      if (!(error instanceof MissingFileError)) throw error
      made.lost.push(key)
    }
  }
  yield { kind: 'end', rows: made.rows, files: made.files }
}

const asText = async function* (lines: AsyncIterable<backupFolder.TownLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

/** Writes the town of one snapshot. @throws RemovedMeanwhile */
const writeTown = async (options: BackupOptions, objects: Objects, path: string, made: MadeBackup): Promise<string> => {
  const sum = await options.database.snapshot(async (trx) => {
    await sameForm(trx)
    const zipped = createGzip()
    // The callback form hands an error of the rows on to the reader of `zipped`.
    pipeline(Readable.from(asText(townLines(trx, options, objects, made))), zipped, () => {})
    return backupFolder.writeChecked(path, await encryptTo(options.recipient, zipped))
  })
  const still = new Set<string>()
  for await (const key of filesNamedIn(options.database.kysely, options.owners, made.lost)) still.add(key)
  if (still.size < made.lost.length) throw new RemovedMeanwhile()
  return sum
}

const nothingYet = (name: string): MadeBackup => ({ name, rows: 0, files: 0, newFiles: 0, lost: [], leftOut: [], removed: [] })

const writeConsistentTown = async (options: BackupOptions, objects: Objects, part: string, name: string) => {
  for (let attempt = 1; ; attempt++) {
    const made = nothingYet(name)
    try {
      return { made, sum: await writeTown(options, objects, join(part, `${attempt}.age`), made), file: join(part, `${attempt}.age`) }
    } catch (error) {
      if (!(error instanceof RemovedMeanwhile)) throw error
      if (attempt === attempts)
        throw new backupFolder.BackupError('Files are removed faster than the backup reads them. Make it at a quieter time.')
    }
  }
}

const sumsText = (town: string, objects: ReadonlyMap<string, string>): string =>
  [
    `${town}  ${backupFolder.townFile}`,
    ...[...objects].map(([object, sum]) => `${sum}  ../files/${object.slice(0, 2)}/${object}`),
    '',
  ].join('\n')

const makeLocked = async (options: BackupOptions): Promise<MadeBackup> => {
  const { folder, storage, recipient, now } = options
  await backupFolder.removeParts(folder)
  const name = nameAt(now)
  const backups = await listBackups(folder)
  if (backups.includes(name)) throw new backupFolder.BackupError(`${join(folder, name)} is there already; a backup is never overwritten.`)
  const part = join(folder, `${name}.part`)
  await mkdir(part, { mode: 0o700 })
  const newest = backups.at(-1)
  const known = newest === undefined ? new Map<string, string>() : await backupFolder.readSums(folder, newest)
  await mkdir(join(options.dataDir, 'keys'), { recursive: true, mode: 0o700 })
  const nameKey = await makeOnce(join(options.dataDir, 'keys/backup-names.key'), randomBytes(32))
  const objects = fileObjects({ folder, aside: part, recipient, nameKey, storage, known })
  const { made, sum, file } = await writeConsistentTown(options, objects, part, name)
  await rename(file, join(part, backupFolder.townFile))
  await writeFile(join(part, backupFolder.sumsFile), sumsText(sum, objects.sums), { mode: 0o600, flush: true })
  await backupFolder.syncFolder(part)
  await rename(part, join(folder, name))
  await backupFolder.syncFolder(folder)
  return { ...made, newFiles: objects.written(), removed: await removeOldBackups(folder, options.keepDays, now) }
}

/**
 * Writes a backup of the town: rows, keys and settings of one snapshot, and the files that its rows name. It appears in the folder only when it
 * is whole, synced and read again; files that an earlier backup has are not written again.
 * @throws BackupError
 */
export const makeBackup = async (options: BackupOptions): Promise<MadeBackup> => {
  const unlock = await backupFolder.lockBackups(options.folder)
  return makeLocked(options).finally(unlock)
}
