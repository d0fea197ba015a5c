import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { mkdir, open, readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { DatabaseLockedError } from '../../platform/database/database-errors.ts'
import { lockFolder } from '../../platform/database/embedded/folder-lock.ts'
import { z } from 'zod/mini'

/** A backup cannot be made, read or restored, and the person at the terminal can do something about it. Its message is what to print. */
export class BackupError extends Error {
  override name = 'BackupError'
}

/** The rows, keys and list of files of one backup, compressed and encrypted. */
export const townFile = 'town.jsonl.gz.age'

/** The hashes of what a backup consists of, as `sha256sum -c` reads them. */
export const sumsFile = 'SHA256SUMS'

/** Where the object of a stored file lies, beside the backups that name it. */
export const objectPath = (folder: string, object: string): string => join(folder, 'files', object.slice(0, 2), object)

/** Removes what a backup that was cut off has left. Only while the folder is locked. */
export const removeParts = async (folder: string): Promise<void> => {
  const parts = (await readdir(folder)).filter((name) => name.endsWith('.part'))
  await Promise.all(parts.map((name) => rm(join(folder, name), { recursive: true })))
}

/** Takes the folder for this process; resolves with the way to give it back. @throws BackupError while another backup runs */
export const lockBackups = async (folder: string): Promise<() => Promise<void>> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return lockFolder(folder).catch((error: unknown) => {
    if (error instanceof DatabaseLockedError) throw new BackupError(`Another backup writes to ${folder} at this moment. Try again later.`)
    throw error
  })
}

/** The SHA-256 of a file as it is on the disk. */
export const hashOf = async (path: string): Promise<string> => {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/**
 * Writes a new file, flushes it, reads it again and compares.
 * @returns the SHA-256 of what is on the disk
 * @throws BackupError when the disk gives back something else
 */
export const writeChecked = async (path: string, content: Readable): Promise<string> => {
  const hash = createHash('sha256')
  const seen = async function* (source: AsyncIterable<Uint8Array>) {
    for await (const chunk of source) {
      hash.update(chunk)
      yield chunk
    }
  }
  await pipeline(content, seen, createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }))
  const written = hash.digest('hex')
  if ((await hashOf(path)) !== written) throw new BackupError(`${path} was not written as it was sent: the disk of the backup is faulty.`)
  return written
}

/** Makes the names in a folder durable. */
export const syncFolder = async (folder: string): Promise<void> => {
  const handle = await open(folder, 'r')
  await handle.sync().finally(() => handle.close())
}

/** The hashes that a backup names: of its own file under `townFile`, of the objects under their names. */
export const readSums = async (folder: string, name: string): Promise<Map<string, string>> => {
  const text = await readFile(join(folder, name, sumsFile), 'utf8').catch(() => {
    throw new BackupError(`There is no whole backup ${name} in ${folder}.`)
  })
  const lines = text.split('\n').filter((line) => line !== '')
  return new Map(lines.map((line) => [line.slice(line.lastIndexOf('/') + 1).slice(line.includes('/') ? 0 : 66), line.slice(0, 64)]))
}

/** The version of the format below. A backup of another one is refused. */
export const backupFormat = 2

const count = z.number().check(z.nonnegative())
/** Digits that make a name of a file or a hash: a backup that somebody has made up names no other file of this machine. */
const digits = (length: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${length}}$`)))

/** What the stored town begins with: which version of the product wrote it, and its newest event. */
const town = z.object({
  kind: z.literal('town'),
  format: z.literal(backupFormat),
  made_at: z.string(),
  /** Names of the migrations that the database had. */
  migrations: z.array(z.string()),
  /** The version of the job queue's tables. */
  queue_version: count,
  /** Id of the newest event of the audit trail; null where there is none. */
  newest_event: z.nullable(z.string()),
  /** The signature of the newest day of the audit trail's chain. */
  audit_head: z.nullable(z.string()),
})

/** One line of the stored town, which is JSON lines in this order: town, kept files, tables with their rows, sequences, files, end. */
export const townLine = z.discriminatedUnion('kind', [
  town,
  /** A key or a setting; the content is base64. */
  z.object({ kind: z.literal('kept'), name: z.string(), content: z.string() }),
  /** A table, and its columns in the order in which the rows below have them. */
  z.object({ kind: z.literal('table'), schema: z.string(), table: z.string(), columns: z.array(z.string()).check(z.minLength(1)) }),
  /** Rows of the table above, each in PostgreSQL's own text form of a row. */
  z.object({ kind: z.literal('rows'), rows: z.array(z.string()) }),
  z.object({ kind: z.literal('sequence'), name: z.string(), last: z.string() }),
  /** A stored file: its key in storage, the object of the backup that holds it, and the hash of its content. */
  z.object({ kind: z.literal('file'), key: digits(40), object: digits(64), byte_size: count, sha256: digits(64) }),
  z.object({ kind: z.literal('end'), rows: count, files: count }),
])

export type TownLine = z.output<typeof townLine>
export type TownHead = z.output<typeof town>
