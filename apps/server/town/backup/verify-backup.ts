import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupError } from './backup-error.ts'
import { listBackups } from '../../platform/backups/backup-age.ts'
import { hashOf, objectPath, readSums, townFile } from './backup-folder.ts'

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
