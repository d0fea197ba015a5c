import { randomUUID } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod/mini'
import { errorCode } from '../../errors/error-facts.ts'
import type { DayHead } from './day-head.ts'

/**
 * A closed head outside the database, one JSON object a line. It holds all that is signed, so that whoever has the file and the public key needs nothing else.
 * Hashes and signature are hexadecimal.
 */
const headLineSchema = z.object({ day: z.string(), signature: z.string() })
export type HeadLine = z.output<typeof headLineSchema>

const hex = (bytes: Uint8Array | null): string | null => (bytes === null ? null : Buffer.from(bytes).toString('hex'))

/** A head as the file holds it, without the end of the line. */
export const headLine = (head: DayHead): string => {
  const { day, changes, looks, chained_until, signed_at, key_id } = head
  const bytes = { changes_hash: hex(head.changes_hash), looks_hash: hex(head.looks_hash), previous: hex(head.previous) }
  return JSON.stringify({ day, changes, looks, ...bytes, chained_until, signed_at, key_id, signature: hex(head.signature) })
}

export const headFile = (dataDir: string): string => join(dataDir, 'audit', 'heads.jsonl')

const parseLine = (line: string, path: string): HeadLine => {
  try {
    return headLineSchema.parse(JSON.parse(line))
  } catch (error) {
    throw new Error(`${path} has a line that is no head of a day: ${line.slice(0, 80)}`, { cause: error })
  }
}

/** The whole lines of a file; a last one that was cut off in the middle does not count. Empty where there is no file. */
const readWholeLines = async (path: string): Promise<string> => {
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return ''
    throw error
  })
  return text.slice(0, text.lastIndexOf('\n') + 1)
}

/** The heads in a file, oldest first; none where there is no file. */
export const readHeadFile = async (path: string): Promise<HeadLine[]> =>
  (await readWholeLines(path)).split('\n').flatMap((line) => (line === '' ? [] : [parseLine(line, path)]))

/** Adds the heads to the file, which is replaced as a whole: a crash leaves the old one. */
export const appendHeads = async (path: string, heads: readonly DayHead[]): Promise<void> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.${randomUUID()}`
  await writeFile(draft, (await readWholeLines(path)) + heads.map((head) => `${headLine(head)}\n`).join(''), { mode: 0o600, flush: true })
  await rename(draft, path)
}
