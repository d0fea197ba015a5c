import { readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { listBackups, timeOf } from '../../platform/backups/backup-age.ts'
import { readSums } from './backup-folder.ts'

const dayMs = 86_400_000

/** However old they are, the newest ones stay. */
const leastKept = 3

const namedObjects = async (folder: string): Promise<Set<string>> => {
  const named = new Set<string>()
  for (const name of await listBackups(folder)) for (const object of (await readSums(folder, name)).keys()) named.add(object)
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
