import { type FileHandle, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { errorCode, errorMessage } from '../errors/error-facts.ts'
import { filesOn, removeOld, writeAside } from './incoming-file.ts'
import { isStorageKey, MissingFileError, newStorageKey, type Storage, type StoredFile } from './storage.ts'
import { openAsBlob } from 'node:fs'
import { s3Client, type S3Settings } from './s3-client.ts'
import { randomBytes } from 'node:crypto'
import { makeOnce } from '../security/secret.ts'
import { type FileKey, fileKeyOf, sealedStorage, type SealedStorage } from './sealed-storage.ts'
import type { Config } from '../../config.ts'
import type { Db } from '../database/db.ts'
import type { Owner } from '../privacy/owner.ts'

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

/**
 * Storage in a bucket. A file is first written to a folder of this machine: the protocol wants its length and hash before its content, and
 * a connection that breaks needs it again.
 * @throws StorageError when the bucket cannot be listed: the start is the time to say so
 */
export const s3Storage = async (settings: S3Settings, incoming: string): Promise<Storage> => {
  const client = s3Client(settings)
  await mkdir(incoming, { recursive: true })
  await client.list()

  const pages = async function* () {
    let next: string | undefined
    do {
      const page = await client.list(next)
      yield page.objects.filter(({ name }) => isStorageKey(name))
      next = page.next
    } while (next !== undefined)
  }

  const write = async (key: string, content: Readable): Promise<StoredFile> => {
    const aside = join(incoming, newStorageKey())
    const written = await writeAside(aside, content, async ({ sha256 }) => {
      await client.put(key, await openAsBlob(aside), sha256)
      await rm(aside)
    })
    return { storage_key: key, ...written }
  }

  return {
    receive: (content) => write(newStorageKey(), content),
    write,
    open: (key) => client.open(key),
    head: (key, bytes) => client.head(key, bytes),
    remove: (key) => client.remove(key),
    list: async function* () {
      for await (const objects of pages()) yield* objects.map(({ name }) => name)
    },
    sweep: async (isKnown, olderThan) => {
      let removed = await removeOld(incoming, olderThan)
      for await (const objects of pages()) {
        const old = objects.filter(({ modified }) => modified < olderThan).map(({ name }) => name)
        const known = await isKnown(old)
        const orphans = old.filter((key) => !known.has(key))
        for (const key of orphans) await client.remove(key)
        removed += orphans.length
      }
      return removed
    },
  }
}

const keyBytes = 32

const readKeys = (text: string, source: string): FileKey[] => {
  const secrets = text.split(/[\s,]+/).flatMap((word) => (word === '' ? [] : [Buffer.from(word, 'base64')]))
  if (secrets.length > 0 && secrets.every((secret) => secret.length === keyBytes)) return secrets.map(fileKeyOf)
  throw new Error(`${source} holds no keys of 32 bytes in base64. Make one with: openssl rand -base64 32`)
}

/**
 * The keys of stored files: `FILES_KEY`, else `keys/files.key` in the data folder, made at the first start. The first one encrypts, all of
 * them decrypt. Without them every stored file is lost.
 */
export const openFileKeys = async (dataDir: string, given: string | undefined): Promise<FileKey[]> => {
  if (given !== undefined) return readKeys(given, 'FILES_KEY')
  const folder = join(dataDir, 'keys')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const path = join(folder, 'files.key')
  return readKeys((await makeOnce(path, `${randomBytes(keyBytes).toString('base64')}\n`)).toString(), path)
}

/**
 * The storage of the settings: a bucket, or the folder `files` of the data folder; encrypted in both.
 * @throws StorageError when the bucket does not answer
 */
export const openStorage = async ({ dataDir, files }: Pick<Config, 'dataDir' | 'files'>): Promise<SealedStorage> => {
  const { bucket, folder = join(dataDir, 'files'), key } = files
  const inner = bucket === undefined ? await folderStorage(folder) : await s3Storage(bucket, join(dataDir, 'files/incoming'))
  return sealedStorage(inner, await openFileKeys(dataDir, key))
}

/** Those of the keys of stored files that a row of any owner names. */
export const knownFiles = async (db: Db, owners: readonly Owner[], keys: readonly string[]): Promise<Set<string>> => {
  if (keys.length === 0) return new Set()
  const known = await Promise.all(owners.flatMap(({ filesInUse }) => filesInUse?.(db, keys) ?? []))
  return new Set(known.flat())
}
