import { randomBytes } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable, pipeline } from 'node:stream'
import { createGzip } from 'node:zlib'
import type { Database } from '../../platform/database/database.ts'
import type { Trx } from '../../platform/database/tables.ts'
import type { Owner } from '../../platform/privacy/owner.ts'
import { makeOnce } from '../../platform/security/make-once.ts'
import { MissingFileError } from '../../platform/storage/storage.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { encryptTo } from './age-streams.ts'
import { BackupError } from './backup-error.ts'
import { listBackups, nameAt } from '../../platform/backups/backup-age.ts'
import { lockBackups, readSums, removeParts, sumsFile, syncFolder, townFile, writeChecked } from './backup-folder.ts'
import { describeDatabase, dumpSequences, dumpTables, sameForm } from './dump-tables.ts'
import { fileObjects } from './file-objects.ts'
import { filesNamedIn, keysIn } from './named-files.ts'
import { readSecrets } from './kept-secrets.ts'
import { removeOldBackups } from './remove-old-backups.ts'
import { backupFormat, type TownLine } from './town-lines.ts'

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
const townLines = async function* (trx: Trx, options: BackupOptions, objects: Objects, made: MadeBackup): AsyncGenerator<TownLine> {
  yield { kind: 'town', format: backupFormat, made_at: options.now.toISOString(), ...(await describeDatabase(trx)) }
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

const asText = async function* (lines: AsyncIterable<TownLine>): AsyncGenerator<string> {
  for await (const line of lines) yield `${JSON.stringify(line)}\n`
}

/** Writes the town of one snapshot. @throws RemovedMeanwhile */
const writeTown = async (options: BackupOptions, objects: Objects, path: string, made: MadeBackup): Promise<string> => {
  const sum = await options.database.snapshot(async (trx) => {
    await sameForm(trx)
    const zipped = createGzip()
    // The callback form hands an error of the rows on to the reader of `zipped`.
    pipeline(Readable.from(asText(townLines(trx, options, objects, made))), zipped, () => {})
    return writeChecked(path, await encryptTo(options.recipient, zipped))
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
      if (attempt === attempts) throw new BackupError('Files are removed faster than the backup reads them. Make it at a quieter time.')
    }
  }
}

const sumsText = (town: string, objects: ReadonlyMap<string, string>): string =>
  [`${town}  ${townFile}`, ...[...objects].map(([object, sum]) => `${sum}  ../files/${object.slice(0, 2)}/${object}`), ''].join('\n')

const makeLocked = async (options: BackupOptions): Promise<MadeBackup> => {
  const { folder, storage, recipient, now } = options
  await removeParts(folder)
  const name = nameAt(now)
  const backups = await listBackups(folder)
  if (backups.includes(name)) throw new BackupError(`${join(folder, name)} is there already; a backup is never overwritten.`)
  const part = join(folder, `${name}.part`)
  await mkdir(part, { mode: 0o700 })
  const newest = backups.at(-1)
  const known = newest === undefined ? new Map<string, string>() : await readSums(folder, newest)
  await mkdir(join(options.dataDir, 'keys'), { recursive: true, mode: 0o700 })
  const nameKey = await makeOnce(join(options.dataDir, 'keys/backup-names.key'), randomBytes(32))
  const objects = fileObjects({ folder, aside: part, recipient, nameKey, storage, known })
  const { made, sum, file } = await writeConsistentTown(options, objects, part, name)
  await rename(file, join(part, townFile))
  await writeFile(join(part, sumsFile), sumsText(sum, objects.sums), { mode: 0o600, flush: true })
  await syncFolder(part)
  await rename(part, join(folder, name))
  await syncFolder(folder)
  return { ...made, newFiles: objects.written(), removed: await removeOldBackups(folder, options.keepDays, now) }
}

/**
 * Writes a backup of the town: rows, keys and settings of one snapshot, and the files that its rows name. It appears in the folder only when it
 * is whole, synced and read again; files that an earlier backup has are not written again.
 * @throws BackupError
 */
export const makeBackup = async (options: BackupOptions): Promise<MadeBackup> => {
  const unlock = await lockBackups(options.folder)
  return makeLocked(options).finally(unlock)
}
