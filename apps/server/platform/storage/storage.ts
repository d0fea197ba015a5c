import { randomBytes } from 'node:crypto'
import type { Readable } from 'node:stream'

/** A stored file that no row refers to yet. */
export interface StoredFile {
  storage_key: string
  byte_size: number
  sha256: string
}

/** The disk or the object storage failed, not the content that was to be stored; the cause is the system's error. */
export class StorageError extends Error {
  override name = 'StorageError'
}

/** The storage has no file under this key. */
export class MissingFileError extends Error {
  override name = 'MissingFileError'
}

/** A key of a new file: random, 40 hexadecimal digits. Backups find keys in rows by this form. */
export const newStorageKey = (): string => randomBytes(20).toString('hex')

/** Whether a name is the key of a file of the product. A folder or a bucket may hold other things, which are left alone. */
export const isStorageKey = (name: string): boolean => /^[0-9a-f]{40}$/.test(name)

/** The storage of uploaded files. Keys are random and never shown to anyone. */
export interface Storage {
  /** Streams a file to storage and makes it durable before it resolves. @throws StorageError, or whatever the stream throws; then nothing is kept. */
  receive(content: Readable): Promise<StoredFile>
  /** The same under a key that is given: a file of a backup, or the new form of one that is there, which it replaces at once. */
  write(key: string, content: Readable): Promise<StoredFile>
  /** The content. @throws MissingFileError when there is none */
  open(key: string): Promise<Readable>
  /** The first bytes, from which the type of a file is detected. @throws MissingFileError */
  head(key: string, bytes: number): Promise<Uint8Array>
  remove(key: string): Promise<void>
  /** The keys of all files. */
  list(): AsyncIterable<string>
  /** Removes files that no row refers to, and parts of uploads that were cut off. `isKnown` returns the keys of a batch that are in use. Resolves with the number of removed files. */
  sweep(isKnown: (keys: string[]) => Promise<Set<string>>, olderThan: Date): Promise<number>
}
