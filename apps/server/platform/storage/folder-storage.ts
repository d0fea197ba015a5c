import { mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode, errorMessage } from '../errors/error-facts.ts'
import { filesOn, removeOld, writeAside } from './incoming-file.ts'
import { isStorageKey, MissingFileError, newStorageKey } from './storage.ts'
import type { Storage, StoredFile } from './storage.ts'

/** What is not the key of a file, the town's mark, lies on no shelf. */
const shelfOf = (key: string): string => (isStorageKey(key) ? key.slice(0, 2) : '')

/** Flushes the folder, which holds the file's name: without it a power cut may lose a file whose content is on the disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

const openFile = (path: string): Promise<FileHandle> =>
  open(path, 'r').catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new MissingFileError(`There is no such file (${errorMessage(error)}).`, { cause: error }) : error
  })

/** Keys whose rows are looked for at once, about: each time all owners are asked. */
const askedAtOnce = 1_000

/** Storage in a folder of this machine: written aside, synced, then renamed into place, so that a half file never has a key. */
export const folderStorage = async (folder: string): Promise<Storage> => {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const pathOf = (key: string) => join(folder, shelfOf(key), key)
  const shelves = async () => (await readdir(folder)).filter((name) => /^[0-9a-f]{2}$/.test(name))

  const write = async (key: string, content: Readable): Promise<StoredFile> => {
    // Two may write one key: each has a draft of its own.
    const aside = join(incoming, newStorageKey())
    const written = await writeAside(aside, content, async () => {
      await mkdir(join(folder, shelfOf(key)), { recursive: true })
      await rename(aside, pathOf(key))
      await syncFolder(join(folder, shelfOf(key)))
    })
    return { storage_key: key, ...written }
  }

  return {
    receive: (content) => write(newStorageKey(), content),
    write,
    open: async (key) => (await openFile(pathOf(key))).createReadStream(),
    head: async (key, bytes) => {
      const handle = await openFile(pathOf(key))
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0).finally(() => handle.close())
      return buffer.subarray(0, bytesRead)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    list: async function* () {
      for (const shelf of await shelves()) yield* (await readdir(join(folder, shelf))).filter(isStorageKey)
    },
    sweep: async (isKnown, olderThan) => {
      let removed = await removeOld(incoming, olderThan)
      const removeOrphans = async (old: string[]) => {
        const known = await isKnown(old)
        const orphans = old.filter((key) => !known.has(key))
        await Promise.all(orphans.map((key) => rm(pathOf(key), { force: true })))
        removed += orphans.length
      }
      let asked: string[] = []
      for (const shelf of await shelves()) {
        asked.push(...(await filesOn(join(folder, shelf))).flatMap(({ key, modified }) => (modified < olderThan ? [key] : [])))
        if (asked.length < askedAtOnce) continue
        await removeOrphans(asked)
        asked = []
      }
      await removeOrphans(asked)
      return removed
    },
  }
}
