import { OperationError } from '@dovolilnice/contract/errors'
import { fieldError } from '@dovolilnice/contract/field-rules'
import type { Locale } from '@dovolilnice/contract/locale'
import { localDayOf } from '@dovolilnice/contract/primitives/local-day'
import { Buffer } from 'node:buffer'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import type { Db } from '../../../platform/database/tables.ts'
import type { ReceivedFile, Services } from '../../../platform/http/context.ts'
import { limitedTurns } from '../../../platform/security/limited-turns.ts'
import { documentTypesOf } from '../keep-documents.ts'
import { markPdf } from './mark-pdf.ts'
import { markPicture } from './mark-picture.ts'
import { markLines } from './mark-words.ts'
import { stripOf } from './strip.ts'
import type { Strip } from './strip.ts'

/** One after the other: a large picture takes 300 MB while it is drawn. */
const inTurn = limitedTurns({ atOnce: 1, mostWaiting: 20, waitMs: 60_000 })

/** The types whose copies bear a mark, in whatever kind of permit. */
const markedTypes = async (db: Db): Promise<Set<string>> => {
  const kinds = await db.selectFrom('permit_kind').select('documents').execute()
  return new Set(kinds.flatMap(({ documents }) => documents.filter(({ marked }) => marked === true).map(({ type }) => type)))
}

const marked = async (bytes: Uint8Array, type: string, strip: Strip): Promise<Uint8Array> => {
  if (type === 'application/pdf') return markPdf(bytes, strip)
  if (type === 'image/jpeg' || type === 'image/png') return markPicture(bytes, type, strip)
  throw new Error('A file of this type cannot be marked.')
}

/** Stores the marked copy in place of the file. @throws OperationError `unsupported_file` for one that cannot be marked */
const withMark = async ({ storage }: Services, file: ReceivedFile, strip: Strip, locale: Locale): Promise<ReceivedFile> => {
  const bytes = await buffer(await storage.open(file.storage_key))
  const copy = await marked(bytes, file.media_type, strip).catch(() => {
    throw new OperationError('unsupported_file', { fields: [fieldError(file.field, 'copy_unmarked', locale)] })
  })
  return { ...file, ...(await storage.receive(Readable.from([Buffer.from(copy)]))) }
}

/**
 * Draws a mark of its purpose on each file of a type that the town marks, before the call's transaction: the rows know the marked copy alone, and the
 * file that came is removed.
 * @throws OperationError `unsupported_file` for a file that cannot be marked; then no marked copy is kept
 */
export const markCopies = async (services: Services, files: readonly ReceivedFile[], locale: Locale): Promise<ReceivedFile[]> => {
  const { database, storage, clock, capabilities } = services
  if (files.length === 0) return []
  const types = await markedTypes(database.kysely)
  const isMarked = documentTypesOf(files).map((type) => types.has(type))
  if (!isMarked.includes(true)) return [...files]
  const { municipality } = await capabilities.readParameters(database.kysely)
  const strip = stripOf(markLines(municipality.name, localDayOf(clock.now()), locale))
  const copies: ReceivedFile[] = []
  try {
    for (const [index, file] of files.entries())
      copies.push(isMarked[index] === true ? await inTurn(() => withMark(services, file, strip, locale)) : file)
  } catch (error) {
    await Promise.all(copies.map(({ storage_key: key }) => storage.remove(key)))
    throw error
  }
  await Promise.all(files.filter((_, index) => isMarked[index]).map(({ storage_key: key }) => storage.remove(key)))
  return copies
}
