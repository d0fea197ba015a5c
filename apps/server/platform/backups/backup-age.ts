import { readdir } from 'node:fs/promises'
import type { Config } from '../../config.ts'

const backupName = /^\d{4}-\d\d-\d\dT\d{6}Z$/

/** The name of a backup that is made now, for instance `2026-11-22T190511Z`: names sort by time. */
export const nameAt = (now: Date): string => `${now.toISOString().slice(0, 19).replaceAll(':', '')}Z`

/** When a backup was made. */
export const timeOf = (name: string): Date => new Date(name.replace(/T(\d\d)(\d\d)(\d\d)Z/, 'T$1:$2:$3Z'))

/** The names of the whole backups, the oldest first; none where the folder cannot be read. */
export const listBackups = async (folder: string): Promise<string[]> =>
  (await readdir(folder).catch(() => [])).filter((name) => backupName.test(name)).toSorted()

/** Whether this process may look into the folder; one that does not exist has no backups. */
const isReadable = (folder: string): Promise<boolean> =>
  readdir(folder).then(
    () => true,
    (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT',
  )

export interface BackupAge {
  /** When the newest whole backup was made; null where there is none, or where the folder cannot be read. */
  newest: Date | null
  /** False where the folder is there and this process may not read it: then nobody knows how old the backups are. */
  readable: boolean
  overdue: boolean
}

/** How old the newest backup is; undefined where the settings do not say where backups lie, or that nobody watches them. */
export const readBackupAge = async (
  { backup: { folder, alertHours } }: Pick<Config, 'backup'>,
  now: Date,
): Promise<BackupAge | undefined> => {
  if (folder === undefined || alertHours === 0) return undefined
  const name = (await listBackups(folder)).at(-1)
  const newest = name === undefined ? null : timeOf(name)
  return {
    newest,
    readable: await isReadable(folder),
    overdue: newest === null || now.getTime() - newest.getTime() > alertHours * 3_600_000,
  }
}
