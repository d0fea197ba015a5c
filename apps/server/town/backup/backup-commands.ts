import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError, hashOf, objectPath, readSums, townFile } from './backup-folder.ts'
import { listBackups, timeOf } from '../../platform/backups/backup-age.ts'
import { generateX25519Identity, identityToRecipient } from 'age-encryption'
import { owners } from '../../compose.ts'
import type { Config } from '../../config.ts'
import { systemClock } from '../../platform/clock/clock.ts'
import { openDatabase } from '../../platform/database/open-database.ts'
import { errorCode } from '../../platform/errors/error-facts.ts'
import { openStorage } from '../../platform/storage/open-storage.ts'
import { readIdentities } from './file-objects.ts'
import { checkBackup } from './check-backup.ts'
import { type MadeBackup, makeBackup } from './make-backup.ts'
import { restoreBackup, type Restored } from './restore-backup.ts'

/** The backup of this name; of `newest` the last one. @throws BackupError where there is none */
export const findBackup = async (folder: string, wanted: string): Promise<string> => {
  const backups = await listBackups(folder)
  const found = wanted === 'newest' ? backups.at(-1) : backups.find((name) => name === wanted)
  if (found !== undefined) return found
  const there = backups.length > 0 ? `There are: ${backups.join(', ')}.` : 'There is none yet.'
  throw new BackupError(`There is no backup ${wanted} in ${folder}. ${there}`)
}

/**
 * Reads every byte of a backup and compares it with the hashes written beside it; needs no private key.
 * @returns how many files were compared
 * @throws BackupError for the first that is missing or changed
 */
export const verifyBackup = async (folder: string, name: string): Promise<number> => {
  const sums = await readSums(folder, name)
  if (!sums.has(townFile)) throw new BackupError(`The backup ${name} is not whole: its list of hashes names no ${townFile}.`)
  for (const [file, sum] of sums) {
    const path = file === townFile ? join(folder, name, townFile) : objectPath(folder, file)
    await access(path).catch(() => {
      throw new BackupError(`The backup ${name} is not whole: ${path} is missing.`)
    })
    if ((await hashOf(path)) !== sum) throw new BackupError(`The backup ${name} is damaged: ${path} is not what was written.`)
  }
  return sums.size
}

type Environment = Record<string, string | undefined>

const folderOf = ({ backup }: Config): string => {
  if (backup.folder !== undefined) return backup.folder
  throw new BackupError('Set BACKUP_DIR: the folder where backups are kept, on another disk than the data.')
}

/** Makes a key pair; the private key goes into a new file. @returns the public key, for `BACKUP_RECIPIENT` */
export const makeBackupKey = async (path: string): Promise<string> => {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  await writeFile(path, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600, flush: true }).catch((error: unknown) => {
    throw errorCode(error) === 'EEXIST' ? new BackupError(`${path} is there already; a key is never overwritten.`) : error
  })
  return recipient
}

/** Backs up the town of these settings. @throws BackupError */
export const backUp = async (config: Config, env: Environment): Promise<MadeBackup> => {
  const { recipient, keepDays } = config.backup
  const folder = folderOf(config)
  if (recipient === undefined)
    throw new BackupError('Set BACKUP_RECIPIENT: the public key that "npm run backup -- key FILE" prints. Keep that file elsewhere.')
  const database = await openDatabase({ url: config.databaseUrl, dataDir: config.dataDir })
  try {
    const storage = await openStorage(config)
    return await makeBackup({
      ...{ database, storage, owners, folder, recipient, keepDays, env },
      dataDir: config.dataDir,
      now: systemClock.now(),
    })
  } finally {
    await database.close()
  }
}

/** Compares every byte of a backup with its hashes. @returns its name, and how many files it has */
export const verify = async (config: Config, wanted: string): Promise<{ name: string; files: number }> => {
  const folder = folderOf(config)
  const name = await findBackup(folder, wanted)
  return { name, files: await verifyBackup(folder, name) }
}

/** The names of the whole backups, the oldest first, and how old the newest is. @throws BackupError where there is none */
export const ageOfBackups = async (config: Config, now: Date): Promise<{ names: string[]; hours: number }> => {
  const folder = folderOf(config)
  const names = await listBackups(folder)
  const newest = await findBackup(folder, 'newest')
  return { names, hours: Math.floor((now.getTime() - timeOf(newest).getTime()) / 3_600_000) }
}

const openWanted = async (config: Config, wanted: string) => {
  const folder = folderOf(config)
  const { identity } = config.backup
  if (identity === undefined) throw new BackupError('Set BACKUP_IDENTITY: the file with the private key of the backup.')
  return { folder, name: await findBackup(folder, wanted), identities: await readIdentities(identity) }
}

/** Decrypts a whole backup and writes nothing. @returns its name, and when it was made */
export const tryRestore = async (config: Config, wanted: string): Promise<{ name: string; made_at: string }> => {
  const backup = await openWanted(config, wanted)
  return { name: backup.name, made_at: (await checkBackup(backup)).made_at }
}

/** Restores a backup into the empty town of these settings. @throws BackupError before anything is written, where it is not possible */
export const restore = async (config: Config, wanted: string): Promise<Restored & { name: string; where: string }> => {
  const backup = await openWanted(config, wanted)
  const restored = await restoreBackup({
    backup,
    dataDir: config.dataDir,
    openDatabase: () => openDatabase({ url: config.databaseUrl, dataDir: config.dataDir }),
    openStorage: () => openStorage(config),
  })
  return { ...restored, name: backup.name, where: join(config.dataDir, 'restored') }
}
