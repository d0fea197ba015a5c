import { mkdir, open, readFile, truncate, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile, syncFolder } from '../replace-file.ts'

/** A file with one JSON record in each line. It survives a power cut: a record is on the disk when its `append` resolves. */
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

/** Opens or creates the journal at `path`. Simultaneous appends share one write and one fsync. */
export const openJournal = async (path: string): Promise<Journal> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const records = await readRecords(path)
  let file: FileHandle = await open(path, 'a', 0o600)
  await syncFolder(path)
  let last: Promise<void> = Promise.resolve()
  /** The records of the next write, and its promise. A rewrite closes the batch: records appended after it must be written after it. */
  let next: { batch: unknown[]; written: Promise<void> } | undefined
  // True during a write and after one that failed: that one may have left half a line, so the next write begins with a line break.
  let torn = false

  const enqueue = (work: () => Promise<void>): Promise<void> => {
    const done = last.then(work)
    last = done.catch(() => {})
    return done
  }
  const write = async (batch: unknown[]): Promise<void> => {
    if (next?.batch === batch) next = undefined
    const text = torn ? `\n${textOf(batch)}` : textOf(batch)
    torn = true
    await file.appendFile(text)
    await file.datasync()
    torn = false
  }
  const append = (record: unknown): Promise<void> => {
    if (next === undefined) {
      const batch: unknown[] = []
      next = { batch, written: enqueue(() => write(batch)) }
    }
    next.batch.push(record)
    return next.written
  }
  const rewrite = (replacement: readonly unknown[]): Promise<void> => {
    next = undefined
    const text = textOf(replacement)
    return enqueue(async () => {
      await replaceFile(path, text)
      await file.close()
      file = await open(path, 'a', 0o600)
    })
  }
  const close = () => enqueue(() => file.close())
  return { records, append, rewrite, close }
}
