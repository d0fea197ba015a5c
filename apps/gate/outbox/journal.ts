import { mkdir, open, readFile, truncate, type FileHandle } from 'node:fs/promises'
import { dirname } from 'node:path'
import { replaceFile, syncFolder } from '../replace-file.ts'

/** A file of one JSON record a line that survives a power cut: what `append` has resolved for is on the disk. */
export interface Journal {
  /** What the file held when it was opened, oldest first. */
  records: unknown[]
  append(record: unknown): Promise<void>
  /** Replaces everything by these records, at once or not at all. */
  rewrite(records: readonly unknown[]): Promise<void>
  close(): Promise<void>
}

/**
 * Reads the records, and cuts off a last line that a power cut left unfinished, so that the next one does not run into it.
 * A line that cannot be read is left out: one torn record must not keep the rest of the log from its reader.
 */
const readRecords = async (path: string): Promise<unknown[]> => {
  const bytes = await readFile(path).catch(() => Buffer.alloc(0))
  const whole = bytes.lastIndexOf(0x0a) + 1
  if (whole < bytes.length) await truncate(path, whole)
  const lines = bytes.subarray(0, whole).toString('utf8').split('\n')
  return lines.flatMap((line) => {
    try {
      return line === '' ? [] : [JSON.parse(line) as unknown]
    } catch {
      return []
    }
  })
}

const textOf = (records: readonly unknown[]): string => records.map((record) => `${JSON.stringify(record)}\n`).join('')

/** Opens or makes the journal at `path`. Appends that come together share one write and one fsync. */
export const openJournal = async (path: string): Promise<Journal> => {
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const records = await readRecords(path)
  let file: FileHandle = await open(path, 'a', 0o600)
  await syncFolder(path)
  let last: Promise<void> = Promise.resolve()
  /** The records that the next write takes, and its promise; sealed by a rewrite, which must not swallow what comes after it. */
  let next: { batch: unknown[]; written: Promise<void> } | undefined
  // A write that failed may have left half a line; the next one then begins on a line of its own.
  let torn = false

  const after = (work: () => Promise<void>): Promise<void> => {
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
      next = { batch, written: after(() => write(batch)) }
    }
    next.batch.push(record)
    return next.written
  }
  const rewrite = (replacement: readonly unknown[]): Promise<void> => {
    next = undefined
    const text = textOf(replacement)
    return after(async () => {
      await replaceFile(path, text)
      await file.close()
      file = await open(path, 'a', 0o600)
    })
  }
  const close = () => after(() => file.close())
  return { records, append, rewrite, close }
}
