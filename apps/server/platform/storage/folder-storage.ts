import { createHash, randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import type { FileHandle } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { errorCode, errorMessage } from '../errors/error-facts.ts'
import { MissingFileError, StorageError } from './storage.ts'
import type { Storage, StoredFile } from './storage.ts'

const shelfOf = (key: string): string => key.slice(0, 2)

/** Flushes the folder, which holds the file's name: without it a power cut may lose a file whose content is on the disk. */
const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** An error of the content that is received: of the caller's connection, not of the disk. */
class ContentError extends Error {}

const measured = async function* (content: AsyncIterable<Buffer>, seen: (chunk: Buffer) => void) {
  try {
    for await (const chunk of content) {
      seen(chunk)
      yield chunk
    }
  } catch (cause) {
    throw new ContentError('The content broke off.', { cause })
  }
}

const failureOf = (error: unknown): unknown =>
  error instanceof ContentError ? error.cause : new StorageError('A file could not be stored.', { cause: error })

const openFile = (path: string): Promise<FileHandle> =>
  open(path, 'r').catch((error: unknown) => {
    throw errorCode(error) === 'ENOENT' ? new MissingFileError(`There is no such file (${errorMessage(error)}).`, { cause: error }) : error
  })

const filesOn = async (shelf: string): Promise<{ key: string; modified: Date }[]> => {
  const names = await readdir(shelf)
  const files = await Promise.all(
    names.map(async (key) => ({ key, modified: (await stat(join(shelf, key)).catch(() => undefined))?.mtime })),
  )
  // Another process may have removed the file since the folder was read.
  return files.flatMap(({ key, modified }) => (modified === undefined ? [] : [{ key, modified }]))
}

/** The uploads that were cut off: a file that is still written to is younger. */
const removeOld = async (folder: string, olderThan: Date): Promise<number> => {
  const old = (await filesOn(folder)).filter((file) => file.modified < olderThan)
  await Promise.all(old.map(({ key }) => rm(join(folder, key), { force: true })))
  return old.length
}

/** Storage in a folder of this machine: written aside, synced, then renamed into place, so that a half file never has a key. */
export const folderStorage = async (folder: string): Promise<Storage> => {
  const incoming = join(folder, 'incoming')
  await mkdir(incoming, { recursive: true })
  const pathOf = (key: string) => join(folder, shelfOf(key), key)

  const write = async (key: string, content: Readable): Promise<StoredFile> => {
    const aside = join(incoming, key)
    const sink = createWriteStream(aside, { flush: true })
    const hash = createHash('sha256')
    let size = 0
    try {
      const seen = (chunk: Buffer) => {
        hash.update(chunk)
        size += chunk.length
      }
      await pipeline(measured(content, seen), sink)
      await mkdir(join(folder, shelfOf(key)), { recursive: true })
      await rename(aside, pathOf(key))
      await syncFolder(join(folder, shelfOf(key)))
    } catch (error) {
      // A stream may fail before the file is open. Removed too early, the file would be created after that.
      if (!sink.closed) await new Promise<void>((resolve) => sink.once('close', () => resolve()))
      await rm(aside, { force: true })
      throw failureOf(error)
    }
    return { storage_key: key, byte_size: size, sha256: hash.digest('hex') }
  }

  return {
    receive: (content) => write(randomBytes(20).toString('hex'), content),
    restore: write,
    isEmpty: async () => (await readdir(folder)).every((name) => name.length !== 2),
    open: async (key) => {
      const handle = await openFile(pathOf(key))
      return handle.createReadStream()
    },
    head: async (key, bytes) => {
      const handle = await openFile(pathOf(key))
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(bytes), 0, bytes, 0).finally(() => handle.close())
      return buffer.subarray(0, bytesRead)
    },
    remove: (key) => rm(pathOf(key), { force: true }),
    sweep: async (isKnown, olderThan) => {
      let removed = await removeOld(incoming, olderThan)
      for (const shelf of (await readdir(folder)).filter((name) => name.length === 2)) {
        const old = (await filesOn(join(folder, shelf))).filter((file) => file.modified < olderThan).map((file) => file.key)
        const known = await isKnown(old)
        const orphans = old.filter((key) => !known.has(key))
        await Promise.all(orphans.map((key) => rm(pathOf(key), { force: true })))
        removed += orphans.length
      }
      return removed
    },
  }
}
