import { openAsBlob } from 'node:fs'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { removeOld, writeAside } from './incoming-file.ts'
import { s3Client } from './s3-client.ts'
import type { S3Settings } from './s3-client.ts'
import { isStorageKey, newStorageKey } from './storage.ts'
import type { Storage, StoredFile } from './storage.ts'

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
