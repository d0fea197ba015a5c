import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from 'node:crypto'
import { Readable } from 'node:stream'
import { handErrorOn } from './incoming-file.ts'
import { MissingFileError, newStorageKey, type Storage, type StoredFile } from './storage.ts'

/**
 * Files are encrypted in chunks, so that a big one streams and its beginning is read alone, and no byte is given out that was not proved.
 * A file is: mark (8 bytes), id of the key (8), salt (16), then chunks of 64 KiB, each AES-256-GCM with its tag of 16 bytes behind it. Each
 * file has a key of its own, derived from the town's key and the salt; the nonce counts chunks and says which is the last, so that none can be
 * left out, exchanged or cut off. The file's storage key is bound to each chunk: one file cannot be put in another's place.
 */
const mark = Buffer.from('DOVFILE1')
const idBytes = 8
const saltBytes = 16
const headerBytes = mark.length + idBytes + saltBytes
const tagBytes = 16
const plainChunk = 64 * 1024
/** Bytes of a whole chunk in the file. */
const sealedChunk = plainChunk + tagBytes

/** A key of the town for its files. */
export interface FileKey {
  id: Buffer
  secret: Buffer
}

export const fileKeyOf = (secret: Buffer): FileKey => ({ id: createHash('sha256').update(secret).digest().subarray(0, idBytes), secret })

/** A file is not what was encrypted under this storage key: changed, cut off, exchanged, or encrypted with an unknown key. */
export class SealedFileError extends Error {
  override name = 'SealedFileError'
}

/** Whether these first bytes of a file are of an encrypted one. */
export const isSealed = (header: Uint8Array): boolean => mark.equals(header.subarray(0, mark.length))

/** Whether a file that begins so is encrypted with this key. */
const isSealedWith = (header: Uint8Array, { id }: FileKey): boolean =>
  isSealed(header) && id.equals(header.subarray(mark.length, mark.length + idBytes))

const nonceOf = (index: number, last: boolean): Buffer => {
  const nonce = Buffer.alloc(12)
  nonce.writeUIntBE(index, 5, 6)
  nonce[11] = last ? 1 : 0
  return nonce
}

/** Encrypts and decrypts the chunks of one file. */
const chunksOf = (header: Buffer, key: FileKey, storageKey: string) => {
  const secret = Buffer.from(hkdfSync('sha256', key.secret, header.subarray(mark.length + idBytes), 'dovolilnice file', 32))
  const about = Buffer.concat([header, Buffer.from(storageKey)])
  return {
    seal: (chunk: Uint8Array, index: number, last: boolean): [sealed: Buffer, tag: Buffer] => {
      const cipher = createCipheriv('aes-256-gcm', secret, nonceOf(index, last)).setAAD(about)
      const sealed = cipher.update(chunk)
      cipher.final()
      return [sealed, cipher.getAuthTag()]
    },
    open: (sealed: Buffer, index: number, last: boolean): Buffer => {
      try {
        const decipher = createDecipheriv('aes-256-gcm', secret, nonceOf(index, last)).setAAD(about)
        decipher.setAuthTag(sealed.subarray(-tagBytes))
        return Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()])
      } catch (cause) {
        throw new SealedFileError('A stored file is not what was written: it was changed, cut off or exchanged.', { cause })
      }
    },
  }
}

/** Cuts a stream into pieces of one size; the last is shorter, or empty when nothing is left. */
const pieces = async function* (content: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<{ piece: Buffer; last: boolean }> {
  let held: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    held.push(Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength))
    length += chunk.byteLength
    // One byte more than a piece must be there: only then is it known that the piece is not the last.
    if (length <= size) continue
    let rest = Buffer.concat(held)
    for (; rest.length > size; rest = rest.subarray(size)) yield { piece: rest.subarray(0, size), last: false }
    held = [rest]
    length = rest.length
  }
  yield { piece: Buffer.concat(held), last: true }
}

const sealContent = async function* (content: AsyncIterable<Uint8Array>, key: FileKey, storageKey: string): AsyncGenerator<Buffer> {
  const header = Buffer.concat([mark, key.id, randomBytes(saltBytes)])
  yield header
  const { seal } = chunksOf(header, key, storageKey)
  let index = 0
  for await (const { piece, last } of pieces(content, plainChunk)) yield* seal(piece, index++, last)
}

const keyOf = (header: Buffer, keys: readonly FileKey[]): FileKey => {
  const key = keys.find((each) => isSealedWith(header, each))
  if (key !== undefined) return key
  throw new SealedFileError('A stored file was encrypted with a key that is not among the keys of files (FILES_KEY, keys/files.key).')
}

const openChunks = async function* (sealed: AsyncIterable<Uint8Array>, { open }: ReturnType<typeof chunksOf>): AsyncGenerator<Buffer> {
  let index = 0
  for await (const { piece, last } of pieces(sealed, sealedChunk)) yield open(piece, index++, last)
}

/**
 * The content of a file whose header was read.
 * @throws SealedFileError at once where its key is unknown, and while it is read at the first chunk that is not as it was written
 */
const openContent = (
  header: Buffer,
  sealed: AsyncIterable<Uint8Array>,
  keys: readonly FileKey[],
  storageKey: string,
): AsyncGenerator<Buffer> => openChunks(sealed, chunksOf(header, keyOf(header, keys), storageKey))

/** The content of the first chunk; `sealed` holds it and at least one byte of the next, if there is one. */
const openFirstChunk = (header: Buffer, sealed: Buffer, keys: readonly FileKey[], storageKey: string): Buffer =>
  chunksOf(header, keyOf(header, keys), storageKey).open(sealed.subarray(0, sealedChunk), 0, sealed.length <= sealedChunk)

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
