import { createHash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { isStorageKey, StorageError } from './storage.ts'

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

const failureOf = (error: unknown): unknown => {
  if (error instanceof ContentError) return error.cause
  return error instanceof StorageError ? error : new StorageError('A file could not be stored.', { cause: error })
}

/** A content that breaks off before anybody reads it must not end the process: whoever reads it later gets the error. */
export const handErrorOn = (content: Readable): void => void content.on('error', () => {})

/**
 * Writes a content aside and syncs it, then lets `place` put the whole file where it belongs. Of what fails nothing is left.
 * @throws StorageError, or whatever the content throws
 */
export const writeAside = async (
  aside: string,
  content: Readable,
  place: (written: { byte_size: number; sha256: string }) => Promise<void>,
): Promise<{ byte_size: number; sha256: string }> => {
  handErrorOn(content)
  const sink = createWriteStream(aside, { flush: true })
  const hash = createHash('sha256')
  let size = 0
  try {
    const seen = (chunk: Buffer) => {
      hash.update(chunk)
      size += chunk.length
    }
    await pipeline(measured(content, seen), sink)
    const written = { byte_size: size, sha256: hash.digest('hex') }
    await place(written)
    return written
  } catch (error) {
    // A stream may fail before the file is open. Removed too early, the file would be created after that.
    if (!sink.closed) await new Promise<void>((resolve) => sink.once('close', () => resolve()))
    await rm(aside, { force: true })
    throw failureOf(error)
  }
}

/** The files of the product in a folder, with their times. */
export const filesOn = async (shelf: string): Promise<{ key: string; modified: Date }[]> => {
  const names = (await readdir(shelf)).filter(isStorageKey)
  const files = await Promise.all(
    names.map(async (key) => ({ key, modified: (await stat(join(shelf, key)).catch(() => undefined))?.mtime })),
  )
  // Another process may have removed the file since the folder was read.
  return files.flatMap(({ key, modified }) => (modified === undefined ? [] : [{ key, modified }]))
}

/** Removes the uploads that were cut off: a file that is still written to is younger. */
export const removeOld = async (folder: string, olderThan: Date): Promise<number> => {
  const old = (await filesOn(folder)).filter((file) => file.modified < olderThan)
  await Promise.all(old.map(({ key }) => rm(join(folder, key), { force: true })))
  return old.length
}
