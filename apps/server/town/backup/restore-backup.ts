import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import type { Database } from '../../platform/database/database.ts'
import { migrateLike } from '../../platform/database/migrate.ts'
import type { Trx } from '../../platform/database/db.ts'
import { errorCode } from '../../platform/errors/error-facts.ts'
import { createQueue } from '../../platform/jobs/queue.ts'
import { markRestored, readMark, removeMark } from '../../platform/storage/claim-storage.ts'
import type { SealedStorage } from '../../platform/storage/sealed-storage.ts'
import { BackupError, type TownHead } from './backup-folder.ts'
import { checkBackup, openObject } from './check-backup.ts'
import { describeDatabase, sameForm } from './dump-tables.ts'
import { writeSecret } from './kept-secrets.ts'
import { loadingAll, loadRows, loadSequence } from './load-tables.ts'
import { readTown, type OpenBackup } from './read-town.ts'

export interface RestoreOptions {
  backup: OpenBackup
  dataDir: string
  /** Opens the empty database of the town. */
  openDatabase(): Promise<Database>
  /** Opens the storage, once the keys of the backup are in the data folder. */
  openStorage(): Promise<SealedStorage>
}

export interface Restored {
  made_at: string
  rows: number
  files: number
  /** Settings and certificates that now lie in `restored` of the data folder, to be put where they belong. */
  beside: string[]
}

/** What the product keeps in the data folder. A database that was being made (`database.new`) is no town: it is made anew. */
const ofATown = ['database', 'files', 'keys', 'restored', 'mail', 'gates', 'exports', 'audit']

const requireEmptyFolder = async (dataDir: string): Promise<void> => {
  const found = (await readdir(dataDir).catch(() => [])).filter((name) => ofATown.includes(name))
  if (found.length === 0) return
  throw new BackupError(
    `${dataDir} is not empty (${found.join(', ')}): a backup is restored into an empty town only. Give another DATA_DIR, or remove what is there if nobody needs it.`,
  )
}

const requireEmptyDatabase = async (database: Database): Promise<void> => {
  const { rows } = await database.execute(
    `select n.nspname || '.' || c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname in (current_schema(), 'pgboss') and c.relkind in ('r', 'p') limit 1`,
  )
  if (rows.length === 0) return
  throw new BackupError(
    `The database is not empty (it has the table ${String(rows[0]?.['name'])}): a backup is restored into an empty town only. Give an empty database in DATABASE_URL.`,
  )
}

/** A storage without files that bears a mark is another town's. */
const isEmpty = async (storage: SealedStorage): Promise<boolean> => {
  if ((await readMark(storage)) !== undefined) return false
  for await (const _ of storage.list()) return false
  return true
}

/** What takes back what the restore has made, the last first. */
type Undo = (() => Promise<unknown>)[]

const restoreFiles = async ({ backup, dataDir, openStorage }: RestoreOptions, undo: Undo) => {
  const beside: string[] = []
  let files = 0
  let storage: SealedStorage | undefined
  for await (const line of readTown(backup)) {
    if (line.kind === 'kept') {
      await writeSecret(dataDir, line.name, line.content)
      if (line.name.startsWith('restored/')) beside.push(line.name)
    }
    if (line.kind !== 'file') continue
    const to = (storage ??= await openStorage())
    if (files === 0 && !(await isEmpty(to))) throw new BackupError('The storage of files is not empty. Give an empty one in STORAGE_URL.')
    undo.push(() => to.remove(line.key))
    const { sha256 } = await to.write(line.key, Readable.from(openObject(backup, line.object)))
    if (sha256 !== line.sha256) throw new BackupError('A file changed while it was restored. Look at the disks, and begin anew.')
    files++
  }
  return { beside, files, storage }
}

