import type { Readable } from 'node:stream'

/** A file that has been received and lies in storage, before any row names it. */
export interface StoredFile {
  storage_key: string
  byte_size: number
  sha256: string
}

/** Where uploaded files lie. Keys are random and never shown to anyone. */
export interface Storage {
  /** Streams a file to storage and makes it durable before it resolves. @throws whatever the stream throws; then nothing is kept. */
  receive(content: Readable): Promise<StoredFile>
  /** The content. @throws when there is none */
  open(key: string): Promise<Readable>
  /** The first bytes, by which the kind of a file is judged. */
  head(key: string, bytes: number): Promise<Uint8Array>
  remove(key: string): Promise<void>
  /** Removes files that no row names. `isKnown` tells for a batch of keys which are named. Answers how many went. */
  sweep(isKnown: (keys: string[]) => Promise<Set<string>>, olderThan: Date): Promise<number>
}
