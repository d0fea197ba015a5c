import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { headerBytes, isSealed, isSealedWith, openContent, openFirstChunk, sealContent, sealedChunk } from './file-cipher.ts'
import type { FileKey } from './file-cipher.ts'
import { handErrorOn } from './incoming-file.ts'
import { MissingFileError, newStorageKey } from './storage.ts'
import type { Storage, StoredFile } from './storage.ts'

/** A storage whose files are encrypted at rest. */
export interface SealedStorage extends Storage {
  /** Names the first key, without giving it away. */
  keyId: string
  /** Whether a key of that id is among the keys. */
  hasKey(id: string): boolean
  /** The storage under the encryption. */
  inner: Storage
  /**
   * Encrypts, with the first key, the files that are not: older ones, and those of a key that was replaced.
   * @returns how many it wrote anew, and the keys of files that could not be read
   */
  sealOld(signal?: AbortSignal): Promise<{ sealed: number; failed: string[] }>
}

const asBuffer = (chunk: Uint8Array): Buffer => Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength)

/** The first bytes of a stream, and the rest of it behind them. */
const splitStart = async (content: Readable, bytes: number) => {
  const chunks = content[Symbol.asyncIterator]()
  let start = Buffer.alloc(0)
  while (start.length < bytes) {
    const { value, done } = await chunks.next()
    if (done === true) break
    start = Buffer.concat([start, asBuffer(value)])
  }
  const rest = async function* (): AsyncGenerator<Buffer> {
    if (start.length > bytes) yield start.subarray(bytes)
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next()) yield asBuffer(next.value)
  }
  return { start: start.subarray(0, bytes), rest: rest() }
}

const both = async function* (start: Buffer, rest: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield start
  yield* rest
}

/**
 * Encrypts what goes into a storage and decrypts what comes out of it. Sizes and hashes are those of the content. Files of before, which are
 * not encrypted, are read as they are.
 * @param keys the first one encrypts
 */
export const sealedStorage = (inner: Storage, keys: readonly FileKey[]): SealedStorage => {
  const [newest] = keys
  if (newest === undefined) throw new Error('There is no key for files.')

  const write = async (key: string, content: Readable): Promise<StoredFile> => {
    handErrorOn(content)
    const hash = createHash('sha256')
    let size = 0
    const measured = async function* () {
      for await (const chunk of content) {
        hash.update(chunk)
        size += chunk.length
        yield chunk
      }
    }
    await inner.write(key, Readable.from(sealContent(measured(), newest, key), { objectMode: false }))
    return { storage_key: key, byte_size: size, sha256: hash.digest('hex') }
  }

  const open = async (key: string): Promise<Readable> => {
    const stored = await inner.open(key)
    try {
      const { start, rest } = await splitStart(stored, headerBytes)
      const content = isSealed(start) ? openContent(start, rest, keys, key) : both(start, rest)
      // A reader may go away before it has read anything: no generator above would have begun, nor ended.
      return Readable.from(content, { objectMode: false }).once('close', () => stored.destroy())
    } catch (error) {
      stored.destroy()
      throw error
    }
  }

  /** Whether it had to be encrypted anew. */
  const sealAnew = async (key: string): Promise<boolean> => {
    if (isSealedWith(await inner.head(key, headerBytes), newest)) return false
    await write(key, await open(key))
    return true
  }

  const sealOld: SealedStorage['sealOld'] = async (signal) => {
    let sealed = 0
    const failed: string[] = []
    for await (const key of inner.list()) {
      if (signal?.aborted) break
      try {
        if (await sealAnew(key)) sealed++
      } catch (error) {
        // A file may be removed meanwhile; one that is damaged must not keep the others from being encrypted.
        if (!(error instanceof MissingFileError)) failed.push(key)
      }
    }
    return { sealed, failed }
  }

  return {
    receive: (content) => write(newStorageKey(), content),
    write,
    open,
    head: async (key, bytes) => {
      const first = asBuffer(await inner.head(key, headerBytes + sealedChunk + 1))
      if (!isSealed(first)) return first.subarray(0, bytes)
      return openFirstChunk(first.subarray(0, headerBytes), first.subarray(headerBytes), keys, key).subarray(0, bytes)
    },
    remove: (key) => inner.remove(key),
    list: () => inner.list(),
    sweep: (isKnown, olderThan) => inner.sweep(isKnown, olderThan),
    keyId: newest.id.toString('hex'),
    hasKey: (id) => keys.some((key) => key.id.toString('hex') === id),
    inner,
    sealOld,
  }
}