/** @throws BackupError for a table, a column or a sequence that no town has */
export const restoreRows = async (trx: Trx, backup: OpenBackup): Promise<number> => {
  let count = 0
  let write: Awaited<ReturnType<typeof loadRows>> | undefined
  for await (const line of readTown(backup)) {
    if (line.kind === 'table') write = await loadRows(trx, line)
    if (line.kind === 'rows') {
      await write?.(line.rows)
      count += line.rows.length
    }
    if (line.kind === 'sequence') await loadSequence(trx, line.name, line.last)
  }
  return count
}

/** The tables of the job queue, as this version makes them. */
const makeQueueTables = async (database: Database): Promise<void> => {
  const queue = createQueue(database, false)
  await queue.start()
  await queue.stop({ close: false, graceful: false })
}

const requireSame = (head: TownHead, loaded: Pick<TownHead, 'newest_event' | 'audit_head'>): void => {
  if (head.newest_event !== loaded.newest_event || head.audit_head !== loaded.audit_head)
    throw new BackupError('The audit trail of the restored town ends with another event or another signed day.')
}

const restoreDatabase = async (
  database: Database,
  backup: OpenBackup,
  head: TownHead,
  finish: (trx: Trx) => Promise<void>,
): Promise<number> => {
  try {
    await makeQueueTables(database)
    return await database.transaction(async (trx) => {
      await sameForm(trx)
      await migrateLike(trx, head.migrations)
      let rows = 0
      await loadingAll(trx, async () => void (rows = await restoreRows(trx, backup)))
      requireSame(head, await describeDatabase(trx))
      await finish(trx)
      return rows
    })
  } catch (error) {
    await database.execute('drop schema if exists pgboss cascade')
    throw error
  }
}

/** Takes the data folder for this restore. @throws BackupError when another one, or the product, was quicker */
const claimFolder = async (dataDir: string): Promise<void> => {
  await mkdir(dataDir, { recursive: true })
  await mkdir(join(dataDir, 'keys'), { mode: 0o700 }).catch((error: unknown) => {
    throw errorCode(error) === 'EEXIST' ? new BackupError(`${dataDir} is not empty (keys): another process writes there.`) : error
  })
}

const restoreInto = async (database: Database, options: RestoreOptions, head: TownHead, undo: Undo): Promise<Restored> => {
  const { backup, dataDir } = options
  const removing = (name: string) => () => rm(join(dataDir, name), { recursive: true, force: true })
  // The embedded database is locked by this process, and its folder was not there before.
  if (database.engine === 'embedded') undo.push(removing('database'))
  await requireEmptyDatabase(database)
  await claimFolder(dataDir)
  undo.push(removing('keys'), removing('restored'), removing('files'))
  const { storage, ...written } = await restoreFiles(options, undo)
  // Within the transaction: where the mark cannot be written, files and rows are both taken back.
  const mark = async (trx: Trx) => {
    if (storage === undefined) return
    undo.push(() => removeMark(storage))
    await markRestored(trx, storage)
  }
  return { made_at: head.made_at, ...written, rows: await restoreDatabase(database, backup, head, mark) }
}

/**
 * Restores a backup into an empty town: no table in the database, nothing of a town in the data folder. The whole backup is decrypted and
 * compared first; the rows come last, in one transaction, so that a town that is there is whole. A restore that fails takes back what it wrote.
 * @throws BackupError before anything is written: for another key, a damaged or newer backup, a town that is not empty
 */
export const restoreBackup = async (options: RestoreOptions): Promise<Restored> => {
  await requireEmptyFolder(options.dataDir)
  const head = await checkBackup(options.backup)
  // Checking a big town takes long: somebody may have started the product meanwhile.
  await requireEmptyFolder(options.dataDir)
  const database = await options.openDatabase()
  const undo: Undo = []
  try {
    return await restoreInto(database, options, head, undo).finally(() => database.close())
  } catch (error) {
    // The reason of the failure is what people must read, also where taking back fails too (a bucket that is away).
    for (const takeBack of undo.toReversed()) await takeBack().catch(() => {})
    throw error
  }
}
