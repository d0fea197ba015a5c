import { appendFileSync, closeSync, fdatasync, openSync, renameSync } from 'node:fs'
import { mkdir, readFile, truncate, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { promisify } from 'node:util'
import { syncFolder } from '../replace-file.ts'

const flushToDisk = promisify(fdatasync)

/** A file with one JSON record in each line. It survives the end of the process from the call of `append` on, and a power cut once that resolves. */
export interface Journal {
  /** What the file held when it was opened, oldest first. */
  records: unknown[]
  append(record: unknown): Promise<void>
  /** Replaces all records; a power cut leaves either the old or the new ones. */
  rewrite(records: readonly unknown[]): Promise<void>
  close(): Promise<void>
}

/**
 * Reads the records. A last line that a power cut left unfinished is cut off, so that the next record begins on a new line.
 * A line that is not JSON is skipped: one damaged record must not hide the others.
 */
const readRecords = async (path: string): Promise<unknown[]> => {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0))
  const whole = bytes.lastIndexOf(0x0a) + 1
  if (whole < bytes.length) await truncate(path, whole)
  const lines = bytes.subarray(0, whole).toString('utf8').split('\n')
  return lines.flatMap((line) => {
    if (line === '') return []
    try {
      const record: unknown = JSON.parse(line)
      return [record]
    } catch {
      return []
    }
  })
}

const textOf = (records: readonly unknown[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('')

/** Opens or creates the journal at `path`. Appends that come while the disk is busy share its next flush. */
export const openJournal = async (path: string): Promise<Journal> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const records = await readRecords(path)
  let file = openSync(path, 'a', 0o600)
  await syncFolder(path)
  let last: Promise<void> = Promise.resolve()
  let nextFlush: Promise<void> | undefined
  /** What was appended since each rewrite that has not taken the place of the file was asked for: it belongs behind those records too. */
  const behind = new Set<string[]>()
  // A write that failed may have left half a line, so the next begins with a line break.
  let torn = false

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  const write = (text: string): void => {
    const whole = torn ? `\n${text}` : text
    torn = true
    appendFileSync(file, whole)
    torn = false
  }
  const flush = (): Promise<void> => {
    nextFlush = undefined
    return flushToDisk(file)
  }
  let closed: Promise<void> | undefined
  const append = (record: unknown): Promise<void> => {
    // The number of a closed file may be another's by now.
    if (closed !== undefined) return Promise.reject(new Error('The journal is closed.'))
    const text = textOf([record])
    try {
      write(text)
    } catch (error) {
      return Promise.reject(error)
    }
    for (const texts of behind) texts.push(text)
    nextFlush ??= enqueue(flush)
    return nextFlush
  }
  const rewrite = (replacement: readonly unknown[]): Promise<void> => {
    if (closed !== undefined) return Promise.reject(new Error('The journal is closed.'))
    // What is appended from now on is flushed behind the rewrite.
    nextFlush = undefined
    const texts: string[] = []
    behind.add(texts)
    const text = textOf(replacement)
    return enqueue(async () => {
      try {
        await writeFile(`${path}.new`, text, { mode: 0o600, flush: true })
        // At once, so that nothing is appended in between and no kill finds a file without it.
        const replaced = openSync(`${path}.new`, 'a')
        appendFileSync(replaced, texts.join(''))
        renameSync(`${path}.new`, path)
        closeSync(file)
        ;[file, torn] = [replaced, false]
      } finally {
        behind.delete(texts)
      }
      await flushToDisk(file)
      await syncFolder(path)
    })
  }
  const close = () => (closed ??= enqueue(async () => closeSync(file)))
  return { records, append, rewrite, close }
}
