import { pipeline, Readable } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { join } from 'node:path'
import { errorMessage } from '../../platform/errors/error-facts.ts'
import { decryptFile } from './file-objects.ts'
import { BackupError, townFile, type TownHead, townLine, type TownLine } from './backup-folder.ts'

export interface OpenBackup {
  folder: string
  name: string
  /** The private keys, each `AGE-SECRET-KEY-…`: one of them opens it. */
  identities: readonly string[]
  /** Bytes of the longest line; 256 MB when absent. */
  longestLine?: number
}

/** Far more than 500 rows of any table take: a line without an end must not fill the memory. */
const ordinaryLine = 256 * 1024 * 1024

/** The lines of a text that comes in parts. Not `readline`, which also ends a line at U+2028. */
const splitLines = async function* (chunks: AsyncIterable<Buffer>, longest: number): AsyncGenerator<string> {
  let parts: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, from)) {
      yield Buffer.concat([...parts, chunk.subarray(from, end)]).toString()
      parts = []
      length = 0
      from = end + 1
    }
    if (from < chunk.length) parts.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > longest) throw new Error('it holds a line without an end')
  }
  if (parts.length > 0) throw new Error('the last line is cut off')
}

const parse = (text: string): TownLine => {
  const parsed = townLine.safeParse(JSON.parse(text))
  if (parsed.success) return parsed.data
  throw new Error('it holds a line that this version of the product does not understand')
}

/**
 * The lines of the town, each as the schema says, up to the end that counts them.
 * @throws BackupError for another key, a torn or changed file, or another format
 */
export const readTown = async function* ({ folder, name, identities, longestLine = ordinaryLine }: OpenBackup): AsyncGenerator<TownLine> {
  const path = join(folder, name, townFile)
  const unzipped = createGunzip()
  // The callback form hands an error of the file on to the reader of `unzipped`.
  pipeline(Readable.from(decryptFile(identities, path)), unzipped, () => {})
  let rows = 0
  let files = 0
  let ended = false
  try {
    for await (const text of splitLines(unzipped, longestLine)) {
      const line = parse(text)
      if (line.kind === 'rows') rows += line.rows.length
      if (line.kind === 'file') files++
      if (line.kind === 'end') ended = line.rows === rows && line.files === files
      yield line
    }
    if (!ended) throw new Error('its end is missing')
  } catch (error) {
    if (error instanceof BackupError) throw error
    throw new BackupError(`The backup ${name} is damaged, nothing of it is used: ${errorMessage(error)}.`, { cause: error })
  } finally {
    unzipped.destroy()
  }
}

/** The first line of the town: what wrote it. */
export const readHead = async (backup: OpenBackup): Promise<TownHead> => {
  for await (const line of readTown(backup)) {
    if (line.kind === 'town') return line
    break
  }
  throw new BackupError(`The backup ${backup.name} is damaged: its head is missing.`)
}
